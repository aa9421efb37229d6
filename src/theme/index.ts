import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { dark, light } from './palette';
import { typography } from './typography';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light, dark },
  typography,
  components,
  shape: { borderRadius: 10 },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 3 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
});
