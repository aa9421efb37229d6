import * as pglite from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/**
 * PGlite loads itself with `import()`, which Jest's sandbox refuses, so it is loaded out here and
 * handed in; `outerPglite.ts` stands for the package inside the tests.
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
  }
}
