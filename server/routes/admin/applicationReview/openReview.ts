import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { idIn } from '../../../search/idIn';
import type { ApplicationReview } from '../../../../domain/contract/admin/applicationReview';
import { Failure, notFound } from '../../../plugins/failures';
import { vettingRepository } from '../../vetting/repository';
import { callerWith } from '../callerWith';
import { readReview } from './readReview';
import { OWN, type Reviewing } from './reviewing';

export const idText = Type.String({ maxLength: 20 });
export const reviewParams = Type.Object({ id: idText });

/** What the team keeps for itself about an application; closed to everybody else, its business too. */
export const openReview = (app: FastifyInstance) => {
  /** Throws 401, 403 or 404. */
  async function find(request: FastifyRequest<{ Params: { id: string } }>) {
    const admin = callerWith(request, 'reviewApplications');
    const application = await vettingRepository(app.db).byId(idIn(request.params));
    if (!application) throw notFound();
    if (application.user_id === admin.id) throw new Failure(403, { detail: OWN });
    return { admin, application };
  }

  return {
    async read(request: FastifyRequest<{ Params: { id: string } }>): Promise<ApplicationReview> {
      const { admin, application } = await find(request);
      return readReview(app.db, application, { caller: admin, now: app.now() });
    },

    /** Makes a change with the business locked, and returns what is there afterwards. */
    async change(
      request: FastifyRequest<{ Params: { id: string } }>,
      work: (reviewing: Reviewing) => Promise<void>,
    ): Promise<ApplicationReview> {
      const { admin, application: found } = await find(request);
      const now = app.now();
      await app.runOnce(request, [], async (tx) => {
        await vettingRepository(tx).lock(found.user_id);
        const application = await vettingRepository(tx).byId(found.id);
        if (!application) throw notFound();
        await work({ tx, application, admin, now });
        return { id: application.id };
      });
      app.deliverSoon();
      const after = await vettingRepository(app.db).byId(found.id);
      if (!after) throw notFound();
      return readReview(app.db, after, { caller: admin, now });
    },
  };
};
