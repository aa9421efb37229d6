import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  MemberGridQuery,
  MemberRow,
  RemovalPayload,
  RolePayload,
  SuspensionPayload,
  TwoStepResetPayload,
} from '../../../../domain/contract/admin/members';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import type { Permission } from '../../../../domain/permissions';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { auditRead } from '../../../audit/auditRead';
import type { Db } from '../../../db/database';
import { membershipMail } from '../../../mail/membershipMail';
import { enqueueOrDrop } from '../../../mail/queue';
import { invalid, notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { readId } from '../../../search/filters';
import { releasePlacesAfter } from '../../events/waiting';
import { signOutOfForum } from '../../forum/signOutOfForum';
import { callerWith } from '../callerWith';
import { memberChanges, type ChangedMember } from './memberChanges';
import { memberRowsRepository } from './repository';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });
const REASON_NEEDED = invalid({ reason: [FIELD_MESSAGES.thisRequired] });

type Changes = ReturnType<typeof memberChanges>;

/** Reads and changes the accounts of members. */
export default routePlugin('adminMemberRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };
  const changeRefusals = {
    400: FieldErrors,
    ...refusals,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
  };

  /** Makes a change once for each key, and emails the member. */
  async function change(
    request: FastifyRequest<{ Params: { id: string }; Body: { reason: string } }>,
    permission: Permission,
    work: (changes: Changes, id: number, tx: Db) => Promise<ChangedMember>,
  ): Promise<number> {
    const admin = callerWith(request, permission);
    const { reason } = request.body;
    if (reason === '') throw REASON_NEEDED;
    const id = readId(request.params.id);
    if (id === null) throw notFound();
    const { result } = await app.runOnce(request, [], async (tx) => {
      const acting = { admin, config: app.config, now: app.now() };
      const news = await work(memberChanges(tx, acting), id, tx);
      if (news) {
        const { email: to, first_name: firstName } = news.member;
        const { change, role } = news;
        const mail = () => membershipMail(app.config, { to, firstName, change, role, reason });
        await enqueueOrDrop(app, tx, mail, id);
      }
      return { change: news?.change ?? 'none' };
    });
    app.deliverSoon();
    if (result.change !== 'none' && result.change !== 'restored') signOutOfForum(app, id);
    return id;
  }

  async function rowOf(id: number): Promise<MemberRow> {
    const row = await memberRowsRepository(app.db).one(id);
    if (!row) throw notFound();
    return row;
  }

  app.get(
    '/mainapp/admin/members/',
    {
      schema: {
        tags,
        summary: 'A page of the accounts, newest first unless sorted',
        description: '`q` finds words of name, user name and email, also mistyped ones.',
        querystring: MemberGridQuery,
        response: { 200: Page(MemberRow), 400: FieldErrors, ...refusals },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'suspendMembers');
      /**
       * A list of the team is not audited, since admin pages request it and it names colleagues only.
       */
      if (request.query.role !== 'team') {
        const read = { action: 'member.listed', subject: 'list of members' };
        await auditRead(app.db, { actor_id: admin.id, as_user_id: null, ...read }, app.now());
      }
      return memberRowsRepository(app.db).page(request.query);
    },
  );

  app.post(
    '/mainapp/admin/members/:id/role/',
    {
      schema: {
        tags,
        summary: 'Changes the role of somebody else; they are mailed the reason',
        description:
          'Ends their sessions; older tokens get the reason. A role that they have ' +
          'already changes nothing. Admins cannot change their own role (409), so one admin ' +
          'always remains.',
        params,
        body: RolePayload,
        response: { 200: MemberRow, ...changeRefusals },
      },
    },
    async (request) => {
      const { body } = request;
      return rowOf(
        await change(request, 'manageMembers', (changes, id) => changes.changeRole(id, body)),
      );
    },
  );

  app.post(
    '/mainapp/admin/members/:id/suspension/',
    {
      schema: {
        tags,
        summary: 'Suspends or restores the account of somebody else; they are mailed the reason',
        description:
          'Nobody can log in to a suspended account: older tokens get the reason, and a ' +
          'login gets the answer to a wrong password. It is left out of the member list, the newsletter, the ' +
          'trends and all notices. What it published and its listing stay public: they are taken ' +
          'down one by one by a review. Only admins suspend somebody of the team. A repeat changes ' +
          'nothing.',
        params,
        body: SuspensionPayload,
        response: { 200: MemberRow, ...changeRefusals },
      },
    },
    async (request) => {
      const { body } = request;
      return rowOf(
        await change(request, 'suspendMembers', (changes, id) => changes.suspend(id, body)),
      );
    },
  );

  app.post(
    '/mainapp/admin/members/:id/two-step/reset/',
    {
      schema: {
        tags,
        summary: 'Switches two-step sign-in of somebody else off; they are mailed the reason',
        description:
          'For who has lost phone and recovery codes. Ends their sessions. Nothing changes where it is off.',
        params,
        body: TwoStepResetPayload,
        response: { 200: MemberRow, ...changeRefusals },
      },
    },
    async (request) => {
      const { reason } = request.body;
      return rowOf(
        await change(request, 'manageMembers', (changes, id) => changes.resetTwoStep(id, reason)),
      );
    },
  );

  app.delete(
    '/mainapp/admin/members/:id/',
    {
      schema: {
        tags,
        summary: 'Deletes the account of somebody else and all that it wrote, at once and for good',
        description:
          'Deletes and keeps the same as when members delete their own account. They are mailed the ' +
          'reason.',
        params,
        body: RemovalPayload,
        response: { 204: Type.Null(), ...changeRefusals },
      },
    },
    async (request, reply) => {
      const { reason } = request.body;
      await change(request, 'manageMembers', (changes, id, tx) =>
        releasePlacesAfter(app, tx, id, () => changes.remove(id, reason)),
      );
      return reply.code(204).send(null);
    },
  );
});
