import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ScreenName } from '../../../domain/screens';

export type TriggerKind = 'event' | 'after' | 'always' | 'done' | 'error';

export interface Trigger {
  kind: TriggerKind;
  /** The event's type, the delay's name or the invocation's id; empty for `always`. */
  name: string;
  /** How long `after` waits, when the delay is a constant. */
  milliseconds: number | null;
}

export interface OutlinedTransition {
  /** Unique in its machine; `transitionKey` gives the same for a transition seen by inspection. */
  key: string;
  source: string;
  trigger: Trigger;
  /** The event's type as the interpreter sees it. */
  eventType: string;
  guard: string | null;
  /** Ids of states; none when the state does not change. */
  targets: string[];
  actions: string[];
  reenter: boolean;
  /** An event without target and action: refused here, though a state around would take it. */
  forbidden: boolean;
  description: string | null;
}

export interface OutlinedState {
  id: string;
  key: string;
  /** Keys from the root, which itself has none. */
  path: string[];
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  description: string | null;
  /** What a person sees in it, as the nearest state around says that names one. */
  screen: ScreenName | null;
  tags: string[];
  entry: string[];
  exit: string[];
  invokes: { id: string; src: string }[];
  /** Id of the state entered first. */
  initial: string | null;
  transitions: OutlinedTransition[];
  states: OutlinedState[];
  /** How many states within it are left out of a drawing; `foldChart` makes others than 0. */
  folded: number;
}

/** The machine as plain data, ready to be drawn: the definition alone, without its implementations. */
export const outlineOf = (machine: AnyStateMachine): OutlinedState => outlineState(machine.root);

/** This state and all within it, in document order. */
export const flatten = (state: OutlinedState): OutlinedState[] => [
  state,
  ...state.states.flatMap(flatten),
];

export const allTransitions = (root: OutlinedState): OutlinedTransition[] =>
  flatten(root).flatMap((state) => state.transitions);

/** Undefined for the entry into the initial state, which belongs to no event. */
export function transitionKey(transition: AnyTransitionDefinition): string | undefined {
  const node = transition.source;
  const [position] = candidatesOf(node).find(([, found]) => found === transition) ?? [];
  return position === undefined ? undefined : keyOf(node, transition, position);
}

function outlineState(node: AnyStateNode): OutlinedState {
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    type: node.type,
    description: node.description ?? null,
    screen: screenOf(node),
    tags: node.tags,
    entry: ownActions(node.entry),
    exit: ownActions(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    transitions: candidatesOf(node).map(([position, transition]) =>
      outlineTransition(node, position, transition),
    ),
    states: Object.values(node.states).map(outlineState),
    folded: 0,
  };
}

function screenOf(node: AnyStateNode): ScreenName | null {
  const { screen } = (node.meta ?? {}) as { screen?: ScreenName };
  return screen ?? (node.parent ? screenOf(node.parent) : null);
}

function outlineTransition(
  node: AnyStateNode,
  position: number,
  transition: AnyTransitionDefinition,
): OutlinedTransition {
  const targets = (transition.target ?? []).map((target) => target.id);
  const actions = transition.actions.map(nameOf);
  const eventType = String(transition.eventType);
  const trigger = triggerOf(node, eventType);
  return {
    key: keyOf(node, transition, position),
    source: node.id,
    trigger,
    eventType,
    guard: transition.guard ? nameOf(transition.guard) : null,
    targets,
    actions,
    reenter: transition.reenter,
    forbidden: trigger.kind === 'event' && targets.length === 0 && actions.length === 0,
    description: transition.description ?? null,
  };
}

const keyOf = (node: AnyStateNode, transition: AnyTransitionDefinition, position: number) =>
  `${node.id} ${String(transition.eventType)} ${position}`;

/** Every transition of one state, with its rank among those of the same event. */
const candidatesOf = (node: AnyStateNode): [number, AnyTransitionDefinition][] =>
  [...node.transitions.values(), node.always ?? []].flatMap((candidates) => [
    ...candidates.entries(),
  ]);

function triggerOf(node: AnyStateNode, eventType: string): Trigger {
  const named = (kind: TriggerKind, name: string, milliseconds: number | null = null) => ({
    kind,
    name,
    milliseconds,
  });
  if (eventType === '') return named('always', '');
  const [, system, name = ''] =
    /^xstate\.(after|done\.actor|error\.actor)\.(.+)$/.exec(eventType) ?? [];
  if (system === 'done.actor') return named('done', name);
  if (system === 'error.actor') return named('error', name);
  if (system !== 'after') return named('event', eventType);
  const delay = name.slice(0, -`.${node.id}`.length);
  const delays = node.machine.implementations.delays as Record<string, unknown>;
  const milliseconds = delays[delay];
  return named('after', delay, typeof milliseconds === 'number' ? milliseconds : null);
}

/** Without the two that XState adds for each `after`. */
const ownActions = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => !isTimer(action)).map(nameOf);

const isTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.raise' || action.type === 'xstate.cancel');

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return '(inline)';
}
