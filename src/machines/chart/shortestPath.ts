import { flatten, type OutlinedState, type OutlinedTransition } from './outline';

/** One state that has no others inside, and how it is reached. */
interface Arrival {
  leaf: string;
  from: Arrival | null;
  by: OutlinedTransition | null;
}

/**
 * The transitions from the start of the machine to a state for which the least has to happen, first to last: none
 * where it starts there, null where nothing leads there. Guards are taken to hold; each part of a parallel state is walked by itself.
 */
export function shortestPath(root: OutlinedState, target: string): OutlinedTransition[] | null {
  const states = new Map(flatten(root).map((state) => [state.id, state]));
  const parents = new Map(
    [...states.values()].flatMap((state) => state.states.map(({ id }) => [id, state] as const)),
  );
  const around = (id: string): OutlinedState[] => {
    const state = states.get(id);
    const parent = parents.get(id);
    return [...(state ? [state] : []), ...(parent ? around(parent.id) : [])];
  };
  const entered = (id: string): string[] => firstLeaves(states.get(id), states);
  const isThere = (leaf: string): boolean => around(leaf).some(({ id }) => id === target);

  const seen = new Set<string>();
  let level: Arrival[] = entered(root.id).map((leaf) => ({ leaf, from: null, by: null }));
  while (level.length > 0) {
    const next: Arrival[] = [];
    // Grows meanwhile: what is taken at once needs nothing to happen.
    for (const arrival of level) {
      if (seen.has(arrival.leaf)) continue;
      seen.add(arrival.leaf);
      if (isThere(arrival.leaf)) return stepsTo(arrival);
      for (const by of possibleIn(around(arrival.leaf))) {
        const later = by.trigger.kind === 'always' ? level : next;
        later.push(...by.targets.flatMap(entered).map((leaf) => ({ leaf, from: arrival, by })));
      }
    }
    level = next;
  }
  return null;
}

function stepsTo(arrival: Arrival): OutlinedTransition[] {
  const before = arrival.from ? stepsTo(arrival.from) : [];
  return arrival.by ? [...before, arrival.by] : before;
}

function firstLeaves(
  state: OutlinedState | undefined,
  states: ReadonlyMap<string, OutlinedState>,
): string[] {
  if (!state) return [];
  if (state.type === 'parallel') return state.states.flatMap((each) => firstLeaves(each, states));
  if (state.initial !== null) return firstLeaves(states.get(state.initial), states);
  return [state.id];
}

/** What can be taken in a state and those around it: an event that is surely taken further inside goes no further. */
function possibleIn(around: OutlinedState[]): OutlinedTransition[] {
  const taken = new Set<string>();
  return around.flatMap(({ transitions }) => {
    const open = transitions.filter(({ eventType, guard }) => {
      if (taken.has(eventType)) return false;
      if (guard === null) taken.add(eventType);
      return true;
    });
    return open;
  });
}
