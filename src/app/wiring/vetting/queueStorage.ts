import { array, boolean, number, object, string } from 'yup';
import type { QueuedItem } from '../../../machines/vetting/queueMachine';
import { unsentPrefix } from '../sessionKeys';

/** Entries of another version are left alone: a newer page may know them. */
const VERSION = 1;

const whole = number().integer().min(0).required();
const text = string().defined();
const options = array().of(whole).required();

const answer = object({
  text,
  selected_options: options,
  evidence_url: text,
})
  .noUnknown()
  .required();

const response = object({
  id: whole,
  user: whole,
  question: whole,
  text,
  selected_options: options,
  evidence_url: text,
  revision: whole,
  updated_at: text,
})
  .noUnknown()
  .nullable()
  .defined();

const envelope = object({
  version: number().oneOf([VERSION]).required(),
  item: object({
    key: string().required(),
    question: whole,
    answer,
    basedOn: number().integer().min(0).nullable().defined(),
    place: whole,
    isTried: boolean().required(),
    state: string().oneOf(['waiting', 'failed', 'conflict']).required(),
    message: string().nullable().defined(),
    theirs: response,
  })
    .noUnknown()
    .required(),
})
  .noUnknown()
  .required();

const writeItem = (item: QueuedItem): string => JSON.stringify({ version: VERSION, item });

/** Null for anything that this version did not write. */
function readItem(stored: string | null): QueuedItem | null {
  if (stored === null) return null;
  try {
    return envelope.validateSync(JSON.parse(stored), { strict: true }).item;
  } catch {
    return null;
  }
}

interface Options {
  readStorage: () => Storage;
  /** Whose answers, and who gave them; somebody by a link has no account. */
  viewer: number | 'help';
  user: number | string;
  /** Called once, when an item lives only as long as the page. */
  notifyNotKept(): void;
}

/**
 * Answers that the server does not have yet, one entry of local storage each
 * (`vettingQueue:{viewer}:{user}:{key}`): two tabs that write at once lose nothing of each other.
 */
export function createQueueStorage({ readStorage, viewer, user, notifyNotKept }: Options) {
  const prefix = unsentPrefix(viewer, user);
  const memory = new Map<string, QueuedItem>();
  let hasNotified = false;

  const attempt = <T>(act: (storage: Storage) => T): { value: T } | null => {
    try {
      return { value: act(readStorage()) };
    } catch {
      return null;
    }
  };
  const stored = (storage: Storage): QueuedItem[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index))
      .filter((key) => key?.startsWith(prefix))
      .flatMap((key) => readItem(key && storage.getItem(key)) ?? [])
      .filter(({ key }) => !memory.has(key));

  return {
    list(): QueuedItem[] {
      const items = [...(attempt(stored)?.value ?? []), ...memory.values()];
      return items.sort((a, b) => a.place - b.place || a.key.localeCompare(b.key));
    },
    write(item: QueuedItem): void {
      const isKept = attempt((storage) => storage.setItem(prefix + item.key, writeItem(item)));
      if (isKept) {
        memory.delete(item.key);
        return;
      }
      memory.set(item.key, item);
      if (!hasNotified) notifyNotKept();
      hasNotified = true;
    },
    /** Every item outlives the page. */
    isKept: () => memory.size === 0,
    remove(key: string): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(prefix + key));
    },
  };
}

export type QueueStorage = ReturnType<typeof createQueueStorage>;

type TabWindow = Pick<Window, 'navigator'> & { BroadcastChannel?: typeof BroadcastChannel };

/** Notifies the viewer's other tabs what happened to an answer, where the browser can. */
export function createTabs<Report>(
  window: TabWindow,
  name: string,
  onReport: (report: Report) => void,
) {
  const channel = window.BroadcastChannel ? new window.BroadcastChannel(name) : null;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Report>) => onReport(data);
  }
  return {
    notify: (report: Report) => channel?.postMessage(report),
    /** One tab at a time; without locks the server's idempotency keys have to do. */
    async exclusively(work: () => Promise<void>): Promise<void> {
      const locks = (window.navigator as Partial<Navigator>).locks;
      await (locks ? locks.request(name, work) : work());
    },
    close: () => channel?.close(),
  };
}
