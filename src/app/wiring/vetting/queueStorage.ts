import { readItem, writeItem, type QueuedItem } from './queuedItem';

interface Surroundings {
  readStorage: () => Storage;
  /** Whose answers, and who gave them. */
  viewer: number;
  user: number;
  /** Told once, when an item lives only as long as the page. */
  notKept(): void;
}

/**
 * Answers that the server does not have yet, one entry of local storage each
 * (`vettingQueue:{viewer}:{user}:{key}`): two tabs that write at once lose nothing of each other.
 */
export function createQueueStorage({ readStorage, viewer, user, notKept }: Surroundings) {
  const prefix = `vettingQueue:${viewer}:${user}:`;
  const memory = new Map<string, QueuedItem>();
  let hasTold = false;

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
      if (!hasTold) notKept();
      hasTold = true;
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
