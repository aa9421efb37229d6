import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { LoadRequest, NextRequest } from './loadTraffic';

/** What became of the requests of a kind. */
export interface KindReport {
  /** Nanoseconds. */
  times: RecordableHistogram;
  /** Answers by status; 0 for none. */
  statuses: Map<number, number>;
  /** Answered 503, and with success when they were sent again. */
  retried: number;
  /** Answered with success in the end. */
  done: number;
  /** What a visitor would have noticed. */
  failed: number;
}

export type LoadReport = Map<string, KindReport>;

export interface LoadOptions {
  origins: string[];
  next: NextRequest;
  seconds: number;
  /** Requests on their way at once. */
  connections: number;
  /** Requests a second, which are sent whether the ones before are answered or not; null: as many as are answered. */
  rate: number | null;
}

interface Answer {
  status: number;
  retryAfter: number | null;
}

/** Milliseconds after which a request that is answered 503 every time has failed. */
const PATIENCE = 30_000;

const NO_ANSWER: Answer = { status: 0, retryAfter: null };

async function send(pool: Pool, { method, path, headers, body }: LoadRequest): Promise<Answer> {
  try {
    const answer = await pool.request({ method, path, headers, body: body ?? null });
    await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.statusCode,
      retryAfter: retryAfter === undefined ? null : Number(retryAfter),
    };
  } catch {
    return NO_ANSWER;
  }
}

const isRefusal = (status: number): boolean => status === 0 || status >= 500;

/** Sends requests to the origins in turn, and returns what became of them. */
export async function load({ origins, next, seconds, connections, rate }: LoadOptions) {
  const pools = origins.map(
    (origin) =>
      new Pool(origin, { connections: Math.ceil(connections / origins.length), pipelining: 1 }),
  );
  const report: LoadReport = new Map();
  const bySecond: RecordableHistogram[] = [];
  let turn = 0;

  const reportOf = (kind: string): KindReport => {
    const found = report.get(kind) ?? {
      ...{ times: createHistogram(), statuses: new Map<number, number>() },
      ...{ retried: 0, done: 0, failed: 0 },
    };
    report.set(kind, found);
    return found;
  };

  function note(own: KindReport, due: number): void {
    const took = Math.max(1, Math.round((performance.now() - due) * 1e6));
    own.times.record(took);
    const second = Math.floor((due - start) / 1000);
    (bySecond[second] ??= createHistogram()).record(took);
  }

  /** As a proxy does: a process that is not there is passed over. Repeated writes have a key. */
  async function sendInTurn(request: LoadRequest): Promise<Answer> {
    turn += 1;
    const first = turn;
    for (let passed = 0; passed < pools.length; passed += 1) {
      const pool = pools[(first + passed) % pools.length];
      const answer = pool ? await send(pool, request) : NO_ANSWER;
      if (answer.status !== 0) return answer;
    }
    return NO_ANSWER;
  }

  async function sendOne(due: number): Promise<void> {
    const request = next();
    const own = reportOf(request.kind);
    const { status, retryAfter } = await sendInTurn(request);
    note(own, due);
    own.statuses.set(status, (own.statuses.get(status) ?? 0) + 1);
    const last = await repeatAsAsked(request, { status, retryAfter });
    if (isRefusal(last.status)) own.failed += 1;
    else if (last.status < 400) own.done += 1;
    if (isRefusal(status) && !isRefusal(last.status)) own.retried += 1;
  }

  /** As often as a 503 says when to come back. */
  async function repeatAsAsked(request: LoadRequest, first: Answer): Promise<Answer> {
    const givenUpAt = performance.now() + PATIENCE;
    let answer = first;
    while (answer.status === 503 && answer.retryAfter !== null && performance.now() < givenUpAt) {
      await delay(answer.retryAfter * 1000);
      answer = await sendInTurn(request);
    }
    return answer;
  }

  const start = performance.now();
  const end = start + seconds * 1000;

  /** Each sends the next one when the last one is answered. */
  const asAnswered = async (): Promise<void> => {
    while (performance.now() < end) await sendOne(performance.now());
  };

  /** What waits for a slow answer counts the time since it was due. */
  async function atRate(perSecond: number): Promise<void> {
    const running = new Set<Promise<void>>();
    let due = performance.now();
    while (due < end) {
      while (due <= performance.now()) {
        const sending = sendOne(due).finally(() => running.delete(sending));
        running.add(sending);
        due += 1000 / perSecond;
      }
      await delay(1);
    }
    await Promise.all(running);
  }

  await (rate === null
    ? Promise.all(Array.from({ length: connections }, asAnswered))
    : atRate(rate));
  const took = (performance.now() - start) / 1000;
  await Promise.all(pools.map((pool) => pool.destroy()));
  return { report, bySecond, took };
}
