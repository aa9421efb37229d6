import { FORGET, OF_A_PERSON, type KeepMessage } from '../../worker/messages';

interface Page {
  navigator: { serviceWorker?: ServiceWorkerContainer };
  location: Pick<Location, 'href' | 'origin'>;
  performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Installs the worker that lets pages open without a network, and has it keep what this one has loaded. Rejects where
 * a browser refuses; does nothing where it has no workers.
 */
export async function installWorker({ navigator, location, performance }: Page): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register('/sw.js');
  if (workers.controller !== null) return;
  const { active } = await workers.ready;
  const [page = ''] = location.href.split('#');
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const message: KeepMessage = { page, loaded };
  active?.postMessage(message);
}

/** Forgets which pages were looked at: whoever signs out leaves the device to others. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.allSettled(OF_A_PERSON.map((name) => caches.delete(name)));
  // Its notes name the addresses too.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(FORGET);
}
