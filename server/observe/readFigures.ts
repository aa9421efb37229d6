import { statfs } from 'node:fs/promises';
import { count, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database';
import { jobRuns, processes } from '../db/schema/observe';
import { mails, type MailChannel } from '../db/schema/mails';
import { settings } from '../db/schema/shared';
import { isOpen } from '../mail/mailStates';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** A server renews its row every minute. */
const SEEN_WITHIN = 180 * SECOND;

export const BACKUP_SETTING = 'backup.last';

interface Size {
  bytes: number;
  connections: number;
  connections_max: number;
}

async function readSize(db: Db): Promise<Size> {
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as connections_max`,
  )) as { rows: Size[] };
  const [size] = rows;
  if (!size) throw new Error('the database says nothing of its size');
  return size;
}

export interface MailFigures {
  waiting: number;
  /** Seconds that the oldest one which is due has waited; 0 where none is. */
  oldest: number;
  /** In the last 24 hours. */
  givenUp: number;
}

const CHANNELS = ['email', 'sms'] as const satisfies MailChannel[];

async function readMails(db: Db, now: Date): Promise<Record<MailChannel, MailFigures>> {
  const isDue = or(gt(mails.attempts, 0), lte(mails.next_attempt_at, now));
  const waiting = await db
    .select({
      channel: mails.channel,
      waiting: count(),
      since: sql<
        number | null
      >`extract(epoch from min(${mails.created_at}) filter (where ${isDue}))::float8`,
    })
    .from(mails)
    .where(isOpen)
    .groupBy(mails.channel);
  const failed = await db
    .select({ channel: mails.channel, givenUp: count() })
    .from(mails)
    .where(gt(mails.failed_at, new Date(now.getTime() - DAY)))
    .groupBy(mails.channel);
  const figuresOf = (channel: MailChannel): MailFigures => {
    const open = waiting.find((row) => row.channel === channel);
    const seconds = now.getTime() / SECOND;
    return {
      waiting: open?.waiting ?? 0,
      oldest: Math.max(0, seconds - (open?.since ?? seconds)),
      givenUp: failed.find((row) => row.channel === channel)?.givenUp ?? 0,
    };
  };
  const [email, sms] = CHANNELS.map(figuresOf);
  if (!email || !sms) throw new Error('a channel is missing');
  return { email, sms };
}

/** When the last backup was complete that was recorded; null for none. */
export async function readLastBackup(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, BACKUP_SETTING));
  return row ? new Date(row.value) : null;
}

/** Records a backup that is complete. */
export async function noteBackup(db: Db, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insert(settings)
    .values({ name: BACKUP_SETTING, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** What the database says about itself and the work that waits in it. Throws while it does not answer. */
export async function readFigures({ db, now }: Pick<FastifyInstance, 'db' | 'now'>) {
  const at = now();
  const isSeen = gt(processes.seen_at, new Date(at.getTime() - SEEN_WITHIN));
  return {
    size: await readSize(db),
    mails: await readMails(db, at),
    backupAt: await readLastBackup(db),
    jobs: await db.select().from(jobRuns).orderBy(jobRuns.name),
    processes: await db.select().from(processes).where(isSeen).orderBy(processes.started_at),
  };
}

/** Bytes that are free where the data folder is, or the server where there is none. */
export async function readFreeSpace(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => statfs('.'));
  return bavail * bsize;
}
