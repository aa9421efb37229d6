import type { Health } from '../../../../domain/contract/admin/health';
import { jobRuns, requestCounts } from '../../../db/schema/observe';
import { noteBackup } from '../../../observe/readFigures';
import { joinAsAdmin } from '../../../test/posts';
import { bodyOf, serverForTests } from '../../../test/testApp';
import { HEALTH_CHECKS } from './healthChecks';

const server = serverForTests();
const NOW = new Date('2026-03-02T09:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();

const aServer = (more: Partial<Health['servers'][number]> = {}): Health['servers'][number] => ({
  id: 'a',
  host: 'one',
  version: '1.0.0',
  started_at: ago(5),
  seen_at: ago(0),
  memory_mb: 120,
  loop_delay_ms: 3,
  ...more,
});

const aJob = (more: Partial<Health['jobs'][number]> = {}): Health['jobs'][number] => ({
  name: 'digest',
  succeeded_at: ago(0),
  failed_at: null,
  failures: 0,
  took_ms: 4,
  next_at: null,
  ...more,
});

const QUEUE = { waiting: 0, oldest: 0, given_up: 0 };
const COUNTS = { answered: 1_000, failed: 0, slow: 0 };

const aHealth = (more: Partial<Health> = {}): Health => ({
  version: '1.0.0',
  servers: [aServer()],
  database: { bytes: 1e8, connections: 12, connections_max: 100 },
  requests: { hour: COUNTS, day: COUNTS },
  mails: { email: QUEUE, sms: QUEUE },
  jobs: [aJob()],
  backup_at: ago(3),
  free_bytes: 1e10,
  ...more,
});

const hourWith = (failed: number, answered = 1_000) => ({
  requests: { hour: { answered, failed, slow: 0 }, day: COUNTS },
});

test('finds nothing to mend where all is well', () => {
  for (const check of Object.values(HEALTH_CHECKS)) {
    expect(check(aHealth(), NOW)).toMatchObject({ state: 'good' });
  }
});

test.each<[string, keyof typeof HEALTH_CHECKS, Partial<Health>, string, string]>([
  ['no backup', 'backup', { backup_at: null }, 'warning', 'No backup is recorded.'],
  ['a missing night', 'backup', { backup_at: ago(27) }, 'warning', '27 hours old'],
  ['a missing week', 'backup', { backup_at: ago(8 * 24) }, 'bad', 'Make one now.'],
  [
    'few connections left',
    'connections',
    { database: { bytes: 1, connections: 81, connections_max: 100 } },
    'bad',
    '81 of 100 connections',
  ],
  ['some failures', 'errors', hourWith(11), 'warning', '11 of 1000 requests'],
  ['many failures', 'errors', hourWith(51), 'bad', '51 of 1000 requests'],
  ['too few for a pattern', 'errors', hourWith(4, 10), 'good', '4 of 10 requests'],
  [
    'two versions',
    'servers',
    { servers: [aServer(), aServer({ version: '0.9.0' })] },
    'warning',
    '2 servers run.',
  ],
  ['a late loop', 'servers', { servers: [aServer({ loop_delay_ms: 101 })] }, 'warning', 'too busy'],
  ['a job that fails', 'jobs', { jobs: [aJob({ failures: 3 })] }, 'warning', 'digest'],
  ['a job that stopped', 'jobs', { jobs: [aJob({ succeeded_at: ago(0.3) })] }, 'bad', 'digest'],
  [
    'a job that only runs at times',
    'jobs',
    { jobs: [aJob({ name: 'breach', succeeded_at: ago(99) })] },
    'good',
    'as they should',
  ],
  [
    'no server that reports',
    'jobs',
    { servers: [], jobs: [aJob({ succeeded_at: ago(99) })] },
    'good',
    'as they should',
  ],
])('says what to do about %s', (_case, name, more, state, words) => {
  const found = HEALTH_CHECKS[name](aHealth(more), NOW);
  expect(found.state).toBe(state);
  expect(found.text).toContain(words);
});

test('gives an admin the figures of the last minutes', async () => {
  const { app } = server();
  const { token } = await joinAsAdmin(server());
  await app.pulse();
  await app.db.delete(requestCounts);
  const now = app.now().getTime();
  await app.db.insert(requestCounts).values([
    { minute: new Date(now - 30 * 60_000), answered: 100, failed: 2, slow: 1 },
    { minute: new Date(now - 5 * HOUR), answered: 50, failed: 1, slow: 0 },
  ]);
  await app.db.insert(jobRuns).values({ name: 'sweep', succeeded_at: app.now(), took_ms: 12 });
  await noteBackup(app.db, app.now());
  const health = bodyOf<Health>(await server().get('mainapp/admin/health/', token));
  expect(health).toMatchObject({
    version: 'development',
    servers: [{ version: 'development' }],
    requests: {
      hour: { answered: 100, failed: 2, slow: 1 },
      day: { answered: 150, failed: 3, slow: 1 },
    },
    backup_at: app.now().toISOString(),
  });
  expect(health.database.bytes).toBeGreaterThan(0);
  expect(health.jobs.find(({ name }) => name === 'sweep')).toMatchObject({
    took_ms: 12,
    next_at: new Date(now + HOUR).toISOString(),
  });
});
