import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { HelpRequest } from '../../../domain/contract/helpLinks';
import {
  ResponseConflict,
  VettingResponse,
  VettingResponsePayload,
} from '../../../domain/contract/vetting';
import { msg } from '../../../domain/language';
import { APPLICATION_STATE } from '../../../domain/vetting/applicationStates';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { askedQuestions } from '../../../domain/vetting/visibility';
import type { Db } from '../../db/database';
import { Failure, invalid } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { checkedQuestion, createAnswerSaver, savedResponse } from './answerSaver';
import { isClearedForAdvanced, readAssessmentInput, type AssessmentInput } from './assessmentInput';
import { helpLinksRepository } from './helpLinksRepository';
import { currentApplications, toResponse } from './present';
import { categoryEntries, questionEntries } from './questions';
import { vettingRepository } from './repository';

const PER_LINK: Limit = { name: 'help:link', count: 1000, periodSeconds: 86_400 };

const OVER = msg(
  'This link no longer works: the business ended it, or it is older than 14 days. Ask for a new one.',
);
const SENT = msg('The business has sent its answers, so they cannot be changed now.');
const NOT_CLEARED = msg('This part opens once the first part is complete. Please try again later.');
const OTHER_CATEGORY = msg('This link is for another part of the assessment.');

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** Why nothing of the category can be answered now; null while it can. */
function lockedBecause(input: AssessmentInput, categoryId: number): string | null {
  const { locked } = APPLICATION_STATE[input.application?.state ?? 'draft'];
  if (locked !== null) return SENT;
  const category = QUESTIONNAIRE.categories.find(({ id }) => id === categoryId);
  return category?.part === 'advanced' && !isClearedForAdvanced(input) ? NOT_CLEARED : null;
}

/** What a link for help leads to. Whoever has the link may read and answer that category, and nothing else. */
export default routePlugin('helpRoutes', (app) => {
  const tags = ['vetting'];
  const path = '/vet/help/:token/';
  const config = { public: true };

  /** Throws 404 for a link that has ended, and while the account of its business is suspended. */
  async function read(db: Db, token: string) {
    const found = await helpLinksRepository(db).byToken(token, app.now());
    if (!found?.business.active) throw new Failure(404, { detail: OVER });
    return found;
  }

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'The questions of one category that a business asks somebody else to answer',
        params,
        response: { 200: HelpRequest, 404: ErrorBody },
      },
    },
    async (request) => {
      const { link, business } = await read(app.db, request.params.token);
      const [application = null] = await currentApplications(app.db, business.id, app.now());
      const input = await readAssessmentInput(app.db, business.id, application);
      const asked = askedQuestions(QUESTIONNAIRE, input.answers)
        .filter(({ category }) => category === link.category)
        .map(({ id }) => id);
      const listing = await vettingRepository(app.db).listing(business.id);
      const category = categoryEntries.find(({ id }) => id === link.category);
      if (!category) throw new Failure(404, { detail: OVER });
      return {
        business: listing?.name ?? business.first_name,
        category,
        expires_at: link.expires_at.toISOString(),
        locked: lockedBecause(input, link.category),
        questions: questionEntries().filter(({ id }) => asked.includes(id)),
        responses: input.responses
          .filter(({ question }) => asked.includes(question))
          .map((row) => toResponse(row, business.id)),
      };
    },
  );

  app.post(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Store one answer through a link for help',
        description:
          'As `POST /vet/response/`, for the questions of the one category; 409 with `current` when the ' +
          'answer was changed since `based_on`, without it when answers cannot be changed now.',
        params,
        body: VettingResponsePayload,
        response: {
          200: VettingResponse,
          201: VettingResponse,
          400: FieldErrors,
          403: ErrorBody,
          404: ErrorBody,
          409: Type.Union([ResponseConflict, ErrorBody]),
          422: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { link, business } = await read(app.db, request.params.token);
      await app.countAttempt(PER_LINK, String(link.id));
      const question = checkedQuestion(body);
      if (body.user !== undefined)
        throw invalid({ user: [msg('A link answers for its business.')] });
      if (question.category !== link.category) throw new Failure(403, { detail: OTHER_CATEGORY });
      const { result } = await app.runOnce(request, [], async (tx) => {
        // A link that ends meanwhile writes nothing.
        await vettingRepository(tx).lock(business.id);
        await read(tx, request.params.token);
        const subject = { business, part: 'owner', isOnBehalf: false } as const;
        const saved = await createAnswerSaver(tx, subject, app.now())(body, question, business.id);
        await helpLinksRepository(tx).countAnswer(link.id);
        return saved;
      });
      return reply.code(result.status).send(savedResponse(body, business.id, result));
    },
  );
});
