import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { msg } from '../../../domain/language';
import { hasPermission } from '../../../domain/permissions';
import { auditRead } from '../../audit/auditRead';
import type { Db } from '../../db/database';
import { users } from '../../db/schema/accounts';
import { Failure, notFound } from '../../plugins/failures';
import { userOf, type User } from '../../plugins/session';
import { readId } from '../../search/filters';

/** Whose assessment a request is about, and the part of the caller in it. */
export interface Subject {
  business: User;
  part: 'owner' | 'admin';
  /** A reviewer acts as the business; this is audited. */
  isOnBehalf: boolean;
}

const text = Type.Optional(Type.String({ maxLength: 20 }));

/**
 * Names the business that a request is about. Only reviewers may name another one; text that is not an
 * id is ignored.
 */
export const SubjectQuery = Type.Object({ user_id: text, user: text, as_user: text });
export type SubjectQuery = { [name in keyof Static<typeof SubjectQuery>]?: string | undefined };

const onlyBusinesses = () =>
  new Failure(403, { detail: msg('The assessment is for business accounts.') });

/** The caller, if it is a business or a reviewer. Throws 403 for others. */
export function businessOrAdmin(request: FastifyRequest): User {
  const caller = userOf(request);
  if (caller.user_type === 'business' || hasPermission(caller, 'reviewApplications')) return caller;
  throw onlyBusinesses();
}

export async function businessOf(db: Db, id: number): Promise<User | null> {
  const isBusiness = and(eq(users.id, id), eq(users.user_type, 'business'));
  const [user] = await db.select().from(users).where(isBusiness);
  return user ?? null;
}

/**
 * The effective vetting user of specification 4. A reviewer with a business has the part of its
 * owner. Reads by a reviewer as a business are audited here, writes where they happen.
 */
export async function subjectOf(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  request: FastifyRequest,
  named: SubjectQuery,
): Promise<Subject> {
  const caller = businessOrAdmin(request);
  if (hasPermission(caller, 'reviewApplications')) {
    const onBehalfOf = readId(named.as_user ?? '');
    const id = onBehalfOf ?? readId(named.user_id ?? named.user ?? '');
    if (id !== null && id !== caller.id) {
      const business = await businessOf(db, id);
      if (!business) throw notFound();
      const isOnBehalf = onBehalfOf !== null;
      if (isOnBehalf && request.method === 'GET') {
        const read = { action: 'vetting.read', subject: 'assessment' };
        await auditRead(db, { actor_id: caller.id, as_user_id: id, ...read }, now());
      }
      return { business, part: isOnBehalf ? 'owner' : 'admin', isOnBehalf };
    }
  }
  if (caller.user_type !== 'business') throw onlyBusinesses();
  return { business: caller, part: 'owner', isOnBehalf: false };
}
