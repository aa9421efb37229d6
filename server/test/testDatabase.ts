import { randomBytes } from 'node:crypto';
import { openEmptyPglite } from './outerPglite';
import pg from 'pg';
import { pgliteDatabase } from '../db/pglite';
import type { Replacements } from '../app';

const serverUrl = process.env['TEST_DATABASE_URL'];

interface TestDatabase {
  /** For DATABASE_URL; empty for the embedded database. */
  url: string;
  replacement: Pick<Replacements, 'database'>;
  drop(): Promise<void>;
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty database: one in memory, or a new one on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (serverUrl === undefined) {
    const database = pgliteDatabase(await openEmptyPglite());
    return { url: '', replacement: { database }, drop: () => Promise.resolve() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    replacement: {},
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}
