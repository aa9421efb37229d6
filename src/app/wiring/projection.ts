import type { InspectionEvent } from 'xstate';
import { machineMoved, type Store } from '../../store/makeStore';

interface Position {
  value: unknown;
  tags: Set<string>;
}

const isPosition = (snapshot: object): snapshot is Position =>
  'value' in snapshot && 'tags' in snapshot;

/** Copies the state of a machine into the store: one way, state names only, no personal data. */
export const projectInto =
  (store: Store) =>
  (event: InspectionEvent): void => {
    if (event.type !== '@xstate.snapshot' || !isPosition(event.snapshot)) return;
    const { value, tags } = event.snapshot;
    const [id = 'machine'] = 'id' in event.actorRef ? [String(event.actorRef.id)] : [];
    store.dispatch(machineMoved({ id, value, tags: [...tags] }));
  };
