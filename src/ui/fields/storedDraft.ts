import { useEffect, useState } from 'react';

/** Milliseconds after the last keystroke. */
const SAVE_DELAY = 500;

const isText = (item: unknown): boolean => typeof item === 'string';

/** What the entries of a list must be, by the list's name; texts where nothing is said. */
export type ListEntries = Readonly<Record<string, (item: unknown) => boolean>>;

const sameKind = (one: unknown, other: unknown, isEntry = isText): boolean =>
  Array.isArray(one) ? Array.isArray(other) && other.every(isEntry) : typeof one === typeof other;

/** Takes from a stored text what fits the form as it is today; the rest starts empty. */
export function restoreDraft<Values extends object>(
  text: string | null,
  empty: Values,
  lists: ListEntries = {},
): Values {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return empty;
    const found = new Map<string, unknown>(Object.entries(stored));
    const kept = Object.entries(empty)
      .filter(([name, value]) => sameKind(value, found.get(name), lists[name]))
      .map(([name]) => [name, found.get(name)] as const);
    return Object.assign({}, empty, Object.fromEntries(kept));
  } catch {
    return empty;
  }
}

interface Surroundings<Values> {
  readStorage: () => Storage;
  key: string;
  empty: Values;
  lists?: ListEntries | undefined;
}

/** A draft of a long form in this browser's storage; where that is closed, nothing is kept. */
export function createStoredDraft<Values extends object>(surroundings: Surroundings<Values>) {
  const { readStorage, empty, lists } = surroundings;
  let { key } = surroundings;
  const stored = ((): string | null => {
    try {
      return readStorage().getItem(key);
    } catch {
      return null;
    }
  })();
  const initial = restoreDraft(stored, empty, lists);
  let latest = JSON.stringify(initial);
  let saved = latest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isForgotten = false;

  function save() {
    clearTimeout(timer);
    if (isForgotten || saved === latest) return;
    try {
      readStorage().setItem(key, latest);
      saved = latest;
    } catch {
      // A full or closed storage must not stop the typing.
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
    isRestored: latest !== JSON.stringify(empty),
    keep(values: Values): void {
      latest = JSON.stringify(values);
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY);
    },
    save,
    /** The server has these values: only what is typed from then on is kept, under `nextKey`. */
    settle(values: Values, nextKey: string): void {
      remove();
      key = nextKey;
      saved = JSON.stringify(values);
      save();
    },
    forget(): void {
      isForgotten = true;
      remove();
    },
  };
}

/** The draft of one person's form, saved while it is typed, on the way out and when it closes. */
export function useStoredDraft<Values extends object>(
  key: string,
  empty: Values,
  lists?: ListEntries,
) {
  const [draft] = useState(() =>
    createStoredDraft({ readStorage: () => window.localStorage, key, empty, lists }),
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
