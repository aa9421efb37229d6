import { Type } from 'typebox';
import { ClaimDecisionPayload, ClaimGridQuery, ClaimRow } from '../../../../domain/contract/claim';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { auditRead } from '../../../audit/auditRead';
import { invalid, notFound } from '../../../plugins/failures';
import { routePlugin } from '../../../plugins/routePlugin';
import { readId } from '../../../search/filters';
import { callerWith } from '../callerWith';
import { decideClaim } from './decideClaim';
import { claimGrid } from './claimGrid';

const params = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** Claims with documents, and claims to which somebody objected, for admins. */
export default routePlugin('adminClaimRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/mainapp/admin/claims/',
    {
      schema: {
        tags,
        summary: 'A page of the claims: those that wait, oldest first, or the others, newest first',
        querystring: ClaimGridQuery,
        response: { 200: Page(ClaimRow), ...refusals },
      },
    },
    async (request) => {
      const { id: actor_id } = callerWith(request, 'decideClaims');
      const read = { action: 'claim.listed', subject: 'list of claims' };
      await auditRead(app.db, { actor_id, as_user_id: null, ...read }, app.now());
      return claimGrid(app.db).page(request.query);
    },
  );

  app.post(
    '/mainapp/admin/claims/:id/decide/',
    {
      schema: {
        tags,
        summary: 'Approves or rejects a claim; the claimant is mailed the reason',
        description:
          'After an objection, approving upholds the claim and rejecting leaves the listing as it was ' +
          'before. A rejection needs a reason. 409 when it was decided already.',
        params,
        body: ClaimDecisionPayload,
        response: { 200: ClaimRow, ...refusals, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'decideClaims');
      const { decision, reason } = request.body;
      if (decision === 'reject' && reason === '') {
        throw invalid({ reason: [FIELD_MESSAGES.thisRequired] });
      }
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      await app.runOnce(request, [], async (tx) => {
        await decideClaim(app, tx, { id, adminId: admin.id, ...request.body });
        return { claim: id };
      });
      app.deliverSoon();
      const row = await claimGrid(app.db).one(id);
      if (!row) throw notFound();
      return row;
    },
  );
});
