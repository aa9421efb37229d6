const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** When the server sent an answer, in the reader's words; null when it did not say. */
export function keptText(headers: Headers, locale?: string): string | null {
  const sent = new Date(headers.get('date') ?? '');
  if (Number.isNaN(sent.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(sent);
}

/** Why a copy is shown: there is no network, it is silent, or the server cannot send the page. */
export type Cause = 'offline' | 'silent' | 'failing';

interface Kept {
  /** From when it is. */
  from: string | null;
  cause: Cause;
}

const CAUSES: Record<'en' | 'sw', Record<Cause, string>> = {
  en: {
    offline: 'You are offline.',
    silent: 'The network does not answer.',
    failing: 'The site has a problem at the moment.',
  },
  sw: {
    offline: 'Hujaunganishwa na mtandao.',
    silent: 'Mtandao haujibu.',
    failing: 'Tovuti ina tatizo kwa sasa.',
  },
};

const NOTES = {
  en: ({ from, cause }: Kept) =>
    `${CAUSES.en[cause]} ` +
    `This is a copy of the page${from === null ? '' : ` from ${from}`}. Reload it for a new one.`,
  sw: ({ from, cause }: Kept) =>
    `${CAUSES.sw[cause]} ` +
    `Hii ni nakala ya ukurasa${from === null ? '' : ` wa ${from}`}. Upakie upya ili kuona mpya.`,
};

const languageOf = (html: string) => (html.includes('<html lang="sw"') ? 'sw' : 'en');

/** A kept page that says first that it is one, and from when. Its own parts are as the server sent them. */
export function withNote(html: string, { from, cause }: Kept): string {
  const kept = { from: from === null ? null : escapeText(from), cause };
  const note =
    '<link rel="stylesheet" href="/offline.css"><div class="kept-page" role="status">' +
    `${NOTES[languageOf(html)](kept)}</div>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

/** Whether anybody may keep an answer: the server says so of what every visitor gets. */
export const isForAll = ({ status, headers }: Response): boolean =>
  status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '');

/** Whether the server answers without the page, so that a copy of it is better than nothing. */
export const isFailing = ({ status }: Pick<Response, 'status'>): boolean =>
  status === 429 || status >= 500;
