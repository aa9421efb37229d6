import { plural, t } from '../../../../domain/language';
import type { Health } from '../../../../domain/contract/admin/health';
import { intervalOf } from '../../../observe/jobIntervals';
import { bad, good, warning, type Found } from './found';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A nightly backup, and two hours for it. */
const OLD_BACKUP = 26 * HOUR;
const VERY_OLD_BACKUP = 7 * DAY;
/** Shares of all connections. */
const MANY_CONNECTIONS = 0.8;
/** Shares of what was answered in an hour; fewer failures than these are no pattern. */
const SOME_FAILURES = 0.01;
const MANY_FAILURES = 0.05;
const FEWEST_FAILURES = 5;
/** Milliseconds. */
const LATE_LOOP = 100;
/** A job that is late by so many of its intervals, and by a quarter of an hour, does not run. */
const MISSED_RUNS = 3;
const LEAST_WAIT = 15 * MINUTE;
const REPEATED_FAILURES = 3;

const passed = (moment: string, now: Date): number => now.getTime() - Date.parse(moment);

function checkBackup({ backup_at }: Health, now: Date): Found {
  if (backup_at === null) {
    return warning(
      t(
        'No backup is recorded. Let “kijani backup” make one each night, and keep it on another machine. Backups by other tools are not seen here.',
      ),
    );
  }
  const age = passed(backup_at, now);
  const words = plural(
    Math.round(age / HOUR),
    'The last backup is # hour old.',
    'The last backup is # hours old.',
  );
  if (age > VERY_OLD_BACKUP) return bad(`${words} ${t('Make one now.')}`);
  return age > OLD_BACKUP
    ? warning(`${words} ${t('Look why last night’s is missing.')}`)
    : good(words);
}

function checkConnections({ database: { connections, connections_max } }: Health): Found {
  const words = t('{count} of {most} connections to the database are in use.', {
    count: connections,
    most: connections_max,
  });
  return connections > connections_max * MANY_CONNECTIONS
    ? bad(`${words} ${t('Lower DATABASE_POOL, or let the database take more.')}`)
    : good(words);
}

function checkErrors({ requests: { hour } }: Health): Found {
  const words = t('{failed} of {answered} requests of the last hour failed on our side.', {
    failed: hour.failed,
    answered: hour.answered,
  });
  const isPattern = hour.failed >= FEWEST_FAILURES;
  const advice = t('Look in the log for lines “request failed”.');
  if (isPattern && hour.failed > hour.answered * MANY_FAILURES) return bad(`${words} ${advice}`);
  return isPattern && hour.failed > hour.answered * SOME_FAILURES
    ? warning(`${words} ${advice}`)
    : good(words);
}

function checkServers({ servers, version }: Health): Found {
  const words = plural(servers.length, '# server runs.', '# servers run.');
  if (servers.some((server) => server.version !== version)) {
    return warning(`${words} ${t('They are of different versions: restart the older ones.')}`);
  }
  return servers.some(({ loop_delay_ms }) => loop_delay_ms > LATE_LOOP)
    ? warning(
        `${words} ${t('One is too busy to answer at once. If that stays, give it more processor time or start another.')}`,
      )
    : good(words);
}

/** A job that has never succeeded is late from its first failure on. */
function isLate({ name, succeeded_at }: Health['jobs'][number], now: Date): boolean {
  const interval = intervalOf(name);
  if (interval === null || succeeded_at === null) return false;
  return passed(succeeded_at, now) > Math.max(LEAST_WAIT, MISSED_RUNS * interval);
}

function checkJobs({ jobs, servers }: Health, now: Date): Found {
  // Jobs run in servers; without one that reports, all of them would seem late.
  const late = servers.length === 0 ? [] : jobs.filter((job) => isLate(job, now));
  const failing = jobs.filter(({ failures }) => failures >= REPEATED_FAILURES);
  const names = [...new Set([...late, ...failing].map(({ name }) => name))].join(', ');
  if (names === '') return good(t('Jobs run as they should.'));
  const words = t('These jobs fail or do not run: {names}. Look in the log for “failed”.', {
    names,
  });
  return late.length > 0 ? bad(words) : warning(words);
}

/** What follows from the figures, in words, with what to do. */
export const HEALTH_CHECKS = {
  servers: checkServers,
  errors: checkErrors,
  connections: checkConnections,
  jobs: checkJobs,
  backup: checkBackup,
} satisfies Record<string, (health: Health, now: Date) => Found>;
