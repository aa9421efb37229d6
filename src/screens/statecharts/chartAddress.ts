import { flatten, type OutlinedState, type OutlinedTransition } from '../../machines/chart/outline';
import { placeOf } from '../../machines/chart/compareCharts';

export const MODES = ['live', 'play', 'pictures', 'changes', 'use'] as const;
export type Mode = (typeof MODES)[number];

/** Kinds of names that a fragment can ask for all places of. */
export const NAME_KINDS = ['event', 'action', 'guard', 'actor', 'screen'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** What is pointed to in a chart: ids of states and keys of transitions. */
export interface Pointed {
  /** The state that the way is shown to. */
  state: string | null;
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

export const NOTHING_POINTED: Pointed = { state: null, states: new Set(), transitions: new Set() };

const CARRIED = 'chart=';

/** The fragment of an address, decoded; what is no fragment of ours points to nothing. */
export function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** The chart that an address carries, packed. */
export const carriedIn = (hash: string): string | null =>
  hash.startsWith(`#${CARRIED}`) ? hash.slice(CARRIED.length + 1) : null;

export const carryingFragment = (packed: string): string => `#${CARRIED}${packed}`;

/** `#signedIn.arriving` */
export const stateFragment = (state: OutlinedState): string => `#${encodeURI(placeOf(state))}`;

/** `#signedIn.arriving/redirect.due`: the event, or what comes in its place. */
export const transitionFragment = (state: OutlinedState, transition: OutlinedTransition): string =>
  `${stateFragment(state)}/${encodeURIComponent(triggerName(transition))}`;

/** `#action:storeToken`: every place of a name. */
export const nameFragment = (kind: NameKind, name: string): string =>
  `#${kind}:${encodeURIComponent(name)}`;

const triggerName = ({ trigger: { kind, name } }: OutlinedTransition): string => {
  if (kind === 'event') return name;
  return kind === 'always' ? kind : `${kind} ${name}`;
};

/** Ids of all states that have to be seen for what is pointed to. */
export const revealedBy = ({ states, transitions }: Pointed, root: OutlinedState): string[] =>
  flatten(root)
    .filter(
      (state) => states.has(state.id) || state.transitions.some(({ key }) => transitions.has(key)),
    )
    .map(({ id }) => id);

/** What a fragment points to in a chart. */
export function pointedBy(hash: string, root: OutlinedState): Pointed {
  const text = readFragment(hash);
  if (text === '' || carriedIn(hash) !== null) return NOTHING_POINTED;
  const [, kind, name] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  const known = NAME_KINDS.find((each) => each === kind);
  if (known && name !== undefined) return placesOfName(known, name, root);
  const [place = '', event] = text.split('/');
  const state = flatten(root).find((each) => placeOf(each) === place);
  if (!state) return NOTHING_POINTED;
  if (event === undefined)
    return { ...NOTHING_POINTED, state: state.id, states: new Set([state.id]) };
  const meant = state.transitions.filter((transition) => triggerName(transition) === event);
  return { state: state.id, states: new Set(), transitions: keysOf(meant) };
}

const keysOf = (transitions: readonly OutlinedTransition[]): Set<string> =>
  new Set(transitions.map(({ key }) => key));

function placesOfName(kind: NameKind, name: string, root: OutlinedState): Pointed {
  const states = flatten(root).filter((state) => namesOfState(state)[kind].includes(name));
  const transitions = flatten(root)
    .flatMap((state) => state.transitions)
    .filter((transition) => namesOfTransition(transition)[kind].includes(name));
  const [first] = states;
  return {
    // Many states can show a screen: the way to the first would look like the answer.
    state: states.length === 1 && transitions.length === 0 && first ? first.id : null,
    states: new Set(states.map(({ id }) => id)),
    transitions: keysOf(transitions),
  };
}

type Names = Record<NameKind, readonly string[]>;

/** What can be searched of a state by itself. */
export const namesOfState = ({ entry, exit, invokes, screen, states }: OutlinedState): Names => ({
  event: [],
  action: [...entry, ...exit],
  guard: [],
  actor: invokes.map(({ src }) => src),
  // States around one that names a screen show it only through those inside.
  screen: screen !== null && states.length === 0 ? [screen] : [],
});

export const namesOfTransition = ({ trigger, guard, actions }: OutlinedTransition): Names => ({
  event: trigger.kind === 'event' ? [trigger.name] : [],
  action: actions,
  guard: guard === null ? [] : [guard],
  actor: [],
  screen: [],
});
