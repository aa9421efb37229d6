import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { VettingReport } from '../../../domain/contract/assessment';
import {
  ResponseConflict,
  VettingData,
  VettingResponse,
  VettingResponsePayload,
} from '../../../domain/contract/vetting';
import { progressOf } from '../../../domain/vetting/progress';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { forbidden } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { requireOwnProof } from '../proofDocuments/requireOwnProof';
import { SubjectQuery, subjectOf, type Subject } from './subject';
import { currentApplications, toResponse } from './present';
import { reportOf } from './report';
import { createAnswerSaver, checkedQuestion, savedResponse } from './answerSaver';
import { isClearedForAdvanced, readAssessmentInput } from './assessmentInput';

/** Answers of a business, its progress and its report. */
export default routePlugin('responseRoutes', (app) => {
  const tags = ['vetting'];
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };
  const description =
    'Of the caller, or of the business that an admin names by `user_id` or `as_user`; from others ' +
    'both are ignored.';

  const readCurrentInput = async ({ business }: Subject) => {
    const [application = null] = await currentApplications(app.db, business.id, app.now());
    return readAssessmentInput(app.db, business.id, application);
  };

  app.post(
    '/vet/response/',
    {
      schema: {
        tags,
        summary: 'Store one answer of a business; the first one creates its application',
        description:
          'With `as_user` an admin answers for a business, which is audited; any other `user` than the ' +
          'one whose answer it is gets 403. An empty answer clears ' +
          'the stored one. 409 with `current` when the answer was changed since `based_on`, ' +
          'without it when answers cannot be changed now.',
        querystring: SubjectQuery,
        body: VettingResponsePayload,
        response: {
          200: VettingResponse,
          201: VettingResponse,
          400: FieldErrors,
          ...refusals,
          409: Type.Union([ResponseConflict, ErrorBody]),
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { body, query } = request;
      const subject = await subjectOf(app, request, { as_user: query.as_user });
      const { user = subject.business.id } = body;
      if (user !== subject.business.id) throw forbidden();
      const question = checkedQuestion(body);
      await requireOwnProof(app.db, app.config, subject.business.id, body.evidence_url ?? '');
      const { result } = await app.runOnce(request, [], (tx) =>
        createAnswerSaver(tx, subject, app.now())(body, question, request.signedIn?.id ?? 0),
      );
      return reply.code(result.status).send(savedResponse(body, user, result));
    },
  );

  app.get(
    '/vet/responses/',
    {
      schema: {
        tags,
        summary: 'The answers of the present application',
        description,
        querystring: SubjectQuery,
        response: { 200: Type.Array(VettingResponse), ...refusals },
      },
    },
    async (request) => {
      const subject = await subjectOf(app, request, request.query);
      const { responses } = await readCurrentInput(subject);
      return responses.map((row) => toResponse(row, subject.business.id));
    },
  );

  app.get(
    '/vet/vetting-data/',
    {
      schema: {
        tags,
        summary: 'The progress of each category, and whether the Advanced part is open; one item',
        description,
        querystring: SubjectQuery,
        response: { 200: Type.Array(VettingData), ...refusals },
      },
    },
    async (request) => {
      const input = await readCurrentInput(await subjectOf(app, request, request.query));
      return [
        {
          cleared_for_advanced_vetting: isClearedForAdvanced(input),
          data: progressOf(QUESTIONNAIRE, input.answers),
        },
      ];
    },
  );

  app.get(
    '/vet/report/',
    {
      schema: {
        tags,
        summary: 'The score with its receipt, recommendations and the benchmark',
        description,
        querystring: SubjectQuery,
        response: { 200: VettingReport, ...refusals },
      },
    },
    async (request) => {
      const subject = await subjectOf(app, request, request.query);
      return reportOf(app.db, subject, app.now());
    },
  );
});
