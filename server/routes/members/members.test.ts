import { eq } from 'drizzle-orm';
import type { Member, ThemeInterest } from '../../../domain/contract/member';
import type { PageOf } from '../../../domain/contract/page';
import { THEMES, type Theme } from '../../../domain/vocabulary';
import { individualProfiles, users } from '../../db/schema';
import { serverForTests } from '../../test/testApp';
import { shareOf } from './share';

const server = serverForTests();

interface Person {
  themes?: Theme[];
  use_in_trends?: boolean;
  county_public?: boolean;
  active?: boolean;
}

async function addPeople(people: Person[]): Promise<void> {
  for (const [index, { active = true, ...answers }] of people.entries()) {
    const [user] = await server()
      .app.db.insert(users)
      .values({
        username: `person${index}`,
        email: `person${index}@example.com`,
        first_name: 'Secret',
        last_name: 'Surname',
        user_type: 'individual',
        age_bracket: '25-34',
        phone_num: '0712 345678',
        active,
      })
      .returning();
    await server()
      .app.db.insert(individualProfiles)
      .values({
        user_id: user?.id ?? 0,
        display_name: `Person ${index}`,
        introduction: 'Hello',
        themes: [THEMES[0]],
        county: '047',
        county_public: false,
        use_in_trends: true,
        ...answers,
      });
  }
}

async function read<T>(url: string): Promise<T> {
  const answer = await server().get(`mainapp/${url}`);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as T;
}

test('members show the fields that the form calls public, and no other', async () => {
  await addPeople([{ county_public: true }, {}, { active: false }]);
  const { results, count } = await read<PageOf<Member>>('members/');
  expect(count).toBe(2);
  expect(results.map(({ county }) => county)).toEqual([null, '047']);
  for (const member of results) {
    expect(Object.keys(member).sort()).toEqual([
      'county',
      'display_name',
      'introduction',
      'member_id',
      'profile_picture',
      'themes',
    ]);
  }
  expect(JSON.stringify(results)).not.toMatch(/Secret|Surname|example\.com|0712|25-34|person0/);
});

test('members come twelve a page', async () => {
  await addPeople(Array.from({ length: 14 }, () => ({})));
  const second = await read<PageOf<Member>>('members/?page=2');
  expect(second).toMatchObject({ count: 14, page: 2, page_size: 12 });
  expect(second.results).toHaveLength(2);
  expect((await read<PageOf<Member>>('members/?page=3')).results).toEqual([]);
});

const shares = async () =>
  Object.fromEntries(
    (await read<ThemeInterest[]>('trends/themes/')).map(({ theme, share }) => [theme, share]),
  );

test('themes are shares in steps of five; groups under five people are not told', async () => {
  const many = (length: number, person: Person) => Array.from({ length }, () => person);
  await addPeople([
    ...many(7, { themes: [THEMES[1]] }),
    ...many(4, { themes: [THEMES[2]] }),
    ...many(9, { themes: [THEMES[3], THEMES[4]] }),
    ...many(3, { themes: [THEMES[1]], use_in_trends: false }),
    ...many(3, { themes: [THEMES[1]], active: false }),
  ]);
  expect(await shares()).toEqual({
    [THEMES[0]]: null,
    [THEMES[1]]: 35,
    [THEMES[2]]: null,
    [THEMES[3]]: 45,
    [THEMES[4]]: 45,
    [THEMES[5]]: null,
  });
});

test('who objects later is no longer counted', async () => {
  await addPeople([
    ...Array.from({ length: 5 }, () => ({ themes: [THEMES[1]] })),
    ...Array.from({ length: 5 }, () => ({ themes: [THEMES[2]] })),
  ]);
  expect(await shares()).toMatchObject({ [THEMES[1]]: 50, [THEMES[2]]: 50 });
  const { db } = server().app;
  await db
    .update(individualProfiles)
    .set({ use_in_trends: false })
    .where(eq(individualProfiles.display_name, 'Person 0'));
  expect(await shares()).toMatchObject({ [THEMES[1]]: null, [THEMES[2]]: null });
});

test.each([
  [0, 0, null],
  [4, 100, null],
  [96, 100, null],
  [100, 100, null],
  [5, 100, 5],
  [95, 100, 95],
  [67, 100, 65],
  [68, 100, 70],
])('%d of %d is %s', (chose, all, share) => {
  expect(shareOf(chose, all)).toBe(share);
});
