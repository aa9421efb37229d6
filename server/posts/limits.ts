import type { FastifyInstance } from 'fastify';
import { hasPermission } from '../../domain/permissions';
import type { Limit } from '../plugins/limits';
import type { Caller } from './rights';

/** Resources and events together. */
const PER_MEMBER: Limit = { name: 'post:member', count: 30, periodSeconds: 86_400 };

/** Counts a new post; throws 429 beyond thirty a day. Editors post as many as they need. */
export async function countPost(app: FastifyInstance, caller: Caller): Promise<void> {
  if (!hasPermission(caller, 'reviewPosts')) await app.countAttempt(PER_MEMBER, String(caller.id));
}
