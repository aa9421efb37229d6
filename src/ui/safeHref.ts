const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** The address, if it leads to the web or to email; null for scripts, files and paths of ours. */
export function safeHref(href: string): string | null {
  try {
    return PROTOCOLS.includes(new URL(href).protocol) ? href : null;
  } catch {
    return null;
  }
}

/** The same, and paths of this site. A browser reads a path that begins with two slashes as another site. */
export const ownHref = (href: string): string | null =>
  /^\/(?![/\\])/.test(href) ? href : safeHref(href);
