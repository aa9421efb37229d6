import { eq } from 'drizzle-orm';
import type {
  BulkResult,
  PipelineColumn,
  PipelineStatistics,
} from '../../../../domain/contract/admin/pipeline';
import {
  APPLICATION_STATES,
  type ApplicationState,
} from '../../../../domain/vetting/applicationStates';
import { users } from '../../../db/schema/accounts';
import { applicationEvents, applications } from '../../../db/schema/vetting';
import { auditEntries } from '../../../db/schema/audit';
import { individual, signUp } from '../../../test/people';
import { bodyOf, serverForTests } from '../../../test/testApp';
import {
  idOf,
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  putListing,
  vettingCalls,
} from '../../../test/vetting';

/** Sessions that last as long as the stays in these tests. */
const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const db = () => server().app.db;
const url = 'mainapp/admin/pipeline/';
const DAY = 86_400;

async function putFirm(name: string, state: ApplicationState, listing: object = {}) {
  const { user_id, token } = await joinAsBusiness(server(), name);
  await putListing(server(), user_id, { name, ...listing });
  return { user_id, token, id: await putApplication(server(), user_id, state) };
}

const board = async (token: string, query = ''): Promise<PipelineColumn[]> =>
  bodyOf<PipelineColumn[]>(await server().get(url + query, token));

/** The counts of the columns that are not empty. */
const counted = (columns: PipelineColumn[]) =>
  Object.fromEntries(columns.flatMap(({ state, count }) => (count > 0 ? [[state, count]] : [])));
const namesIn = (columns: PipelineColumn[], state: ApplicationState) =>
  columns.find((column) => column.state === state)?.cards.map(({ name }) => name);

/** All that were sent, once no decision can be undone any more. */
const mails = async () => {
  server().advance(15);
  await server().app.deliverMails();
  return server().mails.splice(0);
};

