import { useState } from 'react';

export type ColumnVisibility = Record<string, boolean>;

const PREFIX = 'adminColumns.';

/** What is not as it was written counts as not there. */
function readStored(name: string): ColumnVisibility {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(PREFIX + name) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    );
  } catch {
    return {};
  }
}

/** Which columns are shown, as this device was told last; where storage is closed, until the page goes. */
export function useColumnVisibility(name: string, initial: ColumnVisibility) {
  const [visibility, setVisibility] = useState(() => ({ ...initial, ...readStored(name) }));
  const change = (changed: ColumnVisibility) => {
    setVisibility(changed);
    try {
      window.localStorage.setItem(PREFIX + name, JSON.stringify(changed));
    } catch {
      // It holds for this visit.
    }
  };
  return [visibility, change] as const;
}
