import type { ThemeOptions } from '@mui/material/styles';

/**
 * The colours that MUI computes from the palette. None here, so that it computes them when it makes the theme; the build
 * writes them in (`scripts/webpack/withComputedColors`), so that no page has to.
 */
export const computedColors: ThemeOptions = {};
