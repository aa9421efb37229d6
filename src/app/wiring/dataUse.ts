import { COUNT, isCounted, listingIn, type Counted } from '../../worker/messages';
import { holdsSession } from './sessionKeys';

const MONTH_KEY = 'downloadedInMonth';
const VISIT_KEY = 'downloadedInVisit';
const WORKER_KEY = 'downloadedByWorker';

/** Bytes that this browser has downloaded from the product. */
export interface DataUse {
  visit: number;
  month: number;
}

/** What a browser says about a download. */
type Download = Pick<
  PerformanceResourceTiming,
  'name' | 'transferSize' | 'workerStart' | 'initiatorType'
>;

interface Surroundings {
  /** This month, on the reader's clock, and until the browser is cleared. */
  readMonths: () => Storage;
  /** Until the tab is closed. */
  readVisit: () => Storage;
  now: () => number;
}

function monthOf(time: number): string {
  const day = new Date(time);
  return `${day.getFullYear()}-${day.getMonth() + 1}`;
}

function write(readStorage: () => Storage, key: string, value: string): void {
  try {
    readStorage().setItem(key, value);
  } catch {
    // The next page begins anew.
  }
}

/** Bytes, and before them what they were stored for, such as a month. */
function readEntry(readStorage: () => Storage, key: string): { subject: string; bytes: number } {
  try {
    const parts = (readStorage().getItem(key) ?? '').split(' ');
    return { bytes: Number(parts.pop()) || 0, subject: parts.join(' ') };
  } catch {
    return { bytes: 0, subject: '' };
  }
}

function readMonth(readStorage: () => Storage, month: string): number {
  const { subject, bytes } = readEntry(readStorage, MONTH_KEY);
  return subject === month ? bytes : 0;
}

/** Counts downloads on this device; the numbers are sent to nobody. */
export function createDataUse({ readMonths, readVisit, now }: Surroundings) {
  const listeners = new Set<() => void>();
  let shown: DataUse | null = null;

  const read = (): DataUse =>
    (shown ??= {
      visit: readEntry(readVisit, VISIT_KEY).bytes,
      month: readMonth(readMonths, monthOf(now())),
    });

  function add(bytes: number): void {
    if (!(bytes > 0)) return;
    const month = monthOf(now());
    // Other tabs count too.
    write(readMonths, MONTH_KEY, `${month} ${readMonth(readMonths, month) + bytes}`);
    write(readVisit, VISIT_KEY, String(readEntry(readVisit, VISIT_KEY).bytes + bytes));
    shown = null;
    for (const listener of listeners) listener();
  }

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add,
    /**
     * Counts what went past the worker, which counts what it has fetched itself: requests with an account's token
     * but those for one listing, and everything where there is no worker.
     */
    addDownloads(downloads: readonly Download[]): void {
      const isMember = holdsSession(readMonths());
      const isOwn = ({ name, workerStart, initiatorType }: Download) =>
        workerStart === 0 ||
        (isMember && initiatorType === 'fetch' && listingIn(name, location.origin) === null);
      add(downloads.filter(isOwn).reduce((sum, { transferSize }) => sum + transferSize, 0));
    },
    /**
     * Counts what is new in what the worker says, which it says to each page and more than once. A page that was
     * asleep may hear it late.
     */
    addFromWorker({ total, startedAt }: Counted): void {
      const last = readEntry(readMonths, WORKER_KEY);
      const before = last.subject === String(startedAt) ? last.bytes : 0;
      if (startedAt < Number(last.subject) || total <= before) return;
      write(readMonths, WORKER_KEY, `${startedAt} ${total}`);
      if (readEntry(readMonths, WORKER_KEY).bytes === total) add(total - before);
    },
  };
}

export const dataUse = createDataUse({
  readMonths: () => window.localStorage,
  readVisit: () => window.sessionStorage,
  now: Date.now,
});

/** Counts from the beginning of this page on. */
export function countDownloads(): void {
  if (!('PerformanceObserver' in window)) return;
  for (const type of ['navigation', 'resource'])
    new PerformanceObserver((list) =>
      dataUse.addDownloads(list.getEntries() as PerformanceResourceTiming[]),
    ).observe({ type, buffered: true });
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }) => {
    if (isCounted(data)) dataUse.addFromWorker(data);
  });
  // Where nothing else listens in this way, messages wait for it.
  workers.startMessages();
  workers.controller?.postMessage(COUNT);
}
