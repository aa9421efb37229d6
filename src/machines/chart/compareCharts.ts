import { flatten, type OutlinedState, type OutlinedTransition } from './outline';

export type Mark = 'added' | 'removed' | 'changed';

export type ChangedField =
  | 'name'
  | 'type'
  | 'description'
  | 'screen'
  | 'tags'
  | 'entry'
  | 'exit'
  | 'invokes'
  | 'initial'
  | 'order'
  | 'guard'
  | 'targets'
  | 'actions'
  | 'reenter';

export interface FieldChange {
  field: ChangedField;
  before: string[];
  after: string[];
}

export interface ChartChange {
  mark: Mark;
  /** Keys of the state from the root, with dots; empty for the machine itself. */
  place: string;
  /** Null where the state itself is what has changed. */
  transition: OutlinedTransition | null;
  /** Where the transition leads, as places. */
  targets: string[];
  /** None for what was added or removed as a whole. */
  fields: FieldChange[];
}

interface Side {
  state: OutlinedState;
  places: ReadonlyMap<string, string>;
}

/** A pair of the same transition before and after, or one without the other. */
interface Pair {
  before: OutlinedTransition | null;
  after: OutlinedTransition | null;
}

export const placeOf = ({ path }: OutlinedState): string => path.join('.');

export const placesById = (root: OutlinedState): Map<string, string> =>
  new Map(flatten(root).map((state) => [state.id, placeOf(state)]));

const statesByPlace = (root: OutlinedState): Map<string, OutlinedState> =>
  new Map(flatten(root).map((state) => [placeOf(state), state]));

/**
 * What differs between two charts, in document order of the later one, then what it no longer has. A state
 * is the same where its keys from the root are; what a whole state brought or took along is part of it.
 */
export function compareCharts(before: OutlinedState, after: OutlinedState): ChartChange[] {
  const [earlier, later] = [statesByPlace(before), statesByPlace(after)];
  const [earlierIds, laterIds] = [placesById(before), placesById(after)];
  const changes: ChartChange[] = [];
  for (const [place, state] of later) {
    const known = earlier.get(place);
    if (!known) changes.push(wholeState('added', place));
    else {
      const was = { state: known, places: earlierIds };
      changes.push(...stateChanges(place, was, { state, places: laterIds }));
    }
  }
  for (const place of earlier.keys()) {
    if (!later.has(place)) changes.push(wholeState('removed', place));
  }
  return changes;
}

const wholeState = (mark: Mark, place: string): ChartChange => ({
  mark,
  place,
  transition: null,
  targets: [],
  fields: [],
});

const differing = (fields: FieldChange[]): FieldChange[] =>
  fields.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));

const some = (value: string | null): string[] => (value === null ? [] : [value]);

function stateChanges(place: string, before: Side, after: Side): ChartChange[] {
  const pairs = pairTransitions(before, after);
  const field = (name: ChangedField, read: (side: Side) => string[]): FieldChange => ({
    field: name,
    before: read(before),
    after: read(after),
  });
  const fields = differing([
    field('name', ({ state }) => (place === '' ? [state.id] : [])),
    field('type', ({ state }) => [state.type]),
    field('description', ({ state }) => some(state.description)),
    field('screen', ({ state }) => some(state.screen)),
    field('tags', ({ state }) => state.tags),
    field('entry', ({ state }) => state.entry),
    field('exit', ({ state }) => state.exit),
    field('invokes', ({ state }) => state.invokes.map(({ id, src }) => `${src} (${id})`)),
    field('initial', ({ state, places }) => some(state.initial).map((id) => places.get(id) ?? id)),
    ...orderChanges(pairs),
  ]);
  return [
    ...(fields.length > 0 ? [{ ...wholeState('changed', place), fields }] : []),
    ...pairs.flatMap((pair) => transitionChange(place, pair, before, after) ?? []),
  ];
}

const targetsOf = ({ targets }: OutlinedTransition, { places }: Side): string[] =>
  targets.map((id) => places.get(id) ?? id);

function transitionChange(
  place: string,
  { before, after }: Pair,
  was: Side,
  is: Side,
): ChartChange | null {
  const of = (mark: Mark, transition: OutlinedTransition, side: Side, fields: FieldChange[]) => ({
    mark,
    place,
    transition,
    targets: targetsOf(transition, side),
    fields,
  });
  if (!after) return before && of('removed', before, was, []);
  if (!before) return of('added', after, is, []);
  const fields = fieldsOfTransition(before, after, was, is);
  return fields.length > 0 ? of('changed', after, is, fields) : null;
}

const fieldsOfTransition = (
  before: OutlinedTransition,
  after: OutlinedTransition,
  was: Side,
  is: Side,
): FieldChange[] => {
  const field = (name: ChangedField, read: (one: OutlinedTransition, side: Side) => string[]) => ({
    field: name,
    before: read(before, was),
    after: read(after, is),
  });
  return differing([
    field('guard', ({ guard }) => some(guard)),
    field('targets', targetsOf),
    field('actions', ({ actions }) => actions),
    field('reenter', ({ reenter }) => (reenter ? ['yes'] : [])),
    field('description', ({ description }) => some(description)),
  ]);
};

