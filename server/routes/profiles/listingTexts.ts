const SUMMARY_LENGTH = 160;

/** The name as a path segment; never empty, and never a number, which would read as an id. */
export function slugify(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return /[a-z]/.test(slug) && slug !== 'info' ? slug : `business-${slug}`.replace(/-$/, '');
}

/** `base`, else `base-2`, `base-3` … */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** The first sentence, cut at a word when it is long. */
export function summarise(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= SUMMARY_LENGTH) return sentence;
  return `${sentence.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}
