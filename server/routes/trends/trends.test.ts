import { eq } from 'drizzle-orm';
import type { ThemeInterest } from '../../../domain/contract/member';
import type { Trends } from '../../../domain/contract/trends';
import type { TrendName } from '../../../domain/trends/questions';
import { THEMES } from '../../../domain/vocabulary';
import { individualProfiles, trendSnapshots } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { business, individual, PASSWORD, signUp } from '../../test/people';
import { bodyOf, serverForTests, sessionOf } from '../../test/testApp';
import { monthAt } from './month';

const server = serverForTests();
const MONTH = 31 * 86_400;
const [GOVERNANCE, WORKERS, COMMUNITY, ENERGY] = THEMES;

type Person = Partial<typeof individualProfiles.$inferInsert> & { active?: boolean };

let added = 0;

/** Adds `times` members with the same answers. */
async function add(times: number, { active = true, ...answers }: Person): Promise<void> {
  const { db } = server().app;
  for (let each = 0; each < times; each += 1) {
    const name = `person${(added += 1)}`;
    const [user] = await db
      .insert(users)
      .values({
        username: name,
        email: `${name}@example.com`,
        first_name: 'A',
        last_name: 'B',
        user_type: 'individual',
        age_bracket: '25-34',
        phone_num: '',
        active,
      })
      .returning();
    await db.insert(individualProfiles).values({
      user_id: user?.id ?? 0,
      display_name: name,
      introduction: '',
      themes: [],
      county: '',
      county_public: false,
      use_in_trends: true,
      ...answers,
    });
  }
}

async function read(query = '', token?: string): Promise<Trends> {
  const answer = await server().get(`mainapp/trends/${query}`, token);
  expect(answer.status).toBe(200);
  return bodyOf<Trends>(answer);
}

const shareIn = ({ tables }: Pick<Trends, 'tables'>, question: TrendName, value: string) =>
  tables.find((table) => table.question === question)?.cells.find((cell) => cell.value === value)
    ?.share;

const asBusiness = async () => (await signUp(server(), business)).token;

let passed = 0;
const passMonth = () => {
  passed += MONTH;
  server().advance(MONTH);
};

const logIn = async () =>
  sessionOf(
    await server().post('accounts/login/', { username: business.username, password: PASSWORD }),
  ).token;

test('GET /mainapp/trends/ counts active members who agreed, and hides small groups', async () => {
  await add(7, { themes: [WORKERS] });
  await add(4, { themes: [COMMUNITY] });
  await add(9, { themes: [ENERGY] });
  await add(30, { themes: [GOVERNANCE], use_in_trends: false });
  await add(30, { themes: [GOVERNANCE], active: false });
  const trends = await read();
  expect(trends.people).toBe(20);
  expect(THEMES.map((theme) => shareIn(trends, 'themes', theme))).toEqual([
    null,
    25,
    null,
    50,
    null,
    null,
  ]);
  const { text } = await server().get('mainapp/trends/themes/');
  expect(JSON.parse(text) as ThemeInterest[]).toEqual(
    THEMES.map((theme) => ({ theme, share: shareIn(trends, 'themes', theme) })),
  );
});

