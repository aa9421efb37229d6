import { pathIn, splitPath } from '../../../domain/language';
import { frameOf, type FrameAddress } from '../../worker/messages';
import { MEMBER_PAGES, VETTING_PAGES, VettingProvider } from '../privatePages';
import { countDownloads } from './dataUse';
import { followUpdates, type UpdateSurroundings } from './update';
import { installWorker, keepPage } from './worker';

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

/**
 * Installs the worker in a browser that has them. From then on it keeps what is opened, and this page follows new
 * versions of the product. Counts what is downloaded.
 */
export async function keepPages(surroundings: UpdateSurroundings): Promise<void> {
  countDownloads();
  const registration = await installWorker(window);
  if (!registration) return;
  keepFrame();
  surroundings.navigation.follow(keepFrame);
  const workers = navigator.serviceWorker;
  followUpdates({ ...surroundings, registration, workers, window, document });
}
