import {
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFrom,
  type StateValue,
  type StateValueFrom,
} from 'xstate';

/*
 * Judges rows of the database by their machine. A row has a state, the key of an innermost state, and nothing else of
 * the machine, which so has neither parallel states nor context: what else decides comes with the event, as who acts.
 */

type Around<Value> = Value extends object ? keyof Value : never;
type Within<Value> = Value extends object ? Extract<Value[keyof Value], string> : never;
/** Without states around others; of these, those within. */
type InnermostOf<Value> = Exclude<Extract<Value, string>, Around<Value>> | Within<Value>;

/** A state of a machine as a column has it. */
export type RowState<Machine extends AnyStateMachine> = InnermostOf<StateValueFrom<Machine>>;

const innermostIn = (node: AnyStateNode): AnyStateNode[] => {
  const within = Object.values(node.states);
  return within.length === 0 ? [node] : within.flatMap(innermostIn);
};

const valueOf = ([first = '', ...within]: readonly string[]): StateValue =>
  within.length === 0 ? first : { [first]: valueOf(within) };

const snapshotsIn = (machine: AnyStateMachine): ReadonlyMap<unknown, AnyMachineSnapshot> =>
  new Map(
    innermostIn(machine.root).map(({ key, path }) => [
      key,
      machine.resolveState({ value: valueOf(path), context: {} }),
    ]),
  );

/** Machines never change, and lists ask them for each of their rows. */
const asked = new WeakMap<AnyStateMachine, ReadonlyMap<unknown, AnyMachineSnapshot>>();

/** The machine in each of its states, by key. */
function snapshotsOf(machine: AnyStateMachine): ReadonlyMap<unknown, AnyMachineSnapshot> {
  const known = asked.get(machine) ?? snapshotsIn(machine);
  asked.set(machine, known);
  return known;
}

const isState =
  <Machine extends AnyStateMachine>(machine: Machine) =>
  (key: unknown): key is RowState<Machine> =>
    snapshotsOf(machine).has(key);

/** All states, in the order of the machine. */
export const statesOf = <Machine extends AnyStateMachine>(machine: Machine): RowState<Machine>[] =>
  [...snapshotsOf(machine).keys()].filter(isState(machine));

/** In which a row begins. */
export function firstState<Machine extends AnyStateMachine>(machine: Machine): RowState<Machine> {
  const [first] = statesOf(machine);
  if (first === undefined) throw new Error(`${machine.id} has no states`);
  return first;
}

/** Where the event leads from the state; null where the machine does not take it. Throws for a state that it lacks. */
export function nextState<Machine extends AnyStateMachine>(
  machine: Machine,
  state: RowState<Machine>,
  event: EventFrom<Machine>,
): RowState<Machine> | null {
  const before = snapshotsOf(machine).get(state);
  if (!before) throw new Error(`${machine.id} has no state ${String(state)}`);
  if (!before.can(event)) return null;
  const [{ _nodes }] = transition<AnyStateMachine>(machine, before, event);
  return _nodes.map(({ key }) => key).find(isState(machine)) ?? null;
}

/** Where an event leads that the state always takes; throws where it does not, which is a mistake of ours. */
export function stateAfter<Machine extends AnyStateMachine>(
  machine: Machine,
  state: RowState<Machine>,
  event: EventFrom<Machine>,
): RowState<Machine> {
  const after = nextState(machine, state, event);
  if (after !== null) return after;
  throw new Error(`${machine.id} does not take ${JSON.stringify(event)} in ${String(state)}`);
}

/** The states from which the event can happen, in the order of the machine. */
export const statesThat = <Machine extends AnyStateMachine>(
  machine: Machine,
  event: EventFrom<Machine>,
): RowState<Machine>[] =>
  statesOf(machine).filter((state) => nextState(machine, state, event) !== null);

export interface Move<State> {
  from: State[];
  to: State;
}

/**
 * The event for many rows at once: from which states, and to which one. Throws where it leads nowhere or to several
 * states. It tries every state, so what it returns is kept.
 */
export function moveOf<Machine extends AnyStateMachine>(
  machine: Machine,
  event: EventFrom<Machine>,
): Move<RowState<Machine>> {
  const from = statesThat(machine, event);
  const [to, ...others] = new Set(from.flatMap((state) => nextState(machine, state, event) ?? []));
  if (to === undefined || others.length > 0) {
    throw new Error(`${JSON.stringify(event)} of ${machine.id} does not lead to one state`);
  }
  return { from, to };
}
