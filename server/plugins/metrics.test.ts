import { mails } from '../db/schema/mails';
import { noteBackup } from '../observe/readFigures';
import { freePort } from '../test/freePort';
import { individual, signUp } from '../test/people';
import { createTestApp, serverForTests, type TestApp } from '../test/testApp';

const TOKEN = 'a-token-that-is-long-enough-for-metrics';
const server = serverForTests({ env: { METRICS_TOKEN: TOKEN } });

/** The samples by name and labels, such as `site_database_up` or `a{b="c"}`. */
async function samples({ app }: Pick<TestApp, 'app'> = server()): Promise<Map<string, number>> {
  const { statusCode, payload } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(200);
  return new Map(
    payload
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

const requestsOf = (found: Map<string, number>, labels: string) =>
  found.get(`site_http_requests_total{${labels}}`) ?? 0;

test('is nowhere without a token or a port of its own', async () => {
  const app = await createTestApp();
  try {
    expect((await app.get('metrics')).status).toBe(404);
  } finally {
    await app.close();
  }
});

test('is on a port of its own, for everybody without a token, and there alone', async () => {
  const port = await freePort();
  const app = await createTestApp({ env: { METRICS_PORT: String(port), HOST: '127.0.0.1' } });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('site_database_up 1\n');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
    expect((await app.get('metrics')).status).toBe(404);
  } finally {
    await app.close();
  }
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('asks for the token on a port of its own too', async () => {
  const port = await freePort();
  const env = { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN, HOST: '127.0.0.1' };
  const app = await createTestApp({ env });
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
  try {
    expect(await statusWith({})).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  } finally {
    await app.close();
  }
});

test('asks for the token', async () => {
  expect((await server().get('metrics')).status).toBe(401);
  const answer = await server().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}x` },
  });
  expect(answer.statusCode).toBe(401);
});

test('counts requests by pattern of the route, never by address', async () => {
  await server().get('mainapp/listings/secret-slug/');
  await server().get('mainapp/listings/other-slug/');
  await server().get('no/such/address');
  await server().get('no/such/other');
  const found = await samples();
  const listing = 'method="GET",route="/mainapp/listings/:listing/",status="4xx"';
  expect(requestsOf(found, listing)).toBe(2);
  expect(requestsOf(found, 'method="GET",route="unmatched",status="4xx"')).toBe(2);
  expect([...found.keys()].join('\n')).not.toMatch(/slug|such/);
  const durations = 'method="GET",route="unmatched"';
  expect(found.get(`site_http_request_duration_seconds_count{${durations}}`)).toBe(2);
});

test('makes no label of a method that nobody knows', async () => {
  const { app } = server();
  const method = 'PROPFIND' as 'GET';
  await app.inject({ url: '/healthz', method });
  const keys = [...(await samples()).keys()];
  expect(keys.filter((key) => key.includes('PROPFIND'))).toEqual([]);
});

test('counts failed sign-ins', async () => {
  await signUp(server());
  const key = 'site_security_events_total{event="sign_in.failed"}';
  const before = (await samples()).get(key) ?? 0;
  await server().post('accounts/login/', { username: individual.username, password: 'wrong-one' });
  expect((await samples()).get(key)).toBe(before + 1);
});

test('counts runs of jobs', async () => {
  const failed = 'site_job_runs_total{job="a job",result="failed"}';
  server().app.runLater('a job', () => Promise.reject(new Error('broken')));
  server().app.runLater('a job', () => Promise.resolve());
  await server().app.laterDone();
  const found = await samples();
  expect(found.get(failed)).toBe(1);
  expect(found.get('site_job_runs_total{job="a job",result="succeeded"}')).toBe(1);
});

const minutesAgo = (minutes: number) => new Date(server().app.now().getTime() - minutes * 60_000);

test('says what waits in the queue of emails and since when', async () => {
  const row = (key: string) => ({
    key,
    recipient: 'a@example.org',
    subject: 'News',
    text: 'News',
    message_id: key,
    next_attempt_at: minutesAgo(0),
    created_at: minutesAgo(10),
  });
  const later = { ...row('later'), created_at: minutesAgo(90), next_attempt_at: minutesAgo(-30) };
  const lost = { ...row('lost'), channel: 'sms' as const, failed_at: minutesAgo(5) };
  await server()
    .app.db.insert(mails)
    .values([row('due'), later, lost]);
  const found = await samples();
  expect(found.get('site_mail_waiting{channel="email"}')).toBe(2);
  expect(found.get('site_mail_oldest_seconds{channel="email"}')).toBe(600);
  expect(found.get('site_mail_given_up{channel="sms"}')).toBe(1);
  expect(found.get('site_mail_given_up{channel="email"}')).toBe(0);
});

test('says when the last backup was complete', async () => {
  const key = 'site_backup_last_success_timestamp_seconds';
  expect((await samples()).get(key)).toBe(0);
  await noteBackup(server().app.db, minutesAgo(60));
  await noteBackup(server().app.db, minutesAgo(1));
  expect((await samples()).get(key)).toBe(minutesAgo(1).getTime() / 1000);
});

test('says how large the database is, and how many connections it has', async () => {
  const found = await samples();
  expect(found.get('site_database_up')).toBe(1);
  expect(found.get('site_database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(found.get('site_database_connections_max')).toBeGreaterThan(0);
  const pool = found.get('site_database_pool_connections{state="total"}');
  if (server().app.database.kind === 'postgres') expect(pool).toBeGreaterThan(0);
  else expect(pool).toBeUndefined();
  expect(found.has('site_database_replica_behind_seconds')).toBe(false);
});

test('says that the database does not answer, and nothing else of it', async () => {
  const { app } = server();
  await samples();
  const execute = jest.spyOn(app.db, 'execute').mockRejectedValue(new Error('gone'));
  try {
    const found = await samples();
    expect(found.get('site_database_up')).toBe(0);
    expect(found.has('site_database_size_bytes')).toBe(false);
    expect(found.has('site_mail_waiting{channel="email"}')).toBe(false);
  } finally {
    execute.mockRestore();
  }
  expect((await samples()).get('site_database_up')).toBe(1);
});

test('says how the cache of answers does', async () => {
  await server().get('mainapp/listings/counts/');
  const before = await samples();
  await server().get('mainapp/events/');
  await server().get('mainapp/events/');
  const found = await samples();
  const more = (name: string) => {
    const key = `site_page_cache_${name}{cache="answers"}`;
    return (found.get(key) ?? 0) - (before.get(key) ?? 0);
  };
  expect([more('misses_total'), more('hits_total'), more('entries')]).toEqual([1, 1, 1]);
  expect(more('bytes')).toBeGreaterThan(0);
});
