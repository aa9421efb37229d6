import { eq, sql } from 'drizzle-orm';
import type { StateUse } from '../../../domain/contract/stateCounts';
import { RETENTION } from '../../../domain/retention';
import { CHART_NAMES } from '../../../domain/stateCounts/chartNames';
import { BATCH_LIMITS } from '../../../domain/stateCounts/stateUse';
import { applicationMachine } from '../../../domain/vetting/applicationMachine';
import { chartNames } from '../../../src/machines/chart/chartNames';
import { users } from '../../db/schema/accounts';
import { stateCounts } from '../../db/schema/stateCounts';
import { applicationEvents } from '../../db/schema/vetting';
import { join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsBusiness, putApplication } from '../../test/vetting';
import type { CountOfMachine } from './repository';

const server = serverForTests();
const db = () => server().app.db;
const DAY = 86_400;

const OPENED: CountOfMachine = {
  machine: 'authModal',
  kind: 'taken',
  name: 'authModal.closed modal.opened 0',
  range: 0,
  times: 3,
};
const STAYED: CountOfMachine = {
  ...OPENED,
  kind: 'stayed',
  name: 'authModal.login.ready',
  range: 4,
  times: 2,
};

const send = (counts: unknown, headers: Record<string, string> = {}) =>
  server().post('mainapp/state-counts/', { counts }, { headers });

const stored = async () =>
  (await db().select().from(stateCounts).orderBy(stateCounts.kind, stateCounts.name)).map(
    ({ kind, name, range, times }) => [kind, name, range, times],
  );

let passed = 0;
const pass = (days: number) => {
  passed += days;
  server().advance(days * DAY);
};
afterEach(() => {
  server().advance(-passed * DAY);
  passed = 0;
});

