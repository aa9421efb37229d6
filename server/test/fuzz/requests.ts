import fc from 'fast-check';
import { ACTORS, type Actor, type Case, type Row, type World } from '../permissionCases';
import { hostileBody, hostileNumber, hostileText, hostileValue, toJson } from './hostile';

export interface FuzzRequest {
  /** As the OpenAPI document names it, such as `PUT /mainapp/events/{event}/`. */
  route: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** A request to the people and things of a world. */
export type Template = (world: World) => FuzzRequest;

/** What is read of the OpenAPI document: the parameters of a route's query. */
export interface ApiDocument {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
}

interface Parameter {
  in: string;
  name: string;
  schema?: { enum?: unknown[]; anyOf?: { const?: unknown }[]; default?: unknown };
}

/** One of `times` is a value, the others are null. */
const rarely = <Value>(times: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

type Place = (string | number)[];

/** Each value within a body, and the body itself. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key])),
  ];
}

interface Change {
  /** Taken modulo the number of places. */
  place: number;
  kind: 'alike' | 'replace' | 'remove' | 'add' | 'repeat';
  value: unknown;
  /** For `alike`, which leaves a text a text and a number a number. */
  text: string;
  number: number;
}

/** Many of a value, unless the body would become larger than any server takes. */
const repeated = (value: unknown): unknown[] =>
  Array<unknown>(JSON.stringify(value).length < 5_000 ? 40 : 1).fill(value);

function changeBody(body: unknown, { place, kind, value, text, number }: Change): unknown {
  const places = placesIn(body);
  const [key, ...above] = (places[place % places.length] ?? []).toReversed();
  if (key === undefined) return kind === 'replace' ? value : body;
  // What was repeated is not one and the same any more.
  const changed: unknown = JSON.parse(JSON.stringify(body));
  let parent = changed as Record<string | number, unknown>;
  for (const step of above.toReversed()) parent = parent[step] as typeof parent;
  if (kind === 'alike' && typeof parent[key] === 'string') parent[key] = text;
  else if (kind === 'alike' && typeof parent[key] === 'number') parent[key] = number;
  else if (kind === 'alike') return body;
  else if (kind === 'replace') parent[key] = value;
  else if (kind === 'remove') Reflect.deleteProperty(parent, key);
  else if (kind === 'repeat') parent[key] = repeated(parent[key]);
  else if (Array.isArray(parent)) parent.push(value);
  else parent[typeof value === 'string' ? value.slice(0, 80) : 'extra'] = value;
  return changed;
}

const change = fc.record<Change>({
  place: fc.noBias(fc.nat(200)),
  kind: fc.constantFrom('alike', 'alike', 'alike', 'alike', 'replace', 'remove', 'add', 'repeat'),
  value: hostileValue,
  text: hostileText,
  number: hostileNumber,
});

/** Of bytes, such as an uploaded file's: cut off, or with some of them changed. */
const damage = fc.record({ at: fc.nat(), byte: fc.nat(255), isCut: fc.boolean() });

type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damageBytes(bytes: Buffer, { at, byte, isCut }: Damage): Buffer {
  const copy = Buffer.from(bytes);
  const place = at % copy.length;
  if (isCut) return copy.subarray(0, place);
  copy[place] = byte;
  return copy;
}

const HEADERS: Record<string, string[]> = {
  'idempotency-key': ['', 'k', 'x'.repeat(300), 'ÿþ', '\t', '../..'],
  'if-none-match': ['*', '"a"', 'W/"a", "b"', '"'.repeat(500)],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '-1'],
  range: ['bytes=0-0', 'bytes=-9999999999', 'bytes=5-1,,', 'bytes=a-b'],
  accept: ['text/html', '*/*', 'image/avif', ',,;q=a', 'x'.repeat(500)],
  'accept-encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'zstd'],
  'accept-language': ['sw', 'x'.repeat(400), 'en;q=9'],
  'content-type': [
    'text/plain',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'a',
  ],
  cookie: ['device=x', '=;=;', 'handover=%00', `a=${'b'.repeat(3_000)}`, '__proto__=1'],
  origin: ['null', 'https://evil.example', 'x'],
  'x-forwarded-for': ['1.2.3.4', '::1, ::1', 'unknown', "' or 1=1"],
  'x-forwarded-host': ['evil.example'],
};

const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(HEADERS[name] ?? ['']))));

const FALSE_TOKENS = [
  '',
  'Token',
  'Token x',
  'Bearer x',
  'Token a.b.c',
  `Token ${'x'.repeat(5_000)}`,
];

/** One of the actors, more often one who may; or a token that is nobody's. */
const caller = ({ expect }: Case): fc.Arbitrary<Actor | { token: string }> => {
  const able = ACTORS.filter((_, index) => (expect[index] ?? 500) < 400);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(able.length > 0 ? able : ACTORS)) },
    { weight: 3, arbitrary: fc.constantFrom(...ACTORS) },
    { weight: 1, arbitrary: fc.record({ token: fc.constantFrom(...FALSE_TOKENS) }) },
  );
};

