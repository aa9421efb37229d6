import { eq } from 'drizzle-orm';
import type { AdminOverview } from '../../../../domain/contract/admin/overview';
import { mails } from '../../../db/schema/mails';
import { missingWords } from '../../../db/schema/search';
import { users } from '../../../db/schema/accounts';
import { dayIn } from '../../../search/days';
import { bodyOf, serverForTests } from '../../../test/testApp';
import { joinAsBusiness, joinAsTeam, putApplication, vettingCalls } from '../../../test/vetting';

const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const WEEK = 7 * 86_400;

const overviewFor = async (token: string) => {
  const answer = await server().get('mainapp/admin/overview/', token);
  expect(answer.status).toBe(200);
  return bodyOf<AdminOverview>(answer);
};

const countsOf = (states: AdminOverview['applications'] = []) =>
  Object.fromEntries(
    states
      .filter(({ applications }) => applications > 0)
      .map(({ state, applications }) => [state, applications]),
  );

test('counts applications by state, now and a week apart before', async () => {
  const admin = await joinAsTeam(server());
  const { user_id, token } = await joinAsBusiness(server(), 'firm');
  const id = await putApplication(server(), user_id, 'in_progress');
  await vettingCalls(server, token).send(id, 'application.submitted');
  server().advance(2 * WEEK - 3600);
  await vettingCalls(server, admin.token).send(id, 'application.claimed');
  const { applications, weeks } = await overviewFor(admin.token);
  expect(countsOf(applications)).toEqual({ under_review: 1 });
  expect(weeks).toHaveLength(13);
  expect(weeks.slice(-3).map(({ states }) => countsOf(states))).toEqual([
    {},
    { submitted: 1 },
    { under_review: 1 },
  ]);
});

test('counts members by kind and those of the last 30 days', async () => {
  const admin = await joinAsTeam(server());
  const early = await joinAsBusiness(server(), 'early');
  await joinAsBusiness(server(), 'late');
  const { db, now } = server().app;
  const joinedAt = (daysAgo: number) => new Date(now().getTime() - daysAgo * 86_400_000);
  await db.update(users).set({ created_at: joinedAt(29) });
  await db
    .update(users)
    .set({ created_at: joinedAt(31) })
    .where(eq(users.id, early.user_id));
  const { members } = await overviewFor(admin.token);
  expect(members.individuals + members.businesses).toBe(3);
  expect(members).toMatchObject({ suspended: 0, joined: 2 });
});

test('counts emails that were given up in the last 30 days, and names nobody', async () => {
  const admin = await joinAsTeam(server());
  const now = server().app.now();
  const mail = (key: string, failed_at: Date) => ({
    key,
    recipient: 'achieng@example.org',
    kind: 'review' as const,
    subject: 'About your event',
    text: 'Text',
    message_id: key,
    next_attempt_at: now,
    failed_at,
  });
  const old = new Date(now.getTime() - 31 * 86_400_000);
  await server()
    .app.db.insert(mails)
    .values([mail('a', now), mail('b', now), mail('c', old)]);
  const overview = await overviewFor(admin.token);
  expect(overview.mails.failed).toEqual([{ kind: 'review', mails: 2, last_at: now.toISOString() }]);
  expect(JSON.stringify(overview)).not.toContain('achieng');
});

test('names the words that are missing most often', async () => {
  const admin = await joinAsTeam(server());
  const day = dayIn(server().app.now());
  await server()
    .app.db.insert(missingWords)
    .values([
      { day, kind: 'listing' as const, word: 'jerrycan', searches: 9 },
      { day, kind: 'listing' as const, word: 'biogas', searches: 4 },
    ]);
  const { missing_words: missing } = await overviewFor(admin.token);
  expect(missing).toEqual({ words: 2, first: ['jerrycan', 'biogas'] });
});
