/** Motifs of a square of `EDGE` units. */
export const MOTIFS = [
  'M0 0H20A20 20 0 0 1 0 20z',
  'M0 0A20 20 0 0 1 20 20A20 20 0 0 1 0 0z',
  'M10 1L19 10L10 19L1 10zM10 6.5L6.5 10L10 13.5L13.5 10z',
  'M0 20L10 2L20 20z',
  'M0 0H10A10 10 0 0 1 0 10zM20 20H10A10 10 0 0 1 20 10z',
  'M10 3a7 7 0 1 0 .01 0zM10 7a3 3 0 1 1-.01 0z',
  'M0 4H20V8H0zM0 12H20V16H0z',
];

export const EDGE = 20;

/** One square of a cloth: which motif, and how many quarter turns. */
export interface Stitch {
  motif: number;
  turns: number;
  /** The motif has the accent colour. */
  bright: boolean;
}

/** A small repeatable random source (mulberry32) fed by a text. */
function weaver(seed: string): () => number {
  let state = 7;
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The cloth of a name: the same name always gets the same one. Like a kanga it repeats a small
 * group of squares, so that it reads as a pattern and not as noise.
 */
export function weave(seed: string, columns: number, rows: number, motifs: number): Stitch[] {
  const random = weaver(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const first = pick(motifs);
  const second = (first + 1 + pick(motifs - 1)) % motifs;
  const turns = [pick(4), pick(4), pick(4), pick(4)];
  const brightAt = pick(4);
  return Array.from({ length: columns * rows }, (_, index) => {
    const place = (Math.floor(index / columns) % 2) * 2 + ((index % columns) % 2);
    return {
      motif: place === 0 || place === 3 ? first : second,
      turns: turns[place] ?? 0,
      bright: place === brightAt,
    };
  });
}
