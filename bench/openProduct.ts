import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import type { Db } from '../server/db/database';
import { readDrawings } from '../server/seed/drawings';
import { seedDemo } from '../server/seed/seed';
import { openBench } from './openBench';

export interface OpenProduct {
  /** Without a slash at its end. */
  url: string;
  db: Db;
  close(): Promise<void>;
}

/**
 * The built product as in production, on a throwaway database with the demo data; `dist` is another build, and
 * `environment` has other variables.
 */
export async function openProduct(
  dist?: string,
  environment: Record<string, string> = {},
): Promise<OpenProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const { database } = await openBench();
  const config = readConfig({
    NODE_ENV: 'production',
    ALLOW_PGLITE_IN_PRODUCTION: 'true',
    JWT_SECRET: 'only-for-this-measurement-on-this-computer',
    PUBLIC_URL: 'http://localhost:3000',
    MAIL: 'off',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const app = await buildApp(config, {
    database,
    pressure: { maxEventLoopDelay: 0 },
    ...(dist && { dist: path.resolve(dist) }),
  });
  await seedDemo(app.db, app.now(), readDrawings);
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    db: app.db,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
