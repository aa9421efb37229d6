import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { IssueCounts } from '../../domain/contract/admin/newsletter';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { newsletterIssues } from '../db/schema/newsletter';
import { followMove } from '../routes/newsletter/issueSending';
import { issuesRepository } from '../routes/newsletter/issuesRepository';
import { addSubscribers } from './newsletter';
import { startSmtp, type Behaviour } from './smtp';
import { createTestDatabase, deleteAllRows } from './testDatabase';

/** More than the longest wait between two attempts. */
const LATER = 7 * 3_600_000;

interface Run {
  /** How often the mail server took the issue, by recipient. */
  taken: Map<string, number>;
  counts: IssueCounts;
  /** Addresses that get no newsletter: before, and now. */
  suppressed: { before: number; after: number };
  seconds: number;
}

const numberOf = (address: string): number => Number(/\d+/.exec(address)?.[0]);

/**
 * How the mail server meets the first attempt for each address: of a hundred two are unknown and one is refused, both
 * for good; three are deferred, two have their message deferred, and one loses the connection.
 */
export function firstBehaviour(address: string): Behaviour {
  switch (numberOf(address) % 100) {
    case 7:
    case 57:
      return 'refuseUnknown';
    case 13:
      return 'refuse';
    case 21:
    case 41:
    case 61:
      return 'defer';
    case 31:
    case 81:
      return 'deferMessage';
    case 91:
      return 'closeBefore';
    default:
      return 'accept';
  }
}

/** Every twentieth is suppressed before the start. */
export const isSuppressed = (address: string): boolean => numberOf(address) % 20 === 0;

const FINAL: readonly Behaviour[] = ['refuseUnknown', 'refuse'];

/**
 * Sends an issue to so many subscribers through a real mail server that refuses, defers and cuts some. In between the
 * issue is paused and resumed, and the server is stopped and started again.
 */
export async function runNewsletter(count: number): Promise<Run> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'newsletter-'));
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const seen = new Set<string>();
  smtp.meet = (address) => {
    const first = firstBehaviour(address);
    const isFirst = !seen.has(address);
    seen.add(address);
    return isFirst || FINAL.includes(first) ? first : 'accept';
  };
  let time = Date.parse('2026-03-02T09:00:00Z');
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, SMTP_URL: smtp.url };
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const start = (): Promise<FastifyInstance> =>
    buildApp(config, { ...database.replacement, now: () => new Date(time) });
  let app = await start();
  await deleteAllRows(app.db);
  await addSubscribers({ app }, count);
  await app.db.execute(sql`
    insert into newsletter_suppressions (user_id, email_key, reason)
    select id, email_key, 'complaint' from users
    where substring(username from '\\d+')::int % 20 = 0`);
  const countSuppressed = async () => {
    const { rows } = (await app.db.execute(
      sql`select count(*)::int as n from newsletter_suppressions`,
    )) as { rows: { n: number }[] };
    return rows[0]?.n ?? 0;
  };
  const before = await countSuppressed();

  const issues = issuesRepository(app.db, config);
  const body = 'Karibu. [Events](/events)';
  const id = await issues.add(
    { subject: 'News', preview: '', body, based_on: 0 },
    null,
    new Date(time),
  );
  const move = (name: 'send' | 'pause' | 'resume') =>
    app.db.transaction(async (tx) => {
      await issuesRepository(tx, config).move(id, name, new Date(time));
      await followMove(app, tx, id);
    });
  const one = () => issuesRepository(app.db, config).one(id);
  /** Until that part of the people was tried: after a connection was cut, the server itself looks every five seconds. */
  const sendUntil = async (part: number) => {
    const reached = smtp.attempts(Math.floor(count * part)).then(() => 'reached');
    let state: string;
    do {
      app.sendIssuesSoon();
      app.deliverSoon();
      state = await Promise.race([reached, app.laterDone().then(() => 'sent')]);
    } while (state !== 'reached');
  };

  const begun = performance.now();
  await move('send');
  await sendUntil(0.2);
  await move('pause');
  await move('resume');
  await sendUntil(0.5);
  await app.close();
  app = await start();
  for (let round = 0; (await one()).state === 'sending' && round < 20; round += 1) {
    await app.sendIssues();
    await app.deliverMails();
    time += LATER;
  }
  const seconds = (performance.now() - begun) / 1000;
  const { counts } = await one();
  const after = await countSuppressed();
  await app.db.delete(newsletterIssues);
  await app.close();
  const taken = new Map<string, number>();
  for (const message of smtp.raw) {
    const to = /^To: (\S+)/m.exec(message)?.[1] ?? '';
    taken.set(to, (taken.get(to) ?? 0) + 1);
  }
  await smtp.close();
  database.release();
  rmSync(dataDir, { recursive: true });
  return { taken, counts, suppressed: { before, after }, seconds };
}