describe('GET /mainapp/admin/pipeline/', () => {
  test('returns every state with its cards, those that wait longest first', async () => {
    const { token, user_id: adminId } = await joinAsTeam(server());
    const first = await putFirm('kwanza', 'submitted', { category: 'Waste', county: '001' });
    server().advance(DAY);
    await putFirm('pili', 'submitted');
    const third = await putFirm('tatu', 'submitted');
    await vettingCalls(server, token).send(third.id, 'application.claimed');
    const columns = await board(token);
    expect(columns.map(({ state }) => state)).toEqual(APPLICATION_STATES);
    expect(counted(columns)).toEqual({ submitted: 2, under_review: 1 });
    expect(namesIn(columns, 'submitted')).toEqual(['kwanza', 'pili']);
    const [card] = columns[2]?.cards ?? [];
    expect(card).toEqual({
      application: first.id,
      user_id: first.user_id,
      name: 'kwanza',
      category: 'Waste',
      county: '001',
      state: 'submitted',
      state_since: expect.stringMatching(/Z$/) as string,
      total: expect.closeTo(71.14, 2) as number,
      level: 'Sapling',
      red_flags: 0,
      amber_flags: 0,
      reviewer: null,
      possible: ['application.claimed'],
    });
    const [claimed] = columns[3]?.cards ?? [];
    expect(claimed?.reviewer).toEqual({ user_id: adminId, name: 'amina' });
    expect(claimed?.possible).toContain('application.returned');
  });

  test('returns only the newest application of a business', async () => {
    const { token } = await joinAsTeam(server());
    const firm = await putFirm('tujenge', 'expired');
    await vettingCalls(server, firm.token).send(firm.id, 'application.renewed');
    const columns = await board(token);
    expect(namesIn(columns, 'expired')).toEqual([]);
    expect(namesIn(columns, 'in_progress')).toEqual(['tujenge']);
  });

  test('searches names and filters by category and reviewer', async () => {
    const admin = await joinAsTeam(server());
    const calls = vettingCalls(server, admin.token);
    const mine = await putFirm('mafuta', 'submitted', {
      name: 'Baobab Oils',
      category: 'Beauty & self-care',
    });
    await putFirm('maziwa', 'under_review', { name: 'Coast Dairy', category: 'Food & drinks' });
    const bare = await joinAsBusiness(server(), 'silibwet');
    await putApplication(server(), bare.user_id, 'under_review');
    await calls.send(mine.id, 'application.claimed');
    const found = async (query: string) =>
      namesIn(await board(admin.token, query), 'under_review')?.sort();
    const all = ['Baobab Oils', 'Coast Dairy', 'silibwet'];
    expect(await found('')).toEqual(all);
    expect(await found('?q=baobab')).toEqual(['Baobab Oils']);
    expect(await found('?q=dairy%20coast')).toEqual(['Coast Dairy']);
    expect(await found('?q=maziwa')).toEqual(['Coast Dairy']);
    expect(await found('?q=silibwet')).toEqual(['silibwet']);
    expect(await found('?q=100%25')).toEqual([]);
    expect(await found('?category=Food%20%26%20drinks,Waste')).toEqual(['Coast Dairy']);
    expect(await found('?category=Nothing')).toEqual(all);
    expect(await found('?reviewer=me')).toEqual(['Baobab Oils']);
    expect(await found('?reviewer=none')).toEqual(['Coast Dairy', 'silibwet']);
    const [, , , column] = await board(admin.token, '?reviewer=me');
    expect(column?.count).toBe(1);
  });

  test('returns 50 cards of a state, and the others with skip', async () => {
    const { token } = await joinAsTeam(server());
    const members = await db()
      .insert(users)
      .values(
        Array.from({ length: 53 }, (_none, index) => ({
          username: `firm${index}`,
          email: `firm${index}@firm.example`,
          first_name: `firm${String(index).padStart(2, '0')}`,
          last_name: '',
          user_type: 'business' as const,
          age_bracket: '',
          phone_num: '',
        })),
      )
      .returning();
    const state_since = server().app.now();
    await db()
      .insert(applications)
      .values(members.map(({ id }) => ({ user_id: id, state: 'submitted' as const, state_since })));
    const whole = (await board(token))[2];
    expect([whole?.count, whole?.cards.length]).toEqual([53, 50]);
    const more = async (skip: string) =>
      bodyOf<PipelineColumn>(await server().get(`${url}submitted/?skip=${skip}`, token));
    const rest = await more('50');
    expect([rest.count, rest.cards.map(({ name }) => name)]).toEqual([
      53,
      ['firm50', 'firm51', 'firm52'],
    ]);
    expect((await more('53')).cards).toEqual([]);
    for (const none of ['', 'x', '-1', '1e9']) expect((await more(none)).cards).toHaveLength(50);
  });

  test('returns a business its own card without the reviewer', async () => {
    const admin = await joinAsTeam(server());
    const own = await putFirm('tujenge', 'submitted');
    const other = await putFirm('other', 'submitted');
    for (const { id } of [own, other]) {
      await vettingCalls(server, admin.token).send(id, 'application.claimed');
    }
    for (const query of ['', '?q=other', '?reviewer=none']) {
      const columns = await board(own.token, query);
      expect(counted(columns)).toEqual({ under_review: 1 });
      expect(columns[3]?.cards).toMatchObject([{ name: 'tujenge', reviewer: null, possible: [] }]);
    }
    const { body } = await server().get(`${url}under_review/`, own.token);
    expect(body).toMatchObject({ count: 1, cards: [{ name: 'tujenge', reviewer: null }] });
  });

  test('offers an admin no event of the team for a business of their own', async () => {
    const admin = await joinAsTeam(server());
    await putApplication(server(), admin.user_id, 'submitted');
    const columns = await board(admin.token);
    expect(columns[2]?.cards).toMatchObject([{ possible: ['application.withdrawn'] }]);
  });
});

