import type { StateUse } from '../../../../domain/contract/stateCounts';
import type { UseOfState } from '../../../../domain/stateCounts/stateUse';
import { stateNotes, timesNote } from './useWords';

/** How a machine was used, by id of state and key of transition. */
export interface ShownUse {
  states: ReadonlyMap<string, UseOfState>;
  transitions: ReadonlyMap<string, number>;
}

export const shownUseOf = ({ states, transitions }: StateUse): ShownUse => ({
  states: new Map(states.map((state) => [state.name, state])),
  transitions: new Map(transitions.map(({ name, times }) => [name, times])),
});

/** What is written into the drawing. */
export const notesOf = ({ states, transitions }: ShownUse) =>
  new Map([
    ...[...states].map(([id, state]): [string, string[]] => [id, stateNotes(state)]),
    ...[...transitions].map(([key, times]): [string, string[]] => [key, [timesNote(times)]]),
  ]);
