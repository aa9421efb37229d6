import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { msg } from '../../domain/language';
import { oldestKept } from '../../domain/retention';
import type { Db } from '../db/database';
import { idempotencyKeys } from '../db/schema/shared';
import { Failure } from './failures';

const PRINTABLE = /^[\x21-\x7e]{1,200}$/;

/** What is kept of a first answer: never a secret. A session is opened anew for a repeat. */
type Kept = Record<string, number | string>;

export interface Outcome<T> {
  result: T;
  /** The same request was answered before, and nothing was written now. */
  repeated: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs `work` in a transaction; with an Idempotency-Key at most once in 24 hours for this
     * caller and route. Throws 422 when the key came with another body or subject. Fields named in `secrets`
     * are left out of the comparison, and the caller must check them itself on a repeat. A request
     * that does several things in a transaction each tells them apart by `part`.
     */
    runOnce<T extends Kept>(
      request: FastifyRequest,
      secrets: string[],
      work: (tx: Db) => Promise<T>,
      part?: number,
    ): Promise<Outcome<T>>;
  }
}

function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && PRINTABLE.test(key)) return key;
  throw new Failure(400, { detail: msg('Idempotency-Key must be 1 to 200 printable characters.') });
}

function hashRequest({ params, body }: FastifyRequest, secrets: string[]): string {
  const entries = Object.entries(body ?? {}).filter(([field]) => !secrets.includes(field));
  const ordered = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const asked = [...Object.entries(params ?? {}), ...ordered];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

/** A second request with the same key waits at the row of the first until that has committed. */
export const idempotencyPlugin = fp(
  (app, _options, done) => {
    app.decorate(
      'runOnce',
      async <T extends Kept>(
        request: FastifyRequest,
        secrets: string[],
        work: (tx: Db) => Promise<T>,
        part?: number,
      ): Promise<Outcome<T>> => {
        const whole = readKey(request);
        const key = whole === null || part === undefined ? whole : `${whole} ${part}`;
        const route = `${request.method} ${request.routeOptions.url ?? ''}`;
        const actor = request.signedIn ? `user:${request.signedIn.id}` : 'visitor';
        const bodyHash = hashRequest(request, secrets);

        return app.db.transaction(async (tx) => {
          if (key === null) return { result: await work(tx), repeated: false };
          const now = app.now();
          const oldest = oldestKept('repeats', now);
          const same = and(
            eq(idempotencyKeys.actor, actor),
            eq(idempotencyKeys.route, route),
            eq(idempotencyKeys.key, key),
          );
          const taken = await tx
            .insert(idempotencyKeys)
            .values({ actor, route, key, body_hash: bodyHash, created_at: now })
            .onConflictDoUpdate({
              target: [idempotencyKeys.actor, idempotencyKeys.route, idempotencyKeys.key],
              set: { body_hash: bodyHash, answer: null, created_at: now },
              setWhere: sql`${idempotencyKeys.created_at} < ${oldest.toISOString()}::timestamptz`,
            })
            .returning({ key: idempotencyKeys.key });
          if (taken.length === 0) {
            const [first] = await tx.select().from(idempotencyKeys).where(same);
            if (first?.body_hash !== bodyHash || first.answer === null) {
              const detail = msg('This Idempotency-Key was used with another request.');
              throw new Failure(422, { detail });
            }
            return { result: JSON.parse(first.answer) as T, repeated: true };
          }
          const result = await work(tx);
          const answer = JSON.stringify(result);
          await tx.update(idempotencyKeys).set({ answer }).where(same);
          return { result, repeated: false };
        });
      },
    );
    done();
  },
  { name: 'idempotency', dependencies: ['database', 'clock'] },
);
