import { eq } from 'drizzle-orm';
import type { Theme } from '../../../domain/vocabulary';
import { consents, individualProfiles } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { putEvent, putResource } from '../../test/moderation';
import { individual, signUpConfirmed } from '../../test/people';
import { join } from '../../test/posts';
import { serverForTests } from '../../test/testApp';
import { joinAsBusiness, putListing } from '../../test/vetting';
import { latestDue } from './weekly';

const server = serverForTests({ env: { PUBLIC_URL: 'https://kijani.example' } });

const DAY = 86_400;
/** Monday 2 March 2026, noon in Kenya; the next emails leave on the fifth, at seven. */
const TO_THURSDAY = 2 * DAY + 19 * 3600;

const KISUMU = '042';
const MOMBASA = '001';
const THEMES: Theme[] = ['community action'];

/** A member of Kisumu who chose the weekly email now. */
async function begin() {
  const member = await signUpConfirmed(server(), individual);
  const { db } = server().app;
  await db.insert(individualProfiles).values({
    user_id: member.user_id,
    display_name: 'Achieng',
    introduction: '',
    themes: THEMES,
    county: KISUMU,
    county_public: false,
    use_in_trends: false,
  });
  const details = {
    first_name: 'Achieng',
    last_name: 'Otieno',
    user_email: individual.email,
    phone_num: '',
    profile_picture: null,
    newsletter: false,
  };
  const choose = (weekly: boolean) =>
    server().post(
      `mainapp/profile/${member.user_id}/`,
      { ...details, weekly },
      { method: 'PUT', token: member.token },
    );
  expect((await choose(true)).status).toBe(200);
  await server().app.laterDone();
  server().mails.length = 0;
  return { ...member, choose };
}

async function putNews() {
  const { user_id } = await join(server(), 'baraka');
  const soon = new Date(server().app.now().getTime() + 8 * DAY * 1000);
  const event = { status: 'published', start_date: soon, end_date: soon } as const;
  const here = { ...event, county: KISUMU, attendance_mode: 'in_person' } as const;
  await putEvent(server(), user_id, { ...here, slug: 'near', name: 'Near repair', themes: THEMES });
  await putEvent(server(), user_id, {
    ...here,
    slug: 'other',
    name: 'Other theme',
    themes: ['nature regeneration'],
  });
  await putEvent(server(), user_id, {
    ...here,
    slug: 'far',
    name: 'Far repair',
    themes: THEMES,
    county: MOMBASA,
  });
  await putEvent(server(), user_id, {
    ...event,
    slug: 'online',
    name: 'Online repair',
    themes: THEMES,
  });
  const published_at = server().app.now();
  await putResource(server(), user_id, {
    status: 'published',
    headline: 'Bee guide',
    themes: THEMES,
    published_at,
  });
  const { user_id: owner } = await joinAsBusiness(server(), 'mabati');
  const listing = { slug: 'mabati', name: 'Mabati', county: KISUMU, published_at };
  await putListing(server(), owner, { ...listing, status: 'published' });
}

async function sendWeek() {
  await server().app.sendIssues();
  await server().app.deliverMails();
  return server().mails.filter(({ subject }) => subject.startsWith('This week near you'));
}

test.each([
  ['2026-03-02T09:00:00Z', '2026-02-26T04:00:00.000Z'],
  ['2026-03-05T03:59:00Z', '2026-02-26T04:00:00.000Z'],
  ['2026-03-05T04:00:00Z', '2026-03-05T04:00:00.000Z'],
  ['2026-03-05T22:00:00Z', '2026-03-05T04:00:00.000Z'],
])('at %s the latest emails were due at %s', (now, due) => {
  expect(latestDue(new Date(now)).toISOString()).toBe(due);
});

test('a member gets what is new near them and in their themes, once a week', async () => {
  await begin();
  await putNews();
  expect(await sendWeek()).toEqual([]);
  server().advance(TO_THURSDAY);
  await sendWeek();
  await sendWeek();
  const [mail, ...others] = await sendWeek();
  expect(others).toEqual([]);
  for (const words of ['Near repair', 'Online repair', 'Bee guide', 'Mabati']) {
    expect(mail?.text).toContain(words);
  }
  expect(mail?.text).not.toMatch(/Far repair|Other theme/);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  server().advance(7 * DAY);
  await putResource(server(), (await join(server(), 'chebet')).user_id, {
    status: 'published',
    headline: 'Water guide',
    themes: THEMES,
    published_at: server().app.now(),
  });
  expect(await sendWeek()).toHaveLength(2);
});

test('without anything new there is no email, and nothing of a week that is over', async () => {
  await begin();
  server().advance(TO_THURSDAY);
  expect(await sendWeek()).toEqual([]);
  server().advance(7 * DAY + 2 * DAY + 1);
  await putNews();
  expect(await sendWeek()).toEqual([]);
});

test('one click ends it, and leaves the newsletter alone', async () => {
  const { user_id } = await begin();
  const { db } = server().app;
  await db.update(users).set({ newsletter_at: server().app.now() }).where(eq(users.id, user_id));
  await putNews();
  server().advance(TO_THURSDAY);
  const [mail] = await sendWeek();
  const link = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  const path = link.replace('https://kijani.example/', '');
  expect((await server().get(path)).text).toContain('End the weekly email?');
  expect((await server().post(path, {})).status).toBe(200);
  const [user] = await db.select().from(users).where(eq(users.id, user_id));
  expect(user).toMatchObject({ weekly_at: null, newsletter_at: expect.any(Date) as Date });
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.user_id, user_id))
    .orderBy(consents.id);
  expect(rows.filter(({ kind }) => kind === 'weekly').map(({ given }) => given)).toEqual([
    true,
    false,
  ]);
});

test('whoever is suspended, unconfirmed or suppressed gets none', async () => {
  const { user_id } = await begin();
  await putNews();
  server().advance(TO_THURSDAY);
  const { db } = server().app;
  const isMember = eq(users.id, user_id);
  await db.update(users).set({ active: false }).where(isMember);
  expect(await sendWeek()).toEqual([]);
  await db.update(users).set({ active: true, email_verified_at: null }).where(isMember);
  expect(await sendWeek()).toEqual([]);
});
