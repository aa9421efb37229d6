const KINDS = ['insert', 'delete', 'replace', 'transpose'] as const;
type Kind = (typeof KINDS)[number];

export interface Slip {
  meant: string;
  typed: string;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function mistype(word: string, kind: Kind, below: (limit: number) => number): string {
  const letter = LETTERS.charAt(below(LETTERS.length));
  const at = below(kind === 'transpose' ? word.length - 1 : word.length);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  switch (kind) {
    case 'insert':
      return before + letter + after;
    case 'delete':
      return before + after.slice(1);
    case 'replace':
      return before + letter + after.slice(1);
    case 'transpose':
      return before + after.charAt(1) + after.charAt(0) + after.slice(2);
  }
}

/** Slips of the hand of all four kinds in turn, none of which gives one of the words. */
export function makeSlips(words: readonly string[], count: number, seed: number): Slip[] {
  const next = numbersFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const slips: Slip[] = [];
  while (slips.length < count) {
    const meant = words[below(words.length)] ?? '';
    const typed = mistype(meant, KINDS[slips.length % KINDS.length] ?? 'insert', below);
    if (!words.includes(typed)) slips.push({ meant, typed });
  }
  return slips;
}
