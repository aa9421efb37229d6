import { isAnswered } from '../../../domain/vetting/answers';
import { namesQuestions, needsNote } from '../../../domain/vetting/applicationEvents';
import { QUESTIONNAIRE, questionById } from '../../../domain/vetting/questionnaire';
import type { ApplicationEventPayload, QuestionComment } from '../../../domain/contract/vetting';
import { msg } from '../../../domain/language';
import type { ReviewedName } from '../../../domain/listing/fields';
import { FIELD_MESSAGES } from '../../../domain/messages';
import type { Db } from '../../db/database';
import { vettingResponses } from '../../db/schema/vetting';
import { conflict, Failure, invalid } from '../../plugins/failures';
import { endSnooze, forgetVerdicts } from './reviewersDesk';
import { vettedListing } from './vettedListing';
import { applicationMoves, type Actor } from './applicationMoves';
import { chosenAt, questionOf } from './questions';
import { vettingRepository, type ApplicationRow } from './repository';
import {
  assessmentOf,
  assessNow,
  readAssessmentInput,
  leftToAnswer,
  type AssessmentInput,
} from './assessmentInput';
import { questionsToOpen, updateSummary, summaryColumns } from './summary';
import { expiryOf } from './validity';

/** Questions that a renewed application asks again: the period, the story, and the declarations. */
const ASKED_AGAIN = ['AF1', 'SJ8', 'SO1', 'SO2'];
const SYSTEM: Actor = { id: null, part: 'system' };
const EXPIRED_NOTE = msg(
  'Twelve months have passed. The level, the badges and the date of verification were taken off the listing.',
);

const wordsOf = (note: string | undefined): string | null => (note === '' ? null : (note ?? null));

/** Without those that say nothing. */
const commentsOf = ({ comments = [] }: ApplicationEventPayload): QuestionComment[] =>
  comments
    .map(({ question_id, comment }) => ({ question_id, comment: comment.trim() }))
    .filter(({ comment }) => comment !== '');

/** Why the comments cannot be sent with these questions; null when they can. */
function faultOf(comments: readonly QuestionComment[], named: readonly number[]): string | null {
  const questions = comments.map(({ question_id }) => question_id);
  if (questions.some((id) => !named.includes(id)))
    return msg('Comment only on questions that you name.');
  return new Set(questions).size < questions.length ? msg('Comment once on each question.') : null;
}

