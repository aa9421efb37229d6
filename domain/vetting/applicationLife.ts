import { nextState } from '../nextState';
import {
  APPLICATION_EVENTS,
  type ApplicationEventType,
  type ApplicationActor,
  type ApplicationEventName,
} from './applicationEvents';
import type { ApplicationState } from './applicationStates';
import { applicationMachine } from './applicationMachine';

/** Where the event leads; null when the state does not take it from that actor. */
export const applicationAfter = (
  state: ApplicationState,
  type: ApplicationEventName,
  by: ApplicationActor,
): ApplicationState | null => nextState(applicationMachine, state, { type, by });

/** The machine never changes, and lists ask it for each of their rows. */
const asked = new Map<string, readonly ApplicationEventType[]>();

/** What somebody in that part may send now, in the contract's order. */
export function possibleEvents(
  state: ApplicationState,
  by: ApplicationActor,
): ApplicationEventType[] {
  const question = `${state} ${by}`;
  const known =
    asked.get(question) ??
    APPLICATION_EVENTS.filter((event) => applicationAfter(state, event, by) !== null);
  asked.set(question, known);
  return [...known];
}

/** What undoes a move: the event by which `by` leads from `to` straight back to `from`; null where none does. */
export const reverseOf = (
  from: ApplicationState,
  to: ApplicationState,
  by: ApplicationActor,
): ApplicationEventType | null =>
  possibleEvents(to, by).find((event) => applicationAfter(to, event, by) === from) ?? null;