describe('POST /mainapp/state-counts/', () => {
  test('adds up batches of one day, also where a batch says the same twice', async () => {
    expect((await send([OPENED, STAYED, OPENED])).status).toBe(204);
    expect((await send([STAYED])).status).toBe(204);
    expect(await stored()).toEqual([
      ['stayed', STAYED.name, 4, 4],
      ['taken', OPENED.name, 0, 6],
    ]);
    pass(1);
    await send([OPENED]);
    expect(await db().select({ day: stateCounts.day }).from(stateCounts)).toHaveLength(3);
  });

  test.each<[string, Partial<CountOfMachine>]>([
    ['a machine', { machine: 'nothing' }],
    [
      'a machine of the server',
      { machine: 'application', name: 'application.draft', kind: 'left' },
    ],
    ['the name of a property', { machine: 'constructor', kind: 'left' }],
    ['a state', { kind: 'left', name: 'authModal.someone@example.com' }],
    ['a transition', { name: 'authModal.closed modal.opened 7' }],
    ['a state of another machine', { kind: 'left', name: 'vetting.ready' }],
    ['a duration of a transition', { range: 3 }],
  ])('leaves %s out that it does not know', async (_case, part) => {
    expect((await send([{ ...OPENED, ...part }, STAYED])).status).toBe(204);
    expect(await stored()).toEqual([['stayed', STAYED.name, 4, 2]]);
  });

  test.each([
    ['no counts', []],
    ['too many counts', Array.from({ length: BATCH_LIMITS.counts + 1 }, () => OPENED)],
    ['too high a count', [{ ...OPENED, times: BATCH_LIMITS.times + 1 }]],
    ['a negative count', [{ ...OPENED, times: -1 }]],
    ['a range that there is not', [{ ...STAYED, range: 99 }]],
    ['a field of a person', [{ ...OPENED, user_id: 7 }]],
    ['a long name', [{ ...OPENED, name: 'x'.repeat(BATCH_LIMITS.name + 1) }]],
  ])('refuses %s', async (_case, counts) => {
    expect((await send(counts)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('refuses a flood from one address', async () => {
    for (let batch = 0; batch < 600; batch += 1) await send([OPENED]);
    const { status, headers } = await send([OPENED]);
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
    expect(await stored()).toEqual([['taken', OPENED.name, 0, 1800]]);
  });

  test.each([
    ['DNT', { dnt: '1' }],
    ['GPC', { 'sec-gpc': '1' }],
    ['a robot', { 'user-agent': 'Googlebot/2.1' }],
  ])('counts nothing for %s', async (_case, headers) => {
    expect((await send([OPENED], headers)).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  test('has a table without a column for a person, and rows of known words and numbers alone', async () => {
    const admin = await joinAsAdmin(server());
    const headers = {
      authorization: `Token ${admin.token}`,
      referer: 'http://localhost:3000/profile/7',
      cookie: 'device=abc',
    };
    await send([OPENED, STAYED], headers);
    const { rows } = (await db().execute(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = 'state_counts' order by ordinal_position`)) as {
      rows: { name: string; type: string }[];
    };
    expect(rows.map(({ name, type }) => `${name} ${type}`)).toEqual([
      ...['day text', 'machine text', 'kind text', 'name text', 'range integer', 'times bigint'],
    ]);
    const kept = await db().select().from(stateCounts);
    expect(kept).toHaveLength(2);
    for (const { day, machine, kind, name, ...numbers } of kept) {
      const { states = [], transitions = [] } = CHART_NAMES[machine] ?? {};
      expect(day).toBe(server().app.now().toISOString().slice(0, 10));
      expect(kind === 'taken' ? transitions : states).toContain(name);
      expect(Object.values(numbers).map((number) => typeof number)).toEqual(['number', 'number']);
    }
  });

  test('is forgotten in time', async () => {
    await send([OPENED]);
    pass(RETENTION.stateCounts.days);
    await server().app.sweep();
    expect(await stored()).toHaveLength(1);
    pass(1);
    await server().app.sweep();
    expect(await stored()).toEqual([]);
  });
});

describe('GET /mainapp/admin/state-use/', () => {
  let asked = 0;
  /** Another admin each time: a session ends before the days that pass here. */
  const use = async (query: string) => {
    const { token, user_id } = await join(server(), `admin${(asked += 1)}`);
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, user_id));
    const answer = await server().get(`mainapp/admin/state-use/?${query}`, token);
    expect(answer.status).toBe(200);
    return bodyOf<StateUse>(answer);
  };

  test('shows whole days of a machine in steps, without what is small', async () => {
    await send([
      { ...OPENED, times: 12 },
      { ...OPENED, name: 'authModal.closed modal.openedToJoin 0', times: 4 },
      { ...STAYED, times: 30 },
      { ...STAYED, kind: 'left', range: 0, times: 13 },
      { ...STAYED, kind: 'returned', range: 0, times: 2 },
      { ...STAYED, machine: 'session', name: 'session.signedOut', times: 90 },
    ]);
    expect(await use('machine=authModal')).toMatchObject({ transitions: [], states: [] });
    pass(1);
    const shown = {
      transitions: [{ name: OPENED.name, times: 10 }],
      states: [{ name: STAYED.name, visits: 40, exits: 10, median: 4 }],
    };
    expect(await use('machine=authModal')).toEqual({
      first_day: '2026-02-01',
      last_day: '2026-03-02',
      ...shown,
    });
    pass(7);
    expect(await use('machine=authModal&days=7')).toMatchObject({
      ...{ first_day: '2026-03-03', transitions: [], states: [] },
    });
    expect(await use('machine=authModal&days=90')).toMatchObject(shown);
  });

  test('shows the moves of applications, which are kept anyhow', async () => {
    const DURATION = 90_000;
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { user_id } = await joinAsBusiness(server(), name);
      const id = await putApplication(server(), user_id, 'submitted');
      const at = server().app.now().getTime();
      await db()
        .insert(applicationEvents)
        .values([
          {
            ...{ application_id: id, event: 'application.submitted', by: 'owner' },
            ...{ from_state: 'in_progress', to_state: 'submitted', created_at: new Date(at) },
          },
          {
            ...{ application_id: id, event: 'application.assigned', by: 'admin' },
            ...{ from_state: 'submitted', to_state: 'submitted' },
            created_at: new Date(at + 1000),
          },
          {
            ...{ application_id: id, event: 'application.claimed', by: 'admin' },
            ...{ from_state: 'submitted', to_state: 'under_review' },
            created_at: new Date(at + DURATION),
          },
        ]);
    }
    pass(1);
    const { transitions, states } = await use('machine=application');
    expect(transitions.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: 'application.in_progress application.submitted 0', times: 5 },
      { name: 'application.submitted application.claimed 0', times: 5 },
    ]);
    expect(states).toContainEqual({
      ...{ name: 'application.submitted', visits: 5, exits: null, median: 7 },
    });
    const known = chartNames([applicationMachine])['application'];
    expect(known?.transitions).toEqual(expect.arrayContaining(transitions.map(({ name }) => name)));
    expect(known?.transitions.every((key) => key.endsWith(' 0'))).toBe(true);
  });
});
