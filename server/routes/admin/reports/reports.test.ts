import { eq } from 'drizzle-orm';
import type { ReportComparison, ReportRow } from '../../../../domain/contract/admin/reports';
import type { PageOf } from '../../../../domain/contract/page';
import type { UserData } from '../../../../domain/contract/session';
import { answersBy } from '../../../../domain/vetting/testing/samples';
import { QUESTIONNAIRE } from '../../../../domain/vetting/questionnaire';
import type { ApplicationState } from '../../../../domain/vetting/applicationStates';
import { listings } from '../../../db/schema/listings';
import { applicationEvents, applications } from '../../../db/schema/vetting';
import { bodyOf, serverForTests } from '../../../test/testApp';
import {
  fullAnswers,
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  putListing,
  vettingCalls,
  writeAnswers,
} from '../../../test/vetting';

const server = serverForTests();
const url = 'mainapp/admin/reports/';

type Columns = Partial<typeof applications.$inferInsert>;

/** A business whose newest application has these columns. */
async function put(
  name: string,
  state: ApplicationState,
  columns: Columns = {},
  listing: Partial<typeof listings.$inferInsert> | null = null,
): Promise<{ user: UserData; id: number }> {
  const user = await joinAsBusiness(server(), name);
  const id = await putApplication(server(), user.user_id, state, {});
  const { db } = server().app;
  const set = { is_current: true, ...columns };
  await db.update(applications).set(set).where(eq(applications.id, id));
  if (listing) await putListing(server(), user.user_id, { name: `${name} Ltd`, ...listing });
  return { user, id };
}

async function read(query = '', token?: string): Promise<PageOf<ReportRow>> {
  const admin = token ?? (await joinAsTeam(server(), 'amina')).token;
  const answer = await server().get(url + query, admin);
  expect(answer.status).toBe(200);
  return bodyOf<PageOf<ReportRow>>(answer);
}

const namesOf = ({ results }: PageOf<ReportRow>) => results.map(({ name }) => name);

const day = (number: number) => new Date(Date.UTC(2026, 1, number));

describe('GET /mainapp/admin/reports/', () => {
  test('returns the stored columns of an application', async () => {
    const { user, id } = await put(
      'Baobab',
      'under_review',
      {
        state_since: day(3),
        submitted_at: day(2),
        total: 61.25,
        basic_percent: 70.5,
        level: 'Sapling',
        completion: 96,
        clearance: 'needs_review',
        red_flags: 0,
        amber_flags: 2,
        theme_percents: { 'community action': 55.5, 'energy transition': null },
      },
      { category: 'Energy', county: '042' },
    );
    const page = await read();
    expect(page).toMatchObject({ count: 1, page: 1, page_size: 25 });
    expect(page.results).toEqual([
      {
        application: id,
        user_id: user.user_id,
        name: 'Baobab Ltd',
        category: 'Energy',
        county: '042',
        state: 'under_review',
        state_since: day(3).toISOString(),
        submitted_at: day(2).toISOString(),
        questionnaire_version: QUESTIONNAIRE.version,
        total: 61.25,
        basic_percent: 70.5,
        level: 'Sapling',
        completion: 96,
        themes: [
          { theme: 'transparent & accountable governance', percent: null },
          { theme: "workers' wellbeing", percent: null },
          { theme: 'community action', percent: 55.5 },
          { theme: 'energy transition', percent: null },
          { theme: 'nature regeneration', percent: null },
          { theme: 'responsible processing & packaging', percent: null },
        ],
        clearance: 'needs_review',
        clearance_override: null,
        red_flags: 0,
        amber_flags: 2,
        previous: null,
      },
    ]);
  });

  test('returns the name of the account when there is no listing', async () => {
    await put('Mkoko', 'draft');
    const [row] = (await read()).results;
    expect(row).toMatchObject({ name: 'Mkoko', category: null, county: null, total: null });
  });

  test('returns the newest application with the submitted one before it', async () => {
    const { user, id: first } = await put('Baobab', 'expired', { is_current: false });
    const { db } = server().app;
    const second = await putApplication(server(), user.user_id, 'draft', {});
    await db.update(applications).set({ is_current: false }).where(eq(applications.id, second));
    const third = await putApplication(server(), user.user_id, 'in_progress', {});
    const { count, results } = await read();
    expect(count).toBe(1);
    expect(results).toMatchObject([{ application: third, previous: first }]);
  });

  test('returns the reason for a clearance, and to admins who decided it', async () => {
    const amina = await joinAsTeam(server(), 'amina');
    const clearance_override = { cleared: true, reason: 'Visited on 2 May.', by: amina.user_id };
    const { user } = await put('Baobab', 'in_progress', { clearance_override });
    const [forAdmin] = (await read('', amina.token)).results;
    const told = { cleared: true, reason: 'Visited on 2 May.' };
    expect(forAdmin?.clearance_override).toEqual({ ...told, by_name: 'amina' });
    const [forBusiness] = (await read('', user.token)).results;
    expect(forBusiness?.clearance_override).toEqual({ ...told, by_name: null });
  });

  test('returns a business its own row only, whatever the query', async () => {
    const { user } = await put('Baobab', 'submitted');
    await put('Mkoko', 'submitted');
    expect(await read('', user.token)).toMatchObject({ count: 1, results: [{ name: 'Baobab' }] });
    expect(await read('?q=mkoko', user.token)).toMatchObject({ count: 0, results: [] });
  });
});