/** The event, since ids of states are part of the interpreter's own names for it. */
const triggerKey = ({ trigger: { kind, name } }: OutlinedTransition): string => `${kind} ${name}`;

/** Those of the same event: first what is alike in all, then what is alike in most, then by their order. */
function pairTransitions(before: Side, after: Side): Pair[] {
  const left = [...before.state.transitions];
  const likeness: ((one: OutlinedTransition, other: OutlinedTransition) => boolean)[] = [
    (one, other) => fieldsOfTransition(one, other, before, after).length === 0,
    (one, other) =>
      one.guard === other.guard && targetsOf(one, before).join() === targetsOf(other, after).join(),
    (one, other) => one.guard === other.guard,
    (one, other) => targetsOf(one, before).join() === targetsOf(other, after).join(),
    () => true,
  ];
  const found = new Map<OutlinedTransition, OutlinedTransition>();
  for (const isAlike of likeness) {
    for (const one of after.state.transitions) {
      if (found.has(one)) continue;
      const index = left.findIndex(
        (other) => triggerKey(other) === triggerKey(one) && isAlike(other, one),
      );
      const [match] = index < 0 ? [] : left.splice(index, 1);
      if (match) found.set(one, match);
    }
  }
  return [
    ...after.state.transitions.map((one) => ({ before: found.get(one) ?? null, after: one })),
    ...left.map((one) => ({ before: one, after: null })),
  ];
}

const candidate = ({ trigger, guard }: OutlinedTransition): string =>
  [trigger.name || trigger.kind, ...some(guard)].join(' if ');

/** Of several transitions for an event the first that can be taken is: their order matters. */
function orderChanges(pairs: Pair[]): FieldChange[] {
  const kept = pairs.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const events = new Set(kept.map(({ after }) => triggerKey(after)));
  const rankOf = ({ key }: OutlinedTransition): number => Number(key.slice(key.lastIndexOf(' ')));
  return [...events].flatMap((event) => {
    const same = kept.filter(({ after }) => triggerKey(after) === event);
    const earlier = [...same].sort((one, other) => rankOf(one.before) - rankOf(other.before));
    const isSame = earlier.every((pair, index) => pair === same[index]);
    const names = (list: typeof same) => list.map(({ after }) => candidate(after));
    return isSame ? [] : [{ field: 'order' as const, before: names(earlier), after: names(same) }];
  });
}

export interface MergedChart {
  root: OutlinedState;
  /** Of states by their id and of transitions by their key, in `root`. */
  marks: ReadonlyMap<string, Mark>;
}

/** Both charts in one: the later one, with what it no longer has left in its place. */
export function mergeCharts(before: OutlinedState, after: OutlinedState): MergedChart {
  const marks = new Map<string, Mark>();
  const [earlier, later] = [statesByPlace(before), statesByPlace(after)];
  const [earlierIds, laterIds] = [placesById(before), placesById(after)];
  /** The id of a place in the merged chart. */
  const idOf = (place: string): string =>
    later.get(place)?.id ?? `removed ${earlier.get(place)?.id ?? place}`;
  const movedId = (id: string): string => idOf(earlierIds.get(id) ?? id);
  const gone = (transition: OutlinedTransition): OutlinedTransition => {
    const key = `removed ${transition.key}`;
    marks.set(key, 'removed');
    const source = movedId(transition.source);
    return { ...transition, key, source, targets: transition.targets.map(movedId) };
  };
  const removedState = (state: OutlinedState): OutlinedState => {
    const id = movedId(state.id);
    marks.set(id, 'removed');
    return {
      ...state,
      id,
      initial: state.initial && movedId(state.initial),
      transitions: state.transitions.map(gone),
      states: state.states.map(removedState),
    };
  };
  const addedState = (state: OutlinedState): void => {
    for (const { id, transitions } of flatten(state)) {
      marks.set(id, 'added');
      for (const { key } of transitions) marks.set(key, 'added');
    }
  };
  const mergedState = (state: OutlinedState): OutlinedState => {
    const was = earlier.get(placeOf(state));
    if (!was) {
      addedState(state);
      return state;
    }
    const before = { state: was, places: earlierIds };
    const changes = stateChanges(placeOf(state), before, { state, places: laterIds });
    for (const { mark, transition } of changes) {
      if (transition === null) marks.set(state.id, mark);
      else if (mark !== 'removed') marks.set(transition.key, mark);
    }
    const left = changes.flatMap(({ mark, transition }) =>
      mark === 'removed' && transition ? gone(transition) : [],
    );
    return {
      ...state,
      transitions: [...state.transitions, ...left],
      states: [
        ...state.states.map(mergedState),
        ...was.states.filter((inner) => !later.has(placeOf(inner))).map(removedState),
      ],
    };
  };
  return { root: mergedState(after), marks };
}
