/** The colours of the product in its light scheme, and tints of them for grounds. */
export const COLORS = {
  forest: '#1F5D3A',
  maize: '#F0B541',
  terracotta: '#A84A24',
  indigo: '#3B4C8C',
  wine: '#9C3F5A',
  teal: '#0F6A78',
  leaf: '#2F6B2F',
  ochre: '#7A5A12',
  bark: '#5B430C',
  ink: '#1D2A22',
  paper: '#FBF8F1',
  cream: '#F7EAD0',
  mint: '#CFE0C8',
  sky: '#CDE4E6',
  rose: '#F0D3C6',
  straw: '#F7D58F',
  clay: '#C9754F',
  mango: '#E58A2B',
  stone: '#B9B3A2',
  moss: '#7FA66B',
} as const;

export type ColorName = keyof typeof COLORS;

/** Shapes on a square of 100 units, as SVG. */
export const rect = (x: number, y: number, w: number, h: number, fill: ColorName, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${COLORS[fill]}"/>`;

export const disc = (x: number, y: number, r: number, fill: ColorName) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${COLORS[fill]}"/>`;

export const ring = (x: number, y: number, r: number, stroke: ColorName, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${COLORS[stroke]}" stroke-width="${width}"/>`;

export const area = (d: string, fill: ColorName) => `<path d="${d}" fill="${COLORS[fill]}"/>`;

export const line = (d: string, stroke: ColorName, width: number) =>
  `<path d="${d}" fill="none" stroke="${COLORS[stroke]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const turned = (shapes: string, degrees: number, x = 50, y = 50) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`;

export const moved = (shapes: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

/** The same shapes at several places. */
export const repeated = (places: readonly (readonly [number, number])[], shapes: string) =>
  places.map(([x, y]) => moved(shapes, x, y)).join('');

/** The same shapes at each of so many parts of a turn. */
export const around = (count: number, shapes: string, x = 50, y = 50) =>
  Array.from({ length: count }, (_, index) => turned(shapes, (360 / count) * index, x, y)).join('');
