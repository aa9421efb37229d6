import { KEPT_ASSESSMENT } from './sessionKeys';
import { readSaving } from '../../ui/savesData';
import { FORGET, OF_A_PERSON, type KeepMessage, type SavingMessage } from '../../worker/messages';

interface Page {
  navigator: { serviceWorker?: ServiceWorkerContainer };
  location: Pick<Location, 'href' | 'origin'>;
  performance: Pick<Performance, 'getEntriesByType'>;
}

/** Addresses of the scripts and fonts that the page has loaded. */
export const loadedBy = ({ location, performance }: Omit<Page, 'navigator'>): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Installs the worker that lets pages open without a network, and has it keep what this one has loaded. Rejects where
 * a browser refuses; null where it has no workers.
 */
export async function installWorker(page: Page): Promise<ServiceWorkerRegistration | null> {
  const workers = page.navigator.serviceWorker;
  if (!workers) return null;
  const registration = await workers.register('/sw.js');
  if (workers.controller !== null) return registration;
  const { active } = await workers.ready;
  const [address = ''] = page.location.href.split('#');
  const message: KeepMessage = { page: address, loaded: loadedBy(page) };
  active?.postMessage(message);
  return registration;
}

/** Has the worker know whether the reader saves data: it then asks for no fonts. */
export function tellSaving(workers: Pick<ServiceWorkerContainer, 'ready'>): void {
  const message: SavingMessage = { savesData: readSaving() };
  workers.ready.then(({ active }) => active?.postMessage(message)).catch(console.warn);
}

/** Has the worker keep a page whose code is loaded before it is needed, so that it opens without a network. */
export async function keepPage(
  page: Page,
  path: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const workers = page.navigator.serviceWorker;
  if (!workers) return;
  const [{ active }] = await Promise.all([workers.ready, load()]);
  const message: KeepMessage = { page: page.location.origin + path, loaded: loadedBy(page) };
  active?.postMessage(message);
}

/** Forgets the assessment of whoever was signed in; answers that wait to be sent stay, for their owner alone. */
export function forgetAssessment(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(KEPT_ASSESSMENT)) storage.removeItem(name);
}

/** Forgets which pages were looked at: whoever signs out leaves the device to others. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.allSettled(OF_A_PERSON.map((name) => caches.delete(name)));
  // Its notes name the addresses too.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(FORGET);
}
