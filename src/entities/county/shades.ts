/**
 * The opacity of each step of colour, from none to the most, as far apart as they can be. Even the last one leaves the
 * lines between regions at 3:1 in both colour schemes.
 */
const LIGHTEST = 0.05;
const FIRST = 0.24;
const LAST = 0.62;

export function opacityOf(shade: number, shades: number): number {
  if (shade === 0) return LIGHTEST;
  return shades === 1 ? LAST : FIRST + ((LAST - FIRST) * (shade - 1)) / (shades - 1);
}
