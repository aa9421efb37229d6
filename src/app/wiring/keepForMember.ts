import { pathIn, splitPath } from '../../../domain/language';
import { frameOf, type FrameAddress } from '../../worker/frames';
import { MEMBER_PAGES, VETTING_PAGES, VettingProvider } from '../privatePages';
import { followSaved, type SavedSurroundings } from './followSaved';
import { keepPage } from './worker';

/** The code of each page that opens without a network, that of its other addresses too. */
const CODE: Record<FrameAddress, readonly { preload(search: string): Promise<void> }[]> = {
  '/vetting': [VettingProvider, ...Object.values(VETTING_PAGES)],
  '/events/post': [MEMBER_PAGES.postEvent],
  '/resources/post': [MEMBER_PAGES.postResource],
};

function keepFrame(): void {
  const address = frameOf(window.location.pathname);
  if (address === undefined) return;
  const load = () => Promise.all(CODE[address].map((part) => part.preload('')));
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
