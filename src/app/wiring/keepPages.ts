import { followUpdates, type UpdateSurroundings } from './update';
import { installWorker } from './worker';

/** Installs the worker in a browser that has them, and follows new versions of the product from then on. */
export async function keepPages(surroundings: UpdateSurroundings): Promise<void> {
  const registration = await installWorker(window);
  const workers = navigator.serviceWorker;
  if (registration) followUpdates({ ...surroundings, registration, workers, window, document });
}
