import { eq } from 'drizzle-orm';
import type { MemberRow } from '../../../../domain/contract/admin/members';
import { users } from '../../../db/schema/accounts';
import { resultsOf } from '../../../test/moderation';
import { business, individual, signUp } from '../../../test/people';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';

const server = serverForTests();
const url = 'mainapp/admin/members/';

const read = async (token: string, query = '') => {
  const answer = await server().get(`${url}${query}`, token);
  expect(answer.status).toBe(200);
  return resultsOf<MemberRow>(answer);
};
const names = (rows: MemberRow[]) => rows.map(({ username }) => username);
const change = (userId: number, set: Partial<typeof users.$inferInsert>) =>
  server().app.db.update(users).set(set).where(eq(users.id, userId));

test('returns an account without password, token and phone', async () => {
  const { token } = await joinAsAdmin(server());
  const { user_id } = await signUp(server());
  await change(user_id, {
    newsletter_at: new Date(),
    email_verified_at: new Date(),
    created_at: new Date('2030-01-01Z'),
  });
  const answer = await server().get(url, token);
  expect(resultsOf(answer)[0]).toEqual({
    user_id,
    username: 'achieng',
    name: 'Achieng Otieno',
    user_email: 'achieng@example.com',
    user_type: 'individual',
    role: 'member',
    active: true,
    form_filled: false,
    newsletter: true,
    created_at: '2030-01-01T00:00:00.000Z',
  });
  expect(answer.text).not.toMatch(/argon2|password|token|search_text|phone/);
});

test('returns the newest first, or sorts by name and date', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  await change(user_id, { first_name: 'Zawadi', created_at: new Date('2026-01-02Z') });
  const second = await join(server(), 'baraka');
  await change(second.user_id, { first_name: 'Baraka', created_at: new Date('2026-01-03Z') });
  const third = await join(server(), 'asha');
  await change(third.user_id, { first_name: 'Asha', created_at: new Date('2026-01-01Z') });
  expect(names(await read(token))).toEqual(['baraka', 'admin', 'asha']);
  expect(names(await read(token, '?sort=created_at'))).toEqual(['asha', 'admin', 'baraka']);
  expect(names(await read(token, '?sort=name'))).toEqual(['asha', 'baraka', 'admin']);
  expect(names(await read(token, '?sort=name&order=desc'))).toEqual(['admin', 'baraka', 'asha']);
  expect(names(await read(token, '?sort=password_hash'))).toEqual(['baraka', 'admin', 'asha']);
});

test('filters by type, role and suspension', async () => {
  const { token } = await joinAsAdmin(server());
  await signUp(server(), business);
  const suspended = await join(server(), 'baraka');
  await change(suspended.user_id, { active: false });
  expect(names(await read(token, '?user_type=business'))).toEqual([business.username]);
  expect(names(await read(token, '?role=admin'))).toEqual(['admin']);
  expect(names(await read(token, '?active=false'))).toEqual(['baraka']);
  expect(names(await read(token, '?active=true&role=member'))).toEqual([business.username]);
  expect(await read(token, '?active=perhaps&role=owner')).toHaveLength(3);
});

test('finds accounts by name, user name and email, also with typing errors', async () => {
  const { token } = await joinAsAdmin(server());
  await signUp(server(), { ...individual, first_name: 'Wanjirũ', last_name: 'Kamau' });
  await signUp(server(), business);
  const found = async (q: string, more = '') =>
    names(await read(token, `?q=${encodeURIComponent(q)}${more}`));
  expect(await found('wanjiru KAMAU')).toEqual(['achieng']);
  expect(await found('info@tujenge.example')).toEqual([business.username]);
  expect(await found('achieng example')).toEqual(['achieng']);
  expect(await found('wanjiro')).toEqual(['achieng']);
  expect(await found('kamau', '&role=admin')).toEqual([]);
  expect(await found('nobody')).toEqual([]);
});

test('returns pages of 25, 50 or 100', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  const [admin] = await server().app.db.select().from(users).where(eq(users.id, user_id));
  await server()
    .app.db.insert(users)
    .values(
      Array.from({ length: 60 }, (_, index) => ({
        username: `person${index}`,
        email: `person${index}@example.com`,
        first_name: 'Person',
        last_name: String(index),
        user_type: 'individual' as const,
        age_bracket: admin?.age_bracket ?? '',
        phone_num: '',
      })),
    );
  const pages = [await read(token), await read(token, '?page=2'), await read(token, '?page=3')];
  expect(pages.map((rows) => rows.length)).toEqual([25, 25, 11]);
  expect(new Set(pages.flatMap(names)).size).toBe(61);
  expect(await read(token, '?page_size=50')).toHaveLength(50);
  expect(await read(token, '?page_size=7')).toHaveLength(25);
});
