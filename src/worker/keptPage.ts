const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** When the server sent an answer, in the reader's words; null when it did not say. */
export function keptText(headers: Headers, locale?: string): string | null {
  const sent = new Date(headers.get('date') ?? '');
  if (Number.isNaN(sent.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(sent);
}

interface Kept {
  /** From when it is. */
  from: string | null;
  isOnline: boolean;
}

const NOTES = {
  en: ({ from, isOnline }: Kept) =>
    `${isOnline ? 'The network does not answer.' : 'You are offline.'} ` +
    `This is a copy of the page${from === null ? '' : ` from ${from}`}. Reload it for a new one.`,
  sw: ({ from, isOnline }: Kept) =>
    `${isOnline ? 'Mtandao haujibu.' : 'Hujaunganishwa na mtandao.'} ` +
    `Hii ni nakala ya ukurasa${from === null ? '' : ` wa ${from}`}. Upakie upya ili kuona mpya.`,
};

const languageOf = (html: string) => (html.includes('<html lang="sw"') ? 'sw' : 'en');

/** A kept page that says first that it is one, and from when. Its own parts are as the server sent them. */
export function withNote(html: string, { from, isOnline }: Kept): string {
  const kept = { from: from === null ? null : escapeText(from), isOnline };
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
