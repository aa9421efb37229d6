/** What the server puts into the built page. */
interface Filling {
  head: string;
  /** For readers without JavaScript. */
  summary: string;
  nonce: string;
  /** The page's configuration as JSON. */
  settings: string;
}

const MARKS =
  /<!--page-head-->.*?<!--\/page-head-->|<noscript>.*?<\/noscript>|__CSP_NONCE__|__APP_CONFIG__/gs;

/** One pass over the template, so that a mark in a member's text is only text. */
export const fillTemplate = (template: string, filling: Filling): string =>
  template.replace(MARKS, (mark) => {
    if (mark.startsWith('<!--page-head-->')) return filling.head;
    if (mark === '__CSP_NONCE__') return filling.nonce;
    if (mark === '__APP_CONFIG__') return filling.settings;
    return `<noscript>${filling.summary}</noscript>`;
  });
