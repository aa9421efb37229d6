interface Policies {
  defaultPolicy?: unknown;
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

interface Page {
  location: Location;
  trustedTypes?: Policies;
}

/** Below the origin: the build's scripts, and the worker that lets pages open without a network. */
const SCRIPTS = /^\/(assets\/|sw\.js$)/;

/** One named character of Markdown: what libraries write as HTML. */
const HARMLESS_HTML = /^&\w+;$/;

/**
 * Decides which texts may become scripts or HTML; everything else throws where the server's policy asks
 * for trusted types (ADR 27). Scripts come from the build alone. The script inside a rendered page makes it before
 * all others.
 */
export function createDefaultPolicy({ location: { origin }, trustedTypes }: Page): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (HARMLESS_HTML.test(html) ? html : null),
    createScriptURL(url) {
      const { href } = new URL(url, origin);
      return href.startsWith(origin) && SCRIPTS.test(href.slice(origin.length)) ? url : null;
    },
  });
}