function checkPayload({
  event,
  note,
  question_ids = [],
  comments = [],
}: ApplicationEventPayload): void {
  const fault = faultOf(comments, namesQuestions(event) ? question_ids : []);
  const faults = {
    ...(needsNote(event) && !note && { note: [FIELD_MESSAGES.thisRequired] }),
    ...(namesQuestions(event) &&
      question_ids.length === 0 && { question_ids: [msg('Name at least one question.')] }),
    ...(question_ids.some((id) => !questionById(QUESTIONNAIRE, id)) && {
      question_ids: [msg('There is no such question.')],
    }),
    ...(fault && { comments: [fault] }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Throws 409 with what is missing. */
function requireComplete(input: AssessmentInput): void {
  const left = leftToAnswer(input);
  if (left.length > 0) throw conflict(left.join(' '));
  if (!chosenAt('SO1', input.answers).includes('yes')) {
    throw conflict(msg('Declare in “Signing off” that the answers are true.'));
  }
}

/** Columns that change with the state: notes, dates and the score at that time. */
function changeOf(
  { event, note, question_ids = [] }: ApplicationEventPayload,
  input: AssessmentInput,
  now: Date,
): Partial<ApplicationRow> {
  switch (event) {
    case 'application.submitted':
      return {
        note: null,
        question_ids: [],
        submitted_at: now,
        questionnaire_version: QUESTIONNAIRE.version,
        assessment: assessNow(input, true),
      };
    case 'application.withdrawn':
      return { submitted_at: null, assessment: null };
    case 'changes.requested':
      return { note: note ?? null, question_ids: questionsToOpen(question_ids, input) };
    case 'application.approved':
      return {
        note: wordsOf(note),
        decided_at: now,
        expires_at: expiryOf(now),
        assessment: assessNow(input, true, true),
      };
    case 'application.rejected':
      return { note: note ?? null, decided_at: now };
    case 'application.reopened':
      return { note: note ?? null, decided_at: null, expires_at: null };
    default:
      return note ? { note } : {};
  }
}

/** Moves applications as `applicationMachine` allows; for use within a transaction. */
export const applicationLife = (tx: Db, now: Date) => {
  const repository = vettingRepository(tx);
  const { take, open, requireNext } = applicationMoves(tx, now);

  /** Copies the answers into a new application, except those that must be given again. */
  async function renew(before: ApplicationRow, actor: Actor): Promise<ApplicationRow> {
    const move = { event: 'application.renewed', actor } as const;
    await requireNext(before, move);
    const [newest] = await repository.ofBusiness(before.user_id);
    if (newest?.id !== before.id) throw conflict(msg('It was renewed already.'));
    const renewed = await open(before.user_id, before.state, move, QUESTIONNAIRE.version);
    const again = ASKED_AGAIN.map((code) => questionOf(code).id);
    const copies = (await repository.responses(before.id)).flatMap((response) => {
      const question = questionById(QUESTIONNAIRE, response.question);
      if (!question || again.includes(question.id) || !isAnswered(question, response)) return [];
      const { text, selected_options, evidence_url } = response;
      const answer = { question: question.id, text, selected_options, evidence_url };
      return [{ ...answer, application_id: renewed.id, updated_at: now }];
    });
    if (copies.length > 0) await tx.insert(vettingResponses).values(copies);
    await updateSummary(tx, await readAssessmentInput(tx, before.user_id, renewed));
    return renewed;
  }

  return {
    /** The application that takes answers; the first answer creates it or moves its draft. */
    async begin(userId: number, present: ApplicationRow | null, actor: Actor) {
      const move = { event: 'answer.given', actor } as const;
      if (!present) return open(userId, 'draft', move, QUESTIONNAIRE.version);
      return present.state === 'draft' ? take(present, move) : present;
    },

    /** Sends an event of a person. Throws 400, 403 or 409. */
    async send(
      application: ApplicationRow,
      payload: ApplicationEventPayload,
      actor: Actor,
    ): Promise<ApplicationRow> {
      const { event, note, question_ids = [] } = payload;
      if (event === 'application.renewed') return renew(application, actor);
      const comments = commentsOf(payload);
      const move = { event, actor, note: wordsOf(note), question_ids, comments };
      const state = await requireNext(application, move);
      checkPayload(payload);
      const input = await readAssessmentInput(tx, application.user_id, application);
      const isSubmission = event === 'application.submitted';
      if (isSubmission) requireComplete(input);
      const change = changeOf(payload, input, now);
      const after = { ...input, application: { ...application, ...change, state } };
      const summary = summaryColumns(assessmentOf(after));
      const entry = isSubmission ? { ...move, answers: input.answers } : move;
      const moved = await take(application, entry, { ...change, ...summary });
      if (namesQuestions(event)) await forgetVerdicts(tx, application.id, question_ids);
      const listing = vettedListing(tx, application.user_id);
      if (event === 'listing.published') {
        await listing.publish(assessmentOf(input), input.answers, now);
      } else if (event === 'listing.unpublished') {
        await listing.unpublish(now);
      } else if (application.state === 'listed') {
        await listing.withdraw(now);
      }
      return moved;
    },

    /**
     * Puts a listed application under review when its owner has changed reviewed facts of the
     * listing.
     */
    async listingChanged(userId: number, facts: readonly ReviewedName[]): Promise<void> {
      const [application] = await repository.ofBusiness(userId);
      if (application) await endSnooze(tx, application);
      if (application?.state !== 'listed' || facts.length === 0) return;
      const note = `The business changed its listing: ${facts.join(', ').replaceAll('_', ' ')}.`;
      const move = { event: 'listing.changed', actor: SYSTEM, note } as const;
      await take(application, move, { decided_at: null, expires_at: null });
      await vettedListing(tx, userId).withdraw(now);
    },

    /** Updates the score after a new category, which weighs themes differently. */
    async categoryChanged(userId: number): Promise<void> {
      await repository.lock(userId);
      const [application = null] = await repository.ofBusiness(userId);
      await updateSummary(tx, await readAssessmentInput(tx, userId, application));
    },

    /** Expires a listed application whose time is over; does nothing to others. */
    async expire(application: ApplicationRow): Promise<void> {
      const { state, expires_at, user_id } = application;
      if (state !== 'listed' || !expires_at || expires_at > now) return;
      const move = { event: 'application.expired', actor: SYSTEM, note: EXPIRED_NOTE } as const;
      await take(application, move, { note: EXPIRED_NOTE });
      await vettedListing(tx, user_id).withdraw(now);
    },
  };
};

/**
 * Expires each application in its own transaction; skips those that another process has expired.
 */
export async function expireAll(db: Db, due: ApplicationRow[], now: Date): Promise<void> {
  for (const application of due) {
    try {
      await db.transaction((tx) => applicationLife(tx, now).expire(application));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
