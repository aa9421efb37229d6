import type { DeskPage } from '../../../../domain/contract/admin/desk';
import {
  APPLICATION_EVENTS,
  namesQuestions,
  type ApplicationEventType,
} from '../../../../domain/vetting/applicationEvents';
import { applicationAfter, possibleEvents } from '../../../../domain/vetting/applicationLife';
import type { ApplicationState } from '../../../../domain/vetting/applicationStates';
import { undoOf } from '../../../../domain/vetting/undoMove';
import { adminMoves } from '../application/moves';

/** A move of all that match. */
export interface MatchingMove {
  event: ApplicationEventType;
  /** How many can take it. */
  count: number;
}

type States = DeskPage['states'];

const takers = (states: States, event: ApplicationEventType): States =>
  states.filter(({ state }) => possibleEvents(state, 'admin').includes(event));

export const countTakers = (states: States, event: ApplicationEventType): number =>
  takers(states, event).reduce((sum, { count }) => sum + count, 0);

/** The moves for all that match, but for those that name questions of one business. */
export const matchingMoves = (states: States): MatchingMove[] =>
  adminMoves(APPLICATION_EVENTS)
    .filter((event) => !namesQuestions(event))
    .map((event) => ({ event, count: countTakers(states, event) }))
    .filter(({ count }) => count > 0);

/** What undoes the event for all that took it; null where they came from several states, or nothing does. */
export function undoOfAll(states: States, event: ApplicationEventType) {
  const [from, ...others] = takers(states, event).map(({ state }): ApplicationState => state);
  const to = from && applicationAfter(from, event, 'admin');
  return from && to && others.length === 0 ? undoOf(from, to) : null;
}
