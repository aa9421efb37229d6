import { slugOf } from '../../domain/slug';

interface SlugRules {
  /** What the slug begins with when the name has no letters. */
  kind: string;
  /** Segments that mean something else in the same place of an address. */
  reserved: readonly string[];
}

/** The name as a path segment; never empty, and never a number, which would read as an id. */
export function baseSlug(name: string, { kind, reserved }: SlugRules): string {
  const slug = slugOf(name);
  const isFit = /[a-z]/.test(slug) && !reserved.includes(slug);
  return isFit ? slug : `${kind}-${slug}`.replace(/-$/, '');
}

/** `base`, else `base-2`, `base-3` … */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
