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
type Query = Queries['query'];

function withQuery<Client extends Queries>(
  client: Client,
  change: (query: Query) => Query,
  more: object = {},
): Client {
  const replaced = { query: change(client.query.bind(client)), ...more };
  return new Proxy(client, {
    get(target, key) {
      if (key in replaced) return Reflect.get(replaced, key) as unknown;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The same database, whose queries go through `change`, those of its transactions too. */
export function changeQueries(client: PGlite, change: (query: Query) => Query): PGlite {
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((inner) => work(withQuery(inner, change)));
  return withQuery(client, change, { transaction });
}

/**
 * PGlite copies its several hundred parsers for each query that names some, as all of Drizzle's do. Here they are
 * set once, which makes a short query a third quicker.
 */
export function quickPglite(client: PGlite): PGlite {
  for (const type of READ_AS_TEXT) client.parsers[type] = (text) => text;
  return changeQueries(
    client,
    (query) =>
      (text, params, { parsers: _, ...options } = {}) =>
        query(text, params, options),
  );
}
