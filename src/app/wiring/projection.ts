import type { InspectionEvent } from 'xstate';
import { machineMoved, type Store } from '../../store/makeStore';

interface Position {
  value: unknown;
  tags: Set<string>;
}

const isPosition = (snapshot: object): snapshot is Position =>
  'value' in snapshot && 'tags' in snapshot;

/** As the app names its actors: after their machines. */
export const machineName = (actor: SeenActor): string =>
  'id' in actor ? String(actor.id) : 'machine';

/** As an inspection names it. */
export type SeenActor = InspectionEvent['actorRef'];
type Watch = (seen: InspectionEvent) => void;

/** Who watches the machines of this page. */
export const watches = new Set<Watch>();

/** The machines of this page that moved, by their names: those that run, and the last one of those that ended. */
export const moved = new Map<string, SeenActor>();

/**
 * Shows what a machine does to whoever watches, and copies its state and what led to it into the store: one way, names
 * only, no personal data.
 */
export const projectInto =
  (store: Store): Watch =>
  (event) => {
    for (const watch of watches) watch(event);
    if (event.type !== '@xstate.snapshot' || !isPosition(event.snapshot)) return;
    const { value, tags } = event.snapshot;
    const id = machineName(event.actorRef);
    moved.set(id, event.actorRef);
    store.dispatch(machineMoved({ id, value, tags: [...tags], event: event.event.type }));
  };