describe('the query', () => {
  beforeEach(async () => {
    const by = (await joinAsTeam(server(), 'juma')).user_id;
    await put(
      'Acacia',
      'submitted',
      { level: 'Seed', clearance: 'not_yet', red_flags: 1 },
      { category: 'Energy', summary: 'Solar lamps' },
    );
    await put('Baobab', 'listed', { level: 'Tree', clearance: 'cleared' }, { category: 'Home' });
    await put(
      'Croton',
      'in_progress',
      {
        clearance: 'needs_review',
        amber_flags: 3,
        clearance_override: { cleared: true, reason: 'Known to us.', by },
      },
      { category: 'Waste' },
    );
    await put('Doum', 'draft', {
      clearance: 'cleared',
      clearance_override: { cleared: false, reason: 'A complaint is open.', by },
    });
  });

  test.each([
    ['state=submitted,listed', ['Acacia Ltd', 'Baobab Ltd']],
    ['state=SUBMITTED,nothing', ['Acacia Ltd']],
    ['state=nothing', ['Acacia Ltd', 'Baobab Ltd', 'Croton Ltd', 'Doum']],
    ['level=Seed,Tree', ['Acacia Ltd', 'Baobab Ltd']],
    ['clearance=cleared', ['Baobab Ltd', 'Croton Ltd']],
    ['clearance=not_yet', ['Acacia Ltd', 'Doum']],
    ['clearance=needs_review', []],
    ['flag=red', ['Acacia Ltd']],
    ['flag=amber', ['Croton Ltd']],
    ['flag=red,amber', ['Acacia Ltd', 'Croton Ltd']],
    ['category=Energy,Waste', ['Acacia Ltd', 'Croton Ltd']],
    ['q=baobab', ['Baobab Ltd']],
    ['q=doum@firm.example', ['Doum']],
    ['q=solar lamps', ['Acacia Ltd']],
    ['q=solar baobab', []],
    ['q=%25', ['Acacia Ltd', 'Baobab Ltd', 'Croton Ltd', 'Doum']],
    ['q=firm.example&state=draft', ['Doum']],
  ])('%s finds the matching businesses', async (query, names) => {
    const page = await read(`?sort=name&${query}`);
    expect(namesOf(page)).toEqual(names);
    expect(page.count).toBe(names.length);
  });
});

