import { array, number, object } from 'yup';
import type { ApplicationEventPayload } from '../../../../domain/contract/vetting';
import {
  type ApplicationEventType,
  namesQuestions,
  needsNote,
} from '../../../../domain/vetting/applicationEvents';
import { APPLICATION_NOTE } from '../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { textWithin } from '../../../entities/fields/limitRules';
import { isAtOnce } from './moves';

/** The values of the form of a decision. */
export interface DecisionValues {
  note: string;
  questions: number[];
}

export const NO_DECISION: DecisionValues = { note: '', questions: [] };

export function decisionSchema(event: ApplicationEventType) {
  const note = textWithin(APPLICATION_NOTE);
  return object({
    note: needsNote(event) ? note.required(FIELD_MESSAGES.thisRequired) : note,
    questions: namesQuestions(event)
      ? array(number()).min(1, 'Pick at least one question.')
      : array(number()),
  });
}

/** `read` are the answers that were opened, where the page knows. */
export function toPayload(
  event: ApplicationEventType,
  { note, questions }: DecisionValues,
  read?: readonly number[],
): ApplicationEventPayload {
  if (isAtOnce(event)) return { event };
  const words = note.trim();
  return {
    event,
    ...(words && { note: words }),
    ...(namesQuestions(event) && { question_ids: questions }),
    ...(event === 'application.approved' && read && { read_question_ids: [...read] }),
  };
}

/** Appends a stock reason to the note, unless it holds it already. */
export const withReason = (note: string, reason: string): string =>
  note.trim() === '' || note.includes(reason)
    ? note.trim() || reason
    : `${note.trim()}\n\n${reason}`;
