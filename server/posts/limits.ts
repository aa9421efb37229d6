import type { FastifyInstance } from 'fastify';
import type { Limit } from '../plugins/limits';
import { isAdmin, type Caller } from './rights';

/** Resources and events together. */
const PER_MEMBER: Limit = { name: 'post:member', count: 30, periodSeconds: 86_400 };

/** Counts a new post; throws 429 beyond thirty a day. Admins post as many as they need. */
export async function countPost(app: FastifyInstance, caller: Caller): Promise<void> {
  if (!isAdmin(caller)) await app.countAttempt(PER_MEMBER, String(caller.id));
}
