import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { StartedCookieConsent } from '../../actors/cookieConsent';
import type { RunningActor, RunningActors } from '../../actors/running';
import type { StartedSession } from '../../actors/session';
import { createJournal } from '../../machines/chart/journal';
import type { Store } from '../../store/makeStore';
import type { AuthModalHandle } from './authModal';
import { updateActors } from './update';
import { vettingHosts } from './vetting/vettingHosts';

type Actor = ActorRefFrom<AnyStateMachine>;

export interface Inspected {
  store: Store;
  session: StartedSession;
  cookieConsent: StartedCookieConsent;
  authModal: AuthModalHandle;
  now: () => number;
}

/** Observes the running actors of the app, and sends them nothing. */
function watch({ store, session, cookieConsent, authModal, now }: Inspected) {
  const known = new Map<Actor, RunningActor>();
  const listeners = new Set<() => void>();
  let all: readonly RunningActor[] = [];

  function present(): Actor[] {
    const modal = authModal.current();
    const vetting = vettingHosts.get(store)?.actors() ?? [];
    const loaded = typeof modal === 'string' ? [] : [modal.actor];
    const update = updateActors.get(store);
    return [session, ...loaded, ...vetting, cookieConsent, ...(update ? [update] : [])];
  }
  const running = (actor: Actor): RunningActor => {
    const found = known.get(actor) ?? { actor, journal: createJournal(actor, now) };
    known.set(actor, found);
    return found;
  };
  function refresh() {
    all = present().map(running);
    const actors = new Set(all.map(({ actor }) => actor));
    for (const [actor, { journal }] of known) {
      if (actors.has(actor)) continue;
      journal.stop();
      known.delete(actor);
    }
    for (const listener of listeners) listener();
  }

  refresh();
  authModal.subscribe(refresh);
  const seen: RunningActors = {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => all,
  };
  return { ...seen, refresh };
}

const watched = new WeakMap<Store, ReturnType<typeof watch>>();

/** One per store, so that the journals stay while the page of the state charts is closed. */
export function runningActorsOf(dependencies: Inspected) {
  const found = watched.get(dependencies.store) ?? watch(dependencies);
  watched.set(dependencies.store, found);
  return found;
}
