import type { FastifyInstance } from 'fastify';
import type { Health } from '../../domain/contract/admin/health';
import { intervalOf } from './jobIntervals';
import { pulseRepository } from './pulseRepository';
import { buildText, readBuild } from './readBuild';
import { readFigures, readFreeSpace, type MailFigures } from './readFigures';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Jobs = Awaited<ReturnType<typeof readFigures>>['jobs'];

const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const queueOf = ({ waiting, oldest, givenUp }: MailFigures) => ({
  waiting,
  oldest,
  given_up: givenUp,
});

function jobOf({ name, succeeded_at, failed_at, failures, took_ms }: Jobs[number]) {
  const interval = intervalOf(name);
  const last = Math.max(succeeded_at?.getTime() ?? 0, failed_at?.getTime() ?? 0);
  return {
    name,
    succeeded_at: textOf(succeeded_at),
    failed_at: textOf(failed_at),
    failures,
    took_ms,
    next_at: interval === null ? null : new Date(last + interval).toISOString(),
  };
}

/** How all servers and their jobs run, from what they wrote down in the last minutes. */
export async function readHealth(
  app: Pick<FastifyInstance, 'db' | 'now' | 'config'>,
): Promise<Health> {
  const { size, mails, backupAt, jobs, processes } = await readFigures(app);
  const { countsSince } = pulseRepository(app.db);
  const ago = (ms: number) => new Date(app.now().getTime() - ms);
  return {
    version: buildText(readBuild()),
    servers: processes.map(({ started_at, seen_at, ...row }) => ({
      ...row,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
    database: size,
    requests: { hour: await countsSince(ago(HOUR)), day: await countsSince(ago(DAY)) },
    mails: { email: queueOf(mails.email), sms: queueOf(mails.sms) },
    jobs: jobs.map(jobOf),
    backup_at: textOf(backupAt),
    free_bytes: await readFreeSpace(app.config.dataDir),
  };
}
