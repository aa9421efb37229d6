import {
  createActor,
  fromPromise,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { activeIds } from '../../../machines/chart/activeIds';
import { createJournal, type Entry } from '../../../machines/chart/journal';
import { createSteppedClock } from './steppedClock';

/** What is shown of a copy that is played with. */
export interface PlayView {
  value: StateValue;
  /** Ids of the states that it is in. */
  active: ReadonlySet<string>;
  entries: readonly Entry[];
  /** Ids of the invocations whose answer is awaited. */
  awaited: string[];
  /** Of the stepped clock, in milliseconds. */
  time: number;
  untilNext: number | null;
  /** Why it has come to a stop by itself. */
  failure: string | null;
}

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/**
 * A copy of a machine, cut off from the product: its actors are stubs that are answered by hand, its
 * delays pass when its clock is moved, and its actions do nothing outside.
 */
export function createPlayer(machine: AnyStateMachine, input: unknown) {
  const clock = createSteppedClock();
  const held = new Map<string, Held>();
  const stub = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => held.set(self.id, { resolve, reject })),
  );
  const names = Object.keys(machine.implementations.actors);
  const actor = createActor(
    machine.provide({ actors: Object.fromEntries(names.map((name) => [name, stub])) }),
    { input, clock },
  );
  const journal = createJournal(actor, clock.now);
  const listeners = new Set<() => void>();
  let failure: string | null = null;
  let shown: PlayView | null = null;
  const refresh = () => {
    shown = null;
    for (const listener of listeners) listener();
  };
  journal.subscribe(refresh);
  actor.subscribe({
    next: refresh,
    error: (error) => {
      failure = String(error);
      refresh();
    },
  });
  actor.start();

  function view(): PlayView {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    return {
      value: snapshot.value as StateValue,
      active: activeIds(snapshot),
      entries: journal.read(),
      awaited: Object.keys(snapshot.children as object).filter((id) => held.has(id)),
      time: clock.now(),
      untilNext: clock.untilNext(),
      failure,
    };
  }

  return {
    read: () => (shown ??= view()),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** False too for a payload that the machine's guards cannot read. */
    can(event: AnyEventObject): boolean {
      try {
        return (actor.getSnapshot() as AnyMachineSnapshot).can(event);
      } catch {
        return false;
      }
    },
    send: (event: AnyEventObject) => actor.send(event),
    resolve: (id: string, output: unknown) => held.get(id)?.resolve(output),
    reject: (id: string, error: unknown) => held.get(id)?.reject(error),
    advance(milliseconds: number) {
      clock.advance(milliseconds);
      refresh();
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
