import type { SessionActor } from '../../actors/session';
import { countDownloads } from './dataUse';
import type { SavedSurroundings } from './followSaved';
import { followSaving } from '../../ui/savesData';
import { followUpdates, type UpdateSurroundings } from './update';
import { installWorker, tellSaving } from './worker';

interface Surroundings extends UpdateSurroundings, SavedSurroundings {
  session: SessionActor;
}

/**
 * Installs the worker in a browser that has them. From then on it keeps what is opened, and this page follows new
 * versions of the product. Counts what is downloaded.
 */
export async function keepPages(surroundings: Surroundings): Promise<void> {
  const { session } = surroundings;
  countDownloads();
  const registration = await installWorker(window);
  if (!registration) return;
  const workers = navigator.serviceWorker;
  followUpdates({ ...surroundings, registration, workers, window, document });
  tellSaving(workers);
  followSaving(() => tellSaving(workers));
  const keep = async () => {
    if (!session.getSnapshot().matches('signedIn')) return;
    following.unsubscribe();
    const { keepForMember } = await import(
      /* webpackChunkName: "keep-for-member" */ './keepForMember'
    );
    keepForMember(surroundings);
  };
  const following = session.subscribe(() => void keep().catch(console.warn));
  await keep();
}
