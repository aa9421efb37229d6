import { useEffect, useState } from 'react';

/** Milliseconds after the last keystroke. */
const SAVE_DELAY = 500;

const sameKind = (one: unknown, other: unknown): boolean =>
  Array.isArray(one)
    ? Array.isArray(other) && other.every((item) => typeof item === 'string')
    : typeof one === typeof other;

/** Takes from a stored text what fits the form as it is today; the rest starts empty. */
export function restoreDraft<Values extends object>(text: string | null, empty: Values): Values {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return empty;
    const found = new Map<string, unknown>(Object.entries(stored));
    const kept = Object.entries(empty)
      .filter(([name, value]) => sameKind(value, found.get(name)))
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
}

/** A draft of a long form in this browser's storage; where that is closed, nothing is kept. */
export function createStoredDraft<Values extends object>(surroundings: Surroundings<Values>) {
  const { readStorage, key, empty } = surroundings;
  const stored = ((): string | null => {
    try {
      return readStorage().getItem(key);
    } catch {
      return null;
    }
  })();
  const initial = restoreDraft(stored, empty);
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

  return {
    initial,
    keep(values: Values): void {
      latest = JSON.stringify(values);
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY);
    },
    save,
    forget(): void {
      isForgotten = true;
      clearTimeout(timer);
      try {
        readStorage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** The draft of one person's form, saved while it is typed, on the way out and when it closes. */
export function useStoredDraft<Values extends object>(key: string, empty: Values) {
  const [draft] = useState(() =>
    createStoredDraft({ readStorage: () => window.localStorage, key, empty }),
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
