import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { users } from '../server/db/schema/accounts';
import { createPasswords } from '../server/security/passwords';
import { median } from './median';
import { openBench } from './openBench';

/**
 * Asks the real HTTP server for reset links and sign-ins of accounts that are known and unknown, in
 * turn, and prints the medians of each and their ratio, which tells them apart when it is far from 1.
 * A second run has a mail server that refuses every connection.
 *   npx tsx bench/timing.ts                                   (embedded)
 *   scripts/withPostgres.sh npx tsx bench/timing.ts           (PostgreSQL)
 */
const ROUNDS = 300;
const WARM_UP = 20;

/** Nothing listens there. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

type Kind = 'known' | 'unknown';
type Send = (kind: Kind, round: number) => Promise<Response>;

const emailOf = (kind: Kind, round: number) => `${kind}${round}@example.org`;

/** The order changes each round, so that work left by one request does not always slow the other. */
async function compare(name: string, expected: number, send: Send): Promise<void> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const order: Kind[] = round % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const start = performance.now();
      const answer = await send(kind, round);
      await answer.text();
      const time = performance.now() - start;
      if (answer.status !== expected) throw new Error(`${name}, ${kind}: ${answer.status}`);
      if (round >= WARM_UP) times[kind].push(time);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const medians = `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`;
  console.log(`${name.padEnd(28)} ${medians}, ratio ${(known / unknown).toFixed(3)}`);
}

async function run(smtpUrl: string): Promise<void> {
  const { database } = await openBench();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SMTP_URL: smtpUrl });
  const app = await buildApp(config, { database, pressure: { maxEventLoopDelay: 0 } });
  await database.db.execute(sql`truncate users restart identity cascade`);
  const password_hash = await createPasswords().hash('korosho-na-chai');
  await database.db.insert(users).values(
    Array.from({ length: WARM_UP + ROUNDS }, (_, round) => ({
      username: `known${round}`,
      email: emailOf('known', round),
      password_hash,
      first_name: 'Known',
      last_name: '',
      user_type: 'individual' as const,
      age_bracket: '',
      phone_num: '',
    })),
  );
  const host = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (address: string, body: object): Promise<Response> =>
    fetch(host + address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const forget = () => database.db.execute(sql`delete from attempts`);
  const where = smtpUrl === '' ? '' : ', no mail server';

  await compare(`reset${where}`, 200, async (kind, round) => {
    if (round % 20 === 0) await forget();
    return post('/dj-rest-auth/password/reset/', { email: emailOf(kind, round) });
  });
  await compare(`login, wrong password${where}`, 401, async (kind, round) => {
    if (round % 20 === 0) await forget();
    const username = emailOf(kind, round);
    return post('/accounts/login/', { username, password: 'wrong-password' });
  });
  await app.close();
  rmSync(dataDir, { recursive: true });
}

async function main(): Promise<void> {
  await run('');
  await run(NO_MAIL_SERVER);
}

void main();
