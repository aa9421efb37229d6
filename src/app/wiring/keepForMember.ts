import { pathIn, splitPath } from '../../../domain/language';
import { frameOf, type FrameAddress } from '../../worker/frames';
import { followSaved, type SavedSurroundings } from './followSaved';
import { keepPage } from './worker';

type Pages = typeof import('../privatePages');

/** The code of each page that opens without a network, that of its other addresses too. */
const CODE: Record<
  FrameAddress,
  (pages: Pages) => readonly { preload(search: string): Promise<void> }[]
> = {
  '/vetting': ({ VettingProvider, VETTING_PAGES }) => [
    VettingProvider,
    ...Object.values(VETTING_PAGES),
  ],
  '/events/post': ({ MEMBER_PAGES }) => [MEMBER_PAGES.postEvent],
  '/resources/post': ({ MEMBER_PAGES }) => [MEMBER_PAGES.postResource],
};

function keepFrame(): void {
  const address = frameOf(window.location.pathname);
  if (address === undefined) return;
  const load = async () => {
    await import(/* webpackChunkName: "private-page" */ '../PrivatePage');
    const pages = await import(/* webpackChunkName: "private-page" */ '../privatePages');
    return Promise.all(CODE[address](pages).map((part) => part.preload('')));
  };
  const { language } = splitPath(window.location.pathname);
  keepPage(window, pathIn(language, address), load).catch(console.warn);
  // Asks that what is typed there is not deleted for want of room; a browser may refuse.
  if ('storage' in navigator) navigator.storage.persist().catch(console.warn);
}

/** Has the worker keep what only members need without a network: their forms, and the listings that they saved. */
export function keepForMember(surroundings: SavedSurroundings): void {
  keepFrame();
  surroundings.navigation.follow(keepFrame);
  followSaved(surroundings);
}
