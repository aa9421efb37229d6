import { useState } from 'react';

export type ColumnVisibility = Record<string, boolean>;

const PREFIX = 'adminColumns.';

/** What cannot be read is ignored. */
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

/** Which columns are shown. This device keeps the choice; without storage it lasts for the visit. */
export function useColumnVisibility(name: string, initial: ColumnVisibility) {
  const [visibility, setVisibility] = useState(() => ({ ...initial, ...readStored(name) }));
  const change = (changed: ColumnVisibility) => {
    setVisibility(changed);
    try {
      window.localStorage.setItem(PREFIX + name, JSON.stringify(changed));
    } catch {
      // Without storage the choice lasts for this visit.
    }
  };
  return [visibility, change] as const;
}
