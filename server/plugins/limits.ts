import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/database';
import { attempts } from '../db/schema/shared';
import { throttled } from './failures';

export interface Limit {
  /** What is counted, such as `login:account`. */
  name: string;
  /** Attempts within the period that are let through. */
  count: number;
  periodSeconds: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts one attempt of `who`, a name in its canonical form; throws 429 with Retry-After beyond
     * the limit.
     */
    countAttempt(limit: Limit, who: string, tx?: Db): Promise<void>;
    /** Uncounts an attempt that turned out to be none, as a right password among wrong ones. */
    takeBackAttempt(limit: Limit, who: string): Promise<void>;
    /** Forgets the attempts of `who`, as after a right password. */
    forgetAttempts(limit: Limit, who: string): Promise<void>;
  }
}

/** The caller's address; an IPv6 customer holds a whole /64, so it counts as one. */
export function addressOf({ ip }: FastifyRequest): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** The table holds no email or address in clear. */
const bucketOf = (limit: Limit, who: string): string =>
  `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`;

/** Attempts are counted in the database, so that every process of the server shares them. */
export const limitsPlugin = fp(
  (app, _options, done) => {
    app.decorate('countAttempt', async (limit: Limit, who: string, tx: Db = app.db) => {
      const now = app.now();
      const ends = new Date(now.getTime() + limit.periodSeconds * 1000);
      const isOver = sql`${attempts.resets_at} <= ${now.toISOString()}::timestamptz`;
      const [row] = await tx
        .insert(attempts)
        .values({ bucket: bucketOf(limit, who), count: 1, resets_at: ends })
        .onConflictDoUpdate({
          target: attempts.bucket,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            resets_at: sql`case when ${isOver} then excluded.resets_at else ${attempts.resets_at} end`,
          },
        })
        .returning();
      if (!row || row.count <= limit.count) return;
      throw throttled(Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)));
    });

    app.decorate('takeBackAttempt', async (limit: Limit, who: string) => {
      await app.db
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(and(eq(attempts.bucket, bucketOf(limit, who)), gt(attempts.count, 0)));
    });

    app.decorate('forgetAttempts', async (limit: Limit, who: string) => {
      await app.db.delete(attempts).where(eq(attempts.bucket, bucketOf(limit, who)));
    });
    done();
  },
  { name: 'limits', dependencies: ['database', 'clock'] },
);
