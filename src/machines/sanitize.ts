import type { AnyEventObject } from 'xstate';

/** What may be shown of an event or a context: the state of a process, never whose it is. */
const SHOWN = new Set([
  'type',
  'kind',
  'by',
  'user_type',
  'role',
  'accountType',
  'state',
  'question',
  'revision',
]);

/** A word of ours, not a text of somebody. */
const WORD = /^[a-z][A-Za-z_]{0,30}$/;

const DEEPEST = 40;

/**
 * A copy without personal data, texts of people, tokens, keys and addresses: every text and number is
 * left out but those of fields named above. What is new is hidden until it is named there.
 */
export function sanitize(value: unknown, field = '', depth = 0): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return SHOWN.has(field) && WORD.test(value) ? value : '(text)';
  if (typeof value === 'number') return SHOWN.has(field) ? value : '(number)';
  if (typeof value !== 'object') return `(${typeof value})`;
  if (depth >= DEEPEST) return '(deeper)';
  if (Array.isArray(value)) return value.map((item) => sanitize(item, '', depth + 1));
  if (value instanceof Error) return '(error)';
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, sanitize(part, name, depth + 1)]),
  );
}

/** The event's type stays; the rest is sanitised. */
export const sanitizeEvent = ({ type, ...rest }: AnyEventObject) => ({
  ...(sanitize(rest) as object),
  type,
});

export const sanitizeContext = (context: object): Record<string, unknown> =>
  sanitize(context) as Record<string, unknown>;