describe('GET /mainapp/admin/pipeline/statistics/', () => {
  const statistics = async (token: string) =>
    bodyOf<PipelineStatistics>(await server().get(`${url}statistics/`, token));

  test('returns zeros and no medians without events', async () => {
    const { token } = await joinAsTeam(server());
    const { funnel, time_in_state } = await statistics(token);
    expect(funnel.map(({ state }) => state)).toEqual(APPLICATION_STATES);
    expect(funnel.every((row) => row.applications === 0)).toBe(true);
    expect(time_in_state.map(({ stays, median }) => [stays, median])).toEqual(
      APPLICATION_STATES.map(() => [0, null]),
    );
  });

  test('counts applications and days per state in the last twelve months', async () => {
    const admin = await joinAsTeam(server());
    const { send } = vettingCalls(server, admin.token);
    const stays = [1, 2, 3, 10];
    for (const [index, days] of stays.entries()) {
      const { id, token } = await putFirm(`firm${index}`, 'in_progress');
      await vettingCalls(server, token).send(id, 'application.submitted');
      server().advance(days * DAY);
      await send(id, 'application.claimed');
      await server().post(
        `vet/applications/${id}/clearance/`,
        { cleared: true, reason: 'Visited.' },
        { token: admin.token },
      );
      server().advance(DAY / 2);
      await send(id, 'application.returned');
    }
    const one = await statistics(admin.token);
    const reached = (state: string) => one.funnel.find((row) => row.state === state)?.applications;
    expect([reached('submitted'), reached('under_review'), reached('approved')]).toEqual([4, 4, 0]);
    const stay = (state: string) => one.time_in_state.find((row) => row.state === state);
    expect(stay('submitted')).toEqual({
      state: 'submitted',
      stays: 4,
      median: 2.5,
      lower_quartile: 1.75,
      upper_quartile: 4.75,
    });
    expect(stay('under_review')).toMatchObject({ stays: 4, median: 0.5 });
    server().advance(400 * DAY);
    const { token } = await joinAsTeam(server(), 'later');
    const later = await statistics(token);
    expect(later.funnel.every((row) => row.applications === 0)).toBe(true);
    expect(Date.parse(later.since)).toBeLessThan(server().app.now().getTime() - 364 * DAY * 1000);
  });
});

