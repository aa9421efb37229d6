import type { Member } from '../../../domain/contract/member';
import type { PageOf } from '../../../domain/contract/page';
import { THEMES } from '../../../domain/vocabulary';
import { individualProfiles } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();

interface Person {
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
  return bodyOf<T>(answer);
}

test('GET /mainapp/members/ returns the public fields of active members only', async () => {
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
      'takes_messages',
      'themes',
    ]);
  }
  expect(JSON.stringify(results)).not.toMatch(/Secret|Surname|example\.com|0712|25-34|person0/);
});

test('GET /mainapp/members/ returns 8 members on a page', async () => {
  await addPeople(Array.from({ length: 10 }, () => ({})));
  const second = await read<PageOf<Member>>('members/?page=2');
  expect(second).toMatchObject({ count: 10, page: 2, page_size: 8 });
  expect(second.results).toHaveLength(2);
  expect((await read<PageOf<Member>>('members/?page=3')).results).toEqual([]);
});
