import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aResource, aUser } from './builders';
import { brokenAnswer, watchAnswers } from './checkedAnswers';

const HOST = 'http://localhost';
const LIST = `${HOST}/mainapp/resources/`;

const server = setupServer();
const faults = watchAnswers(server);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What the check says of one answer, without the address. */
async function faultsOf(answer: Response, url = LIST, method: 'GET' | 'POST' = 'GET') {
  server.use(http.all(url, () => answer));
  await fetch(url, { method });
  return (await faults()).map((fault) => fault.slice(fault.indexOf(': ') + 2));
}

test('reports no fault in answers that the server declares', async () => {
  expect(await faultsOf(HttpResponse.json([aResource()]))).toEqual([]);
  expect(await faultsOf(HttpResponse.json(aResource()), `${LIST}1/`)).toEqual([]);
  expect(await faultsOf(HttpResponse.json({ detail: 'Not found.' }, { status: 404 }))).toEqual([]);
  expect(await faultsOf(HttpResponse.json({ q: ['Too long.'] }, { status: 400 }))).toEqual([]);
  expect(
    await faultsOf(new HttpResponse('Name'), `${HOST}/mainapp/events/5/attendees.csv`),
  ).toEqual([]);
});

test('reports route, status and place of a missing field, once', async () => {
  const rest = { ...aResource(), headline: undefined };
  server.use(http.get(LIST, () => HttpResponse.json([aResource(), rest])));
  await fetch(LIST);
  expect(await faults()).toEqual([
    'GET /mainapp/resources/ 200: /1 must have required properties headline',
  ]);
  expect(await faults()).toEqual([]);
});

test.each([
  [
    'a wrong value',
    [aResource(), { ...aResource(), featured: 'yes' }],
    '/1/featured must be boolean',
  ],
  ['a field that the server drops', [{ ...aResource(), likes: 3 }], /^\/0 .*\blikes$/],
  ['no list', {}, '/ must be array'],
  ['nothing', null, '/ must be array'],
])('reports %s', async (_, body, fault) => {
  const found = await faultsOf(HttpResponse.json(body));
  expect(found).toContainEqual(fault instanceof RegExp ? expect.stringMatching(fault) : fault);
});

test('checks the path of a route with parameters by the schema of that route', async () => {
  expect(await faultsOf(HttpResponse.json([]), `${LIST}1/`)).toEqual(['/ must be object']);
  expect(await faultsOf(HttpResponse.json([]), `${LIST}search/`)).toEqual(['/ must be object']);
});

test('reports a route and a status that the server does not declare', async () => {
  const unknown = await faultsOf(HttpResponse.json({}), `${HOST}/mainapp/sources/`);
  expect(unknown).toEqual(['the server has no such route']);
  const user_data = aUser();
  const signUp = HttpResponse.json({ user_data });
  expect(await faultsOf(signUp, `${HOST}/accounts/signup/`, 'POST')).toEqual([
    'the server declares 201, 400, 422, 429 there',
  ]);
});

test('reports errors without a detail, also with statuses that no route declares', async () => {
  const missing = '/ must have required properties detail';
  expect(await faultsOf(HttpResponse.json({}, { status: 404 }))).toEqual([missing]);
  expect(await faultsOf(HttpResponse.json({}, { status: 503 }))).toEqual([missing]);
  expect(await faultsOf(new HttpResponse(null, { status: 403 }))).toEqual(['/ must be object']);
  expect(await faultsOf(new HttpResponse('<html>', { status: 502 }))).toEqual(['/ must be object']);
  expect(await faultsOf(HttpResponse.json({}, { status: 400 }))).toHaveLength(1);
});

test('reports malformed JSON', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const found = await faultsOf(new HttpResponse('[', { headers }));
  expect(found).toEqual([expect.stringMatching(/^the body is no JSON: /)]);
});

test('reports no fault in an answer broken on purpose or a failed connection', async () => {
  expect(await faultsOf(brokenAnswer(HttpResponse.json({})))).toEqual([]);
  server.use(http.get(LIST, () => HttpResponse.error()));
  await expect(fetch(LIST)).rejects.toThrow();
  expect(await faults()).toEqual([]);
});
