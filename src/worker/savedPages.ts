import { splitPath } from '../../domain/language';
import { isForAll, isPage } from './keptPage';
import { listingIn, type SavedMessage } from './messages';

const isListing = (answer: unknown): answer is { data: unknown } =>
  typeof answer === 'object' &&
  answer !== null &&
  'endpoint' in answer &&
  answer.endpoint === 'getListing' &&
  'data' in answer;

/** The answer of the API that the page of a listing was rendered from; null where the page does not have it. */
export function listingOf(html: string): unknown {
  const [, json = 'null'] = / id="page-state">([^<]*)/.exec(html) ?? [];
  const state: unknown = JSON.parse(json);
  if (typeof state !== 'object' || state === null || !('answers' in state)) return null;
  return Array.isArray(state.answers) ? (state.answers.find(isListing)?.data ?? null) : null;
}

/** Keeps the pages of listings for as long as their member has them saved. */
export function createSavedPages(openCache: () => Promise<Cache>) {
  let saved: readonly string[] = [];
  let updating = Promise.resolve();

  const isSaved = (address: string) => saved.includes(splitPath(new URL(address).pathname).path);

  async function bringUpToDate(wanted: readonly string[]): Promise<void> {
    const cache = await openCache();
    for (const page of await cache.keys()) if (!isSaved(page.url)) await cache.delete(page);
    for (const address of wanted) {
      if (!isSaved(address) || (await cache.match(address))) continue;
      // Without a network there is no use in asking for the others.
      const answer = await fetch(address, { credentials: 'omit' });
      // The saving may have been taken back meanwhile.
      if (isSaved(address) && isForAll(answer) && isPage(answer)) await cache.put(address, answer);
    }
  }

  return {
    /** Deletes what is saved no more, then fetches what is missing, one page after the other. */
    update(message: Pick<SavedMessage, 'saved' | 'wanted'>): Promise<void> {
      ({ saved } = message);
      updating = updating.then(() => bringUpToDate(message.wanted)).catch(() => {});
      return updating;
    },

    /** Whoever saved them has signed out. */
    forget(): void {
      saved = [];
    },

    /** The answer to a request for a listing whose page is kept, best in the language of the request. */
    async find({ url, headers }: Pick<Request, 'url' | 'headers'>): Promise<Response | null> {
      const slug = listingIn(url, new URL(url).origin);
      const cache = await openCache();
      const kept = (await cache.keys()).map((page) => ({
        page,
        ...splitPath(new URL(page.url).pathname),
      }));
      const ofListing = kept.filter(({ path }) => path.endsWith(`/${slug}`));
      const isAsked = ({ language }: { language: string }) =>
        language === headers.get('accept-language');
      const best = ofListing.find(isAsked) ?? ofListing[0];
      const listing = best && listingOf((await (await cache.match(best.page))?.text()) ?? '');
      if (!listing) return null;
      return new Response(JSON.stringify(listing), {
        headers: { 'Content-Type': 'application/json' },
      });
    },
  };
}
