import type { PostRow } from '../../../../domain/contract/admin/moderation';
import { EVENT_STATUSES } from '../../../../domain/vocabulary';
import { putEvent, putReport, putResource, resultsOf } from '../../../test/moderation';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';

const server = serverForTests();
const url = 'mainapp/admin/posts/';
const at = (day: number) => new Date(Date.UTC(2026, 1, day));

async function people() {
  const admin = await joinAsAdmin(server());
  const member = await join(server(), 'achieng');
  return { admin, member, userId: member.user_id };
}
const read = async (token: string, query = '') => {
  const answer = await server().get(`${url}${query}`, token);
  expect(answer.status).toBe(200);
  return { count: answer.body['count'], rows: resultsOf<PostRow>(answer) };
};
const titles = (rows: PostRow[]) => rows.map(({ title }) => title);

test('lists pending resources and events together, those that wait longest first', async () => {
  const { admin, userId } = await people();
  const resource = await putResource(server(), userId, { headline: 'B', modified_at: at(2) });
  await putEvent(server(), userId, { slug: 'c', name: 'C', modified_at: at(3) });
  await putEvent(server(), userId, { slug: 'a', name: 'A', modified_at: at(1) });
  await putResource(server(), userId, { headline: 'D', modified_at: at(4) });
  await putResource(server(), userId, { headline: 'Published', status: 'published' });
  const { count, rows } = await read(admin.token);
  expect(count).toBe(4);
  expect(titles(rows)).toEqual(['A', 'B', 'C', 'D']);
  expect(rows[1]).toEqual({
    subject: 'resource',
    subject_id: resource,
    title: 'B',
    slug: String(resource),
    owner_id: userId,
    owner_name: 'achieng Otieno',
    status: 'pending',
    moderation_feedback: null,
    modified_at: at(2).toISOString(),
    published_at: null,
    open_reports: 0,
  });
  expect(rows[0]).toMatchObject({ subject: 'event', slug: 'a' });
});

test('returns each post once over all pages', async () => {
  const { admin, userId } = await people();
  for (let index = 0; index < 30; index += 1) {
    const modified_at = at(1 + Math.floor(index / 2));
    await putResource(server(), userId, { headline: `R${index}`, modified_at });
    await putEvent(server(), userId, { slug: `e${index}`, name: `E${index}`, modified_at });
  }
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await read(admin.token, `?page=${page}`));
  expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
  expect(pages.map(({ count }) => count)).toEqual([60, 60, 60]);
  const all = pages.flatMap(({ rows }) => rows);
  expect(new Set(titles(all)).size).toBe(60);
  const days = all.map(({ modified_at }) => modified_at);
  expect(days).toEqual([...days].sort());
});

test('filters by status and kind, and never lists a draft', async () => {
  const { admin, userId } = await people();
  for (const status of EVENT_STATUSES) {
    await putEvent(server(), userId, { slug: status, name: `event ${status}`, status });
    if (status === 'cancelled' || status === 'postponed') continue;
    await putResource(server(), userId, { headline: `resource ${status}`, status });
  }
  const all = await read(admin.token, `?status=${EVENT_STATUSES.join(',')}&sort=title`);
  expect(titles(all.rows)).toEqual([
    'event cancelled',
    'event changes_requested',
    'event pending',
    'event postponed',
    'event published',
    'event rejected',
    'resource changes_requested',
    'resource pending',
    'resource published',
    'resource rejected',
  ]);
  const some = await read(admin.token, '?status=rejected,cancelled&subject=event&sort=title');
  expect(titles(some.rows)).toEqual(['event cancelled', 'event rejected']);
  const none = await read(admin.token, '?status=cancelled&subject=resource');
  expect(none).toEqual({ count: 0, rows: [] });
  const lenient = await read(admin.token, '?status=draft&subject=planet');
  expect(titles(lenient.rows).sort()).toEqual(['event pending', 'resource pending']);
});

test('sorts by date and by title', async () => {
  const { admin, userId } = await people();
  await putResource(server(), userId, { headline: 'B', modified_at: at(1) });
  await putEvent(server(), userId, { name: 'A', modified_at: at(2) });
  await putResource(server(), userId, { headline: 'C', modified_at: at(3) });
  const newest = await read(admin.token, '?sort=modified_at&order=desc');
  expect(titles(newest.rows)).toEqual(['C', 'A', 'B']);
  expect(titles((await read(admin.token, '?sort=title')).rows)).toEqual(['A', 'B', 'C']);
  expect(titles((await read(admin.token, '?sort=title&order=desc')).rows)).toEqual(['C', 'B', 'A']);
});

test('finds words of the title in any case and without accents', async () => {
  const { admin, userId } = await people();
  await putResource(server(), userId, { headline: 'Sorting waste in Gĩthũrai', abstract: 'kiln' });
  await putEvent(server(), userId, { name: 'Open kiln, 100% hand-made', summary: 'waste' });
  const found = async (q: string) =>
    titles((await read(admin.token, `?q=${encodeURIComponent(q)}`)).rows);
  expect(await found('WASTE githurai')).toEqual(['Sorting waste in Gĩthũrai']);
  expect(await found('kiln')).toEqual(['Open kiln, 100% hand-made']);
  expect(await found('100%')).toEqual(['Open kiln, 100% hand-made']);
  expect(await found('waste kiln')).toEqual([]);
});

test('counts the open reports on each post', async () => {
  const { admin, userId } = await people();
  const resource = await putResource(server(), userId, { modified_at: at(1) });
  const event = await putEvent(server(), userId, { modified_at: at(2) });
  await putReport(server(), { subject: 'resource', subject_id: resource });
  await putReport(server(), { subject: 'resource', subject_id: resource });
  await putReport(server(), {
    subject: 'resource',
    subject_id: resource,
    closed_at: at(3),
    outcome: 'dismissed',
  });
  await putReport(server(), { subject: 'listing', subject_id: event });
  const { rows } = await read(admin.token);
  expect(rows.map(({ open_reports }) => open_reports)).toEqual([2, 0]);
});

test('lets an admin open a pending post, but no draft', async () => {
  const { admin, member, userId } = await people();
  const resource = await putResource(server(), userId);
  await putEvent(server(), userId);
  const draft = await putResource(server(), userId, { status: 'draft' });
  await putEvent(server(), userId, { slug: 'hidden', status: 'draft' });
  const other = await join(server(), 'baraka');
  const statuses = async (path: string) =>
    Promise.all(
      [admin, member, other].map(
        async ({ token }) => (await server().get(`mainapp/${path}`, token)).status,
      ),
    );
  expect(await statuses(`resources/${resource}/`)).toEqual([200, 200, 404]);
  expect(await statuses('events/open-kiln/')).toEqual([200, 200, 404]);
  expect(await statuses(`resources/${draft}/`)).toEqual([404, 200, 404]);
  expect(await statuses('events/hidden/')).toEqual([404, 200, 404]);
});
