import { eq } from 'drizzle-orm';
import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import { abuseReports } from '../../../db/schema/reports';
import { individualProfiles } from '../../../db/schema/profiles';
import { users } from '../../../db/schema/accounts';
import {
  auditLog,
  joinAsAdminNamed,
  putEvent,
  putReport,
  putResource,
  resultsOf,
  takeMails,
} from '../../../test/moderation';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';
import { listingOf, putListing } from '../../../test/vetting';

const server = serverForTests();
const url = 'mainapp/admin/abuse-reports/';
const at = (day: number) => new Date(Date.UTC(2026, 1, day));
const closed = { closed_at: at(9), outcome: 'dismissed', note: '' } as const;

const read = async (token: string, query = '') => {
  const answer = await server().get(`${url}${query}`, token);
  expect(answer.status).toBe(200);
  return resultsOf<AbuseReport>(answer);
};
const ids = (rows: AbuseReport[]) => rows.map(({ id }) => id);
const close = (id: number | string, token: string, body: object, headers = {}) =>
  server().post(`${url}${id}/close/`, { note: '', ...body }, { token, headers });

describe('GET /mainapp/admin/abuse-reports/', () => {
  test('lists open reports, oldest first, or closed ones, newest first', async () => {
    const { token } = await joinAsAdmin(server());
    const late = await putReport(server(), { created_at: at(5) });
    const early = await putReport(server(), { created_at: at(4) });
    const first = await putReport(server(), { ...closed, closed_at: at(6) });
    const last = await putReport(server(), { ...closed, closed_at: at(7), note: 'Seen.' });
    expect(ids(await read(token))).toEqual([early, late]);
    expect(ids(await read(token, '?status=open'))).toEqual([early, late]);
    const done = await read(token, '?status=closed');
    expect(ids(done)).toEqual([last, first]);
    expect(done[0]).toMatchObject({
      closed_at: at(7).toISOString(),
      outcome: 'dismissed',
      note: 'Seen.',
    });
  });

  test('filters by subject and returns 25 on a page', async () => {
    const { token } = await joinAsAdmin(server());
    for (let count = 0; count < 26; count += 1) await putReport(server(), { subject: 'event' });
    const member = await putReport(server(), { subject: 'member' });
    const listing = await putReport(server(), { subject: 'listing' });
    expect(ids(await read(token, '?subject=member,listing'))).toEqual([member, listing]);
    const second = await server().get(`${url}?subject=event&page=2`, token);
    expect(second.body).toMatchObject({ count: 26, page: 2, page_size: 25 });
    expect(resultsOf(second)).toHaveLength(1);
  });

  test('returns the title of each subject, and its path when it is public', async () => {
    const { token, user_id } = await joinAsAdmin(server());
    const { app } = server();
    await putListing(server(), user_id, { status: 'published', slug: 'tujenge' });
    const listing = await listingOf(server(), user_id);
    const hidden = await join(server(), 'baraka');
    await putListing(server(), hidden.user_id, { name: 'Hidden', status: 'rejected' });
    const unpublished = await listingOf(server(), hidden.user_id);
    const resource = await putResource(server(), user_id);
    const draft = await putResource(server(), user_id, { status: 'draft' });
    const event = await putEvent(server(), user_id, { status: 'cancelled' });
    await app.db.insert(individualProfiles).values({
      user_id,
      display_name: 'Achieng O.',
      introduction: '',
      themes: [],
      county: '042',
      county_public: false,
      use_in_trends: true,
    });
    const reported: [AbuseReport['subject'], number, string | null, string | null][] = [
      ['listing', listing.id, 'Tujenge Bricks', '/kijani-directory/tujenge'],
      ['listing', unpublished.id, 'Hidden', null],
      ['resource', resource, 'Sorting waste', `/resource/${resource}`],
      ['resource', draft, null, null],
      ['event', event, 'Open kiln', '/events/open-kiln'],
      ['member', user_id, 'Achieng O.', null],
      ['event', 999_999, null, null],
    ];
    for (const [subject, subject_id] of reported)
      await putReport(server(), { subject, subject_id });
    const rows = await read(token);
    expect(
      rows.map(({ subject, subject_id, title, path }) => [subject, subject_id, title, path]),
    ).toEqual(reported);
  });
});

