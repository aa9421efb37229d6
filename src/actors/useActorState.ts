import { useCallback, useSyncExternalStore } from 'react';

interface Watched<State> {
  getSnapshot(): State;
  subscribe(changed: () => void): { unsubscribe(): void };
}

/**
 * Part of an actor's state: a primitive value, or an object of its context. While a page that the server
 * rendered is taken over, it is that of `firstState`, as there.
 */
export function useActorState<State, Part>(
  actor: Watched<State>,
  select: (state: State) => Part,
  firstState = () => actor.getSnapshot(),
): Part {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(firstState()),
  );
}
