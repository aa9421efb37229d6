import './providePglite';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { ImportColumns, ImportPreview } from '../domain/contract/admin/imports';
import { IMPORT_LIMITS } from '../domain/listing/importColumns';
import { readApiDescription } from '../server/apiDescription';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { users } from '../server/db/schema/accounts';
import { attendances, events, resources } from '../server/db/schema/posts';
import { readDrawings } from '../server/seed/drawings';
import { DEMO_PASSWORD } from '../server/seed/isDemo';
import { seedDemo } from '../server/seed/seed';
import { formOf, pdf } from '../server/test/files';
import { importFile, importRows } from '../server/test/importFile';
import { followMove, queueIssues } from '../server/routes/newsletter/issueSending';
import { issuesRepository } from '../server/routes/newsletter/issuesRepository';
import { addSubscribers } from '../server/test/newsletter';
import { addBusinesses } from './generatedBusinesses';
import { addResources } from './generatedListings';
import { holding, type Held } from './holding';
import { median } from './median';
import { openBench } from './openBench';
import { showLoad } from './showLoad';

/**
 * Does what is heavy in the server one after the other, with 10,000 listings, 5,000 applications and 10,000
 * subscribers, and prints for how long each let nothing else run: the first time and later. Fails where something
 * takes more than 50 ms of the processor in one turn of the event loop. Needs `npm run build` first.
 *   scripts/withPostgres.sh npx tsx bench/blocks.ts
 *   scripts/withPostgres.sh npx tsx bench/blocks.ts --only import      (whose name has that)
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    dist: { type: 'string', default: path.join(__dirname, '../dist') },
  },
});

const LONGEST = 50;
const ROUNDS = 5;
const LISTINGS = 10_000;
const APPLICATIONS = 5_000;
const SUBSCRIBERS = 10_000;
const RESOURCES = 2_000;

type Work = () => Promise<unknown>;

interface Answer {
  status: number;
  text: string;
}

/** Gives back what is not long, such as what an import is to be called with. */
const CLIENT = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, init }) => {
  const answer = await fetch(url, init);
  const text = await answer.text();
  parentPort.postMessage({ status: answer.status, text: text.length < 500_000 ? text : '' });
});`;

async function fill(app: FastifyInstance, now: Date): Promise<void> {
  const { db } = app;
  await seedDemo(db, now, readDrawings);
  await addBusinesses(db, 0, LISTINGS, APPLICATIONS);
  await addResources(db, RESOURCES);
  await addSubscribers({ app }, SUBSCRIBERS);
  await db.update(users).set({ email_verified_at: now }).where(eq(users.username, 'author'));
  const [event] = await db.select({ id: events.id }).from(events).orderBy(events.id).limit(1);
  await db.execute(sql`
    insert into ${attendances} (event_id, user_id)
    select ${event?.id ?? 0}::bigint, id from users where username like 'subscriber-%' on conflict do nothing`);
  await db.execute(sql`
    insert into audit_entries (actor_id, action, subject, note, created_at)
    select ${users.id}, 'listing.approved', 'listing ' || n, 'A note.', now()
    from ${users}, generate_series(1, ${LISTINGS}::int) n where ${users.username} = 'admin'`);
}

interface Asked {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  payload?: object;
}

/**
 * What is asked for, as somebody or nobody; a failure ends the measurement. The client is a thread of its own, so that
 * what it does with an answer is no work of the server.
 */
function createAsk(client: Worker, origin: string) {
  return async ({ url, method, headers, payload }: Asked, token?: string): Promise<string> => {
    const isFile = Buffer.isBuffer(payload);
    const init = {
      method: method ?? 'GET',
      redirect: 'manual',
      headers: {
        'accept-encoding': 'br, gzip',
        ...(payload && !isFile && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Token ${token}` }),
        ...headers,
      },
      ...(payload && { body: isFile ? payload : JSON.stringify(payload) }),
    };
    client.postMessage({ url: `${origin}${url}`, init });
    const [{ status, text }] = (await once(client, 'message')) as [Answer];
    if (status >= 400) throw new Error(`${url}: ${status} ${text.slice(0, 200)}`);
    return text;
  };
}

