import type { AnyStateMachine, EventFrom } from 'xstate';
import { nextState, statesOf } from '../../../domain/nextState';

/** What an event says, such as `post.submitted owner isReworded`. */
const textOf = (event: object): string =>
  Object.entries(event)
    .flatMap(([name, value]) => (value === true ? name : value === false ? [] : String(value)))
    .join(' ');

/** All that can happen, as “state: event → state”; every event that is not named in a state is refused there. */
export const movesOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFrom<Machine>[],
): string[] =>
  statesOf(machine).flatMap((state) =>
    events.flatMap((event) => {
      const after = nextState(machine, state, event);
      return after === null ? [] : `${state}: ${textOf(event)} → ${after}`;
    }),
  );
