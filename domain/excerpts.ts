/** Letters that are shown around a difference, and of a difference itself. */
const AROUND = 60;
const LONGEST = 400;

/** From where the texts begin to differ to where they are the same again, with some letters around. */
export function excerpts(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= LONGEST) return [before, after];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const cut = (text: string): string => {
    const from = Math.max(0, start - AROUND);
    const to = Math.min(text.length, text.length - end + AROUND, from + LONGEST);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}