describe('the order', () => {
  test('is by default the latest submission first and unsubmitted applications last', async () => {
    await put('Acacia', 'submitted', { submitted_at: day(1) });
    await put('Baobab', 'draft', { submitted_at: null });
    await put('Croton', 'submitted', { submitted_at: day(5) });
    expect(namesOf(await read())).toEqual(['Croton', 'Acacia', 'Baobab']);
  });

  test.each([
    ['sort=total', ['Croton', 'Acacia', 'Baobab']],
    ['sort=total&order=desc', ['Acacia', 'Croton', 'Baobab']],
    ['sort=name&order=desc', ['Croton', 'Baobab', 'Acacia']],
    ['sort=state_since', ['Baobab', 'Acacia', 'Croton']],
    ['sort=basic_percent&order=desc', ['Croton', 'Acacia', 'Baobab']],
    ['sort=completion&order=desc', ['Acacia', 'Baobab', 'Croton']],
    ['sort=red_flags&order=desc', ['Baobab', 'Croton', 'Acacia']],
    ['sort=amber_flags', ['Acacia', 'Baobab', 'Croton']],
  ])('with %s puts unknown values last and equal ones in order of id', async (query, names) => {
    await put('Acacia', 'submitted', {
      total: 60,
      basic_percent: 50,
      completion: 90,
      state_since: day(2),
    });
    await put('Baobab', 'submitted', {
      total: null,
      red_flags: 2,
      state_since: day(1),
      completion: 80,
    });
    await put('Croton', 'submitted', { total: 40, basic_percent: 70, state_since: day(3) });
    expect(namesOf(await read(`?${query}`))).toEqual(names);
  });

  test('returns each row once over all pages, also with equal values', async () => {
    for (let index = 0; index < 27; index += 1) await put(`b${index}`, 'submitted', { total: 50 });
    const admin = (await joinAsTeam(server(), 'amina')).token;
    const first = await read('?sort=total', admin);
    const second = await read('?sort=total&page=2', admin);
    expect([first.results.length, second.results.length]).toEqual([25, 2]);
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(27);
    expect(await read('?page_size=50', admin)).toMatchObject({ count: 27, page_size: 50 });
    expect((await read('?page=99', admin)).results).toEqual([]);
    expect(await read('?page=-1&page_size=7', admin)).toMatchObject({ page: 1, page_size: 25 });
  });
});

describe('GET /mainapp/admin/reports/export/', () => {
  const file = async (query: string) => {
    const { token } = await joinAsTeam(server(), 'amina');
    return server().get(`${url}export/${query}`, token);
  };

  test.each(['=1+1', '+254700', '-2', '@SUM(A1)', '\tcmd', '＝1'])(
    'makes the name %j harmless in the CSV',
    async (name) => {
      await put('Acacia', 'submitted', {}, { name });
      const { text } = await file('');
      const [, row = ''] = text.split('\r\n');
      expect(row.replace(/^"/, '').startsWith(`'${name}`)).toBe(true);
    },
  );

  test('returns CSV in UTF-8 with a byte order mark, named by the day', async () => {
    await put('Acacia', 'submitted', { total: 61.25 }, { name: 'Wanjikũ’s Čaj', county: '047' });
    const answer = await file('?format=csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="assessment-reports-2026-03-02.csv"',
    });
    expect(answer.text.startsWith('\uFEFFBusiness,Category,County,')).toBe(true);
    expect(answer.text).toContain('Wanjikũ’s Čaj,Home,Nairobi City,submitted,');
    expect(answer.text).toContain(',61.25,');
  });

  test('returns all matching rows in the requested order, whatever the page', async () => {
    for (let index = 10; index < 40; index += 1) {
      await put(`b${index}`, index < 38 ? 'submitted' : 'draft', { total: index });
    }
    const { text } = await file('?state=submitted&sort=total&order=desc&page=2&page_size=25');
    const names = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0]);
    expect(names).toHaveLength(28);
    expect(names.slice(0, 2)).toEqual(['b37', 'b36']);
  });

  test('returns the rows of the list as JSON', async () => {
    await put('Acacia', 'submitted', {}, { name: '=1+1' });
    const answer = await file('?format=json');
    expect(answer.headers['content-disposition']).toContain('assessment-reports-2026-03-02.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toMatchObject([{ name: '=1+1', state: 'submitted' }]);
  });
});

