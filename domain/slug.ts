import slugify from '@sindresorhus/slugify';

/**
 * A name as a segment of an address or a file's name, in Latin letters; empty when it has none. "Ng’ang’a"
 * is one word, and so is "EcoPost"; signs are no words.
 */
export const slugOf = (name: string): string =>
  slugify(name.normalize('NFKC').replace(/['’]/g, ''), {
    decamelize: false,
    customReplacements: [
      ['&', ' '],
      ['♥', ' '],
      ['🦄', ' '],
    ],
  })
    .slice(0, 80)
    .replace(/-$/, '');
