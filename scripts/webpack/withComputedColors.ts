import { createTheme } from '@mui/material/styles';
import * as palettes from '../../src/theme/palette';

/** Components of MUI that no page has: `npm run budgets` fails when a built page asks the theme for a colour of theirs. */
export const UNUSED_COMPONENTS = [
  'AppBar',
  'Avatar',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
];

interface Colors {
  [name: string]: string | Colors;
}

/** The texts of `made`, also of the objects in it, that `given` does not have. */
function addedTexts(made: object, given: object): Colors {
  const added: Colors = {};
  for (const [name, value] of Object.entries<unknown>({ ...made })) {
    const known: unknown = Reflect.get(given, name);
    if (typeof value === 'string' && value !== known) added[name] = value;
    if (typeof value !== 'object' || value === null) continue;
    const inside = addedTexts(value, typeof known === 'object' && known !== null ? known : {});
    if (Object.keys(inside).length > 0) added[name] = inside;
  }
  return added;
}

function colorsOf(mode: 'light' | 'dark'): Colors {
  const { palette } = palettes[mode];
  const made = createTheme({ cssVariables: true, colorSchemes: { [mode]: { palette } } });
  const given = createTheme({ palette: { mode, ...palette } }).palette;
  const colors = Object.entries(addedTexts(made.colorSchemes[mode]?.palette ?? {}, given));
  return Object.fromEntries(colors.filter(([name]) => !UNUSED_COMPONENTS.includes(name)));
}

/** A webpack loader of `src/theme/computedColors`: what MUI computes from the palette. */
export default function withComputedColors(): string {
  const colorSchemes = {
    light: { palette: colorsOf('light') },
    dark: { palette: colorsOf('dark') },
  };
  return `export const computedColors = ${JSON.stringify({ colorSchemes })};`;
}