describe('GET /mainapp/admin/reports/:id/comparison/', () => {
  const compare = async (id: number, token: string) =>
    server().get(`${url}${id}/comparison/`, token);

  test('returns the submitted application before and the answers that differ', async () => {
    const { user } = await put('Baobab', 'draft', { is_current: false });
    const { db } = server().app;
    const before = fullAnswers({ BD6: '60' });
    const after = { ...before, ...answersBy(QUESTIONNAIRE, { BD6: '75.5', BD2: 'other' }) };
    const first = await putApplication(server(), user.user_id, 'expired', before);
    await db.update(applications).set({ is_current: false }).where(eq(applications.id, first));
    const second = await putApplication(server(), user.user_id, 'submitted', after);
    const { token } = await joinAsTeam(server(), 'amina');
    const answer = await compare(second, token);
    const comparison = bodyOf<ReportComparison>(answer);
    expect(answer.status).toBe(200);
    expect(comparison).toMatchObject({
      name: 'Baobab',
      before: { application: first },
      after: { application: second },
    });
    expect(comparison.after.themes).toHaveLength(6);
    expect(comparison.before?.total).not.toBeNull();
    expect(comparison.changes.map(({ code, before: was, after: is }) => [code, was, is])).toEqual([
      ['BD2', 'In Kenya', 'In another country'],
      ['BD6', '60%', '75.5%'],
    ]);
  });

  test('returns what each changed answer earned, and those that are no longer asked', async () => {
    const { user } = await put('Baobab', 'draft', { is_current: false });
    const { db } = server().app;
    const before = fullAnswers({ SC1: '1_to_9', T1: 'partial', W3: 'valid' });
    const first = await putApplication(server(), user.user_id, 'expired', before);
    await db.update(applications).set({ is_current: false }).where(eq(applications.id, first));
    const after = { ...before, ...answersBy(QUESTIONNAIRE, { SC1: 'no_staff', T1: 'verified' }) };
    const second = await putApplication(server(), user.user_id, 'submitted', after);
    const { changes } = bodyOf<ReportComparison>(await compare(second, user.token));
    const changed = new Map(changes.map((change) => [change.code, change]));
    expect(changed.get('T1')).toMatchObject({ earned_before: 4, earned_after: 8 });
    expect(changed.get('SC1')).toMatchObject({ earned_before: null, earned_after: null });
    expect(changed.get('W3')).toMatchObject({ earned_before: 8, earned_after: null });
    expect(changed.get('W3')?.before).toBe(changed.get('W3')?.after);
    expect(changed.has('T3')).toBe(false);
  });

  test('returns what changed since the review asked for changes, before and after the next submission', async () => {
    const { user, id } = await put('Baobab', 'in_progress');
    const { db } = server().app;
    const business = vettingCalls(server, user.token);
    const { token } = await joinAsTeam(server(), 'amina');
    const admin = vettingCalls(server, token);
    await writeAnswers(server(), id, fullAnswers({ T1: 'partial' }));
    const send = async (caller: typeof admin, event: string, more = {}) =>
      expect((await caller.send(id, event, more)).status).toBe(200);
    const changes = async () => {
      const { before, changes: found } = bodyOf<ReportComparison>(await compare(id, user.token));
      return [
        before?.application ?? null,
        found.map(({ code, before: was, after }) => [code, was, after]),
      ];
    };
    await send(business, 'application.submitted');
    expect(await changes()).toEqual([null, []]);
    await send(admin, 'application.claimed');
    const question_ids = QUESTIONNAIRE.questions.flatMap((each) =>
      each.code === 'T1' ? each.id : [],
    );
    await send(admin, 'changes.requested', { note: 'Is it written?', question_ids });
    expect(await changes()).toEqual([id, []]);
    const written = answersBy(QUESTIONNAIRE, { T1: 'everywhere' })[801];
    expect((await business.answer('T1', { ...written })).status).toBe(200);
    const expected = [
      [
        'T1',
        'We know it among ourselves, or only a part is written',
        'It is written, and everybody works by it',
      ],
    ];
    expect(await changes()).toEqual([id, expected]);
    await send(business, 'application.submitted');
    expect(await changes()).toEqual([id, expected]);
    const events = await db.select().from(applicationEvents);
    const kept = events.filter(({ answers }) => answers !== null);
    expect(kept.map(({ event }) => event)).toEqual([
      'application.submitted',
      'application.submitted',
    ]);
  });

  test('returns null before the first application', async () => {
    const { id, user } = await put('Baobab', 'submitted');
    const { body } = await compare(id, user.token);
    expect(body).toMatchObject({ before: null, after: { application: id }, changes: [] });
  });

  test('returns 404 to a business for the application of another', async () => {
    const { id } = await put('Baobab', 'submitted');
    const { user } = await put('Mkoko', 'submitted');
    expect((await compare(id, user.token)).status).toBe(404);
    expect((await server().get(`${url}nothing/comparison/`, user.token)).status).toBe(404);
  });
});
