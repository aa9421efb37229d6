import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Application, ApplicationEventPayload } from '../../../domain/contract/vetting';
import { notFound } from '../../plugins/failures';
import { userOf } from '../../plugins/session';
import { isAdmin } from '../../posts/rights';
import { readId } from '../../search/filters';
import { audit } from '../../audit/audit';
import { businessOrAdmin, Named, subjectOf, type Subject } from './caller';
import { applicationLife } from './life';
import { currentApplications, presentApplications } from './present';
import { vettingRepository } from './repository';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** The applications of businesses and what happens to them. */
export const applicationRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  const tags = ['vetting'];
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };

  /** The business behind an application; for all but itself and admins there is none. */
  async function ownerOf(
    request: FastifyRequest<{ Params: { id: string }; Querystring: Named }>,
  ): Promise<{ id: number; subject: Subject }> {
    const caller = businessOrAdmin(request);
    const id = readId(request.params.id);
    const application = id === null ? null : await vettingRepository(app.db).byId(id);
    if (!application) throw notFound();
    const { id: applicationId, user_id: owner } = application;
    if (owner !== caller.id && !isAdmin(caller)) throw notFound();
    const actingFor = isAdmin(caller) ? readId(request.query.as_user ?? '') : null;
    if (actingFor !== null && actingFor !== owner) throw notFound();
    const named = actingFor === null ? { user_id: String(owner) } : { as_user: String(owner) };
    return { id: applicationId, subject: await subjectOf(app.db, request, named) };
  }

  async function presentOne(id: number, { business, part }: Subject): Promise<Application> {
    const rows = await currentApplications(app.db, business.id, app.now());
    const shown = await presentApplications(app.db, rows, part);
    const application = shown.find((one) => one.id === id);
    if (!application) throw notFound();
    return application;
  }

  app.get(
    '/vet/applications/',
    {
      schema: {
        tags,
        summary: 'The applications of a business, newest first',
        description:
          'Of the caller, or of the business that an admin names by `user` or `as_user`; from ' +
          'others both are ignored.',
        querystring: Named,
        response: { 200: Type.Array(Application), ...refusals },
      },
    },
    async (request) => {
      const { business, part } = await subjectOf(app.db, request, request.query);
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
        querystring: Named,
        response: { 200: Application, ...refusals },
      },
    },
    async (request) => {
      const { id, subject } = await ownerOf(request);
      return presentOne(id, subject);
    },
  );

  app.post(
    '/vet/applications/:id/events/',
    {
      schema: {
        tags,
        summary: 'Moves an application on, as its state and the caller’s part allow',
        description:
          'With `as_user` an admin acts as the business, which is audited. 409 says what is ' +
          'missing, or in which state the application is by now. `application.renewed` answers ' +
          'the new application.',
        params,
        querystring: Named,
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
      const { id, subject } = await ownerOf(request);
      const { business, part, isActedFor } = subject;
      const actor = { id: userOf(request).id, part };
      await currentApplications(app.db, business.id, app.now());
      const { result } = await app.runOnce(request, [], async (tx) => {
        const repository = vettingRepository(tx);
        await repository.lock(business.id);
        const before = await repository.byId(id);
        if (!before) throw notFound();
        const after = await applicationLife(tx, app.now()).send(before, request.body, actor);
        if (isActedFor) {
          const act = { actor_id: actor.id, as_user_id: business.id };
          const what = { action: request.body.event, subject: `application ${id}` };
          await audit(tx, { ...act, ...what, before: before.state, after: after.state }, app.now());
        }
        return { id: after.id };
      });
      return presentOne(result.id, subject);
    },
  );
  done();
};
