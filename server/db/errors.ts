import { types } from 'node:util';

/** Codes of PostgreSQL and of the network that mean "not now", not "wrong". */
const TEMPORARY = new Set([
  '25006', // after a change of the primary, the old one takes reads only
  '53100', // the disk is full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // a lock was not free in time
  '57014', // a statement took too long
  '57P01', // the server is stopping
  '57P02',
  '57P03', // the server is starting
  '25P03', // a transaction idled too long
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
]);
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

/** The error and what caused it, outermost first. Drizzle wraps what the drivers throw. */
function* chain(error: unknown): Generator<Error> {
  for (let at = error; types.isNativeError(at); at = at.cause) yield at;
}

/** The code of the database or of the network; empty where there is none. */
export const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A pooler says in the code of a lost connection (08P01) what no repeat mends. */
const LASTING_MESSAGES = /unsupported startup parameter|no such (database|user)/;

/** Whether the database cannot answer now, so that a later repeat may succeed. */
export const isTemporaryFailure = (error: unknown): boolean =>
  [...chain(error)].some(
    (link) =>
      !LASTING_MESSAGES.test(link.message) &&
      (TEMPORARY.has(codeOf(link)) ||
        codeOf(link).startsWith('08') ||
        POOL_MESSAGES.test(link.message)),
  );

/** The error breaks the unique index of this name. */
export const breaksUnique = (error: unknown, index: string): boolean =>
  [...chain(error)].some(
    (link) =>
      codeOf(link) === '23505' &&
      (('constraint' in link && link.constraint === index) || link.message.includes(index)),
  );

export interface LoggedError {
  /** What the logger's types ask of a serialised error. */
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
}

/** What a log may keep of an error: never the values of a query, which can be personal. */
export function describeError(error: unknown): LoggedError {
  if (!types.isNativeError(error)) return { type: typeof error, message: '', stack: '' };
  const links = [...chain(error)];
  const fromDatabase = links.some((link) => 'query' in link || /^[0-9A-Z]{5}$/.test(codeOf(link)));
  const code = links.map(codeOf).find(Boolean);
  return {
    type: links.map((link) => link.name).join(' < '),
    message: fromDatabase ? '' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(code && { code }),
  };
}
