/**
 * The opacity of each shade, from none to the most. Even the last one leaves the lines
 * between regions at 3:1 in both colour schemes.
 */
export const SHADES = [0.06, 0.18, 0.32, 0.46, 0.62] as const;
