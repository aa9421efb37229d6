import { Type } from 'typebox';
import {
  BulkPayload,
  BulkResult,
  PipelineColumn,
  PipelineColumnQuery,
  PipelineQuery,
  PipelineStatistics,
} from '../../../../domain/contract/admin/pipeline';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { APPLICATION_STATES } from '../../../../domain/vetting/applicationStates';
import { notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { pick, readId } from '../../../search/filters';
import { businessOrAdmin } from '../../vetting/subject';
import { businessNotices } from '../../vetting/businessNotices';
import { callerWith } from '../callerWith';
import { checkBulk, moveMany } from './moveMany';
import { pipelineRepository } from './repository';
import { pipelineStatistics } from './pipelineStatistics';

const params = Type.Object({ state: Type.String({ maxLength: 20 }) });

/** The board of applications: all for admins, its own card for a business. */
export default routePlugin('adminPipelineRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };
  const notices = businessNotices(app);

  app.get(
    '/mainapp/admin/pipeline/',
    {
      schema: {
        tags,
        summary: 'Applications by state, those that wait longest first',
        description: 'A business gets only its own card, without the reviewer’s name.',
        querystring: PipelineQuery,
        response: { 200: Type.Array(PipelineColumn), ...refusals },
      },
    },
    (request) => pipelineRepository(app.db, businessOrAdmin(request)).board(request.query),
  );

  app.get(
    '/mainapp/admin/pipeline/:state/',
    {
      schema: {
        tags,
        summary: 'Further cards of one state',
        params,
        querystring: PipelineColumnQuery,
        response: { 200: PipelineColumn, ...refusals, 404: ErrorBody },
      },
    },
    (request) => {
      const caller = businessOrAdmin(request);
      const state = pick(APPLICATION_STATES, request.params.state);
      if (!state) throw notFound();
      const { skip = '', ...query } = request.query;
      return pipelineRepository(app.db, caller).column(state, query, readId(skip) ?? 0);
    },
  );

  app.get(
    '/mainapp/admin/pipeline/statistics/',
    {
      schema: {
        tags,
        summary:
          'How many applications reached each state within twelve months, and how long they stayed',
        response: { 200: PipelineStatistics, ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'reviewApplications');
      return pipelineStatistics(app.db, app.now());
    },
  );

  app.post(
    '/mainapp/admin/pipeline/bulk/',
    {
      schema: {
        tags,
        summary: 'Send one event with one reason to several applications',
        description:
          'Returns which moved and why others did not. Each is audited and its business mailed. ' +
          '`changes.requested` names questions, so it is sent to one application at a time.',
        body: BulkPayload,
        response: { 200: BulkResult, 400: FieldErrors, ...refusals },
      },
    },
    async (request) => {
      const caller = callerWith(request, 'reviewApplications');
      checkBulk(request.body);
      return moveMany(app, request, caller, notices);
    },
  );
});
