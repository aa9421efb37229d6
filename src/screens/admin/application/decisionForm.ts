import { array, number, object } from 'yup';
import { msg, t } from '../../../../domain/language';
import type { AnswerVerdict } from '../../../../domain/contract/admin/applicationReview';
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
  /** What to change, by question. */
  comments: Readonly<Record<number, string>>;
  /** The comments of verdicts that were taken over, by question: each once, so that what is taken out stays out. */
  taken?: Readonly<Record<number, string>>;
}

export const NO_DECISION: DecisionValues = { note: '', questions: [], comments: {} };

const SEE_BELOW = msg('Please change the answers below. Each says what we need.');

/** The draft with what the verdicts say since it was opened last: each answer that needs a change, with its comment. */
export function withVerdicts(
  draft: DecisionValues,
  verdicts: readonly Pick<AnswerVerdict, 'question' | 'verdict' | 'comment' | 'is_outdated'>[],
): DecisionValues {
  const { taken = {} } = draft;
  const wanted = verdicts.filter(
    ({ question, verdict, comment, is_outdated }) =>
      verdict === 'change' && !is_outdated && taken[question] !== comment,
  );
  if (wanted.length === 0) return draft;
  const named = wanted.map(({ question }) => question);
  const comments = Object.fromEntries(wanted.map(({ question, comment }) => [question, comment]));
  return {
    note: draft.note.trim() === '' ? t(SEE_BELOW) : draft.note,
    questions: [...new Set([...draft.questions, ...named])],
    comments: { ...draft.comments, ...comments },
    taken: { ...taken, ...comments },
  };
}

const commentsOf = ({ questions, comments }: DecisionValues) =>
  questions.flatMap((question_id) => {
    const comment = comments[question_id]?.trim() ?? '';
    return comment === '' ? [] : [{ question_id, comment }];
  });

export function decisionSchema(event: ApplicationEventType) {
  const note = textWithin(APPLICATION_NOTE);
  return object({
    note: needsNote(event) ? note.required(() => t(FIELD_MESSAGES.thisRequired)) : note,
    questions: namesQuestions(event)
      ? array(number()).min(1, () => t('Pick at least one question.'))
      : array(number()),
  });
}

/** `read` are the answers that were opened, where the page knows. */
export function toPayload(
  event: ApplicationEventType,
  values: DecisionValues,
  read?: readonly number[],
): ApplicationEventPayload {
  if (isAtOnce(event)) return { event };
  const words = values.note.trim();
  const comments = namesQuestions(event) ? commentsOf(values) : [];
  return {
    event,
    ...(words && { note: words }),
    ...(namesQuestions(event) && { question_ids: values.questions }),
    ...(comments.length > 0 && { comments }),
    ...(event === 'application.approved' && read && { read_question_ids: [...read] }),
  };
}

/** Appends a stock reason to the note, unless it holds it already. */
export const withReason = (note: string, reason: string): string =>
  note.trim() === '' || note.includes(reason)
    ? note.trim() || reason
    : `${note.trim()}\n\n${reason}`;
