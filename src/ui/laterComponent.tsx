import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { IS_SERVER } from '../isServer';
import { onFirstInput } from './firstInput';
import { useIsHydrating } from './useClientValue';

interface Part {
  default: ComponentType;
}

const NOTHING: Part = { default: () => null };

/** When the device changes its colours, React discards what it has not taken over from the server. */
const onColoursChange = (begin: () => void): void => {
  if ('matchMedia' in window)
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', begin);
};

/**
 * A part of a page that readers need no script for, such as texts and links. Where the server rendered it,
 * its code is loaded with the first input, or when the device changes its colours; else at once, with
 * `waiting` in its place. When the code cannot be loaded, what the server rendered stays, unless React
 * has discarded it.
 */
export function laterComponent(load: () => Promise<Part>, waiting: ReactNode) {
  let loaded: ComponentType | null = null;
  const isWanted = new Promise<void>((resolve) => {
    if (IS_SERVER) return;
    onFirstInput(window, resolve);
    onColoursChange(resolve);
  });
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const fetchNow = () =>
    fetchPart().catch((error: unknown) => {
      if (IS_SERVER) throw error;
      return NOTHING;
    });
  const fetchLater = async () => {
    await isWanted;
    return fetchPart().catch(() => new Promise<Part>(() => {}));
  };
  return function Later() {
    const isTakenOver = useIsHydrating() && !IS_SERVER;
    // The same element each time: another one would make React discard what the server rendered.
    const [part] = useState(() => {
      const Part = loaded ?? lazy(isTakenOver ? fetchLater : fetchNow);
      return (
        <Suspense fallback={waiting}>
          <Part />
        </Suspense>
      );
    });
    return part;
  };
}
