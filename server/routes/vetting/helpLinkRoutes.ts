import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { HelpLink, HelpLinkPayload, NewHelpLink } from '../../../domain/contract/helpLinks';
import { msg } from '../../../domain/language';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { invalid, notFound } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { readId } from '../../search/filters';
import { helpLinksRepository } from './helpLinksRepository';
import { vettingRepository } from './repository';
import { subjectOf } from './subject';

const PER_BUSINESS: Limit = { name: 'help-link:business', count: 60, periodSeconds: 86_400 };

/** Links by which a business lets others answer one category of its assessment. */
export default routePlugin('helpLinkRoutes', (app) => {
  const tags = ['vetting'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };
  const path = '/vet/help-links/';

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'The links of the caller’s business that still work',
        response: { 200: Type.Array(HelpLink), ...refusals },
      },
    },
    async (request) => {
      const { business } = await subjectOf(app, request, {});
      return helpLinksRepository(app.db).of(business.id, app.now());
    },
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Makes a link by which somebody without an account answers one category',
        description:
          'It works for 14 days, at most 20 at the same time (409). Its secret is in this answer alone.',
        body: HelpLinkPayload,
        response: {
          201: NewHelpLink,
          400: FieldErrors,
          ...refusals,
          409: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { business } = await subjectOf(app, request, {});
      const { category } = request.body;
      const name = request.body.name.trim();
      if (name === '') throw invalid({ name: [msg('Write who gets the link.')] });
      if (!QUESTIONNAIRE.categories.some(({ id }) => id === category)) {
        throw invalid({ category: [msg('There is no such part.')] });
      }
      await app.countAttempt(PER_BUSINESS, String(business.id));
      const link = await app.db.transaction(async (tx) => {
        await vettingRepository(tx).lock(business.id);
        return helpLinksRepository(tx).add(business.id, { category, name }, app.now());
      });
      return reply.code(201).send(link);
    },
  );

  app.delete(
    `${path}:id/`,
    {
      schema: {
        tags,
        summary: 'Ends a link at once',
        params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
        response: { 204: Type.Null(), ...refusals, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { business } = await subjectOf(app, request, {});
      const id = readId(request.params.id);
      if (id === null) throw notFound();
      await helpLinksRepository(app.db).end(business.id, id);
      return reply.code(204).send(null);
    },
  );
});
