import * as pglite from '@electric-sql/pglite';
import * as fuzzyMatches from '@electric-sql/pglite/contrib/fuzzystrmatch';
import * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';
import { PlainNodeEnvironment } from '../../scripts/jest/nodeEnvironment';
import { keepEnvironment } from '../../scripts/jest/keepEnvironment';

/** PGlite's timers, for statistics that nobody reads, would keep a process that has ended its tests. */
const { setTimeout } = globalThis;
globalThis.setTimeout = Object.assign(
  <Values extends unknown[]>(handler: (...values: Values) => void, delay = 0, ...all: Values) => {
    const timer = setTimeout(handler, delay, ...all);
    return String(handler).includes('__emscripten_timeout') ? timer.unref() : timer;
  },
  setTimeout,
);

/**
 * PGlite loads itself with `import()`, which Jest's sandbox refuses, so it is loaded out here and
 * handed in; `outerPglite.ts` stands for the package inside the tests.
 */
export default keepEnvironment((config, context) => {
  const environment = new PlainNodeEnvironment(config, context);
  environment.global.outerPglite = pglite;
  environment.global.outerFuzzyMatches = fuzzyMatches;
  environment.global.outerTrigrams = trigrams;
  return environment;
});
