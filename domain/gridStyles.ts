/**
 * SHA-256 of the one text that the table of admins writes into a style element, by browsers with CSS's
 * `color-mix` and by older ones. The server's policy allows these; `WideGrid.test` compares them.
 */
export const GRID_STYLES = [
  'gilBNfC6yIaLhcMGOw2bixgctB76U8GPx82GJvSy0pU=',
  'FRbDgYlTeXb5W4zLlR79VMsFOJ1Gw7448xKsYPbAlOY=',
] as const;
