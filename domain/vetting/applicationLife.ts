import { transition } from 'xstate';
import { APPLICATION_EVENTS, type ApplicationEventType } from '../contract/vetting';
import type { ApplicationState } from '../vocabulary';
import {
  applicationMachine,
  type ApplicationActor,
  type ApplicationEventName,
} from './applicationMachine';

/** Where the event leads; null when the state does not take it from that actor. */
export function nextState(
  state: ApplicationState,
  type: ApplicationEventName,
  by: ApplicationActor,
): ApplicationState | null {
  const before = applicationMachine.resolveState({ value: state, context: {} });
  const event = { type, by };
  if (!before.can(event)) return null;
  const [after] = transition(applicationMachine, before, event);
  return after.value;
}

/** What somebody in that part may send now, in the contract's order. */
export const possibleEvents = (
  state: ApplicationState,
  by: ApplicationActor,
): ApplicationEventType[] =>
  APPLICATION_EVENTS.filter((event) => nextState(state, event, by) !== null);
