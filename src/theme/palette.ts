import type { ColorSystemOptions } from '@mui/material/styles';
import type { Theme } from '../../domain/vocabulary';

/** One hue for icon, chip and chart series of each theme, all over the product. */
const HUES = {
  governance: { light: '#3B4C8C', dark: '#AEBBF0' },
  workers: { light: '#9C3F5A', dark: '#EBA3BA' },
  community: { light: '#A84A24', dark: '#EFA07F' },
  energy: { light: '#0F6A78', dark: '#7CCBD8' },
  nature: { light: '#2F6B2F', dark: '#9AD08F' },
  processing: { light: '#7A5A12', dark: '#DDB868' },
} as const;

export type HueName = keyof typeof HUES;
type Hues = Record<HueName, string>;

declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary'];
    themes: Hues;
    control: string;
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    themes?: Hues;
    /** Outlines of fields and buttons: at least 3:1 on every ground. */
    control?: string;
  }
  interface TypeBackground {
    /** Quiet section ground, a step away from the page. */
    subtle: string;
  }
}

const HUE_OF_THEME: Record<Theme, HueName> = {
  'transparent & accountable governance': 'governance',
  "workers' wellbeing": 'workers',
  'community action': 'community',
  'energy transition': 'energy',
  'nature regeneration': 'nature',
  'responsible processing & packaging': 'processing',
};

export const hueOf = (theme: Theme): HueName => HUE_OF_THEME[theme];

/** A theme's colour as a CSS value that follows the colour scheme; fit for styles and SVG. */
export const themeColor = (theme: Theme): string => `var(--mui-palette-themes-${hueOf(theme)})`;

const huesIn = (scheme: 'light' | 'dark'): Hues => ({
  governance: HUES.governance[scheme],
  workers: HUES.workers[scheme],
  community: HUES.community[scheme],
  energy: HUES.energy[scheme],
  nature: HUES.nature[scheme],
  processing: HUES.processing[scheme],
});

const INK = '#1D2A22';
const MAIZE = { main: '#F0B541', light: '#F7D58F', dark: '#C98F1B', contrastText: INK };

export const light = {
  palette: {
    primary: { main: '#1F5D3A', light: '#3E7D59', dark: '#164429', contrastText: '#FFFFFF' },
    secondary: { main: '#A84A24', light: '#C26F4B', dark: '#83381A', contrastText: '#FFFFFF' },
    accent: MAIZE,
    error: { main: '#A3231B', light: '#C6544C', dark: '#7C1812', contrastText: '#FFFFFF' },
    warning: { main: '#7A5A12', light: '#A88434', dark: '#5B430C', contrastText: '#FFFFFF' },
    info: { main: '#0F6A78', light: '#3D8F9C', dark: '#0A4D58', contrastText: '#FFFFFF' },
    success: { main: '#2F6B2F', light: '#5A945A', dark: '#1F4C1F', contrastText: '#FFFFFF' },
    themes: huesIn('light'),
    control: '#7C877F',
    text: { primary: INK, secondary: '#4A574E', disabled: '#6A766D' },
    background: { default: '#FBF8F1', paper: '#FFFFFF', subtle: '#F6F1E5' },
    divider: '#E3DCCB',
  },
} satisfies ColorSystemOptions;

const NIGHT_INK = '#10221A';

export const dark = {
  palette: {
    primary: { main: '#7FC79A', light: '#A5DAB8', dark: '#5BAE7A', contrastText: NIGHT_INK },
    secondary: { main: '#EFA07F', light: '#F5BEA7', dark: '#DD8059', contrastText: '#2B140A' },
    accent: MAIZE,
    error: { main: '#F2A29B', light: '#F7C3BE', dark: '#E57A70', contrastText: '#2E0B08' },
    warning: { main: '#DDB868', light: '#E9D09A', dark: '#C69D44', contrastText: '#241A04' },
    info: { main: '#7CCBD8', light: '#A7DDE6', dark: '#52B1C1', contrastText: '#06252B' },
    success: { main: '#9AD08F', light: '#B9DFB1', dark: '#77B96A', contrastText: NIGHT_INK },
    themes: huesIn('dark'),
    control: '#74847A',
    text: { primary: '#E9EFE8', secondary: '#B4C1B7', disabled: '#8A978E' },
    background: { default: '#121A15', paper: '#1A251E', subtle: '#17211B' },
    divider: '#2F3C33',
  },
} satisfies ColorSystemOptions;
