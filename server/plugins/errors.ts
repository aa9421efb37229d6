import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { msg, t } from '../../domain/language';
import { isTemporaryFailure } from '../db/errors';
import { StoreFailure } from '../files/objectStore';
import { inLanguage } from '../language';
import { sendPlainPage, type PlainWords } from '../pages/plainPage';
import { wantsPage } from '../pages/wantsPage';
import { PasswordQueueFull } from '../security/passwords';
import { DETAIL, Failure, invalid, throttled, unavailable } from './failures';
import { toFieldErrors } from './fieldErrors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form's words for fields that are missing. */
    required?: Record<string, string>;
    /** The address is a page: who asks for HTML is answered in HTML, errors too. */
    page?: boolean;
    /** Texts that every 400 and 429 of the route repeats in `error` (decisions 8). */
    errorTexts?: { invalid: string | null; throttled: string };
  }
}

/** A text, or each of several, in the language of the reader; anything else as it is. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  return typeof value === 'string' ? t(value) : value;
}

/** With no text of the route's own, `error` joins the messages of the fields. */
function withError(failure: Failure, request: FastifyRequest): Failure {
  const texts = request.routeOptions.config.errorTexts;
  const { statusCode, body, headers } = failure;
  if (!texts || 'error' in body) return failure;
  const messages = Object.values(body).flatMap(translated).join(' ');
  if (statusCode === 429) return new Failure(429, { ...body, error: texts.throttled }, headers);
  if (statusCode !== 400) return failure;
  const error = texts.invalid ?? messages;
  return new Failure(400, { detail: error, ...body, error }, headers);
}

const BAD_REQUEST = msg('Bad request.');

const mediaType = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').replace(/[^\w/+.;= -]/g, '').slice(0, 100);

function fromFastify(error: FastifyError, request: FastifyRequest): Failure | null {
  if (error.validation) {
    return invalid(toFieldErrors(error.validation, request.routeOptions.config.required));
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Failure(413, { detail: DETAIL.tooLarge });
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const detail = t('Unsupported media type "{type}" in request.', { type: mediaType(request) });
    return new Failure(415, { detail });
  }
  const { statusCode = 500 } = error;
  return statusCode < 500 ? new Failure(statusCode, { detail: BAD_REQUEST }) : null;
}

function toFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof Failure) return withError(error, request);
  if (error instanceof PasswordQueueFull) {
    return withError(throttled(error.retryAfterSeconds), request);
  }
  const known = fromFastify(error, request);
  if (known) return withError(known, request);
  const failure =
    isTemporaryFailure(error) || error instanceof StoreFailure
      ? unavailable(2)
      : new Failure(500, { detail: DETAIL.broken });
  request.log.error(error, 'request failed');
  return failure;
}

/** A body in the language of the reader. */
const translatedBody = (body: Failure['body']): Failure['body'] =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, translated(value)]));

/** Errors keep out of the routes' response schemas, which would drop what they do not list. */
export function sendFailure(reply: FastifyReply, { statusCode, body, headers }: Failure) {
  return reply
    .code(statusCode)
    .headers({ ...headers, 'Cache-Control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(translatedBody(body));
}

const UNAVAILABLE: PlainWords = {
  title: msg('Temporarily unavailable'),
  text: msg('The service is temporarily unavailable. Please load this page again in a minute.'),
};
const BROKEN: PlainWords = {
  title: msg('Something went wrong on our side'),
  text: msg('Please load this page again in a few minutes.'),
};

/** The failure as a page that works without the SPA. */
export function sendFailedPage(reply: FastifyReply, { statusCode, body, headers }: Failure) {
  if (statusCode >= 500) {
    return sendPlainPage(
      reply.headers(headers),
      statusCode,
      statusCode === 503 ? UNAVAILABLE : BROKEN,
    );
  }
  const text = typeof body['detail'] === 'string' ? body['detail'] : BAD_REQUEST;
  return sendPlainPage(reply.headers(headers), statusCode, {
    title: msg('This did not work'),
    text,
  });
}

const isOfPage = (request: FastifyRequest): boolean =>
  wantsPage(request) && (request.is404 || request.routeOptions.config.page === true);

/**
 * Every error answers `{"detail": …}` or `{field: […]}`, and to a browser that opens a page a page; never
 * a stack or SQL.
 */
export const errorsPlugin = fp(
  (app, _options, done) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      // What fails while a body is read is outside of the context of the request.
      return inLanguage(request.language, () => {
        const failure = toFailure(error, request);
        return isOfPage(request) ? sendFailedPage(reply, failure) : sendFailure(reply, failure);
      });
    });
    done();
  },
  { name: 'errors' },
);
