import { eq } from 'drizzle-orm';
import type { PageOf } from '../../../domain/contract/page';
import type { Resource, ShortResource } from '../../../domain/contract/resource';
import { resourceOverviewOf } from '../../../domain/resourceOverview';
import { SHORT_RESOURCE } from '../../../domain/shortForms';
import { resources } from '../../db/schema/posts';
import { DEMO_PASSWORD } from '../../seed/isDemo';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

const signIn = async (username: string) =>
  sessionOf(await server().post('accounts/login/', { username, password: DEMO_PASSWORD }));

async function read<T>(url: string, token?: string): Promise<T> {
  const answer = await server().get(`mainapp/resources/${url}`, token);
  expect(answer.status).toBe(200);
  return bodyOf<T>(answer);
}
const list = (query = '', token?: string) => read<Resource[]>(query, token);
const search = (query: Record<string, string>) =>
  read<PageOf<ShortResource>>(`search/?${new URLSearchParams(query)}`);

test('returns published resources, newest first, without feedback', async () => {
  const all = await list();
  expect(all.length).toBeGreaterThanOrEqual(15);
  for (const one of all) {
    expect(one).toMatchObject({ status: 'published', moderation_feedback: null, encoding: [] });
    expect(one).not.toHaveProperty('search_text');
  }
  const dates = all.map(({ published_at }) => published_at);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('returns all own resources to a member and only published ones to others', async () => {
  const { token, user_id } = await signIn('kadzo');
  await server()
    .app.db.update(resources)
    .set({ status: 'changes_requested', moderation_feedback: 'Please name the source.' })
    .where(eq(resources.status, 'pending'));
  const own = await list(`?user_id=${user_id}`, token);
  expect(own.map(({ moderation_feedback: note }) => note)).toContain('Please name the source.');

  const hidden = own.find(({ status }) => status !== 'published');
  const url = `${hidden?.resource_id ?? 0}/`;
  expect(await read<Resource>(url, token)).toEqual({
    ...hidden,
    posted_by: { display_name: 'Kadzo Charo', profile_picture: null },
  });
  expect((await server().get(`mainapp/resources/${url}`)).status).toBe(404);

  const published = own.filter(({ status }) => status === 'published');
  for (const other of [undefined, 'a-bad-token', (await signIn('wanjiku')).token]) {
    expect(await list(`?user_id=${user_id}`, other)).toEqual(published);
  }
});

test('lists no hidden resources, not even for their owner', async () => {
  const { token } = await signIn('kadzo');
  expect(await list('', token)).toEqual(await list());
});

test.each(['x', '0', '1.5', '-1', ''])('returns 400 for the user_id "%s"', async (id) => {
  const answer = await server().get(`mainapp/resources/?user_id=${id}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ user_id: ['A valid integer is required.'] });
});

test.each(['999999', '0', 'search-me', '99999999999'])(
  'returns 404 for the resource %s',
  async (id) => {
    expect((await server().get(`mainapp/resources/${id}/`)).status).toBe(404);
  },
);

test.each(['energy management', 'enrgy managment', 'Regulations 2025 ENERGY'])(
  'finds the law explainer for "%s"',
  async (q) => {
    const { results } = await search({ q });
    expect(results[0]?.headline).toMatch(/Energy Management Regulations/);
  },
);

test('filters by type and theme in any case and ignores unknown values', async () => {
  const found = await search({ type: 'LAW explainer', theme: 'Energy Transition' });
  expect(found.count).toBeGreaterThan(0);
  for (const one of found.results) {
    expect(one.resource_type).toBe('law explainer');
    expect(one.themes).toContain('energy transition');
  }
  expect(await search({ type: 'poem', theme: 'money' })).toEqual(await search({}));
});

test('returns an overview of the whole list, anew after a change', async () => {
  expect(await read('overview/')).toEqual(resourceOverviewOf(await list()));
  await server().app.db.update(resources).set({ status: 'pending' });
  expect(await read('overview/')).toMatchObject({ count: 0, featured: [], latest: [] });
});

test('returns of a found resource what a row shows', async () => {
  const { results } = await search({});
  const shown = SHORT_RESOURCE.filter((name) => name !== 'because').sort();
  for (const resource of results) expect(Object.keys(resource).sort()).toEqual(shown);
});

test('returns 12 on a page, none beyond the end, and the first page for an invalid number', async () => {
  const first = await search({});
  expect(first.results).toHaveLength(12);
  expect((await search({ page: '2' })).results).toHaveLength(first.count - 12);
  expect((await search({ page: '50' })).results).toEqual([]);
  expect(await search({ page: 'two' })).toEqual(first);
});

test('may be cached for visitors, but not for members', async () => {
  const visitor = await server().get('mainapp/resources/');
  expect(visitor.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60');
  const member = await server().get('mainapp/resources/', 'any');
  expect(member.headers['cache-control']).toBe('private, no-store');
});
