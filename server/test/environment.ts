import * as pglite from '@electric-sql/pglite';
import * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';
import { PlainNodeEnvironment } from '../../scripts/jest/nodeEnvironment';
import { keepEnvironment } from '../../scripts/jest/keepEnvironment';

/**
 * PGlite loads itself with `import()`, which Jest's sandbox refuses, so it is loaded out here and
 * handed in; `outerPglite.ts` stands for the package inside the tests.
 */
export default keepEnvironment((config, context) => {
  const environment = new PlainNodeEnvironment(config, context);
  environment.global.outerPglite = pglite;
  environment.global.outerTrigrams = trigrams;
  return environment;
});
