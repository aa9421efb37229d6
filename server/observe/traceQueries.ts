import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import pg from 'pg';

type Query = (this: unknown, ...given: unknown[]) => unknown;

const OPERATION = /^\s*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/** The text of a query; null for a cursor, which is sent in parts. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return isConfig && typeof query.text === 'string' ? query.text : null;
}

/** What is done with which table, such as `select users`: never the text, which could hold what somebody typed. */
export function nameOfQuery(text: string): { operation: string; table: string | null } {
  const operation = (OPERATION.exec(text)?.[1] ?? 'query').toLowerCase();
  return { operation, table: TABLE.exec(text)?.[1] ?? null };
}

function startSpan(tracer: Tracer, text: string): Span {
  const { operation, table } = nameOfQuery(text);
  return tracer.startSpan(table === null ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    },
  });
}

function end(span: Span, error: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Makes a span of each query to PostgreSQL within another span, until the function that it returns is called. */
export function traceQueries(tracer: Tracer): () => void {
  const client = pg.Client.prototype as { query: Query };
  const { query } = client;
  client.query = function (...given) {
    const text = textOf(given[0]);
    if (text === null || !trace.getSpan(context.active())) return query.apply(this, given);
    const span = startSpan(tracer, text);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const tell = last as (...answer: unknown[]) => void;
      const telling = (...answer: unknown[]) => {
        end(span, answer[0]);
        tell(...answer);
      };
      return query.apply(this, [...given.slice(0, -1), context.bind(context.active(), telling)]);
    }
    const answer = query.apply(this, given);
    if (answer instanceof Promise) {
      answer.then(
        () => end(span, null),
        (error: unknown) => end(span, error),
      );
    }
    return answer;
  };
  return () => {
    client.query = query;
  };
}
