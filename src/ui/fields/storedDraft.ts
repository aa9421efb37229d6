import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { msg } from '../../../domain/language';

/** Milliseconds after the last keystroke. */
const SAVE_DELAY = 500;

/** Stored together with the values. */
const SENDING_KEY = 'idempotencyKey';
const VERSION = 'version';

/** Shown in place of the note that this device keeps what is typed. */
export const NOT_KEPT = msg(
  'This device does not keep what you type: its storage is full or blocked. Save before you leave this page.',
);

const isText = (item: unknown): item is string => typeof item === 'string';

/** By the name of a list: whether an item fits it. Items of other lists must be texts. */
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

/** The values of a stored draft that fit the present form; the others are empty. */
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
  /** The version of the record that the form changes; none for a new record. */
  version?: string | null | undefined;
}

/** A draft of a long form in this browser's storage; reports when that is full or blocked. */
export function createStoredDraft<Values extends object>(options: Options<Values>) {
  const { readStorage, empty, lists } = options;
  let { key } = options;
  let canKeep = true;
  const listeners = new Set<() => void>();
  const setKept = (isKept: boolean) => {
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
      setKept(true);
    } catch {
      // The form says that nothing is kept.
      setKept(false);
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
    /** A draft was stored that differs from the empty form. */
    isRestored,
    keep(values: Values): void {
      latest = values;
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY);
    },
    save,
    /** The Idempotency-Key to send the draft with: the same one until the server has answered. */
    sendingKey(): string {
      sendingKey ??= nanoid();
      save();
      return sendingKey;
    },
    /** The server has refused the draft: what is sent next is another request. */
    dropSendingKey(): void {
      sendingKey = null;
      save();
    },
    /** The version that the draft is based on. */
    version: () => version,
    /** The author has seen this version: what is typed now is based on it. */
    follow(seen: string): void {
      version = seen;
      save();
    },
    /** Saves at once, also where another window has removed the draft. */
    keepNow(values: Values): void {
      latest = values;
      saved = '';
      save();
    },
    /** The server has saved these values: later changes are kept under `nextKey`. */
    settle(values: Values, nextKey: string, nextVersion: string | null = null): void {
      remove();
      key = nextKey;
      version = nextVersion;
      sendingKey = null;
      saved = textOf(values);
      save();
    },
    /** Discards the draft; the form continues from `values`. */
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
    /** Whether the last write to the storage succeeded. */
    isKept: () => canKeep,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The draft of one person's form, saved while it is typed, when its page is left and when the window closes. */
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

/** Whether this device keeps what is typed: false when its storage is full or blocked. */
export const useIsKept = ({
  subscribe,
  isKept,
}: Pick<ReturnType<typeof createStoredDraft>, 'subscribe' | 'isKept'>): boolean =>
  useSyncExternalStore(subscribe, isKept);
