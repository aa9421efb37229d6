/** What the server puts into the built page. */
interface Filling {
  head: string;
  /** For readers without JavaScript. */
  summary: string;
  /** The page's configuration as JSON. */
  settings: string;
}

const MARKS = /<!--page-head-->.*?<!--\/page-head-->|<noscript>.*?<\/noscript>|__APP_CONFIG__/gs;

/** One pass over the template, so that a mark in a member's text is only text. */
export const fillTemplate = (template: string, filling: Filling): string =>
  template.replace(MARKS, (mark) => {
    if (mark.startsWith('<!--page-head-->')) return filling.head;
    if (mark === '__APP_CONFIG__') return filling.settings;
    return `<noscript>${filling.summary}</noscript>`;
  });

/** The texts of the scripts that the page itself holds, none of which is filled. */
export const inlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
