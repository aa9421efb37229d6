import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What joins the lines and spans of one request or one run of a job, as W3C Trace Context defines it. */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** The span of the proxy that passed the request on, 16 digits; null where the trace begins here. */
  parent: string | null;
  /** Whether the proxy records it too. */
  isSampled: boolean;
}

const running = new AsyncLocalStorage<Trace | null>();

/** The trace of what runs now; null outside of requests and jobs. */
export const currentTrace = (): Trace | null => running.getStore() ?? null;

/** Runs something as part of a trace; with null, of none. */
export const inTrace = <Result>(trace: Trace | null, work: () => Result): Result =>
  running.run(trace, work);

const NOTHING = /^0+$/;
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** A trace that begins here. */
export const newTrace = (): Trace => ({
  // Random bytes of its own for each would be a call of the system for each.
  id: randomUUID().replaceAll('-', ''),
  parent: null,
  isSampled: true,
});

/** The trace that a `traceparent` header names; null where it is missing or not valid. */
export function readTraceParent(header: unknown): Trace | null {
  const match = typeof header === 'string' ? TRACE_PARENT.exec(header) : null;
  const [, id = '', parent = '', flags = '', more] = match ?? [];
  if (!match || NOTHING.test(id) || NOTHING.test(parent)) return null;
  if (more !== undefined && match[0].startsWith('00')) return null;
  return { id, parent, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const known = new WeakMap<IncomingMessage, Trace>();

/**
 * The trace of a request, the same for each call. The first call chooses it: `choose` gets what the sender named, which
 * may be null and need not be true.
 */
export function traceOf(
  request: IncomingMessage,
  choose: (named: Trace | null) => Trace | null = () => null,
): Trace {
  const last = known.get(request);
  if (last) return last;
  const trace = choose(readTraceParent(request.headers['traceparent'])) ?? newTrace();
  known.set(request, trace);
  return trace;
}
