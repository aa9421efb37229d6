/**
 * A way back is only ever a path of this site (decisions 2.3), in its normal form. Null for whatever a
 * browser would resolve to another origin, at once or when it reads the normal form again: that of
 * `/.//host` is `//host`.
 */
export function ownPath(path: string | null, origin: string): string | null {
  if (!path?.startsWith('/')) return null;
  try {
    const url = new URL(path, origin);
    const isOurs = url.origin === new URL(origin).origin && !url.pathname.startsWith('//');
    return isOurs ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
