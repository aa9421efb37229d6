import { Type } from 'typebox';
import {
  Issue,
  IssueConflict,
  IssueMovePayload,
  IssuePayload,
  IssueSummary,
} from '../../../domain/contract/admin/newsletter';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { ISSUE_EVENTS, issueBodyProblem } from '../../../domain/newsletter';
import { audit } from '../../audit/audit';
import type { Db } from '../../db/database';
import { issueMail } from '../../mail/issueMail';
import { enqueueOrRefuse } from '../../mail/queue';
import { invalid } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { serverHost } from '../../pages/serverHost';
import { idIn, idParams } from '../../search/idIn';
import { callerWith } from '../admin/callerWith';
import { readCards } from './issueCards';
import { followMove } from './issueSending';
import { issuesRepository, webPathOf } from './issuesRepository';

/** Throws 400. */
function checkBody({ body }: IssuePayload): void {
  const problem = issueBodyProblem(body);
  if (problem !== null) throw invalid({ body: [problem] });
}

/** Issues of the newsletter: written, tried and sent by editors. */
export default routePlugin('issueRoutes', (app) => {
  const tags = ['admin'];
  const base = '/mainapp/admin/newsletter/issues/';
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };
  const ofOne = { ...refusals, 404: ErrorBody };
  const issuesOf = (db: Db) => issuesRepository(db, app.config);

  const record = (tx: Db, actor_id: number, action: string, subject: string) =>
    audit(
      tx,
      { actor_id, as_user_id: null, action, subject, before: null, after: null },
      app.now(),
    );

  app.get(
    base,
    {
      schema: {
        tags,
        summary: 'Issues of the newsletter, newest first',
        response: { 200: Type.Array(IssueSummary), ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'sendNewsletter');
      return issuesOf(app.db).list();
    },
  );

  app.post(
    base,
    {
      schema: {
        tags,
        summary: 'Adds a draft',
        body: IssuePayload,
        response: { 201: Issue, ...refusals },
      },
    },
    async (request, reply) => {
      const editor = callerWith(request, 'sendNewsletter');
      checkBody(request.body);
      const { result } = await app.runOnce(request, [], async (tx) => ({
        id: await issuesOf(tx).add(request.body, editor.id, app.now()),
      }));
      return reply.code(201).send(await issuesOf(app.db).one(result.id));
    },
  );

  app.get(
    `${base}:id/`,
    {
      schema: {
        tags,
        summary: 'An issue and how far it is',
        params: idParams,
        response: { 200: Issue, ...ofOne },
      },
    },
    (request) => {
      callerWith(request, 'sendNewsletter');
      return issuesOf(app.db).one(idIn(request.params));
    },
  );

  app.put(
    `${base}:id/`,
    {
      schema: {
        tags,
        summary: 'Changes a draft',
        description:
          '409 when it is no draft, and with `current` and `sent` when there is a later version than `based_on`.',
        params: idParams,
        body: IssuePayload,
        response: { 200: Issue, ...ofOne, 409: Type.Union([IssueConflict, ErrorBody]) },
      },
    },
    async (request) => {
      callerWith(request, 'sendNewsletter');
      checkBody(request.body);
      const id = idIn(request.params);
      await app.db.transaction((tx) => issuesOf(tx).save(id, request.body, app.now()));
      return issuesOf(app.db).one(id);
    },
  );

  app.delete(
    `${base}:id/`,
    {
      schema: {
        tags,
        summary: 'Deletes a draft',
        params: idParams,
        response: { 204: Type.Null(), ...ofOne, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const editor = callerWith(request, 'sendNewsletter');
      const id = idIn(request.params);
      await app.db.transaction(async (tx) => {
        const { subject } = await issuesOf(tx).remove(id);
        await record(tx, editor.id, 'issue.deleted', `issue ${id}: ${subject}`);
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base}:id/test/`,
    {
      schema: {
        tags,
        summary: 'Sends an issue to the caller alone',
        params: idParams,
        response: { 204: Type.Null(), ...ofOne, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const editor = callerWith(request, 'sendNewsletter');
      const issue = await issuesOf(app.db).row(idIn(request.params));
      const cards = issue.cards ?? (await readCards(app.db, app.config, issue.body)).cards;
      const mail = () =>
        issueMail(
          app.config,
          { ...issue, cards },
          {
            to: editor.email,
            kind: 'issueTest',
            page: serverHost(app.config) + webPathOf(issue),
            unsubscribe: null,
          },
        );
      const { config } = app;
      await app.db.transaction((tx) =>
        enqueueOrRefuse(tx, mail, { config, account: editor.id, now: app.now() }),
      );
      app.deliverSoon();
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base}:id/move/`,
    {
      schema: {
        tags,
        summary: 'Sends an issue, pauses, resumes or stops it; audited',
        description:
          '400 when it cannot be sent yet, by field. 409 when the move is not possible from its state.',
        params: idParams,
        body: IssueMovePayload,
        response: { 200: Issue, ...ofOne, 409: ErrorBody },
      },
    },
    async (request) => {
      const editor = callerWith(request, 'sendNewsletter');
      const id = idIn(request.params);
      const { move } = request.body;
      await app.db.transaction(async (tx) => {
        const { subject } = await issuesOf(tx).move(id, move, app.now());
        await followMove(app, tx, id);
        await record(tx, editor.id, ISSUE_EVENTS[move], `issue ${id}: ${subject}`);
      });
      app.sendIssuesSoon();
      return issuesOf(app.db).one(id);
    },
  );
});
