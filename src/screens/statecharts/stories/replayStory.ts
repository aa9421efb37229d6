import {
  createActor,
  fromPromise,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import type { MachineStep, StartedMachine, Story } from '../../../../domain/story';
import { activeIds } from '../../../machines/chart/activeIds';
import { activeStates } from '../../../machines/chart/activeStates';
import { createJournal } from '../../../machines/chart/journal';
import type { CatalogueEntry } from '../catalogue';
import { createSteppedClock } from '../play/steppedClock';
import { madeUpValue } from './madeUpValue';

/** One event of a story, and where it takes the machine as it is now. */
export interface Frame {
  step: MachineStep;
  /** Its place among all steps of the story. */
  index: number;
  value: StateValue;
  active: ReadonlySet<string>;
  /** Keys of the transitions taken. */
  taken: readonly string[];
  /** Where the machine is in place of where the story has it; null where both agree. */
  instead: string | null;
  /** The guard that the story decides, since it leaves out what the guard compares. */
  assumed: { guard: string; holds: boolean } | null;
}

interface Position {
  value: StateValue;
  context: object;
  historyValue: AnyMachineSnapshot['historyValue'];
}

interface Outcome extends Position {
  active: ReadonlySet<string>;
  taken: readonly string[];
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** `['ready.access.own', 'ready.source.kept']` as the interpreter has it. */
function valueOf(states: readonly string[]): StateValue {
  const heads = new Map<string, string[]>();
  for (const state of states) {
    const [head = '', ...rest] = state.split('.');
    heads.set(head, [...(heads.get(head) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  const [only] = heads;
  if (only && heads.size === 1 && only[1].length === 0) return only[0];
  return Object.fromEntries([...heads].map(([head, rest]) => [head, valueOf(rest)]));
}

/** Nothing that it starts answers by itself: the story has the answers. */
function quiet(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}));
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) });
}

/** Null for states that the machine does not have. */
function at(machine: AnyStateMachine, states: readonly string[], context: object): Position | null {
  try {
    const snapshot = machine.resolveState({ value: valueOf(states), context });
    return same(activeStates(snapshot.value as StateValue), states)
      ? { value: snapshot.value as StateValue, context, historyValue: {} }
      : null;
  } catch {
    return null;
  }
}

/** Sends one event to a copy that begins at a position; null where the copy cannot read it. */
function take(machine: AnyStateMachine, from: Position, event: AnyEventObject): Outcome | null {
  const snapshot = machine.resolveState({ ...from, status: 'active' });
  const actor = createActor(machine, { snapshot, clock: createSteppedClock() });
  const journal = createJournal(actor, () => 0);
  // Without it an error would be nobody's.
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send(event);
  const after = actor.getSnapshot() as AnyMachineSnapshot;
  const taken = journal.read()[0]?.taken ?? [];
  journal.stop();
  actor.stop();
  if (after.status === 'error') return null;
  return {
    value: after.value as StateValue,
    context: after.context as object,
    historyValue: after.historyValue,
    active: activeIds(after),
    taken,
  };
}

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;

/** The recorded event with made-up data in place of what the story leaves out. */
function eventOf({ payloads, outputs, errors }: CatalogueEntry, { event }: MachineStep) {
  const { type } = event;
  const [, outcome, id = ''] = ANSWER.exec(type) ?? [];
  const sample = outcome
    ? { output: outputs[id], error: errors[id], actorId: id }
    : (payloads[type] ?? {});
  // A journey's story has no more than the type of an event.
  return { ...sample, ...(madeUpValue(event, sample) as object), type };
}

/** The machine of an entry as this story began it. */
function begin(entry: CatalogueEntry, started: StartedMachine | undefined) {
  const machine = quiet(entry.copyFor?.(entry.input) ?? entry.machine);
  const first = createActor(machine, { input: entry.input }).getSnapshot() as AnyMachineSnapshot;
  const own = first.context as object;
  const context = started ? { ...own, ...(madeUpValue(started.context, own) as object) } : own;
  return { machine, context, value: first.value as StateValue };
}

const isOf =
  ({ machine }: CatalogueEntry) =>
  (step: { machine: string }): boolean =>
    step.machine === machine.id;

/** Where a machine is, as a chart shows it. */
export type Place = Pick<Frame, 'value' | 'active'>;

export interface Replay {
  /** Where it was when the recording began; null where it was started later. */
  first: Place | null;
  frames: readonly Frame[];
}

/** The events of one machine in a story, sent to a copy of it as it is now. */
export function replayStory(entry: CatalogueEntry, story: Story): Replay {
  const started = story.start.find(isOf(entry));
  const { machine, context, value } = begin(entry, started);
  const guards = Object.keys(machine.implementations.guards);
  const beginning: Position = (started && at(machine, started.states, context)) ?? {
    ...{ value, context, historyValue: {} },
  };

  let position = beginning;

  /** With the guard that leads where the story went, where the made-up data lead elsewhere. */
  function follow(step: MachineStep): { outcome: Outcome | null; assumed: Frame['assumed'] } {
    const event = eventOf(entry, step);
    const plain = take(machine, position, event);
    if (plain && same(activeStates(plain.value), step.states))
      return { outcome: plain, assumed: null };
    for (const guard of guards) {
      for (const holds of [true, false]) {
        const decided = machine.provide({ guards: { [guard]: () => holds } });
        const outcome = take(decided, position, event);
        if (outcome && same(activeStates(outcome.value), step.states))
          return { outcome, assumed: { guard, holds } };
      }
    }
    return { outcome: plain, assumed: null };
  }

  const idsAt = (place: Position) =>
    activeIds(machine.resolveState({ ...place, status: 'active' }) as AnyMachineSnapshot);
  const frames = story.steps.flatMap((step, index) => {
    if (step.kind !== 'machine' || !isOf(entry)(step)) return [];
    const isStart = step.event.type === 'xstate.init';
    const recorded = at(machine, step.states, isStart ? context : position.context);
    const { outcome, assumed } = isStart ? { outcome: null, assumed: null } : follow(step);
    const reached = outcome ?? (isStart ? recorded : null) ?? position;
    const actual = activeStates(reached.value);
    const isSame = same(actual, step.states);
    // What follows is compared from where the story was, so that each difference is told once.
    position = isSame ? reached : (recorded ?? reached);
    return {
      step,
      index,
      value: reached.value,
      active: outcome?.active ?? idsAt(reached),
      taken: outcome?.taken ?? [],
      instead: isSame ? null : actual.join(', '),
      assumed,
    };
  });
  const first = started ? { value: beginning.value, active: idsAt(beginning) } : null;
  return { first, frames };
}

/** The machines of a story in the order in which they come. */
export const machinesOf = ({ start, steps }: Story): string[] => [
  ...new Set([
    ...steps.flatMap((step) => (step.kind === 'machine' ? step.machine : [])),
    ...start.map(({ machine }) => machine),
  ]),
];
