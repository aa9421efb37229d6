import { eq } from 'drizzle-orm';
import { ROLES } from '../../domain/accountTypes';
import { resources } from '../db/schema/posts';
import { settings } from '../db/schema/shared';
import { users } from '../db/schema/accounts';
import { applications } from '../db/schema/vetting';
import { putReport } from '../test/moderation';
import { join } from '../test/posts';
import { serverForTests } from '../test/testApp';
import { joinAsBusiness, joinAsTeam, putApplication, putListing } from '../test/vetting';

const server = serverForTests();
const db = () => server().app.db;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Puts the clock, which only ever goes on, to this hour in Nairobi of one of the next days. */
function waitUntil(hour: number, minute = 0): void {
  const now = server().app.now();
  const local = (now.getUTCHours() + 3) * HOUR + now.getUTCMinutes() * 60;
  server().advance(2 * DAY - local + hour * HOUR + minute * 60);
}

const digest = async () => {
  await server().app.digest();
  await server().app.laterDone();
  return server().mails.splice(0);
};

async function putWaiting(): Promise<void> {
  for (const [index, state] of (['submitted', 'submitted', 'approved'] as const).entries()) {
    const { user_id } = await joinAsBusiness(server(), `firm${index}`);
    const id = await putApplication(server(), user_id, state);
    const days = [3, 12, 0][index] ?? 0;
    const state_since = new Date(server().app.now().getTime() - days * DAY * 1000);
    await db().update(applications).set({ state_since }).where(eq(applications.id, id));
  }
}

test('sends the digest once a day from seven in the morning to each active admin', async () => {
  await joinAsTeam(server());
  const gone = await joinAsTeam(server(), 'gone');
  await joinAsTeam(server(), 'baraka');
  await db().update(users).set({ active: false }).where(eq(users.id, gone.user_id));
  waitUntil(6, 59);
  await putWaiting();
  expect(await digest()).toEqual([]);
  server().advance(60);
  const mails = await digest();
  expect(mails.map(({ to }) => to)).toEqual(['amina@firm.example', 'baraka@firm.example']);
  expect(await digest()).toEqual([]);
  server().advance(16 * HOUR);
  expect(await digest()).toEqual([]);
  waitUntil(7);
  expect(await digest()).toHaveLength(2);
});

test('lists what waits, the longest waiting first', async () => {
  await joinAsTeam(server());
  waitUntil(7);
  await putWaiting();
  const owner = await joinAsBusiness(server(), 'listed');
  await putListing(server(), owner.user_id, { status: 'pending' });
  const member = await join(server(), 'achieng');
  await db().insert(resources).values({
    user_id: member.user_id,
    status: 'pending',
    headline: 'How we press blocks',
    abstract: '',
    description: '',
    resource_type: 'guide',
    themes: [],
    author: '',
  });
  const [mail] = await digest();
  expect(mail?.subject).toBe('5 things wait for the team: Kijani');
  expect(mail?.text).toBe(
    [
      'Dear amina,',
      '',
      'This is waiting for our team this morning.',
      '',
      'Applications:',
      '',
      '- 2 wait for a reviewer',
      '- 1 is approved and not listed yet',
      '',
      'Waiting longest:',
      '',
      '- firm1 waits for a reviewer: for 12 days',
      '- firm0 waits for a reviewer: for 3 days',
      '- firm2 is approved and not listed yet: since today',
      '',
      'Besides:',
      '',
      '- 1 listing waits for review',
      '- 1 resource waits for review',
      '',
      `${server().app.config.publicUrl}/vetting/admin/progress`,
      '',
      'You receive this email as one of our team, once a day while something waits.',
      '',
      'Questions? Write to help@kijani.example',
      '',
    ].join('\n'),
  );
});

test('sends everybody in the team what their role works on', async () => {
  for (const role of ROLES) {
    const { user_id } = await joinAsTeam(server(), role);
    await db().update(users).set({ role }).where(eq(users.id, user_id));
  }
  waitUntil(7);
  await putWaiting();
  await putReport(server(), {});
  const mails = await digest();
  expect(mails.map(({ to, subject }) => [to, subject.split(' ')[0]])).toEqual([
    ['reviewer@firm.example', '3'],
    ['moderator@firm.example', '1'],
    ['admin@firm.example', '4'],
  ]);
  expect(mails[1]?.text).not.toContain('firm1');
  expect(mails[1]?.text).toContain(`${server().app.config.publicUrl}/vetting/admin\n`);
});

test('names five applications at most', async () => {
  await joinAsTeam(server());
  waitUntil(7);
  for (let index = 0; index < 7; index += 1) {
    const { user_id } = await joinAsBusiness(server(), `firm${index}`);
    await putApplication(server(), user_id, 'under_review');
  }
  const [mail] = await digest();
  expect(mail?.text).toContain('- 7 are under review');
  expect(mail?.text.match(/^- firm\d/gm)).toHaveLength(5);
});

test('sends nothing when nothing waits for the team', async () => {
  await joinAsTeam(server());
  waitUntil(7);
  for (const [index, state] of (
    ['in_progress', 'changes_requested', 'listed'] as const
  ).entries()) {
    const { user_id } = await joinAsBusiness(server(), `firm${index}`);
    await putApplication(server(), user_id, state);
  }
  expect(await digest()).toEqual([]);
});

test('sends one digest when several processes run at the same moment', async () => {
  await joinAsTeam(server());
  waitUntil(7);
  await putWaiting();
  await Promise.all([1, 2, 3, 4].map(() => server().app.digest()));
  expect(await digest()).toHaveLength(1);
  expect(await db().select().from(settings).where(eq(settings.name, 'digest.day'))).toHaveLength(1);
});
