import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverForTests } from '../../test/testApp';
import { forumTopics } from './topics';

type Answer = (response: ServerResponse) => void;

let forum: Server;
let forumUrl = '';
let asked: string[] = [];
let answer: Answer;
let time = 1_000_000_000;
const failed = jest.fn();

const topic = (id: number, more: object = {}) => ({
  id,
  title: `Topic ${id} <b>`,
  slug: `topic-${id}`,
  posts_count: id,
  last_posted_at: '2026-03-01T08:00:00.000Z',
  ...more,
});
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const latest = (...topics: object[]) => json({ users: [], topic_list: { topics } });

beforeAll(async () => {
  forum = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => forum.listen(0, '127.0.0.1', resolve));
  forumUrl = `http://127.0.0.1:${(forum.address() as AddressInfo).port}`;
});
afterAll(() => {
  forum.closeAllConnections();
  forum.close();
});
beforeEach(() => {
  asked = [];
  failed.mockClear();
});

const open = (url: string | null = forumUrl) =>
  forumTopics({ forumUrl: url, now: () => new Date(time), failed });

test('without a forum there is nothing, and nobody is asked', async () => {
  expect(await open(null)()).toEqual([]);
  expect(asked).toEqual([]);
});

test('the five latest, without pinned and empty ones, kept for ten minutes', async () => {
  answer = latest(
    topic(1, { pinned: true }),
    topic(2, { last_posted_at: null }),
    ...[3, 4, 5, 6, 7, 8].map((id) => topic(id)),
  );
  const read = open();
  const [first, same] = await Promise.all([read(), read()]);
  expect(first).toBe(same);
  expect(first.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7].map((id) => `Topic ${id} <b>`));
  expect(first[0]).toEqual({
    title: 'Topic 3 <b>',
    url: `${forumUrl}/t/topic-3/3`,
    replies: 2,
    last_posted_at: '2026-03-01T08:00:00.000Z',
  });
  time += 599_000;
  await read();
  expect(asked).toEqual(['/latest.json']);
  answer = latest(topic(9));
  time += 1_000;
  expect((await read()).map(({ replies }) => replies)).toEqual([8]);
});

test.each([
  ['an error', json({ errors: [] }, 500)],
  ['another shape', json({ topic_list: { topics: [{ id: 'x' }] } })],
  ['no JSON', (response: ServerResponse) => response.end('<html>')],
  ['a broken line', (response: ServerResponse) => response.destroy()],
])('%s keeps what was there, quietly, and spares the forum a minute', async (_name, trouble) => {
  const read = open();
  answer = trouble;
  expect(await read()).toEqual([]);
  time += 60_000;
  answer = latest(topic(3));
  const topics = await read();
  expect(topics).toHaveLength(1);
  time += 600_000;
  answer = trouble;
  expect(await read()).toEqual(topics);
  expect(await read()).toEqual(topics);
  expect(asked).toHaveLength(3);
  expect(failed).toHaveBeenCalledTimes(2);
});

const server = serverForTests();

test('the route answers an empty list where no forum is configured', async () => {
  const { status, text } = await server().get('mainapp/forum/topics/');
  expect(status).toBe(200);
  expect(text).toBe('[]');
});
