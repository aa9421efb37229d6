import fc from 'fast-check';
import type { MemberPage } from '../../../domain/contract/member';
import { COUNTIES } from '../../../domain/counties';
import { THEMES } from '../../../domain/vocabulary';
import { individualProfiles } from '../../db/schema/profiles';
import { missingWords } from '../../db/schema/search';
import { users } from '../../db/schema/accounts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { membersRepository } from './repository';

const server = serverForTests();
const db = () => server().app.db;
const [FIRST, SECOND] = THEMES;

type Answers = Partial<typeof individualProfiles.$inferInsert>;

async function addMember(name: string, answers: Answers = {}, active = true): Promise<number> {
  const [user] = await db()
    .insert(users)
    .values({
      username: name.toLowerCase().replaceAll(' ', ''),
      email: `${name.toLowerCase().replaceAll(' ', '')}@secretmail.example`,
      first_name: 'Secretfirst',
      last_name: 'Secretlast',
      user_type: 'individual',
      age_bracket: '25-34',
      phone_num: '0712 345678',
      active,
    })
    .returning();
  const user_id = user?.id ?? 0;
  await db()
    .insert(individualProfiles)
    .values({
      user_id,
      display_name: name,
      introduction: '',
      themes: [],
      county: '047',
      county_public: false,
      use_in_trends: true,
      ...answers,
    });
  return user_id;
}

let soap: number;
let solar: number;

beforeEach(async () => {
  soap = await addMember('Amina', {
    introduction: 'I make soap and teach welding.',
    themes: [FIRST],
    county: '037',
    county_public: true,
  });
  solar = await addMember('Baraka', {
    introduction: 'Solar and welding repairs.',
    themes: [SECOND],
    county: '001',
    county_public: true,
  });
});

async function search(query: Record<string, string>): Promise<MemberPage> {
  const answer = await server().get(`mainapp/members/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return bodyOf<MemberPage>(answer);
}

const idsOf = ({ results }: MemberPage) => results.map(({ member_id }) => member_id);

test.each([
  ['a name', { q: 'amina' }],
  ['a skill', { q: 'soap' }],
  ['words of a theme', { q: FIRST.split(' ')[0] ?? '' }],
  ['a theme', { theme: FIRST }],
  ['a county', { county: '037' }],
  ['the name of a county', { q: 'kakamega welding' }],
])('finds a member by %s', async (_name, query) => {
  const found = await search(query);
  expect(found).not.toHaveProperty('relaxation');
  expect(idsOf(found)).toEqual([soap]);
});

test('finds what has a synonym', async () => {
  const found = await search({ q: 'sabuni' });
  expect(found.relaxation).toEqual({ synonyms: [{ word: 'sabuni', shown: ['soap'] }] });
  expect(idsOf(found)).toEqual([soap]);
});

test('corrects a slip, unless the words are meant exactly', async () => {
  const found = await search({ q: 'saop' });
  expect(found.relaxation).toEqual({
    corrected: [{ word: 'saop', shown: 'soap', others: [] }],
  });
  expect(idsOf(found)).toEqual([soap]);
  const exact = await search({ q: 'saop', exact: '1' });
  expect(exact.relaxation).not.toHaveProperty('corrected');
});

test('shows who has any of the words, those with most first', async () => {
  const found = await search({ q: 'zzxxqq solar welding' });
  expect(found.relaxation).toEqual({ any_word: true });
  expect(idsOf(found)).toEqual([solar, soap]);
});

test('shows other counties when the one asked for has none, the nearest first', async () => {
  const hidden = await addMember('Chebet', { introduction: 'welding', county: '042' });
  const found = await search({ q: 'welding', county: '042' });
  expect(found.relaxation).toEqual({ county: { nearest: '037', km: 64 } });
  // Chebet lives there, and does not show it.
  expect(idsOf(found)).toEqual([soap, solar, hidden]);
  expect(found.results[2]).toMatchObject({ county: null });
});

test('finds nobody by a county that is not shown', async () => {
  await db().update(individualProfiles).set({ county_public: false });
  expect((await search({ county: '037' })).relaxation).toEqual({ filters: ['county'] });
  expect(THEMES).toContain((await search({ q: 'kakamega' })).relaxation?.theme);
});

test('leaves out the theme, and shows the nearest one when no word matches', async () => {
  const found = await search({ q: 'soap', theme: SECOND });
  expect(found.relaxation).toEqual({ filters: ['theme'] });
  expect(idsOf(found)).toEqual([soap]);
  expect((await search({ q: 'zzxxqqvv', theme: SECOND })).relaxation).toEqual({ theme: SECOND });
  await db().update(individualProfiles).set({ themes: [] });
  expect((await search({ q: 'zzxxqqvv' })).relaxation).toEqual({ all: true });
});

test.each([
  ['email', 'secretmail'],
  ['user name', 'amina2'],
  ['real name', 'secretfirst'],
  ['surname', 'secretlast'],
  ['mobile number', '345678'],
  ['answer that is private', 'mentoring'],
])('takes no help of the %s of a member', async (_name, q) => {
  await db()
    .update(individualProfiles)
    .set({ volunteering: ['mentoring'] });
  for (const typed of [q, `${q}x`]) {
    const { relaxation } = await search({ q: typed });
    expect(THEMES).toContain(relaxation?.theme);
    expect(relaxation).not.toHaveProperty('corrected');
  }
});

test('takes no help of the words of a suspended member', async () => {
  const id = await addMember('Zebrafinch', { introduction: 'Quinine', themes: [FIRST] }, false);
  for (const q of ['zebrafinch', 'zebrafinhc', 'quinine']) {
    const found = await search({ q });
    expect(found.relaxation).not.toHaveProperty('corrected');
    expect(idsOf(found)).not.toContain(id);
  }
});

test('returns an empty page without a relaxation when nobody is shown', async () => {
  await db().update(users).set({ active: false });
  for (const query of [{}, { q: 'saop' }, { county: '042', theme: FIRST }]) {
    const found = await search(query);
    expect(found).toMatchObject({ count: 0, results: [] });
    expect(found).not.toHaveProperty('relaxation');
  }
});

test('counts the words that no member has', async () => {
  await search({ q: 'zzxxqqvv' });
  await server().app.laterDone();
  expect(await db().select().from(missingWords)).toMatchObject([
    { kind: 'member', word: 'zzxxqqvv', searches: 1 },
  ]);
});

const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: '' });
const anyQuery = fc.record({
  q: fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('soap', 'amnia', 'kitu', 'nairobi', 'of', 'xyz', '12'), {
        maxLength: 7,
      })
      .map((words) => words.join(' ')),
  ),
  county: maybe(COUNTIES.map(({ code }) => code)),
  theme: maybe(THEMES),
  exact: maybe(['1']),
});

test('offers somebody for each of 100 random queries', async () => {
  const repository = membersRepository(db());
  const empty: unknown[] = [];
  for (const query of fc.sample(anyQuery, { seed: 18, numRuns: 100 })) {
    const { count, results } = await repository.search(query);
    if (count === 0 || results.length === 0) empty.push(query);
  }
  expect(empty).toEqual([]);
}, 60_000);
