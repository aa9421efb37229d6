import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { computedColors } from './computedColors';
import { dark, light } from './palette';
import { typography } from './typography';

const made = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: { light, dark },
    typography,
    shape: { borderRadius: 10 },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: 3 },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  },
  computedColors,
);

/**
 * MUI would copy the components at each start if they were given to it above.
 * The table of admins writes a style element that is named after the theme's JSON: one name for all (`domain/gridStyles`).
 */
export const theme = Object.assign(made, { components, toJSON: () => 'theme' });
