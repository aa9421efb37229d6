import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What is sent. */
export interface LoadRequest {
  /** Its name in the report. */
  kind: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Takes one of them. */
const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Visitors come through a proxy from many addresses. */
const address = (): string =>
  [10, 0, 0, 0].map((first) => first || Math.floor(Math.random() * 256)).join('.');

const WORDS =
  'soap honey coffee baskets solar tea cotton timber compost water farm milk school paper bricks'.split(
    ' ',
  );
const PREFIXES = WORDS.flatMap((word) => [word.slice(0, 2), word.slice(0, 3), word]);
const COUNTIES = ['047', '022', '001', '032', '042'];
const BROWSER = { 'accept-encoding': 'br, gzip', 'user-agent': 'load' };
const PAGE = { ...BROWSER, accept: 'text/html' };

/** What there is to read. */
export interface Facts {
  listings: { slug: string; listing_id: number }[];
  events: { slug: string; event_id: number }[];
  resources: { resource_id: number }[];
  assets: string[];
}

async function readJson<T>(origin: string, address: string): Promise<T> {
  const answer = await fetch(origin + address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

export async function readFacts(origin: string, dist: string): Promise<Facts> {
  const names = readdirSync(path.join(dist, 'assets')).filter((name) => /\.(js|woff2)$/.test(name));
  return {
    listings: await readJson(origin, '/mainapp/listings/'),
    events: await readJson(origin, '/mainapp/events/'),
    resources: await readJson(origin, '/mainapp/resources/'),
    assets: names.map((name) => `/assets/${name}`),
  };
}

type Make = () => Pick<LoadRequest, 'path' | 'headers'>;

/** The kinds of reads with their shares. */
const readsOf = (facts: Facts): [kind: string, share: number, make: Make][] => {
  const page = (kind: string, share: number, address: () => string) =>
    [kind, share, () => ({ path: address(), headers: PAGE })] as [string, number, Make];
  const json = (kind: string, share: number, address: () => string) =>
    [kind, share, () => ({ path: address(), headers: BROWSER })] as [string, number, Make];
  const { listings, events, resources, assets } = facts;
  const search = () => `q=${pick(WORDS)}${Math.random() < 0.3 ? `&county=${pick(COUNTIES)}` : ''}`;
  return [
    page('home', 14, () => '/'),
    page('home in Kiswahili', 3, () => '/sw'),
    page('directory', 8, () => '/kijani-directory'),
    page('directory, searched', 3, () => `/kijani-directory?q=${pick(WORDS)}`),
    page('listing', 14, () => `/kijani-directory/${pick(listings).slug}`),
    json('listing JSON', 10, () => `/mainapp/listings/${pick(listings).slug}/`),
    json('search', 10, () => `/mainapp/listings/search/?${search()}`),
    json('suggestions', 8, () => `/mainapp/listings/suggestions/?q=${pick(PREFIXES)}`),
    json('overview', 3, () => '/mainapp/listings/overview/'),
    page('events', 4, () => '/events'),
    page('event', 4, () => `/events/${pick(events).slug}`),
    json('events JSON', 3, () => '/mainapp/events/search/'),
    page('resources', 3, () => '/resources'),
    json('resources JSON', 3, () => `/mainapp/resources/${pick(resources).resource_id}/`),
    json('feed', 2, () => '/mainapp/events/feed.ics'),
    json('sitemap', 1, () => '/sitemap.xml'),
    json('asset', 7, () => pick(assets)),
  ];
};

export type NextRequest = () => LoadRequest;

/** Takes requests of these kinds in proportion to their shares. */
function inShares(kinds: [kind: string, share: number, make: () => LoadRequest][]): NextRequest {
  const places = kinds.flatMap(([, share, make]) => Array.from({ length: share }, () => make));
  return () => pick(places)();
}

/** Reads of visitors, mixed; only those of the named kind where one is named. */
export function createReads(facts: Facts, only?: string): NextRequest {
  const kinds = readsOf(facts).filter(([kind]) => only === undefined || kind === only);
  return inShares(
    kinds.map(([kind, share, make]) => [
      kind,
      share,
      () => {
        const { headers, ...made } = make();
        return {
          kind,
          method: 'GET',
          ...made,
          headers: { ...headers, 'x-forwarded-for': address() },
        };
      },
    ]),
  );
}

/** One request of each address that no query makes another, so that later ones are answered from the cache. */
export const warmUps = (facts: Facts): LoadRequest[] => {
  const get = (path: string): LoadRequest => ({
    kind: 'warm-up',
    method: 'GET',
    path,
    headers: PAGE,
  });
  return [
    ...['/', '/sw', '/kijani-directory', '/events', '/resources'].map(get),
    ...facts.listings.map(({ slug }) => get(`/kijani-directory/${slug}`)),
    ...facts.events.map(({ slug }) => get(`/events/${slug}`)),
  ];
};

/** Sends them to each origin. */
export async function warmUp(origins: string[], requests: LoadRequest[]): Promise<void> {
  for (const origin of origins)
    for (const { path: address, headers } of requests)
      await (await fetch(origin + address, { headers })).arrayBuffer();
}

const PASSWORD = 'a-password-for-load';

/** Tokens of new members. */
export async function signUpMembers(origin: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `load${index}`;
    const answer = await fetch(`${origin}/accounts/signup/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      body: JSON.stringify({
        ...{ first_name: 'Load', last_name: 'Member', username, password: PASSWORD },
        ...{ email: `${username}@example.org`, age_bracket: '25-34', user_type: 'individual' },
        phone_num: '000 0000 0000',
      }),
    });
    if (!answer.ok) throw new Error(`signing up: ${answer.status} ${await answer.text()}`);
    const { user_data } = (await answer.json()) as { user_data: { token: string } };
    tokens.push(user_data.token);
  }
  return tokens;
}

/** Writes of visitors and members, each what a browser sends. */
export function createWrites(facts: Facts, tokens: string[]): NextRequest {
  const { listings, events } = facts;
  const coming = events.slice(0, 10);
  const write = (
    kind: string,
    path: string,
    body: object | null,
    { method = 'POST', token }: { method?: 'POST' | 'DELETE'; token?: string } = {},
  ): LoadRequest => ({
    ...{ kind, method, path },
    headers: {
      ...BROWSER,
      'x-forwarded-for': address(),
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return inShares([
    [
      'view counted',
      12,
      () =>
        write('view counted', `/mainapp/listings/${pick(listings).listing_id}/activity/`, {
          kind: 'view',
        }),
    ],
    [
      'report',
      4,
      () =>
        write('report', '/mainapp/reports/', {
          ...{
            subject: 'listing',
            subject_id: pick(listings).listing_id,
            reason: 'wrong contact details',
          },
          ...{ details: 'The telephone number is another one.', email: '' },
        }),
    ],
    [
      'attendance',
      3,
      () =>
        write('attendance', `/mainapp/events/${pick(coming).event_id}/attendance/`, null, {
          method: Math.random() < 0.5 ? 'POST' : 'DELETE',
          token: pick(tokens),
        }),
    ],
    [
      'sign-in',
      1,
      () =>
        write('sign-in', '/accounts/login/', {
          username: `load${Math.floor(Math.random() * tokens.length)}`,
          password: PASSWORD,
        }),
    ],
  ]);
}
