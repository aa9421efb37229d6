import { FieldErrors } from '../../../domain/contract/common';
import { Member } from '../../../domain/contract/member';
import { Page, PageQuery } from '../../../domain/contract/page';
import { routePlugin } from '../../plugins/routePlugin';
import { membersRepository } from './repository';

const MINUTE = 60;

/** The public list of members. */
export default routePlugin('memberRoutes', (app) => {
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
});
