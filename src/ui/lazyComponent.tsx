import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './loadChunk';

/**
 * A component whose code comes when it is first shown; until then, `waiting` is shown in its place. A
 * failure goes to the error boundary around it, and whatever that shows next asks for the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const begin = () =>
    lazy(async () => {
      const part = await loadChunk(load);
      loaded = part.default;
      return part;
    });
  return function LazyComponent(props) {
    const [Part] = useState(() => loaded ?? begin());
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