describe('POST /mainapp/admin/abuse-reports/:id/close/', () => {
  test('stores admin, time, outcome and note, and is audited', async () => {
    const { token, user_id } = await joinAsAdmin(server());
    const id = await putReport(server(), { subject: 'event', subject_id: 7 });
    const answer = await close(id, token, { outcome: 'acted', note: 'Told the owner.' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      outcome: 'acted',
      note: 'Told the owner.',
      closed_at: server().app.now().toISOString(),
    });
    const [row] = await server().app.db.select().from(abuseReports);
    expect(row?.closed_by).toBe(user_id);
    expect(await auditLog(server())).toEqual([
      {
        actor_id: user_id,
        as_user_id: null,
        action: 'abuse_report.acted',
        subject: `report ${id} on event 7`,
        note: 'Told the owner.',
      },
    ]);
    expect(await read(token)).toEqual([]);
  });

  test('returns 400 for "acted" without a note, but not for "dismissed"', async () => {
    const { token } = await joinAsAdmin(server());
    const id = await putReport(server(), {});
    const silent = await close(id, token, { outcome: 'acted', note: '  ' });
    expect([silent.status, silent.body]).toEqual([400, { note: ['This is required.'] }]);
    expect(await auditLog(server())).toEqual([]);
    expect((await close(id, token, { outcome: 'dismissed' })).status).toBe(200);
  });

  test.each([
    [{ outcome: 'forgotten' }, 'outcome', '"forgotten" is not a valid choice.'],
    [{ note: 'x'.repeat(1001) }, 'note', 'Write up to 1000 characters.'],
    [{ closed_by: 1 }, 'closed_by', 'Unknown field.'],
  ])('returns 400 for %j', async (fault, field, message) => {
    const { token } = await joinAsAdmin(server());
    const id = await putReport(server(), {});
    const answer = await close(id, token, { outcome: 'dismissed', ...fault });
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }]);
  });

  test.each(['0', '-1', 'abc', '999999', '99999999999'])('returns 404 for %s', async (id) => {
    const { token } = await joinAsAdmin(server());
    expect((await close(id, token, { outcome: 'dismissed' })).status).toBe(404);
  });

  test('closes once for two admins at the same moment, and returns 409 with the outcome', async () => {
    const first = await joinAsAdmin(server());
    const second = await joinAsAdminNamed(server(), 'amina');
    const id = await putReport(server(), { email: 'asha@example.com' });
    const answers = await Promise.all([
      close(id, first.token, { outcome: 'acted', note: 'Took it down.' }),
      close(id, second.token, { outcome: 'dismissed' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [row] = await server().app.db.select().from(abuseReports);
    const words = { acted: 'and acted upon', dismissed: 'and dismissed' };
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      detail: `It was closed already ${words[row?.outcome ?? 'acted']}.`,
    });
    expect(await auditLog(server())).toHaveLength(1);
    expect(await takeMails(server())).toHaveLength(1);
  });

  test('closes and emails once when it is repeated under its key', async () => {
    const { token } = await joinAsAdmin(server());
    const id = await putReport(server(), { email: 'asha@example.com' });
    const send = () => close(id, token, { outcome: 'dismissed' }, { 'idempotency-key': 'k1' });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await takeMails(server())).toHaveLength(1);
    expect(await auditLog(server())).toHaveLength(1);
  });
});

describe('a reporter', () => {
  test.each([
    ['acted', 'We looked into it and did something about it.'],
    ['dismissed', 'We looked into it and found nothing that has to change.'],
  ])('with an email is mailed the outcome "%s" without names and note', async (outcome, words) => {
    const admin = await joinAsAdmin(server());
    const owner = await join(server(), 'baraka');
    const subject_id = await putResource(server(), owner.user_id);
    const id = await putReport(server(), {
      subject_id,
      email: 'asha@example.com',
      created_at: new Date('2026-02-27T22:00:00Z'),
    });
    await close(id, admin.token, { outcome, note: 'Wrote to Baraka.' });
    const [mail, ...more] = await takeMails(server());
    expect(more).toEqual([]);
    expect(mail?.to).toBe('asha@example.com');
    expect(mail?.text.split('\n')).toEqual(
      expect.arrayContaining([
        'On 28 February 2026 you told us about a resource on Kijani. Thank you.',
        words,
      ]),
    );
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/baraka|otieno|admin|sorting|wrote to b/i);
  });

  test('without an email is not mailed, even with an account', async () => {
    const { token } = await joinAsAdmin(server());
    const reporter = await join(server(), 'asha');
    const id = await putReport(server(), { reporter_id: reporter.user_id });
    await close(id, token, { outcome: 'dismissed' });
    expect(await takeMails(server())).toEqual([]);
  });

  test('finds the outcome in the export of the account, without admin and note', async () => {
    const { token } = await joinAsAdmin(server());
    const reporter = await join(server(), 'asha');
    const id = await putReport(server(), { reporter_id: reporter.user_id });
    await close(id, token, { outcome: 'acted', note: 'Wrote to Baraka.' });
    const data = await server().get(`mainapp/profile/${reporter.user_id}/export/`, reporter.token);
    expect(data.body['reports']).toEqual([expect.objectContaining({ id, outcome: 'acted' })]);
    expect(data.text).not.toMatch(/closed_by|Baraka/);
  });
});

test("a closed report stays when the admin's account is deleted", async () => {
  const first = await joinAsAdmin(server());
  const second = await joinAsAdminNamed(server(), 'amina');
  const id = await putReport(server(), {});
  await close(id, first.token, { outcome: 'dismissed' });
  await server().app.db.delete(users).where(eq(users.id, first.user_id));
  expect(ids(await read(second.token, '?status=closed'))).toEqual([id]);
});
