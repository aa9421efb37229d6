import { ErrorBody } from '../../../domain/contract/common';
import { SiteText } from '../../../domain/contract/siteText';
import { TABLES_READ } from '../../answers/tablesRead';
import { routePlugin } from '../../plugins/routePlugin';
import { siteTextsRepository } from './repository';
import { keyParams, shownKeyIn } from './siteTextKey';

/** The texts that public pages show in place of the built-in ones. */
export default routePlugin('siteTextRoutes', (app) => {
  app.get(
    '/mainapp/texts/:key/',
    {
      config: { public: true, reads: TABLES_READ.siteText },
      schema: {
        tags: ['texts'],
        summary: 'A text of a public page, if editors have edited it',
        params: keyParams,
        response: { 200: SiteText, 404: ErrorBody },
      },
    },
    (request) => siteTextsRepository(app.db).current(shownKeyIn(request.params)),
  );
});
