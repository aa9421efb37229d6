import { FieldErrors } from '../../../domain/contract/common';
import { MemberPage, MemberQuery } from '../../../domain/contract/member';
import { TABLES_READ } from '../../answers/tablesRead';
import { routePlugin } from '../../plugins/routePlugin';
import { createMissingCounter } from '../../search/missingCounter';
import { membersRepository } from './repository';

const MINUTE = 60;

/** The public list of members. */
export default routePlugin('memberRoutes', (app) => {
  const repository = membersRepository(app.db);
  const countMissing = createMissingCounter(app, 'member');
  const tags = ['community'];

  app.get(
    '/mainapp/members/',
    {
      config: { public: true, cacheSeconds: MINUTE, reads: TABLES_READ.memberSearch },
      schema: {
        tags,
        summary: 'A page of the members who filled the interest form: its public fields only',
        querystring: MemberQuery,
        response: { 200: MemberPage, 400: FieldErrors },
      },
    },
    async (request) => {
      const { query } = request;
      const found = await repository.search(query);
      request.eachTime = countMissing(query, found);
      return found;
    },
  );
});
