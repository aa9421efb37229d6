import { eq } from 'drizzle-orm';
import type { VettingResponse, VettingResponsePayload } from '../../../domain/contract/vetting';
import { language, msg } from '../../../domain/language';
import { checkAnswer } from '../../../domain/vetting/answers';
import { QUESTIONNAIRE, questionById } from '../../../domain/vetting/questionnaire';
import { QUESTIONNAIRES } from '../../../domain/vetting/questions/translate';
import type { Answer, VettingQuestion } from '../../../domain/vetting/types';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import type { Db } from '../../db/database';
import { vettingResponses } from '../../db/schema/vetting';
import { conflict, Failure, invalid } from '../../plugins/failures';
import { audit } from '../../audit/audit';
import type { Subject } from './subject';
import { applicationLife } from './applicationLife';
import { toResponse } from './present';
import { endSnooze } from './reviewersDesk';
import { vettingRepository, type ApplicationRow, type ResponseRow } from './repository';
import {
  isClearedForAdvanced,
  readAssessmentInput,
  withAnswer,
  type AssessmentInput,
} from './assessmentInput';
import { updateSummary } from './summary';

const CHANGED_ELSEWHERE = msg(
  'This answer was changed on another device or in another tab. Choose which one to keep.',
);
const NOT_NAMED = msg('Only the questions that our team named can be changed now.');
const NOT_CLEARED = msg(
  'The Advanced part opens once the Basic part is cleared. Your answers so far are kept.',
);

/** The stored answer, changed or unchanged. */
export interface SavedAnswer {
  id: number;
  revision: number;
  /** ISO 8601. */
  updated_at: string;
  status: 200 | 201;
  [more: string]: number | string;
}

interface KeptAnswer extends Answer {
  selected_options: number[];
}

/** The answer as stored; options are sorted, so that the same choice is the same list. */
const answerOf = (payload: VettingResponsePayload): KeptAnswer => ({
  text: payload.text ?? '',
  selected_options: [...(payload.selected_options ?? [])].sort((a, b) => a - b),
  evidence_url: payload.evidence_url ?? '',
});

const pickAnswer = ({ text, selected_options, evidence_url }: Answer): Answer => ({
  text,
  selected_options,
  evidence_url,
});

const isSame = (one: Answer, other: Answer): boolean =>
  JSON.stringify(pickAnswer(one)) === JSON.stringify(pickAnswer(other));

/** The question of the payload. Throws 400 when the answer is invalid. */
export function checkedQuestion(payload: VettingResponsePayload): VettingQuestion {
  const question = questionById(QUESTIONNAIRE, payload.question);
  if (!question) throw invalid({ question: [msg('There is no such question.')] });
  const shown = questionById(QUESTIONNAIRES[language()], question.id) ?? question;
  const faults = checkAnswer(shown, answerOf(payload));
  if (faults.length > 0) throw invalid({ non_field_errors: faults });
  return question;
}

const toSaved = (row: ResponseRow, status: SavedAnswer['status']): SavedAnswer => ({
  id: row.id,
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
  status,
});

/** What the caller gets of an answer that was stored for this user. */
export const savedResponse = (
  payload: VettingResponsePayload,
  user: number,
  { id, revision, updated_at }: SavedAnswer,
): VettingResponse => ({
  id,
  user,
  question: payload.question,
  ...answerOf(payload),
  revision,
  updated_at,
});

/** Throws 403 or 409 when the question takes no answer now. */
function requireOpen(input: AssessmentInput, question: VettingQuestion): void {
  const { application } = input;
  const row = APPLICATION_STATE[application?.state ?? 'draft'];
  if (row.locked !== null) throw conflict(row.locked);
  if (row.phase === 'changing') {
    if (!application?.question_ids.includes(question.id)) throw conflict(NOT_NAMED);
    return;
  }
  const category = QUESTIONNAIRE.categories.find(({ id }) => id === question.category);
  if (category?.part !== 'advanced' || isClearedForAdvanced(input)) return;
  throw new Failure(403, { detail: NOT_CLEARED });
}

/** Returns a function that stores one answer, within a transaction. */
export const createAnswerSaver = (tx: Db, { business, isOnBehalf }: Subject, now: Date) => {
  const repository = vettingRepository(tx);

  async function write(
    application: ApplicationRow,
    before: ResponseRow | null,
    questionId: number,
    answer: KeptAnswer,
  ): Promise<ResponseRow> {
    const [row] = before
      ? await tx
          .update(vettingResponses)
          .set({ ...answer, revision: before.revision + 1, updated_at: now })
          .where(eq(vettingResponses.id, before.id))
          .returning()
      : await tx
          .insert(vettingResponses)
          .values({
            ...answer,
            application_id: application.id,
            question: questionId,
            updated_at: now,
          })
          .returning();
    if (!row) throw new Error('the answer was not written');
    return row;
  }

  /** Throws 403, or 409 with the stored answer when it has changed since `based_on`. */
  return async (
    payload: VettingResponsePayload,
    question: VettingQuestion,
    actorId: number,
  ): Promise<SavedAnswer> => {
    await repository.lock(business.id);
    const [present = null] = await repository.ofBusiness(business.id);
    const input = await readAssessmentInput(tx, business.id, present);
    requireOpen(input, question);
    const { begin } = applicationLife(tx, now);
    const application = await begin(business.id, present, { id: actorId, part: 'owner' });
    const before = input.responses.find((row) => row.question === question.id) ?? null;
    const answer = answerOf(payload);
    if (before && isSame(before, answer)) return toSaved(before, 200);
    const { based_on: basedOn } = payload;
    if (basedOn !== undefined && basedOn !== (before?.revision ?? 0)) {
      const current = before && toResponse(before, business.id);
      throw new Failure(409, { detail: CHANGED_ELSEWHERE, current });
    }
    const row = await write(application, before, question.id, answer);
    await updateSummary(tx, withAnswer(input, application, row));
    await endSnooze(tx, application);
    if (isOnBehalf) {
      const act = { actor_id: actorId, as_user_id: business.id, action: 'vetting.response' };
      const subject = `question ${question.id}`;
      const change = { before: before && pickAnswer(before), after: answer };
      await audit(tx, { ...act, subject, ...change }, now);
    }
    return toSaved(row, before ? 200 : 201);
  };
};
