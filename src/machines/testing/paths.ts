import {
  createActor,
  SimulatedClock,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { adjacencyMapToArray, TestModel, type StatePath } from 'xstate/graph';
import type { Coverage } from './coverage';
import { settled, type Held } from './held';

type Path = StatePath<AnyMachineSnapshot, AnyEventObject>;

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

/**
 * The machine as a graph. Arrivals by another event or from another state count as different, so
 * that the shortest paths to all of them take every transition, retries too. A machine that counts
 * is walked up to a state where `isFarEnough` holds.
 */
const modelOf = (
  machine: AnyStateMachine,
  events: AnyEventObject[],
  input?: unknown,
  isFarEnough?: (state: AnyMachineSnapshot) => boolean,
) =>
  new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    input,
    events,
    filterEvents: (state, event) => state.can(event),
    stopWhen: isFarEnough,
    serializeState: (state, event, previous) =>
      JSON.stringify([state.value, state.context, event, previous?.value]),
  });

export const pathsOf = (...given: Parameters<typeof modelOf>): Path[] =>
  modelOf(...given).getShortestPaths();

/** State values, other than final ones, that no event leaves. */
export function deadEnds(...given: Parameters<typeof modelOf>): string[] {
  const model = modelOf(...given);
  const edges = adjacencyMapToArray(model.getAdjacencyMap()).map(({ state, nextState }) => ({
    from: JSON.stringify(state.value),
    to: JSON.stringify(nextState.value),
  }));
  const leavable = new Set(edges.filter(({ from, to }) => from !== to).map(({ from }) => from));
  const resting = model.getShortestPaths().filter(({ state }) => state.status === 'active');
  return [...new Set(resting.map(({ state }) => JSON.stringify(state.value)))].filter(
    (value) => !leavable.has(value),
  );
}

interface Surroundings {
  machine: AnyStateMachine;
  /** By the id of the invocation. */
  held: Record<string, Held<never>>;
  /** In milliseconds, by name. */
  delays: Record<string, number>;
  coverage: Coverage;
  input?: unknown;
}

/** Walks a planned path on a real actor and compares state and context after each step. */
export async function play(path: Path, surroundings: Surroundings): Promise<void> {
  const { machine, held, delays, coverage, input } = surroundings;
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect });
  const seen = () => positionOf(actor.getSnapshot() as AnyMachineSnapshot);

  const perform = async (event: AnyEventObject): Promise<void> => {
    const [, kind, name = ''] =
      /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
    if (kind === 'after') elapse(delays[name] ?? NaN);
    else if (kind === 'done.actor') answering(name).resolve(event['output'] as never);
    else if (kind === 'error.actor') answering(name).reject(event['error']);
    else actor.send(event);
    await settled();
  };
  const answering = (invocation: string): Held<never> => {
    const call = held[invocation];
    if (!call) throw new Error(`nothing answers ${invocation}`);
    return call;
  };
  const elapse = (delay: number): void => {
    const before = seen();
    clock.increment(delay - 1);
    expect(seen()).toEqual(before);
    clock.increment(1);
  };

  actor.start();
  for (const [index, { event, state }] of path.steps.entries()) {
    if (index > 0) await perform(event);
    expect(seen()).toEqual(positionOf(state));
  }
  actor.stop();
}

const positionOf = ({ value, context, status }: AnyMachineSnapshot) => ({
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
