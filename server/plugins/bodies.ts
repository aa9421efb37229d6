import fp from 'fastify-plugin';
import { msg } from '../../domain/language';
import { DETAIL, Failure, invalid } from './failures';

/** Found in text, these either fail in PostgreSQL or come back changed. */
const findFault = (text: string): string | null => {
  if (text.includes('\0')) return DETAIL.nullCharacters;
  return /\p{Surrogate}/u.test(text) ? msg('Not valid text.') : null;
};

/** Without recursion: a body may be nested more deeply than the stack. */
function faultIn(value: unknown): string | null {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    const fault = typeof next === 'string' ? findFault(next) : null;
    if (fault) return fault;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(inner, key);
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSecret = (field: string) => /password|token/.test(field);

/** Trims the texts of the body in place; the failure to answer with when one cannot be kept. */
export function trimTexts(body: Record<string, unknown>): Failure | undefined {
  for (const [field, value] of Object.entries(body)) {
    const fault = findFault(field) ?? faultIn(value);
    if (fault) return invalid({ [field.replaceAll('\0', '')]: [fault] });
    if (typeof value === 'string' && !isSecret(field)) body[field] = value.trim();
  }
  return undefined;
}

const NOT_UTF_8 = new Failure(400, {
  detail: msg('JSON parse error - the body is not valid UTF-8.'),
});
const NOT_JSON = new Failure(400, {
  detail: msg('JSON parse error - the body is not valid JSON.'),
});

/** Reads bodies as the contract wants them: JSON in valid UTF-8, without NUL, texts trimmed. */
export const bodiesPlugin = fp(
  (app, _options, done) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      (request, body, parsed) => {
        if (body.length === 0) {
          parsed(null, undefined);
          return;
        }
        let text: string;
        try {
          text = new TextDecoder('utf-8', { fatal: true }).decode(body);
        } catch {
          parsed(NOT_UTF_8);
          return;
        }
        void parseJson(request, text, (error, value) => {
          parsed(error && NOT_JSON, value);
        });
      },
    );

    app.addHook('onRequest', (request, _reply, next) => {
      const hasNull = request.url.includes('%00');
      next(hasNull ? new Failure(400, { detail: DETAIL.nullCharacters }) : undefined);
    });

    app.addHook('preValidation', (request, _reply, next) => {
      if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
      const { body } = request;
      next(isRecord(body) ? trimTexts(body) : undefined);
    });
    done();
  },
  { name: 'bodies' },
);
