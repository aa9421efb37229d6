import {
  lazy,
  Suspense,
  useMemo,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { t } from '../../domain/language';
import { IS_SERVER } from '../isServer';
import { keepEntries } from './entries';
import { loadChunk, NOT_LOADED } from './loadChunk';
import { nextTask } from './nextTask';
import { useToast } from './toasts';
import { useIsHydrating } from './useClientValue';

/** The module of a component that is loaded later. */
export interface LoadedPart<Props> {
  default: ComponentType<Props> & {
    /** Loads the code of the parts that are in it at an address with this query. */
    preloadParts?: (search: string) => Promise<unknown>;
  };
}

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads the code before the component is shown, with that of its own parts. */
  preload(search: string): Promise<void>;
}

/** The reader presses something, whatever React makes of it, or is online again. */
const untilNextTry = () =>
  new Promise((resolve) => {
    for (const type of ['click', 'online'])
      window.addEventListener(type, resolve, { once: true, capture: true });
  });

/**
 * A component whose code comes when it is first shown; until then, `waiting` is shown in its place. A
 * failure goes to the error boundary around it, and whatever that shows next asks for the code again.
 * What the server has rendered stays instead, with a message, and each press asks again; what is entered
 * meanwhile is entered again once the code is there. `loadFirst` is the half of the code that `preload` starts
 * in a task of its own.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<LoadedPart<Props>>,
  waiting: ReactNode = null,
  loadFirst?: () => Promise<unknown>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    const part = await loadChunk(load);
    loaded = part.default;
    return part;
  };
  const fetchUntilThere = async (onFailure: () => void) => {
    let enterKept: (() => void) | null = null;
    for (;;) {
      try {
        const part = await fetchPart();
        if (enterKept) setTimeout(enterKept);
        return part;
      } catch (error) {
        if (IS_SERVER) throw error;
        enterKept ??= keepEntries();
        onFailure();
        await untilNextTry();
      }
    }
  };
  function Lazy(props: Props) {
    const isRendered = useIsHydrating();
    const toast = useToast();
    const [Part] = useState(
      () =>
        loaded ??
        lazy<ComponentType<Props>>(
          isRendered ? () => fetchUntilThere(() => toast('error', t(NOT_LOADED))) : fetchPart,
        ),
    );
    // The same element after the take-over: React renders another one anew, without the text that is there.
    return useMemo(
      () => (
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      ),
      [Part, props],
    );
  }
  const preload = async (search: string) => {
    if (loadFirst && !loaded) {
      await loadChunk(loadFirst);
      await nextTask();
    }
    const part = await fetchPart();
    await part.default.preloadParts?.(search);
  };
  return Object.assign(Lazy, { preload });
}
