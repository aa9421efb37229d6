import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { loadChunk } from './loadChunk';

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads the code before the component is shown. */
  preload(): Promise<unknown>;
}

/**
 * A component whose code comes when it is first shown; until then, `waiting` is shown in its place. A
 * failure goes to the error boundary around it, and whatever that shows next asks for the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    const part = await loadChunk(load);
    loaded = part.default;
    return part;
  };
  function Lazy(props: Props) {
    const [Part] = useState(() => loaded ?? lazy(fetchPart));
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, { preload: fetchPart });
}