describe('GET /mainapp/trends/', () => {
  beforeEach(async () => {
    await add(20, { themes: [WORKERS], county: '047', transport: 'matatu', sways: ['price'] });
    await add(10, { themes: [ENERGY], county: '042', transport: 'walk' });
    await add(10, { themes: [ENERGY], county: '042', transport: 'cycle' });
    await add(12, { themes: [WORKERS], transport: 'walk' });
  });

  test('returns the summary to visitors and individuals, whatever the filter', async () => {
    const { token } = await signUp(server(), individual);
    for (const trends of [await read('?county=047'), await read('?county=047', token)]) {
      expect(trends).toMatchObject({ scope: 'summary', filter: null, crosses: [], earlier: [] });
      expect(trends.tables.map(({ question }) => question)).toEqual([
        'themes',
        'sways',
        'barriers',
      ]);
      expect(shareIn(trends, 'sways', 'price')).toBe(40);
    }
  });

  test('returns everything to a business, filtered by one answer', async () => {
    const token = await asBusiness();
    const all = await read('', token);
    expect(all).toMatchObject({ scope: 'full', filter: null, people: 50 });
    expect(shareIn(all, 'transport', 'walk')).toBe(40);
    expect(all.crosses.map(({ question, by }) => `${question} by ${by}`)).toEqual([
      'barriers by bought_categories',
      'extra_willing by bought_categories',
      'sways by age_bracket',
    ]);
    const theme = encodeURIComponent(WORKERS);
    const some = await read(`?theme=${theme}&county=047`, token);
    expect(some).toMatchObject({ filter: { name: 'theme', value: WORKERS }, people: 30 });
    expect(shareIn(some, 'transport', 'walk')).toBe(35);
    expect(some.tables.map(({ question }) => question)).not.toContain('themes');
  });

  test('returns the summary to an individual who tries to become a business', async () => {
    const { token, user_id } = await signUp(server(), individual);
    const choice = { user_id, user_type: 'business' };
    const answer = await server().post('mainapp/user/update-user-type/', choice, { token });
    expect(answer.status).toBe(403);
    expect(await read('', token)).toMatchObject({ scope: 'summary' });
  });

  test('returns everything to an admin', async () => {
    const { token, user_id } = await signUp(server(), individual);
    await server().app.db.update(users).set({ role: 'admin' }).where(eq(users.id, user_id));
    expect(await read('', token)).toMatchObject({ scope: 'full' });
  });

  test.each(['?theme=All', '?county=999', '?category=none', '?theme=', '?county=047%27--', '?x=1'])(
    'ignores the filter %s',
    async (query) => {
      expect(await read(query, await asBusiness())).toMatchObject({ filter: null, people: 50 });
    },
  );

  test('may be cached for visitors, but not for members', async () => {
    const { headers } = await server().get('mainapp/trends/');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const own = await server().get('mainapp/trends/', await asBusiness());
    expect(own.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a month of trends', () => {
  afterEach(() => {
    server().advance(-passed);
    passed = 0;
  });

  test('begins at midnight in Kenya', () => {
    expect(monthAt(new Date('2026-03-31T20:59:59Z'))).toBe('2026-03');
    expect(monthAt(new Date('2026-03-31T21:00:00Z'))).toBe('2026-04');
  });

  test('keeps its first figures; the next month counts anew and lists the earlier', async () => {
    const token = await asBusiness();
    await add(10, { themes: [WORKERS] });
    await add(10, { themes: [ENERGY] });
    expect(await read('', token)).toMatchObject({ month: '2026-03', people: 20, earlier: [] });
    await add(20, { themes: [WORKERS] });
    expect(await read('', token)).toMatchObject({ month: '2026-03', people: 20 });
    passMonth();
    const next = await read('', await logIn());
    expect(next).toMatchObject({ month: '2026-04', people: 40 });
    expect(shareIn(next, 'themes', WORKERS)).toBe(75);
    expect(next.earlier.map(({ month }) => month)).toEqual(['2026-03']);
    expect(next.earlier.map((each) => shareIn(each, 'themes', WORKERS))).toEqual([50]);
  });

  test('counts without a member who withdrew, but shows no smaller number', async () => {
    await add(10, { themes: [WORKERS] });
    await add(10, { themes: [ENERGY] });
    await read();
    await server()
      .app.db.update(individualProfiles)
      .set({ use_in_trends: false })
      .where(eq(individualProfiles.user_id, 1));
    passMonth();
    const trends = await read();
    expect(trends).toMatchObject({ month: '2026-04', people: 20 });
    expect(shareIn(trends, 'themes', WORKERS)).toBe(50);
  });

  test('is stored once for eight requests at the same moment', async () => {
    await add(12, { themes: [WORKERS] });
    await add(12, { themes: [ENERGY] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server().get('mainapp/trends/')),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await server().app.db.select().from(trendSnapshots)).toHaveLength(1);
  });
});
