import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { UserData } from '../../domain/contract/session';
import { buildApp, type Replacements } from '../app';
import { readConfig } from '../config';
import type { Letter } from '../mail/mailer';
import { createPasswords } from '../security/passwords';
import { schemaController } from './schemaCompilers';
import { createTestDatabase, deleteAllRows } from './testDatabase';

const QUICK_HASH = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const START = Date.parse('2026-03-02T09:00:00Z');

interface Overrides extends Omit<Replacements, 'database' | 'now' | 'logStream'> {
  env?: Record<string, string>;
}

type Body = Record<string, unknown>;

export interface TestApp {
  app: FastifyInstance;
  dataDir: string;
  /** What the queue has sent. */
  mails: Letter[];
  /** The lines of the log, as written. */
  logs: string[];
  advance(seconds: number): void;
  /** POST of JSON; `token` signs in. */
  post(url: string, body: unknown, more?: InjectOptions & { token?: string }): Promise<Answer>;
  get(url: string, token?: string): Promise<Answer>;
  close(): Promise<void>;
  reset(): Promise<void>;
}

export interface Answer {
  status: number;
  body: Body;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

/** The product's server over an empty database, with a clock that stands still and no mail server. */
export async function createTestApp({ env, transport, ...more }: Overrides = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'server-test-'));
  const database = await createTestDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    // What is tested is never how fast this machine is: a busy one may stop for seconds.
    DATABASE_STATEMENT_SECONDS: '60',
    DATABASE_WAIT_SECONDS: '60',
    DATABASE_IDLE_SECONDS: '60',
    ...env,
  });
  const mails: Letter[] = [];
  const logs: string[] = [];
  let time = START;
  const app = await buildApp(config, {
    passwords: createPasswords(QUICK_HASH),
    pressure: { maxEventLoopDelay: 0 },
    // Tests write beside the server, and its clock stands still.
    dataVersion: { askedEvery: 0, listens: false },
    mailer: {
      send: (mail) => Promise.resolve(void mails.push(mail)),
      verify: () => Promise.resolve(),
      close: () => {},
    },
    ...more,
    ...database.replacement,
    transport: { ...transport, schemaController },
    now: () => new Date(time),
    logStream: { write: (line) => void logs.push(line) },
  });
  await deleteAllRows(app.db);

  const inject = async (options: InjectOptions): Promise<Answer> => {
    const { statusCode, payload, headers } = await app.inject(options);
    const isJson = String(headers['content-type']).startsWith('application/json');
    const body = isJson ? (JSON.parse(payload) as Body) : {};
    return { status: statusCode, body, text: payload, headers };
  };
  const authorization = (token?: string) => (token ? { authorization: `Token ${token}` } : {});

  return {
    app,
    dataDir,
    mails,
    logs,
    advance: (seconds) => {
      time += seconds * 1000;
    },
    post: (url, body, { token, headers, ...options } = {}) =>
      inject({
        method: 'POST',
        url: `/${url}`,
        headers: { 'content-type': 'application/json', ...authorization(token), ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        ...options,
      }),
    get: (url, token) => inject({ method: 'GET', url: `/${url}`, headers: authorization(token) }),
    async close() {
      await app.close();
      database.release();
      rmSync(dataDir, { recursive: true });
    },
    async reset() {
      await app.laterDone();
      await deleteAllRows(app.db);
      mails.length = 0;
      logs.length = 0;
    },
  };
}

/** One server for the tests of a file, emptied before each. */
export function serverForTests(overrides: Overrides | (() => Overrides) = {}): () => TestApp {
  let current: TestApp | undefined;
  beforeAll(async () => {
    current = await createTestApp(typeof overrides === 'function' ? overrides() : overrides);
  }, 60_000);
  beforeEach(() => current?.reset());
  afterAll(() => current?.close());
  return () => {
    if (!current) throw new Error('the server is not up yet');
    return current;
  };
}

/** What the answer says, as the type that its contract names. */
export const bodyOf = <T>({ text }: Answer): T => JSON.parse(text) as T;

export const sessionOf = ({ body }: Answer): UserData => {
  const { user_data: userData } = body as { user_data?: UserData };
  if (!userData) throw new Error(`no session in ${JSON.stringify(body)}`);
  return userData;
};
