import type { FieldErrors } from '../../domain/contract/common';

/** What is known about a failed request. `status` is null when no answer came. */
export interface Failure {
  status: number | null;
  statusText: string;
  detail: string | null;
  error: string | null;
  isAuthError: boolean;
  fields: FieldErrors;
  /** The body was a JSON object. */
  isJson: boolean;
  /** The seconds after which the server accepts a retry. */
  retryAfter: number | null;
  /** The person stopped waiting for the answer. */
  isGivenUp: boolean;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A text, or the texts of a list in one. */
function text(value: unknown): string | null {
  const texts = [value].flat().filter((item) => typeof item === 'string');
  return texts.join(' ').trim() || null;
}

/** The lists of messages can also be inside `error`. */
function fieldErrors({ detail: _, error, ...body }: Record<string, unknown>): FieldErrors {
  const entries = Object.entries({ ...record(error), ...body }).flatMap(([field, value]) => {
    const messages = (Array.isArray(value) ? value : []).filter((item) => typeof item === 'string');
    return messages.length ? [[field, messages] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads the error of an RTK Query request (or anything thrown) without trusting its shape. */
export function readFailure(thrown: unknown): Failure {
  const error = record(thrown);
  const { status, originalStatus } = error;
  const body = record(error['data']);
  const code = typeof status === 'number' ? status : originalStatus;
  return {
    status: typeof code === 'number' ? code : null,
    statusText: text(error['statusText']) ?? '',
    detail: text(body['detail']),
    error: text(body['error']),
    isAuthError: body['isAuthError'] === true,
    fields: fieldErrors(body),
    isJson:
      typeof status === 'number' && error['data'] !== null && typeof error['data'] === 'object',
    retryAfter: typeof error['retryAfter'] === 'number' ? error['retryAfter'] : null,
    isGivenUp: error['isGivenUp'] === true,
  };
}

/** The reason is not in the request itself, so a retry of the same request can succeed. */
const RETRYABLE_STATUSES = [401, 408, 425, 429];

/** The server refused the request: nothing was saved, and a retry of the same request would be refused too. */
export const isRefused = ({ status }: Pick<Failure, 'status'>): boolean =>
  status !== null && status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);

/** The Idempotency-Key was used before with another body, which was saved. */
export const wasSavedBefore = ({ status }: Pick<Failure, 'status'>): boolean => status === 422;
