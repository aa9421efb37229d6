const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** The address, if it leads to the web or to email; null for scripts, files and paths of ours. */
export function safeHref(href: string): string | null {
  try {
    return PROTOCOLS.includes(new URL(href).protocol) ? href : null;
  } catch {
    return null;
  }
}
