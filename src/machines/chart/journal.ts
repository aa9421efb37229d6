import {
  isMachineSnapshot,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { sanitizeEvent } from '../sanitize';
import { transitionKey } from './outline';

/** One event and what it led to. */
export interface Entry {
  number: number;
  /** Milliseconds, by the clock that the journal was given. */
  at: number;
  /** Without personal data. */
  event: AnyEventObject;
  /** Keys of the transitions taken; none when the event changed nothing. */
  taken: string[];
  /** Where the machine stands afterwards; null while it decides. */
  value: StateValue | null;
}

const MOST = 100;

/** The events that one actor got and what they did, newest first; `read` gives the same array until more happens. */
export function createJournal(actor: AnyActorRef, now: () => number) {
  let entries: readonly Entry[] = [];
  let count = 0;
  const numbers = new WeakMap<AnyEventObject, number>();
  const listeners = new Set<() => void>();

  const replaceEntries = (next: readonly Entry[]) => {
    entries = next.slice(0, MOST);
    for (const listener of listeners) listener();
  };
  const begin = (event: AnyEventObject) => {
    count += 1;
    numbers.set(event, count);
    const entry = { number: count, at: now(), event: sanitizeEvent(event), taken: [], value: null };
    replaceEntries([entry, ...entries]);
  };
  const add = (event: AnyEventObject, taken: string[], value: StateValue) =>
    replaceEntries(
      entries.map((entry) =>
        entry.number === numbers.get(event)
          ? { ...entry, taken: [...entry.taken, ...taken], value }
          : entry,
      ),
    );

  const inspection = actor.system.inspect((seen: InspectionEvent) => {
    if (seen.actorRef !== actor) return;
    if (seen.type === '@xstate.event') begin(seen.event);
    if (seen.type !== '@xstate.microstep' && seen.type !== '@xstate.snapshot') return;
    if (!isMachineSnapshot(seen.snapshot)) return;
    const transitions = seen.type === '@xstate.microstep' ? seen._transitions : [];
    const taken = transitions.flatMap((transition) => transitionKey(transition) ?? []);
    add(seen.event, taken, seen.snapshot.value as StateValue);
  });

  return {
    read: () => entries,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop: () => inspection.unsubscribe(),
  };
}

export type Journal = ReturnType<typeof createJournal>;
