import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasPermission } from '../../../domain/permissions';
import type { Application } from '../../../domain/contract/vetting';
import { notFound } from '../../plugins/failures';
import { readId } from '../../search/filters';
import { businessOrAdmin, subjectOf, type SubjectQuery, type Subject } from './subject';
import { currentApplications, presentApplications } from './present';
import { vettingRepository } from './repository';

/** Finds and presents the application of a path, for its business and reviewers. */
export const oneApplication = (app: FastifyInstance) => ({
  /** Throws 404 to everybody but its business and reviewers. */
  async findApplication(
    request: FastifyRequest<{ Params: { id: string } }>,
    { as_user = '' }: SubjectQuery,
  ): Promise<{ id: number; subject: Subject }> {
    const caller = businessOrAdmin(request);
    const id = readId(request.params.id);
    const application = id === null ? null : await vettingRepository(app.db).byId(id);
    if (!application) throw notFound();
    const { id: applicationId, user_id: owner } = application;
    if (owner !== caller.id && !hasPermission(caller, 'reviewApplications')) throw notFound();
    const onBehalfOf = hasPermission(caller, 'reviewApplications') ? readId(as_user) : null;
    if (onBehalfOf !== null && onBehalfOf !== owner) throw notFound();
    const named = onBehalfOf === null ? { user_id: String(owner) } : { as_user: String(owner) };
    return { id: applicationId, subject: await subjectOf(app, request, named) };
  },

  async presentApplication(id: number, { business, part }: Subject): Promise<Application> {
    const rows = await currentApplications(app.db, business.id, app.now());
    const shown = await presentApplications(app.db, rows, part);
    const application = shown.find((one) => one.id === id);
    if (!application) throw notFound();
    return application;
  },
});
