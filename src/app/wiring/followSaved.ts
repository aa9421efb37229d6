import type { SavedListing } from '../../../domain/contract/savedListing';
import { language, pathIn, splitPath } from '../../../domain/language';
import { savedListingsApi } from '../../api/savedListingsApi';
import type { Paths } from '../../paths';
import type { Store } from '../../store/makeStore';
import { readSaving } from '../../ui/savesData';
import type { SavedMessage } from '../../worker/messages';
import type { Navigation } from '../navigation';
import { loadedBy } from './worker';

/** The code that shows a kept listing where a link leads to it. */
const loadPage = () =>
  import(/* webpackChunkName: "listing" */ '../../screens/directory/ListingPage');

/** So many pages are fetched of what was saved on other devices; the newest. */
const MOST_FETCHED = 20;

export interface SavedSurroundings {
  store: Store;
  navigation: Pick<Navigation, 'follow'>;
  paths: Pick<Paths, 'listing' | 'memberZone'>;
}

interface Reader {
  /** Of the page that is shown, without the language. */
  path: string;
  isOnline: boolean;
  isSavingData: boolean;
}

/**
 * Of the paths of saved listings those whose pages are to be kept now: of the listing that is shown, where it was
 * saved; and where the list of all is shown, those that other devices may have added, unless the reader saves data.
 */
export function wantedOf(
  saved: readonly string[],
  { path, isOnline, isSavingData }: Reader,
  memberZone: string,
): readonly string[] {
  if (!isOnline) return [];
  if (path === memberZone) return isSavingData ? [] : saved.slice(0, MOST_FETCHED);
  return saved.filter((each) => each === path);
}

const selectSaved = savedListingsApi.endpoints.listSavedListings.select();

/** Has the worker keep the pages of the listings that the member has saved, and no others. */
export function followSaved({ store, navigation, paths }: SavedSurroundings): void {
  let known: readonly SavedListing[] | undefined;
  const readList = () => selectSaved(store.getState()).data;
  const pathsOf = (list: readonly SavedListing[]) => list.map(({ slug }) => paths.listing(slug));

  const readWanted = () => {
    const { path } = splitPath(window.location.pathname);
    const reader = { path, isOnline: navigator.onLine, isSavingData: readSaving() };
    return wantedOf(pathsOf(known ?? []), reader, paths.memberZone);
  };

  async function report(wanted: readonly string[]): Promise<void> {
    if (wanted.length > 0) await loadPage().catch(console.warn);
    const { active } = await navigator.serviceWorker.ready;
    const list = readList();
    if (!list) return;
    const message: SavedMessage = {
      saved: pathsOf(list),
      wanted: wanted.map((path) => window.location.origin + pathIn(language(), path)),
      loaded: loadedBy(window),
    };
    active?.postMessage(message);
  }

  const onChange = () => {
    const list = readList();
    if (list === known) return;
    known = list;
    if (list) report(readWanted()).catch(console.warn);
  };
  onChange();
  store.subscribe(onChange);
  navigation.follow(() => {
    const wanted = readWanted();
    if (wanted.length > 0) report(wanted).catch(console.warn);
  });
}
