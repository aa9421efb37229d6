import { json, startHttpServer, type Answerer } from '../../test/httpServer';
import { serverForTests } from '../../test/testApp';
import { forumTopics } from './forumTopics';

let forum: Awaited<ReturnType<typeof startHttpServer>>;
let time = 1_000_000_000;
const onError = jest.fn();

const topic = (id: number, more: object = {}) => ({
  id,
  title: `Topic ${id} <b>`,
  slug: `topic-${id}`,
  posts_count: id,
  last_posted_at: '2026-03-01T08:00:00.000Z',
  ...more,
});
const latest = (...topics: object[]) => json({ users: [], topic_list: { topics } });

beforeAll(async () => {
  forum = await startHttpServer();
});
afterAll(() => forum.close());
beforeEach(() => {
  forum.answerWith(latest());
  onError.mockClear();
});

const open = (url: string | null = forum.url, maxWaitMs = 60_000) =>
  forumTopics({ forumUrl: url, now: () => new Date(time), onError, maxWaitMs });

/** Returns only the topics. */
function reader() {
  const read = open();
  return async () => (await read()).topics;
}

test('forumTopics returns an empty list without a request when no forum is configured', async () => {
  expect(await open(null)()).toEqual({ topics: [], isCurrent: true });
  expect(forum.calls()).toEqual([]);
});

test('forumTopics returns the five latest topics with replies and keeps them for ten minutes', async () => {
  forum.answerWith(
    latest(
      topic(1, { pinned: true }),
      topic(2, { last_posted_at: null }),
      ...[3, 4, 5, 6, 7, 8].map((id) => topic(id)),
    ),
  );
  const read = reader();
  const [first, same] = await Promise.all([read(), read()]);
  expect(first).toBe(same);
  expect(first.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7].map((id) => `Topic ${id} <b>`));
  expect(first[0]).toEqual({
    title: 'Topic 3 <b>',
    url: `${forum.url}/t/topic-3/3`,
    replies: 2,
    last_posted_at: '2026-03-01T08:00:00.000Z',
  });
  time += 599_000;
  await read();
  expect(forum.calls()).toEqual(['GET /latest.json']);
  forum.answerWith(latest(topic(9)));
  time += 1_000;
  expect((await read()).map(({ replies }) => replies)).toEqual([8]);
});

test.each<[string, Answerer]>([
  ['an error', json({ errors: [] }, 500)],
  ['no such page', json({ errors: [] }, 404)],
  ['another shape', json({ topic_list: { topics: [{ id: 'x' }] } })],
  ['no JSON', (_request, response) => void response.end('<html>')],
  ['a broken line', (_request, response) => void response.destroy()],
  ['more than a megabyte', json({ more: 'x'.repeat(1_100_000) })],
  [
    'a way elsewhere',
    (_request, response) => void response.writeHead(302, { location: '/' }).end(),
  ],
])(
  'forumTopics, after %s, returns the topics it had and retries after a minute',
  async (_name, trouble) => {
    const read = reader();
    forum.answerWith(trouble);
    expect(await read()).toEqual([]);
    expect(await read()).toEqual([]);
    expect(forum.calls()).toHaveLength(1);
    time += 60_000;
    forum.answerWith(latest(topic(3)));
    const topics = await read();
    expect(topics).toHaveLength(1);
    time += 600_000;
    forum.answerWith(trouble);
    expect(await read()).toEqual(topics);
    expect(await read()).toEqual(topics);
    expect(forum.calls()).toHaveLength(1);
    expect(onError).toHaveBeenCalledTimes(2);
  },
);

test('forumTopics returns at once and has a slow answer the next time', async () => {
  let finish = () => {};
  forum.answerWith((request, response) => {
    finish = () => latest(topic(3))(request, response);
  });
  const read = open(forum.url, 50);
  let found = await read();
  expect(found).toEqual({ topics: [], isCurrent: false });
  while (forum.calls().length === 0) await read();
  finish();
  while (!found.isCurrent) found = await read();
  expect(found.topics).toHaveLength(1);
  expect(forum.calls()).toHaveLength(1);
});

test('forumTopics links to the forum only, whatever the slug', async () => {
  forum.answerWith(latest(topic(3, { slug: '//evil.example/?<"' })));
  expect((await reader()()).map(({ url }) => url)).toEqual([
    `${forum.url}/t/%2F%2Fevil.example%2F%3F%3C%22/3`,
  ]);
});

const server = serverForTests();

test('GET /mainapp/forum/topics/ returns an empty list when no forum is configured', async () => {
  const { status, text } = await server().get('mainapp/forum/topics/');
  expect(status).toBe(200);
  expect(text).toBe('[]');
});
