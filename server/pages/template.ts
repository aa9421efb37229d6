import { language } from '../../domain/language';
import { escapeScriptJson } from './html';
import type { LinkedPage } from './rendering';

/** What the server puts into the built page. */
interface Filling {
  head: string;
  /** For readers without JavaScript, where the page is not rendered, or not its content. */
  summary: string;
  /** The page's configuration as JSON. */
  settings: string;
  /** For readers without JavaScript, below the page. */
  menu: string;
  /** Addresses of the scripts with the code of the page. */
  scripts: readonly string[];
  rendered: LinkedPage | null;
}

const MARKS =
  /<html lang="en">|<!--page-head-->.*?<!--\/page-head-->|<noscript>.*?<\/noscript>|<div id="root"><\/div>|__APP_CONFIG__|__PAGE_SCRIPTS__/gs;

/** Among the addresses of the scripts. */
const PAGE_SCRIPTS = '__PAGE_SCRIPTS__';

/** React leaves alone what is inside (`StartSpinner`). */
const EMPTY_NOSCRIPT = /(<noscript[^>]*>)<\/noscript>/;

const rootOf = ({ html, state }: LinkedPage, summary: string): string =>
  `<div id="root">${html.replace(EMPTY_NOSCRIPT, (_empty, start: string) => `${start}${summary}</noscript>`)}</div>` +
  `<script type="application/json" id="page-state">${escapeScriptJson(state)}</script>`;

/** One pass over the template, so that a mark in a member's text is only text. */
export const fillTemplate = (template: string, filling: Filling): string =>
  template.replace(MARKS, (mark) => {
    const { head, summary, settings, menu, scripts, rendered } = filling;
    if (mark.startsWith('<html')) return `<html lang="${language()}">`;
    if (mark.startsWith('<!--page-head-->'))
      return rendered ? `${head}<style>${rendered.css}</style>${rendered.links}` : head;
    if (mark === '__APP_CONFIG__') return settings;
    if (mark === PAGE_SCRIPTS) return scripts.join(' ');
    if (mark.startsWith('<div')) return (rendered ? rootOf(rendered, summary) : mark) + menu;
    return rendered ? '' : `<noscript>${summary}</noscript>`;
  });

const BUILT_SCRIPTS = /<script defer="defer" src="([^"]+)"><\/script>/g;

/**
 * The template with the script that has the page painted before it asks for the others (`src/boot.ts`): those of the
 * page itself come before the last, which starts the app.
 */
export function withBoot(template: string, boot: string): string {
  const names = [...template.matchAll(BUILT_SCRIPTS)].map(([, name]) => name);
  const all = [...names.slice(0, -1), PAGE_SCRIPTS, ...names.slice(-1)].join(' ');
  const script = `<script data-scripts="${all}">${boot}</script>`;
  return template.replaceAll(BUILT_SCRIPTS, '').replace('</body>', () => `${script}</body>`);
}

/** The texts of the scripts that the page itself holds, none of which is filled. */
export const inlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
    .map(([, , text = '']) => text);

/** The texts of the styles that the page itself holds, none of which is filled. */
export const inlineStyles = (template: string): string[] =>
  [...template.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
