import type { FieldErrors } from '../../domain/contract/common';
import { msg, plural } from '../../domain/language';

/** Answers of Django REST framework, which this contract's clients know (reliability brief 1.2). */
export const DETAIL = {
  notProvided: msg('Authentication credentials were not provided.'),
  tokenEmpty: msg('Invalid token header. No credentials provided.'),
  tokenSpaces: msg('Invalid token header. Token string should not contain spaces.'),
  tokenInvalid: msg('Invalid token.'),
  roleChanged: msg('Your role in the community was changed. Please log in again.'),
  forbidden: msg('You do not have permission to perform this action.'),
  emailNotConfirmed: msg(
    'Please confirm your email first. Open the link in the email that we sent you, or ask for a new one in your profile.',
  ),
  twoStepDue: msg(
    'Set up two-step sign-in in your profile first. Until then your role in the team cannot be used.',
  ),
  notFound: msg('Not found.'),
  nullCharacters: msg('Null characters are not allowed.'),
  badAddress: msg('The address is malformed.'),
  tooLarge: msg('The request body is too large.'),
  unavailable: msg('The service is temporarily unavailable. Please try again.'),
  broken: msg('A server error occurred.'),
} as const;

type Headers = Record<string, string>;

/** An answer other than success: thrown by handlers, sent by the error handler. */
export class Failure extends Error {
  readonly statusCode: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;

  constructor(statusCode: number, body: Record<string, unknown>, headers: Headers = {}) {
    super(`answer ${statusCode}`);
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

export const unauthorized = (detail: string): Failure =>
  new Failure(401, { detail }, { 'WWW-Authenticate': 'Token' });

export const forbidden = (): Failure => new Failure(403, { detail: DETAIL.forbidden });

export const notFound = (): Failure => new Failure(404, { detail: DETAIL.notFound });

/** What is asked for does not fit how things stand. */
export const conflict = (detail: string): Failure => new Failure(409, { detail });

/** 400 with what is wrong with each field. */
export class Invalid extends Failure {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors, more: Record<string, string>) {
    super(400, { ...fields, ...more });
    this.fields = fields;
  }
}

/** `more` adds `detail` and `error` where they are due. */
export const invalid = (fields: FieldErrors, more: Record<string, string> = {}): Invalid =>
  new Invalid(fields, more);

export const unavailable = (seconds: number): Failure =>
  new Failure(503, { detail: DETAIL.unavailable }, { 'Retry-After': String(seconds) });

/** `words`, for a person, say what was done too often; without them it is said as in DRF. */
export function throttled(seconds: number, words?: string): Failure {
  const detail =
    words ??
    plural(
      seconds,
      'Request was throttled. Expected available in # second.',
      'Request was throttled. Expected available in # seconds.',
    );
  return new Failure(429, { detail }, { 'Retry-After': String(seconds) });
}
