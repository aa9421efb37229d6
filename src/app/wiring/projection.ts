import type { InspectionEvent } from 'xstate';
import { machineMoved, type Store } from '../../store/makeStore';

interface Position {
  value: unknown;
  tags: Set<string>;
  status: string;
}

const isPosition = (snapshot: object): snapshot is Position =>
  'value' in snapshot && 'tags' in snapshot;

/** As the app names its actors: after their machines. */
export const machineName = (actor: SeenActor): string =>
  'id' in actor ? String(actor.id) : 'machine';

type Watch = (seen: InspectionEvent) => void;
/** As an inspection names it. */
export type SeenActor = InspectionEvent['actorRef'];

type Watcher = 'story';

/** The machines of one app: those that run, and who watches them. */
const apps = new WeakMap<Store, { running: Set<SeenActor>; watches: Map<Watcher, Watch> }>();

function appOf(store: Store) {
  const app = apps.get(store) ?? {
    running: new Set<SeenActor>(),
    watches: new Map<Watcher, Watch>(),
  };
  apps.set(store, app);
  return app;
}

/** From now on `watch` gets what all machines do, in place of the one before; returns those that run already. */
export function watchMachines(store: Store, watcher: Watcher, watch: Watch | null): SeenActor[] {
  const app = appOf(store);
  if (watch) app.watches.set(watcher, watch);
  else app.watches.delete(watcher);
  return [...app.running];
}

/** Lets whoever watches the app see a machine. */
export const showTo = (store: Store): Watch => {
  const app = appOf(store);
  return (event) => {
    for (const watch of app.watches.values()) watch(event);
    if (event.type !== '@xstate.snapshot' || !isPosition(event.snapshot)) return;
    if (event.snapshot.status === 'active') app.running.add(event.actorRef);
    else app.running.delete(event.actorRef);
  };
};

/** The same, and copies its state and what led to it into the store: one way, names only, no personal data. */
export const projectInto = (store: Store): Watch => {
  const show = showTo(store);
  return (event) => {
    show(event);
    if (event.type !== '@xstate.snapshot' || !isPosition(event.snapshot)) return;
    const { value, tags } = event.snapshot;
    const id = machineName(event.actorRef);
    store.dispatch(machineMoved({ id, value, tags: [...tags], event: event.event.type }));
  };
};
