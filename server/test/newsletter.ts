import { eq, sql } from 'drizzle-orm';
import type { Issue, IssuePayload } from '../../domain/contract/admin/newsletter';
import type { IssueMove } from '../../domain/newsletter';
import { users } from '../db/schema/accounts';
import { bodyOf, type TestApp } from './testApp';

const ISSUES = 'mainapp/admin/newsletter/issues/';

/** What an editor does with issues. */
export const issuesBy = (server: TestApp, token: string) => ({
  async add(content: Partial<IssuePayload> = {}): Promise<Issue> {
    const body = {
      subject: 'News of March',
      preview: 'Soap and bees',
      body: 'Karibu.',
      based_on: 0,
    };
    return bodyOf<Issue>(await server.post(ISSUES, { ...body, ...content }, { token }));
  },
  list: () => server.get(ISSUES, token),
  read: (id: number) => server.get(`${ISSUES}${id}/`, token),
  save: (id: number, body: IssuePayload) =>
    server.post(`${ISSUES}${id}/`, body, { token, method: 'PUT' }),
  remove: (id: number) => server.post(`${ISSUES}${id}/`, '', { token, method: 'DELETE' }),
  test: (id: number) => server.post(`${ISSUES}${id}/test/`, {}, { token }),
  move: (id: number, move: IssueMove) => server.post(`${ISSUES}${id}/move/`, { move }, { token }),
});

/** So many confirmed subscribers, `subscriber-1@example.org` and so on. */
export async function addSubscribers(
  { app: { db } }: Pick<TestApp, 'app'>,
  count: number,
): Promise<void> {
  await db.execute(sql`
    insert into users (username, email, username_key, email_key, first_name, last_name, user_type,
      age_bracket, phone_num, email_verified_at, newsletter_at, newsletter_token)
    select name, name || '@example.org', name, name || '@example.org', 'Achieng', 'Otieno',
      'individual', '25-34', '', now(), now(), 'token-of-' || name
    from (select 'subscriber-' || n as name from generate_series(1, ${count}::int) n) names`);
}

export const unsubscribe = ({ app: { db } }: TestApp, name: string) =>
  db.update(users).set({ newsletter_at: null }).where(eq(users.username, name));
