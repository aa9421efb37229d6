import { FieldErrors } from '../../../domain/contract/common';
import { MemberPage, MemberQuery } from '../../../domain/contract/member';
import { TABLES_READ } from '../../answers/tablesRead';
import { routePlugin } from '../../plugins/routePlugin';
import { isExact, missingWordsRepository } from '../../search/missingWords';
import { membersRepository } from './repository';

const MINUTE = 60;

/** The public list of members. */
export default routePlugin('memberRoutes', (app) => {
  const repository = membersRepository(app.db);
  const missingWords = missingWordsRepository(app.db);
  const tags = ['community'];

  app.get(
    '/mainapp/members/',
    {
      config: {
        ...{ public: true, cacheSeconds: MINUTE },
        ...{ reads: TABLES_READ.memberSearch, keeps: isExact },
      },
      schema: {
        tags,
        summary: 'A page of the members who filled the interest form: its public fields only',
        querystring: MemberQuery,
        response: { 200: MemberPage, 400: FieldErrors },
      },
    },
    async ({ query }) => {
      const found = await repository.search(query);
      app.runLater('missing words', () => missingWords.count('member', query, found, app.now()));
      return found;
    },
  );
});
