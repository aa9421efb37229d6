import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds after the last keystroke. */
const SAVE_DELAY = 500;

/** Beside the values in what is stored. */
const SENDING_KEY = 'idempotencyKey';
const VERSION = 'version';

const isText = (item: unknown): item is string => typeof item === 'string';

/** What the entries of a list must be, by the list's name; texts where nothing is said. */
export type ListEntries = Readonly<Record<string, (item: unknown) => boolean>>;

const sameKind = (
  one: unknown,
  other: unknown,
  isEntry: (item: unknown) => boolean = isText,
): boolean =>
  Array.isArray(one) ? Array.isArray(other) && other.every(isEntry) : typeof one === typeof other;

function readStored(text: string | null): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return new Map(typeof stored === 'object' && stored ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

/** Takes from a stored text what fits the form as it is today; the rest starts empty. */
export function restoreDraft<Values extends object>(
  text: string | null,
  empty: Values,
  lists: ListEntries = {},
): Values {
  const found = readStored(text);
  const kept = Object.entries(empty)
    .filter(([name, value]) => sameKind(value, found.get(name), lists[name]))
    .map(([name]) => [name, found.get(name)] as const);
  return Object.assign({}, empty, Object.fromEntries(kept));
}

interface Options<Values> {
  readStorage: () => Storage;
  key: string;
  empty: Values;
  lists?: ListEntries | undefined;
  /** Of what the form begins with, where it changes something that there is. */
  version?: string | null | undefined;
}

/** A draft of a long form in this browser's storage; where that is full or closed, it says so. */
export function createStoredDraft<Values extends object>(options: Options<Values>) {
  const { readStorage, empty, lists } = options;
  let { key } = options;
  let canKeep = true;
  const listeners = new Set<() => void>();
  const tell = (isKept: boolean) => {
    if (canKeep === isKept) return;
    canKeep = isKept;
    for (const listener of listeners) listener();
  };

  const stored = ((): string | null => {
    try {
      return readStorage().getItem(key);
    } catch {
      canKeep = false;
      return null;
    }
  })();
  const initial = restoreDraft(stored, empty, lists);
  const storedKey = readStored(stored).get(SENDING_KEY);
  let sendingKey = isText(storedKey) ? storedKey : null;
  const isRestored = JSON.stringify(initial) !== JSON.stringify(empty);
  const storedVersion = readStored(stored).get(VERSION);
  let version = isRestored && isText(storedVersion) ? storedVersion : (options.version ?? null);
  const textOf = (values: Values) =>
    JSON.stringify({
      ...values,
      ...(sendingKey !== null && { [SENDING_KEY]: sendingKey }),
      ...(version !== null && { [VERSION]: version }),
    });
  let latest = initial;
  let saved = textOf(initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isForgotten = false;

  function save() {
    clearTimeout(timer);
    const text = textOf(latest);
    if (isForgotten || saved === text) return;
    try {
      readStorage().setItem(key, text);
      saved = text;
      tell(true);
    } catch {
      // The typing goes on; the form says that nothing is kept.
      tell(false);
    }
  }

  function remove() {
    clearTimeout(timer);
    try {
      readStorage().removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }

  return {
    initial,
    /** Something else than the form's own start was kept. */
    isRestored,
    keep(values: Values): void {
      latest = values;
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY);
    },
    save,
    /** The Idempotency-Key to send it with: the same one until it is known what became of it. */
    sendingKey(): string {
      sendingKey ??= nanoid();
      save();
      return sendingKey;
    },
    /** What was sent was refused: what is sent next is another request. */
    dropSendingKey(): void {
      sendingKey = null;
      save();
    },
    /** Of what there was when it was typed. */
    version: () => version,
    /** What there is now was seen: what is typed is meant to follow it. */
    follow(seen: string): void {
      version = seen;
      save();
    },
    /** Kept for certain, also where another window has taken it away. */
    keepNow(values: Values): void {
      latest = values;
      saved = '';
      save();
    },
    /** The server has these values: only what is typed from then on is kept, under `nextKey`. */
    settle(values: Values, nextKey: string, nextVersion: string | null = null): void {
      remove();
      key = nextKey;
      version = nextVersion;
      sendingKey = null;
      saved = textOf(values);
      save();
    },
    /** What was typed is given up; the form goes on from `values`. */
    restart(values: Values): void {
      latest = values;
      sendingKey = null;
      saved = textOf(values);
      remove();
    },
    forget(): void {
      isForgotten = true;
      remove();
    },
    /** The storage took the last that was written to it. */
    isKept: () => canKeep,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The draft of one person's form, saved while it is typed, on the way out and when it closes. */
export function useStoredDraft<Values extends object>(
  key: string,
  empty: Values,
  lists?: ListEntries,
  version?: string | null,
) {
  const [draft] = useState(() =>
    createStoredDraft({ readStorage: () => window.localStorage, key, empty, lists, version }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', draft.save);
    return () => {
      window.removeEventListener('pagehide', draft.save);
      draft.save();
    };
  }, [draft]);
  return draft;
}

/** Whether this device keeps what is typed; not where its storage is full or blocked. */
export const useIsKept = ({
  subscribe,
  isKept,
}: Pick<ReturnType<typeof createStoredDraft>, 'subscribe' | 'isKept'>): boolean =>
  useSyncExternalStore(subscribe, isKept);