const valuesOf = ({ schema = {} }: Parameter): unknown[] => [
  ...(schema.enum ?? []),
  ...(schema.anyOf ?? []).flatMap((one) => (one.const === undefined ? [] : [one.const])),
  schema.default ?? '1',
];

/** Some of the declared parameters, each with a value of its own or a hostile one, and sometimes one more. */
const queryOf = (parameters: Parameter[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) =>
          fc.option(
            fc.tuple(
              fc.constant(parameter.name),
              fc.oneof(fc.constantFrom(...valuesOf(parameter)).map(String), hostileText),
            ),
          ),
        ),
      rarely(10, fc.tuple(hostileText, hostileText)),
    )
    .map((pairs) => {
      const given = pairs.filter((pair) => pair !== null);
      // Longer addresses are refused by Node itself.
      return new URLSearchParams(
        given.map(([name, value]) => [name, value.slice(0, 2_000)]),
      ).toString();
    });

const RAW_PARTS = ['%00', '%', '%ff', '%2e%2e', '..', '', '%2f', '%c0%ae'];

const pathPart = fc.oneof(
  fc.constantFrom(...RAW_PARTS),
  // A lone half of a pair has no address.
  hostileText.map((text) => encodeURIComponent(Buffer.from(text.slice(0, 500)).toString())),
);

/** With the value in place of one that the route's pattern leaves open. */
function replacePart(path: string, pattern: string, [place, value]: [number, string]): string {
  const parts = path.split('/');
  const open = pattern.split('/').flatMap((part, index) => (part.includes('{') ? [index] : []));
  const index = open[place % open.length];
  return index === undefined
    ? path
    : parts.with(Math.min(index, parts.length - 1), value).join('/');
}

function bodyOf(request: Case, body: { raw: string | null; changes: Change[]; damage: Damage[] }) {
  const { form, body: valid } = request;
  return (world: World): Pick<FuzzRequest, 'payload' | 'headers'> => {
    if (form) {
      const { payload, headers } = form(world);
      return { payload: body.damage.reduce(damageBytes, payload), headers };
    }
    if (!valid && body.raw === null) return { headers: {} };
    const changed = body.changes.reduce<unknown>(changeBody, valid?.(world));
    const payload = body.raw ?? toJson(changed);
    return { payload, headers: { 'content-type': 'application/json' } };
  };
}

const authorization = (from: Actor | { token: string }, world: World): Record<string, string> => {
  if (typeof from === 'object') return { authorization: from.token };
  return from === 'visitor' ? {} : { authorization: `Token ${world.members[from].token}` };
};

const requestOf = (
  [route]: Row,
  request: Case,
  parameters: Parameter[],
): fc.Arbitrary<Template> => {
  const [method = '', pattern = ''] = route.split(' ');
  return fc
    .record({
      from: caller(request),
      part: rarely(4, fc.tuple(fc.nat(3), pathPart)),
      query: fc.oneof(fc.constant(''), queryOf(parameters)),
      more: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(header, { maxLength: 2 }) },
      ),
      raw: request.body ? rarely(8, hostileBody) : fc.constant(null),
      // One at a time finds most: of several, the first that is refused hides the others.
      changes: fc.oneof(
        { weight: 3, arbitrary: fc.tuple(change) },
        { weight: 1, arbitrary: fc.noBias(fc.array(change, { maxLength: 3 })) },
      ),
      damage: fc.array(damage, { maxLength: 3 }),
    })
    .map(({ from, part, query, more, ...body }) => {
      const payloadOf = bodyOf(request, body);
      return (world) => {
        const path = `/${request.path(world)}`;
        const [own = '', ownQuery] = (part ? replacePart(path, pattern, part) : path).split('?');
        const all = [ownQuery, query].filter(Boolean).join('&');
        const { payload, headers } = payloadOf(world);
        return {
          route,
          method,
          url: all ? `${own}?${all}` : own,
          headers: { ...headers, ...authorization(from, world), ...Object.fromEntries(more) },
          ...(payload !== undefined && { payload }),
        };
      };
    });
};

/**
 * Requests made from those of the permission tests and the queries of the OpenAPI document, with
 * addresses, headers and bodies changed. The same seed gives the same ones.
 */
export function makeTemplates(
  rows: Row[],
  { paths }: ApiDocument,
  { seed, count }: { seed: number; count: number },
): Template[] {
  const each = rows.flatMap((row) => {
    const [route, ...cases] = row;
    const [method = '', pattern = ''] = route.split(' ');
    const parameters = paths[pattern]?.[method.toLowerCase()]?.parameters ?? [];
    return [fc.oneof(...cases.map((request) => requestOf(row, request, parameters)))];
  });
  return fc.sample(fc.oneof(...each), { seed, numRuns: count });
}