async function listWorks(
  app: FastifyInstance,
  ask: ReturnType<typeof createAsk>,
): Promise<[name: string, work: Work][]> {
  const tokenOf = async (username: string): Promise<string> => {
    const [user] = await app.db.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error(`nobody is called ${username}`);
    return (await app.openSession(user)).user_data.token;
  };
  const admin = await tokenOf('admin');
  const [author] = await app.db.select().from(users).where(eq(users.username, 'author'));
  const authorToken = await tokenOf('author');
  const get =
    (url: string, token?: string): Work =>
    () =>
      ask({ url }, token);
  const post = async <T>(url: string, body: object, token?: string): Promise<T> =>
    JSON.parse(await ask({ method: 'POST', url, payload: body }, token)) as T;

  /** Never the number of a generated post that is not published. */
  let pages = 1;
  /** Never asked for before, so that it is rendered. */
  const page =
    (url: string, end = ''): Work =>
    () =>
      ask({ url: `${url}${(pages += 20)}${end}`, headers: { accept: 'text/html' } });
  const unread = await app.db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.status, 'published'))
    .limit(1 + ROUNDS);
  let searches = 0;

  const breach = await post<{ id: number }>(
    '/mainapp/admin/breaches/',
    {
      title: 'Lost phone',
      description: 'Of the team.',
      noticed_at: '2026-01-05T06:00:00.000Z',
      based_on: 0,
    },
    admin,
  );
  const concerned = `/mainapp/admin/breaches/${breach.id}/accounts/`;
  await post(concerned, { names: [], everybody: true }, admin);

  let files = 0;
  /** The largest there may be, of businesses that are in no other. */
  const file = (): string =>
    importFile(importRows(IMPORT_LIMITS.rows, 2 * LISTINGS + IMPORT_LIMITS.rows * (files += 1)));
  const known = file();
  const imports = '/mainapp/admin/imports/';
  const readColumns = (text: string) => post<ImportColumns>(`${imports}columns/`, { text }, admin);
  const readPreview = async (text: string) => {
    const columns = (await readColumns(text)).columns.map(({ field }) => field);
    return {
      columns,
      preview: await post<ImportPreview>(`${imports}preview/`, { text, columns }, admin),
    };
  };
  async function runImport() {
    const text = file();
    const { columns, preview } = await readPreview(text);
    const choices = preview.rows.map(({ kind }) => (kind === 'new' ? 'create' : 'skip'));
    const body = { file_name: 'a.csv', text, columns, key: preview.key, choices };
    const { import_id } = await post<{ import_id: number }>(
      imports,
      { ...body, status: 'published' },
      admin,
    );
    return import_id;
  }
  const imported: number[] = [];

  const uploadAs = (kind: string, name: string, content: () => Promise<Buffer>): Work => {
    return async () => {
      const parts = [
        { name: 'kind', content: kind },
        { name: 'file', fileName: name, content: await content() },
      ];
      await ask({ method: 'POST', url: '/mainapp/uploads/', ...formOf(parts) }, authorToken);
    };
  };
  const photo = await sharp(randomBytes(2_000 * 1_500 * 3), {
    raw: { width: 2_000, height: 1_500, channels: 3 },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  /** Starts an issue, of which the first emails get into the queue. */
  async function startIssue(): Promise<void> {
    const content = {
      subject: 'News',
      preview: '',
      body: 'Karibu. [Events](/events)',
      based_on: 0,
    };
    const id = await issuesRepository(app.db, app.config).add(content, null, app.now());
    await app.db.transaction(async (tx) => {
      await issuesRepository(tx, app.config).move(id, 'send', app.now());
      await followMove(app, tx, id);
    });
    await queueIssues(app);
  }

  return [
    ['export of listings', get('/mainapp/admin/listings/export/', admin)],
    ['export of reports, CSV', get('/mainapp/admin/reports/export/', admin)],
    ['export of reports, JSON', get('/mainapp/admin/reports/export/?format=json', admin)],
    ['export of the audit log', get('/mainapp/admin/audit/export/', admin)],
    ['export of subscribers', get('/mainapp/newsletter/subscribers.csv', admin)],
    ['export of attendees', get('/mainapp/events/1/attendees.csv', admin)],
    ['export of a breach', get(`${concerned}export/`, admin)],
    ['export of one account', get(`/mainapp/profile/${author?.id ?? 0}/export/`, authorToken)],
    ['import: columns', () => readColumns(known)],
    ['import: preview', () => readPreview(known)],
    ['import: run', async () => imported.push(await runImport())],
    [
      'import: undo',
      async () => {
        const id = imported.pop() ?? (await runImport());
        await ask({ method: 'POST', url: `${imports}${id}/undo/`, payload: {} }, admin);
      },
    ],
    ['every listing', get('/mainapp/listings/')],
    ['sitemap', get('/sitemap.xml')],
    ['feed of events', get('/mainapp/events/feed.ics')],
    ['all events', get('/mainapp/events/')],
    ['all resources', get('/mainapp/resources/')],
    ['a search', () => ask({ url: `/mainapp/listings/search/?q=soap&page=${(searches += 1)}` })],
    [
      'a search that is relaxed',
      () =>
        ask({
          url: `/mainapp/listings/search/?q=sopa${'x'.repeat((searches += 1) % 9)}&theme=Water`,
        }),
    ],
    ['page: home', page('/?page=')],
    ['page: directory', page('/kijani-directory?page=')],
    ['page: searched directory', page('/kijani-directory?q=honey&page=')],
    ['page: listing', page('/kijani-directory/business-')],
    ['page: events', page('/events?page=')],
    [
      'page: resource',
      () => ask({ url: `/resource/${unread.pop()?.id ?? 0}`, headers: { accept: 'text/html' } }),
    ],
    ['share card', page('/share/listing/business-', '.jpg')],
    [
      'signing in',
      () =>
        ask({
          method: 'POST',
          url: '/accounts/login/',
          payload: { username: 'wanjiku', password: DEMO_PASSWORD },
        }),
    ],
    ['upload of a photo', uploadAs('image', 'a.jpg', () => Promise.resolve(photo))],
    ['upload of a PDF', uploadAs('file', 'a.pdf', () => Promise.resolve(pdf()))],
    ['newsletter: a batch', startIssue],
    ['pipeline', get('/mainapp/admin/pipeline/', admin)],
    ['figures of a year', get('/mainapp/admin/pipeline/statistics/', admin)],
    ['trends', get('/mainapp/trends/')],
    ['description of the API', get('/api/docs/json')],
  ];
}

async function main(): Promise<void> {
  showLoad();
  const { database } = await openBench();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'blocks-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const app = await buildApp(config, {
    database,
    dist: path.resolve(values.dist),
    apiDescription: readApiDescription(path.join(values.dist, '.server/node')),
    pressure: { maxEventLoopDelay: 0 },
  });
  await fill(app, new Date());
  const client = new Worker(CLIENT, { eval: true });
  // Without what begins once the app listens, such as jobs, which would share the one connection.
  await app.ready();
  await once(app.server.listen(0, '127.0.0.1'), 'listening');
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const works = await listWorks(app, createAsk(client, `http://127.0.0.1:${port ?? 0}`));
  console.log(`${''.padEnd(28)}first, ms of processor (of clock)   later, median   at most`);
  for (const [name, work] of works) {
    if (!name.includes(values.only)) continue;
    const show = ({ cpuMs, ms }: Held) =>
      `${cpuMs.toFixed(0).padStart(6)} (${ms.toFixed(0)})`.padEnd(20);
    const [, first] = await holding(work);
    const later: Held[] = [];
    while (later.length < ROUNDS) later.push((await holding(work))[1]);
    const laterBy = (of: (values: number[]) => number): Held => ({
      ms: of(later.map(({ ms }) => ms)),
      cpuMs: of(later.map(({ cpuMs }) => cpuMs)),
    });
    const most = laterBy((figures) => Math.max(...figures));
    const isLong = Math.max(first.cpuMs, most.cpuMs) > LONGEST;
    if (isLong) process.exitCode = 1;
    const line = `${name.padEnd(28)}${show(first)}${show(laterBy(median))}${show(most)}`;
    console.log(`${line}${isLong ? ' too long' : ''}`);
  }
  await client.terminate();
  await app.laterDone();
  await app.close();
  rmSync(dataDir, { recursive: true });
}

void main();