describe('POST /mainapp/admin/pipeline/bulk/', () => {
  const note = 'Thank you for the papers.';
  const send = (token: string, body: object, headers = {}) =>
    server().post(`${url}bulk/`, body, { token, headers });
  const stateOf = async (id: number) =>
    (await db().select().from(applications).where(eq(applications.id, id)))[0]?.state;

  test('moves each application that can be moved and returns the reasons for the others', async () => {
    const admin = await joinAsTeam(server());
    const ready = await putFirm('ready', 'under_review');
    const early = await putFirm('early', 'in_progress');
    const again = await putFirm('again', 'under_review');
    const own = await putApplication(server(), admin.user_id, 'under_review');
    const ids = [ready.id, early.id, own, 999_999, 0, 4_000_000_000, again.id];
    const answer = await send(admin.token, {
      applications: ids,
      event: 'application.approved',
      note,
    });
    expect(answer.status).toBe(200);
    expect(bodyOf<BulkResult>(answer)).toEqual({
      done: [ready.id, again.id],
      refused: [
        {
          application: early.id,
          detail: 'This is not possible now: the application is being answered.',
        },
        { application: own, detail: 'Nobody decides on a business of their own.' },
        { application: 999_999, detail: 'Not found.' },
        { application: 0, detail: 'Not found.' },
        { application: 4_000_000_000, detail: 'Not found.' },
      ],
    });
    expect([await stateOf(ready.id), await stateOf(own)]).toEqual(['approved', 'under_review']);
    expect((await mails()).map(({ to }) => to)).toEqual([
      'ready@firm.example',
      'again@firm.example',
    ]);
    expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
      { action: 'application.approved', subject: `application ${ready.id}`, note },
      { action: 'application.approved', subject: `application ${again.id}`, note },
    ]);
  });

  test('stores nothing of an application that fails, and moves the others', async () => {
    const { token } = await joinAsTeam(server());
    const bare = await joinAsBusiness(server(), 'bare');
    const unlisted = await putApplication(server(), bare.user_id, 'approved');
    const ready = await putFirm('ready', 'approved');
    const { body } = await send(token, {
      applications: [unlisted, ready.id],
      event: 'listing.published',
    });
    expect(body).toEqual({
      done: [ready.id],
      refused: [
        {
          application: unlisted,
          detail: 'The business has not described itself for the directory yet.',
        },
      ],
    });
    expect([await stateOf(unlisted), await stateOf(ready.id)]).toEqual(['approved', 'listed']);
    expect(await db().$count(applicationEvents)).toBe(1);
    expect(await db().$count(auditEntries)).toBe(1);
  });

  test.each([
    [{ event: 'application.rejected' }, { note: ['This is required.'] }],
    [{ event: 'application.reopened', note: '' }, { note: ['This is required.'] }],
    [
      { event: 'changes.requested', note },
      { event: ['Name the questions of each application by itself.'] },
    ],
    [{ event: 'application.claimed', applications: [] }, expect.anything()],
    [{ event: 'application.claimed', applications: [1, 1] }, expect.anything()],
    [
      {
        event: 'application.claimed',
        applications: Array.from({ length: 101 }, (_none, index) => index + 1),
      },
      expect.anything(),
    ],
    [{ event: 'application.claimed', question_ids: [idOf('BD8')] }, expect.anything()],
  ])('returns 400 for %j and moves nothing', async (change, faults) => {
    const { token } = await joinAsTeam(server());
    const { id } = await putFirm('tujenge', 'under_review');
    const answer = await send(token, { applications: [id], ...change });
    expect([answer.status, answer.body]).toEqual([400, faults]);
    expect(await stateOf(id)).toBe('under_review');
  });

  test('refuses an event that only the business may send', async () => {
    const { token } = await joinAsTeam(server());
    const { id } = await putFirm('tujenge', 'submitted');
    const { body } = await send(token, { applications: [id], event: 'application.withdrawn' });
    expect(body).toMatchObject({ refused: [{ detail: 'Only the business decides this.' }] });
  });

  test('returns the first answer when it is repeated under its key, and emails once', async () => {
    const { token } = await joinAsTeam(server());
    const [one, other] = [await putFirm('one', 'under_review'), await putFirm('other', 'draft')];
    const body = { applications: [one.id, other.id], event: 'application.approved' };
    const headers = { 'idempotency-key': 'k1' };
    const answers = await Promise.all([send(token, body, headers), send(token, body, headers)]);
    const again = await send(token, body, headers);
    for (const answer of [...answers, again]) {
      expect(answer.body).toMatchObject({
        done: [one.id],
        refused: [{ application: other.id }],
      });
    }
    expect(await db().$count(applicationEvents)).toBe(1);
    expect(await mails()).toHaveLength(1);
    const different = { ...body, event: 'application.rejected', note };
    const refused = await send(token, different, headers);
    expect(refused.body).toMatchObject({ done: [] });
  });

  test('returns 403 to members and to an admin whose role was taken', async () => {
    const admin = await joinAsTeam(server());
    const person = await signUp(server(), individual);
    const firm = await putFirm('tujenge', 'submitted');
    const body = { applications: [firm.id], event: 'application.claimed' };
    for (const token of [person.token, firm.token]) {
      expect((await send(token, body)).status).toBe(403);
    }
    await db().update(users).set({ role: 'member' }).where(eq(users.id, admin.user_id));
    expect((await send(admin.token, body)).status).toBe(403);
    expect(await stateOf(firm.id)).toBe('submitted');
  });
});
