import { EDGE, MOTIFS, weave } from '../../src/ui/illustrations/weave';
import { food } from './goods/food';
import { household } from './goods/household';
import { land } from './goods/land';
import { people } from './goods/people';
import { work } from './goods/work';
import { COLORS, type ColorName } from './shapes';

const goods = { ...household, ...food, ...people, ...work, ...land };
export type Good = keyof typeof goods;

/** A ground for what is shown, one for what is beside it, and the two colours of the cloth. */
const PALETTES = {
  forest: { ground: 'mint', glow: 'cream', beside: 'straw', cloth: 'forest', bright: 'maize' },
  terracotta: {
    ground: 'rose',
    glow: 'cream',
    beside: 'sky',
    cloth: 'terracotta',
    bright: 'straw',
  },
  indigo: { ground: 'sky', glow: 'paper', beside: 'rose', cloth: 'indigo', bright: 'maize' },
  teal: { ground: 'cream', glow: 'straw', beside: 'mint', cloth: 'teal', bright: 'maize' },
  wine: { ground: 'rose', glow: 'paper', beside: 'straw', cloth: 'wine', bright: 'rose' },
  leaf: { ground: 'straw', glow: 'cream', beside: 'sky', cloth: 'leaf', bright: 'straw' },
  ochre: { ground: 'cream', glow: 'straw', beside: 'rose', cloth: 'ochre', bright: 'cream' },
  maize: { ground: 'maize', glow: 'straw', beside: 'cream', cloth: 'forest', bright: 'cream' },
} as const satisfies Record<string, Record<string, ColorName>>;
export type Palette = keyof typeof PALETTES;

/** What a cover shows large, what it shows beside that, and in which colours. */
export type Cover = readonly [shown: Good, beside: Good, palette: Palette];
export type Item = readonly [shown: Good, palette: Palette];

const COLUMNS = 7;
const ROWS = 4;
const TILE = 136;
const WIDTH = TILE * COLUMNS;
const HEIGHT = TILE * ROWS;

const box = (x: number, y: number, side: number, content: string) =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 100 100">${content}</svg>`;

const fill = (x: number, y: number, w: number, h: number, color: ColorName) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${COLORS[color]}"/>`;

/** Behind what is shown: a sun, an arch or a hill. */
const glow = (seed: number, color: ColorName): string => {
  const shape = [
    '<circle cx="50" cy="50" r="46"/>',
    '<path d="M6 100V50a44 44 0 0 1 88 0v50z"/>',
    '<path d="M50 4L96 50L50 96L4 50z"/>',
  ][seed % 3];
  return `<g fill="${COLORS[color]}">${shape ?? ''}</g>`;
};

const seedOf = (name: string): number =>
  Array.from(name).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973,
    7,
  );

const cloth = (
  name: string,
  columns: number,
  rows: number,
  side: number,
  colors: (typeof PALETTES)[Palette],
) =>
  weave(name, columns, rows, MOTIFS.length)
    .map(({ motif, turns, bright }, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const isDark = (column + row) % 2 === 0;
      const motifColor = bright ? colors.bright : isDark ? colors.ground : colors.cloth;
      const scale = side / EDGE;
      return (
        fill(column * side, row * side, side, side, isDark ? colors.cloth : colors.ground) +
        `<path d="${MOTIFS[motif] ?? ''}" fill-rule="evenodd" fill="${COLORS[motifColor]}" transform="translate(${column * side} ${row * side}) scale(${scale}) rotate(${turns * 90} 10 10)"/>`
      );
    })
    .join('');

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Where the large square and the small one begin, in tiles. */
const LAYOUTS = [
  [0, 5],
  [3, 0],
  [1, 5],
  [2, 0],
] as const;

/** A cover as SVG: a large square and a small one on a cloth of the name's own. */
export function coverSvg(name: string, [shown, beside, palette]: Cover): string {
  const colors = PALETTES[palette];
  const seed = seedOf(name);
  const [large = 0, small = 0] = LAYOUTS[seed % LAYOUTS.length] ?? [];
  const side = TILE * ROWS;
  return svg(
    WIDTH,
    HEIGHT,
    cloth(name, COLUMNS, ROWS, TILE, colors) +
      fill(large * TILE, 0, side, side, colors.ground) +
      box(large * TILE, 0, side, glow(seed, colors.glow)) +
      box(large * TILE + side * 0.06, side * 0.06, side * 0.88, goods[shown]) +
      fill(small * TILE, TILE, TILE * 2, TILE * 2, colors.beside) +
      box(small * TILE + TILE * 0.1, TILE * 1.1, TILE * 1.8, goods[beside]),
  );
}

const ITEM = 320;
const STRIP = 32;

/** A product as SVG: a square above a strip of cloth. */
export function itemSvg(name: string, [shown, palette]: Item): string {
  const colors = PALETTES[palette];
  return svg(
    ITEM,
    ITEM,
    fill(0, 0, ITEM, ITEM, colors.ground) +
      box(STRIP / 2, 0, ITEM - STRIP, glow(seedOf(name), colors.glow)) +
      box(STRIP, STRIP / 2, ITEM - 2 * STRIP, goods[shown]) +
      `<g transform="translate(0 ${ITEM - STRIP})">${cloth(name, ITEM / STRIP, 1, STRIP, colors)}</g>`,
  );
}
