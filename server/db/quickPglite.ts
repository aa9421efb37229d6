import { types, type PGlite } from '@electric-sql/pglite';

/** Drizzle reads these as text: times, and the lists of numbers, times and intervals. */
const READ_AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  ...[1231, 1115, 1185, 1187, 1182],
];

type Queries = Pick<PGlite, 'query'>;

/** Passes queries on without the parsers that Drizzle adds to each. */
function withoutParsers<Client extends Queries>(client: Client): Client {
  const query: Queries['query'] = (text, params, { parsers: _, ...options } = {}) =>
    client.query(text, params, options);
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/**
 * PGlite copies its several hundred parsers for each query that names some, as all of Drizzle's do. Here they are
 * set once, which makes a short query a third quicker.
 */
export function quickPglite(client: PGlite): PGlite {
  for (const type of READ_AS_TEXT) client.parsers[type] = (text) => text;
  const quick = withoutParsers(client);
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((inner) => work(withoutParsers(inner)));
  return new Proxy(quick, {
    get: (target, key) =>
      key === 'transaction' ? transaction : (Reflect.get(target, key) as unknown),
  });
}
