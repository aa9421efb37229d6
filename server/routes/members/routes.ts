import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { FieldErrors } from '../../../domain/contract/common';
import { Member, ThemeInterest } from '../../../domain/contract/member';
import { Page, PageQuery } from '../../../domain/contract/page';
import { membersRepository } from './repository';

const MINUTE = 60;

/** What anybody may know of the members. */
export const memberRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  const repository = membersRepository(app.db);
  const tags = ['community'];

  app.get(
    '/mainapp/members/',
    {
      config: { public: true, cacheSeconds: MINUTE },
      schema: {
        tags,
        summary: 'A page of the members who filled the interest form: its public fields only',
        querystring: PageQuery,
        response: { 200: Page(Member), 400: FieldErrors },
      },
    },
    (request) => repository.page(request.query.page),
  );

  app.get(
    '/mainapp/trends/themes/',
    {
      config: { public: true, cacheSeconds: 60 * MINUTE },
      schema: {
        tags,
        summary: 'How many members care for each theme, where nobody can be recognised',
        response: { 200: Type.Array(ThemeInterest) },
      },
    },
    () => repository.themeInterest(),
  );
  done();
};
