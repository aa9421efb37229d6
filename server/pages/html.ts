/** The same JSON, which cannot end the script element it is put into. */
export const escapeScriptJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const toScriptJson = (value: unknown): string => escapeScriptJson(JSON.stringify(value));

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The texts of links and pictures in their place. No part is read twice: a text may be all brackets. */
function withoutLinks(markdown: string): string {
  let plain = '';
  let from = 0;
  for (;;) {
    const middle = markdown.indexOf('](', from);
    if (middle < 0) break;
    const before = markdown.slice(from, middle);
    const start = before.lastIndexOf('[');
    if (start < 0) {
      plain += `${before}](`;
      from = middle + 2;
      continue;
    }
    const end = markdown.indexOf(')', middle);
    if (end < 0) break;
    plain += before.slice(0, start).replace(/!$/, '') + before.slice(start + 1);
    from = end + 1;
  }
  return plain + markdown.slice(from);
}

/** Markdown without its marks, in one line. */
export const plainText = (markdown: string): string =>
  withoutLinks(markdown)
    .replace(/^[\t ]*(?:#{1,6}|>|[-*+]|\d{1,9}\.)\s+/gm, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** At most `length` characters, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
