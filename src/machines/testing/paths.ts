import { isDeepStrictEqual } from 'node:util';
import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { TestModel, type StatePath } from 'xstate/graph';
import { settled, type Held } from './held';

type Path = StatePath<AnyMachineSnapshot, AnyEventObject>;

/** How one machine is walked; those too large for one walk have several. */
export interface Walk {
  /** With effects that wait for the walk. */
  machine: AnyStateMachine;
  /** What is sent, and what the effects and timers of the machine answer. */
  events: AnyEventObject[];
  /** The effects, by the id of their invocation. */
  held?: Record<string, Held<never>>;
  /** In milliseconds, by name. */
  delays?: Record<string, number>;
  input?: unknown;
  /** Where the walk of a machine that counts ends. */
  isFarEnough?: (state: AnyMachineSnapshot) => boolean;
}

export const answered = (invocation: string, output?: unknown) => ({
  type: `xstate.done.actor.${invocation}`,
  output,
});
export const refused = (invocation: string, error: unknown) => ({
  type: `xstate.error.actor.${invocation}`,
  error,
});
export const elapsed = (delay: string, state: string) => ({
  type: `xstate.after.${delay}.${state}`,
});

/** Sent from outside, rather than by the interpreter itself. */
export const isSent = ({ type }: AnyEventObject): boolean => !type.startsWith('xstate.');

/**
 * The machine as a graph. Arrivals by another event or from another state count as different, so
 * that the shortest paths to all of them take every transition, retries too.
 */
const modelOf = ({ machine, events, input, isFarEnough }: Walk) =>
  new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    input,
    events,
    filterEvents: (state, event) => state.can(event),
    stopWhen: isFarEnough,
    serializeState: (state, event, previous) =>
      JSON.stringify([state.value, state.context, event, previous?.value]),
  });

export const pathsOf = (walk: Walk): Path[] => modelOf(walk).getShortestPaths();

/** As few of the paths that can happen as take every event from every state that takes it. */
export function coveringPaths(walk: Walk, canHappen: (path: Path) => boolean = () => true): Path[] {
  const covered = new Set<string>();
  const isNew = ({ steps }: Path): boolean => {
    const before = covered.size;
    for (const [index, { event }] of steps.entries()) {
      covered.add(JSON.stringify([steps[index - 1]?.state.value, event]));
    }
    return covered.size > before;
  };
  return pathsOf(walk)
    .filter(canHappen)
    .sort((one, other) => other.steps.length - one.steps.length)
    .filter(isNew);
}

/** The events of a path, in order, to name it. */
export const titleOf = ({ steps }: Path): string =>
  steps
    .slice(1)
    .map(({ event }) => event.type)
    .join(', ');

interface Place {
  state: AnyMachineSnapshot;
  transitions: Record<string, { state: AnyMachineSnapshot }>;
}

/** The states of the walk and where each leads. */
export function graphOf(walk: Walk): { state: AnyMachineSnapshot; next: AnyMachineSnapshot[] }[] {
  const places = modelOf(walk).getAdjacencyMap() as object as Record<string, Place>;
  return Object.values(places).map(({ state, transitions }) => ({
    state,
    next: Object.values(transitions).map((transition) => transition.state),
  }));
}

/** What a path is walked on: an actor alone, or the product around it. */
export interface Stage {
  perform(event: AnyEventObject): Promise<void>;
  snapshot(): AnyMachineSnapshot;
}

/** Walks a planned path, compares state and context after each step, and ends where `look` says no. */
export async function walkOn(
  stage: Stage,
  path: Path,
  look: (state: AnyMachineSnapshot) => boolean | Promise<boolean> = () => true,
): Promise<void> {
  for (const [index, { event, state }] of path.steps.entries()) {
    if (index > 0) await stage.perform(event);
    const [reached, planned] = [positionOf(stage.snapshot()), positionOf(state)];
    // Jest's own comparison is slower by far, and there are many thousand steps.
    if (!isDeepStrictEqual(reached, planned)) expect(reached).toEqual(planned);
    if (!(await look(stage.snapshot()))) return;
  }
}

interface Options extends Pick<Walk, 'held' | 'delays'> {
  actor: AnyActorRef;
  clock: SimulatedClock;
  /** Otherwise events go to the actor itself. */
  send?: (event: AnyEventObject) => unknown;
}

/** Performs each event where it comes from: a timer, an effect or somebody outside. */
export function createStage(options: Options): Stage {
  const { actor, clock, held = {}, delays = {}, send = (event) => actor.send(event) } = options;
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const answering = (invocation: string): Held<never> => {
    const call = held[invocation];
    if (!call) throw new Error(`nothing answers ${invocation}`);
    return call;
  };
  const elapse = (delay: number): void => {
    const before = positionOf(snapshot());
    clock.increment(delay - 1);
    expect(positionOf(snapshot())).toEqual(before);
    clock.increment(1);
  };
  return {
    snapshot,
    async perform(event) {
      const [, kind, name = ''] =
        /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
      if (kind === 'after') elapse(delays[name] ?? NaN);
      else if (kind === 'done.actor') answering(name).resolve(event['output'] as never);
      else if (kind === 'error.actor') answering(name).reject(event['error']);
      else await send(event);
      await settled();
    },
  };
}

/** A real actor of the walk's machine, on a clock that only the walk moves. */
export function startActor(walk: Walk, inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const actor = createActor(walk.machine, { clock, input: walk.input, inspect });
  actor.start();
  return { actor, clock };
}

export const positionOf = ({ value, context, status }: AnyMachineSnapshot) => ({
  value: value as StateValue,
  context: context as unknown,
  status,
});

/** `{ signedOut: 'browsing' }` as `signedOut.browsing`. */
export const dotted = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, within]) => (within === undefined ? key : `${key}.${dotted(within)}`))
        .join(' and ');
