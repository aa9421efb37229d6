import type { InjectOptions } from 'fastify';
import { joinAsTeam } from './vetting';
import { serverForTests } from './testApp';

/** How many characters each parameter of an address may have; of those of two lengths, both. */
const LONGEST: Record<string, Record<string, number[]>> = {
  path: {
    application: [20],
    code: [40],
    event: [200],
    file: [200],
    id: [20, 40],
    invitation: [20],
    key: [40],
    listing: [20, 200],
    member: [20],
    note: [20],
    question: [20],
    resource: [200],
    state: [20],
    token: [100],
    user_id: [20],
  },
  query: {
    action: [100],
    active: [100],
    actor: [100],
    as_user: [20],
    attention: [100],
    badge: [30],
    cancelled: [3],
    category: [40, 100],
    clearance: [100],
    county: [3, 100],
    date: [10],
    days: [100],
    exact: [1],
    flag: [100],
    format: [100],
    from: [100],
    issue: [20],
    kind: [100],
    level: [100],
    machine: [40],
    mode: [20],
    month: [7],
    order: [100],
    organizer: [80],
    page: [20, 100],
    page_size: [20, 100],
    q: [80],
    question: [20],
    reviewer: [100],
    role: [100],
    sig: [8000],
    skip: [100],
    snoozed: [100],
    sort: [20, 100],
    sso: [8000],
    state: [100],
    status: [100],
    subject: [100],
    theme: [60],
    to: [100],
    token: [8000],
    type: [40],
    user: [20],
    user_id: [20],
    user_type: [100],
    v: [40],
    version: [20],
    view: [100],
    when: [10],
  },
};

interface Parameter {
  in: string;
  name: string;
  schema: { maxLength?: number };
}

interface Limited {
  method: string;
  path: string;
  place: string;
  name: string;
  longest: number;
}

const server = serverForTests();

/** Each parameter of each route that the server describes with its greatest length. */
async function limitedParameters(): Promise<Limited[]> {
  const { body } = await server().get('api/docs/json');
  const paths = body['paths'] as Record<string, Record<string, { parameters?: Parameter[] }>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.flatMap(({ in: place, name, schema: { maxLength } }) =>
        maxLength === undefined ? [] : [{ method, path, place, name, longest: maxLength }],
      ),
    ),
  );
}

/** The answer to a request where this parameter has so many letters. */
function ask({ method, path, place, name }: Limited, length: number, token: string) {
  const value = 'x'.repeat(length);
  const filled = path
    .replace(`{${name}}`, value)
    .replace('{kind}', 'listing')
    .replace(/\{\w+\}/g, '1');
  return server().app.inject({
    method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
    url: place === 'query' ? `${filled}?${name}=${value}` : filled,
    headers: { authorization: `Token ${token}` },
  });
}

test('parameters of addresses have these lengths and no others', async () => {
  const found: typeof LONGEST = { path: {}, query: {} };
  for (const { place, name, longest } of await limitedParameters()) {
    const lengths = ((found[place] ??= {})[name] ??= []);
    if (!lengths.includes(longest)) lengths.push(longest);
    lengths.sort((a, b) => a - b);
  }
  expect(found).toEqual(LONGEST);
});

test('every address accepts a parameter of its greatest length, and no letter more', async () => {
  const { token } = await joinAsTeam(server());
  const parameters = await limitedParameters();
  // What else a request with a body lacks is said before its query is looked at.
  for (const parameter of parameters.filter(
    ({ method, place }) => method === 'get' || place === 'path',
  )) {
    const { method, path, name, longest } = parameter;
    const called = `${method} ${path} ${name}`;
    const refusal = JSON.stringify({ [name]: [`Write up to ${longest} characters.`] });
    const tooLong = await ask(parameter, longest + 1, token);
    expect([called, tooLong.statusCode, tooLong.payload]).toEqual([called, 400, refusal]);
    const longestAccepted = await ask(parameter, longest, token);
    expect([called, longestAccepted.payload]).not.toEqual([called, refusal]);
  }
}, 60_000);
