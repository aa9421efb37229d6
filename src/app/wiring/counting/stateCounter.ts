import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { StateCountsPayload } from '../../../../domain/contract/stateCounts';
import { rangeOf } from '../../../../domain/stateCounts/durations';
import { BATCH_LIMITS } from '../../../../domain/stateCounts/stateUse';
import { activeIds } from '../../../machines/chart/activeIds';
import { transitionKey } from '../../../machines/chart/outline';
import type { SeenActor } from '../projection';

type Counts = StateCountsPayload['counts'];
type Count = Counts[number];

interface Place {
  machine: string;
  /** When each state was entered in which the machine is; null where nobody saw it. */
  entered: Map<string, number | null>;
}

/** XState's own check would bring XState into this chunk, or split that of the first input for both. */
const isMachineSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;

const NOWHERE: ReadonlySet<string> = new Set();

/** Adds up what machines do, in memory. Of events and data it keeps nothing. */
export function createStateCounter() {
  const counts = new Map<string, Count>();
  const places = new Map<SeenActor, Place>();
  let isAway = false;

  function add(count: Omit<Count, 'times'>, times = 1) {
    const key = [count.machine, count.kind, count.name, count.range].join('\n');
    counts.set(key, { ...count, times: (counts.get(key)?.times ?? 0) + times });
  }
  const placeOf = (actor: SeenActor, snapshot: AnyMachineSnapshot): Place => {
    const place = places.get(actor) ?? { machine: snapshot.machine.id, entered: new Map() };
    places.set(actor, place);
    return place;
  };
  function enter({ machine, entered }: Place, name: string, at: number | null) {
    entered.set(name, at);
    if (isAway) add({ machine, kind: 'left', name, range: 0 });
  }
  function move(actor: SeenActor, snapshot: AnyMachineSnapshot, at: number) {
    const place = placeOf(actor, snapshot);
    const { machine, entered } = place;
    const ids = snapshot.status === 'active' ? activeIds(snapshot) : NOWHERE;
    for (const [name, since] of entered) {
      if (ids.has(name)) continue;
      entered.delete(name);
      // Nobody left the page in a state that a timer has ended meanwhile.
      if (isAway) add({ machine, kind: 'returned', name, range: 0 });
      if (since !== null) add({ machine, kind: 'stayed', name, range: rangeOf(at - since) });
    }
    for (const name of ids) if (!entered.has(name)) enter(place, name, at);
    if (ids === NOWHERE) places.delete(actor);
  }

  /** A machine that runs already: when it came where it is, is not known. */
  function meet(actor: SeenActor) {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return;
    const place = placeOf(actor, snapshot);
    for (const name of activeIds(snapshot)) enter(place, name, null);
  }

  return {
    meet,
    /** As an inspection tells it. */
    see(seen: InspectionEvent, at: number) {
      const isFirst = !places.has(seen.actorRef);
      if (seen.type === '@xstate.event' && isFirst && seen.event.type !== 'xstate.init')
        meet(seen.actorRef);
      if (seen.type !== '@xstate.microstep' && seen.type !== '@xstate.snapshot') return;
      if (!isMachineSnapshot(seen.snapshot)) return;
      const transitions = seen.type === '@xstate.microstep' ? seen._transitions : [];
      const place = placeOf(seen.actorRef, seen.snapshot);
      for (const transition of transitions) {
        const name = transitionKey(transition);
        if (name === undefined) continue;
        // The first states of all are only seen when a transition leaves them at once.
        if (isFirst) enter(place, transition.source.id, at);
        add({ machine: place.machine, kind: 'taken', name, range: 0 });
      }
      move(seen.actorRef, seen.snapshot, at);
    },
    /** Whether the page is out of sight: it may not come back, and nothing would tell. */
    setAway(next: boolean) {
      if (next === isAway) return;
      isAway = next;
      for (const { machine, entered } of places.values()) {
        for (const name of entered.keys()) {
          add({ machine, kind: isAway ? 'left' : 'returned', name, range: 0 });
        }
      }
    },
    /** What was counted since it was taken last, as much as a batch may have. */
    take(): Counts {
      const batch = [...counts].slice(0, BATCH_LIMITS.counts);
      for (const [key] of batch) counts.delete(key);
      return batch.map(([, { times, ...count }]) => ({
        ...count,
        times: Math.min(times, BATCH_LIMITS.times),
      }));
    },
    /** It did not arrive. */
    putBack(batch: Counts) {
      for (const { times, ...count } of batch) add(count, times);
    },
  };
}
