import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { auditRead } from '../../audit/auditRead';
import type { Db } from '../../db/database';
import { users } from '../../db/schema';
import { Failure, notFound } from '../../plugins/failures';
import { userOf, type User } from '../../plugins/session';
import { isAdmin } from '../../posts/rights';
import { readId } from '../../search/filters';

/** Whose vetting a call concerns, and the caller's part in it. */
export interface Subject {
  business: User;
  part: 'owner' | 'admin';
  /** An admin acts as the business, which is audited. */
  isActedFor: boolean;
}

const text = Type.Optional(Type.String({ maxLength: 20 }));

/** Who is meant; only admins may name somebody else, and text that is no id names nobody. */
export const Named = Type.Object({ user_id: text, user: text, as_user: text });
export type Named = { [name in keyof Static<typeof Named>]?: string | undefined };

const onlyBusinesses = () =>
  new Failure(403, { detail: 'The assessment is for business accounts.' });

/** Questions are for businesses and those who review them. Throws 403 for others. */
export function businessOrAdmin(request: FastifyRequest): User {
  const caller = userOf(request);
  if (caller.user_type === 'business' || isAdmin(caller)) return caller;
  throw onlyBusinesses();
}

export async function businessOf(db: Db, id: number): Promise<User | null> {
  const isBusiness = and(eq(users.id, id), eq(users.user_type, 'business'));
  const [user] = await db.select().from(users).where(isBusiness);
  return user ?? null;
}

/**
 * Specification 4, the effective vetting user. Nobody decides on a business of their own. What an admin reads
 * as a business is audited here, what they write where it is written.
 */
export async function subjectOf(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  request: FastifyRequest,
  named: Named,
): Promise<Subject> {
  const caller = businessOrAdmin(request);
  if (isAdmin(caller)) {
    const actingFor = readId(named.as_user ?? '');
    const id = actingFor ?? readId(named.user_id ?? named.user ?? '');
    if (id !== null && id !== caller.id) {
      const business = await businessOf(db, id);
      if (!business) throw notFound();
      const isActedFor = actingFor !== null;
      if (isActedFor && request.method === 'GET') {
        const read = { action: 'vetting.read', subject: 'assessment' };
        await auditRead(db, { actor_id: caller.id, as_user_id: id, ...read }, now());
      }
      return { business, part: isActedFor ? 'owner' : 'admin', isActedFor };
    }
  }
  if (caller.user_type !== 'business') throw onlyBusinesses();
  return { business: caller, part: 'owner', isActedFor: false };
}
