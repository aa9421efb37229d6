const LENGTH = 40;

/** What draws nothing, but for the joiners that some alphabets and pictures need. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/**
 * Where email programs see an address: a dot, a colon or two slashes within a word. Dots and colons
 * between digits are of numbers and times, unless several follow, as in an address of the network.
 */
const JOINTS =
  /(?<!\d)[.。．｡](?=[^\s.])|[.。．｡](?=[^\s.\d])|(?<=\.\d{1,3})\.(?=\d)|(?<!\d):(?=[^\s)(])|:(?=[^\s\d)(])|(?:\/\/|\\\\)(?=\S)/gu;

/** Words of others as one line in which no email program finds a link: "evil. example", "a @ b". */
export const unlinked = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .replace(/ ?@ ?/g, ' @ ')
    .replace(JOINTS, '$& ')
    .trim();

/** A name or a title that somebody gave, as every email shows it: short, and never a link. */
export function nameText(name: string): string {
  const characters = Array.from(unlinked(name));
  if (characters.length <= LENGTH) return characters.join('');
  return `${characters
    .slice(0, LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
