import { Type } from 'typebox';
import { ClearancePayload } from '../../../domain/contract/admin/reports';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Application, ApplicationEventPayload } from '../../../domain/contract/vetting';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { SubjectQuery, subjectOf } from './subject';
import { decideClearance } from './clearance';
import { moveApplication } from './moveApplication';
import { oneApplication } from './oneApplication';
import { currentApplications, presentApplications } from './present';
import { businessNotices } from './businessNotices';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** Reads and moves the applications of businesses. */
export default routePlugin('applicationRoutes', (app) => {
  const tags = ['vetting'];
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };

  const { findApplication, presentApplication } = oneApplication(app);
  const notices = businessNotices(app);

  app.get(
    '/vet/applications/',
    {
      schema: {
        tags,
        summary: 'The applications of a business, newest first',
        description:
          'Of the caller, or of the business that an admin names by `user` or `as_user`; from ' +
          'others both are ignored.',
        querystring: SubjectQuery,
        response: { 200: Type.Array(Application), ...refusals },
      },
    },
    async (request) => {
      const { business, part } = await subjectOf(app, request, request.query);
      const rows = await currentApplications(app.db, business.id, app.now());
      return presentApplications(app.db, rows, part);
    },
  );

  app.get(
    '/vet/applications/:id/',
    {
      schema: {
        tags,
        summary: 'One application with its history, for its business and admins',
        params,
        querystring: SubjectQuery,
        response: { 200: Application, ...refusals },
      },
    },
    async (request) => {
      const { id, subject } = await findApplication(request, request.query);
      return presentApplication(id, subject);
    },
  );

  app.post(
    '/vet/applications/:id/events/',
    {
      schema: {
        tags,
        summary: 'Move an application, as its state and the caller’s part allow',
        description:
          'With `as_user` an admin acts as the business. What an admin does is audited, and the ' +
          'business is mailed each decision. 409 says what is missing, or in which state the ' +
          'application is by now. `application.renewed` answers the new application.',
        params,
        querystring: SubjectQuery,
        body: ApplicationEventPayload,
        response: {
          200: Application,
          400: FieldErrors,
          ...refusals,
          409: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request) => {
      const { id, subject } = await findApplication(request, request.query);
      const { body } = request;
      const { business, part } = subject;
      const mover = { ...subject, id: userOf(request).id, businessId: business.id };
      await currentApplications(app.db, business.id, app.now());
      const { result } = await app.runOnce(request, [], async (tx) => {
        const after = await moveApplication(tx, id, body, mover, app.now());
        const whose = { application: id, userId: business.id };
        if (part === 'admin') await notices.notifyOfDecision(tx, whose, body);
        return { id: after.id };
      });
      app.deliverSoon();
      return presentApplication(result.id, subject);
    },
  );

  app.post(
    '/vet/applications/:id/clearance/',
    {
      schema: {
        tags,
        summary: 'Open or close the Advanced part by decision of an admin; the business is mailed',
        description:
          'The business is told the reason, which is audited. `cleared` null restores the rule. 409 ' +
          'when it would change nothing or the application is decided.',
        params,
        body: ClearancePayload,
        response: {
          200: Application,
          400: FieldErrors,
          ...refusals,
          409: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request) => {
      const { id, subject } = await findApplication(request, {});
      const { body } = request;
      const actor = { ...subject, actorId: userOf(request).id };
      await app.runOnce(request, [], async (tx) => {
        const after = await decideClearance(tx, id, body, actor, app.now());
        await notices.notifyOfClearance(tx, subject.business.id, body);
        return { id: after.id };
      });
      app.deliverSoon();
      return presentApplication(id, subject);
    },
  );
});
