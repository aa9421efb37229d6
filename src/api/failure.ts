import type { FieldErrors } from '../../domain/contract/common';

/** What a rejected request says, whatever threw it. `status` is null when no answer came. */
export interface Failure {
  status: number | null;
  statusText: string;
  detail: string | null;
  error: string | null;
  isAuthError: boolean;
  fields: FieldErrors;
  /** The body was a JSON object. */
  isJson: boolean;
  /** After how many seconds the server wants to be asked again. */
  retryAfter: number | null;
  /** The person waited no longer for the answer. */
  isLeft: boolean;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A text, or those of a list. */
function text(value: unknown): string | null {
  const said = [value].flat().filter((item) => typeof item === 'string');
  return said.join(' ').trim() || null;
}

/** `error` may hold the lists too. */
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
    isLeft: error['isLeft'] === true,
  };
}

/** Refused for another reason than the request: a repeat of the same may be taken. */
const REPEATABLE = [401, 408, 425, 429];

/** The server has said no: nothing was saved, and the same will not be taken later either. */
export const isRefused = ({ status }: Pick<Failure, 'status'>): boolean =>
  status !== null && status >= 400 && status < 500 && !REPEATABLE.includes(status);

/** The Idempotency-Key came with something else before, and that was saved. */
export const wasSavedBefore = ({ status }: Pick<Failure, 'status'>): boolean => status === 422;
