import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import {
  DataRequest,
  RecordedRequestPayload,
  RequestAnswerPayload,
} from '../../../domain/contract/admin/privacy';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { msg } from '../../../domain/language';
import { DATA_REQUESTS, dueOf } from '../../../domain/privacy';
import { isAllowedEmail } from '../../../domain/userNames';
import { audit } from '../../audit/audit';
import { auditRead } from '../../audit/auditRead';
import type { Db } from '../../db/database';
import { isEmail } from '../../db/nameKeys';
import { users } from '../../db/schema/accounts';
import { dataAnswerMail, dataRequestMail } from '../../mail/dataRequestMail';
import { enqueueOrDrop } from '../../mail/queue';
import { Failure, invalid, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { idIn, idParams } from '../../search/idIn';
import { callerWith } from '../admin/callerWith';
import { pastMoment, written } from '../admin/written';
import { exportAccount } from '../profiles/exportAccount';
import { dataRequestsRepository } from './repository';

const CLOSED = msg('Somebody has answered this request already.');
const JSON_TYPE = 'application/json; charset=utf-8';

/** Requests about personal data, for the team. */
export default routePlugin('adminDataRequestRoutes', (app) => {
  const tags = ['admin'];
  const base = '/mainapp/admin/data-requests/';
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };
  const ofOne = { ...refusals, 404: ErrorBody };
  const needs = 'protectData';

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
        summary: 'Requests about personal data, the open ones first; each read is audited',
        response: { 200: Type.Array(DataRequest), ...refusals },
      },
    },
    async (request) => {
      const { id: actor_id } = callerWith(request, needs);
      const read = { actor_id, as_user_id: null, action: 'data_request.listed', subject: 'list' };
      await auditRead(app.db, read, app.now());
      return dataRequestsRepository(app.db).list();
    },
  );

  app.post(
    base,
    {
      schema: {
        tags,
        summary: 'Records a request that came by email or phone; audited',
        description: 'An email tells who asked by when we answer.',
        body: RecordedRequestPayload,
        response: { 201: DataRequest, ...refusals },
      },
    },
    async (request, reply) => {
      const { id: actor } = callerWith(request, needs);
      const { kind, email } = request.body;
      const details = written('details', request.body.details);
      const received = pastMoment('received_at', request.body.received_at, app.now());
      if (!isAllowedEmail(email)) throw invalid({ email: [msg('Write an email address.')] });
      const { result } = await app.runOnce(request, [], async (tx) => {
        const [member] = await tx.select({ id: users.id }).from(users).where(isEmail(email));
        const userId = member?.id ?? null;
        const content = { kind, details, email, userId, isRecorded: true, received };
        const id = await dataRequestsRepository(tx).add(content, app.now());
        const mail = () =>
          dataRequestMail(app.config, {
            to: email,
            kind,
            received,
            due: dueOf(kind, received),
          });
        await enqueueOrDrop(app, tx, mail, userId);
        await record(tx, actor, 'data_request.recorded', `data request ${id}`);
        return { id };
      });
      app.deliverSoon();
      return reply.code(201).send(await dataRequestsRepository(app.db).shown(result.id));
    },
  );

  app.post(
    `${base}:id/close/`,
    {
      schema: {
        tags,
        summary: 'Answers a request, as done or refused; an email carries the answer; audited',
        description: '409 where somebody has answered it already.',
        params: idParams,
        body: RequestAnswerPayload,
        response: { 200: DataRequest, ...ofOne, 409: ErrorBody },
      },
    },
    async (request) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const answer = written('answer', request.body.answer);
      const { state } = request.body;
      await app.db.transaction(async (tx) => {
        const requests = dataRequestsRepository(tx);
        await requests.one(id);
        const closed = await requests.close(id, { state, answer }, actor, app.now());
        if (!closed) throw new Failure(409, { detail: CLOSED });
        const mail = () =>
          dataAnswerMail(app.config, {
            to: closed.email,
            kind: closed.kind,
            received: closed.received_at,
            isRefused: state === 'refused',
            answer,
          });
        await enqueueOrDrop(app, tx, mail, closed.user_id);
        await record(
          tx,
          actor,
          `data_request.${state}`,
          `data request ${id}: ${DATA_REQUESTS[closed.kind].name}`,
        );
      });
      app.deliverSoon();
      return dataRequestsRepository(app.db).shown(id);
    },
  );

  app.get(
    `${base}:id/data/`,
    {
      schema: {
        tags,
        summary: 'What we hold about who asked, in one file; audited',
        description: '404 where there is no account.',
        params: idParams,
        response: { 200: Type.Unknown(), ...ofOne },
      },
    },
    async (request, reply) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const asked = await dataRequestsRepository(app.db).one(id);
      if (asked.user_id === null) throw notFound();
      const [member] = await app.db.select().from(users).where(eq(users.id, asked.user_id));
      if (!member) throw notFound();
      await record(app.db, actor, 'data_request.exported', `member ${member.id}`);
      const data = await exportAccount(app.db, member, app.now());
      return reply.serializer(JSON.stringify).type(JSON_TYPE).send(data);
    },
  );
});
