import * as pglite from '@electric-sql/pglite';
import * as trigrams from '@electric-sql/pglite/contrib/pg_trgm';
import { TestEnvironment } from 'jest-environment-node';

/** A new cluster takes seconds; a copy of one takes a fraction, so each worker makes one. */
let template: Promise<Blob> | undefined;

const extensions = { pg_trgm: trigrams.pg_trgm };

async function dumpNewCluster(): Promise<Blob> {
  const client = await pglite.PGlite.create({ extensions });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/**
 * PGlite loads itself with `import()`, which Jest's sandbox refuses, so it is loaded out here and
 * handed in; `outerPglite.ts` stands for the package inside the tests.
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.outerPglite = pglite;
    this.global.outerTrigrams = trigrams;
    this.global.openEmptyPglite = async () => {
      template ??= dumpNewCluster();
      return pglite.PGlite.create({ loadDataDir: await template, extensions });
    };
  }
}
