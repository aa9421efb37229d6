import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../plugins/failures';
import { userOf, type User } from '../../plugins/session';
import { isAdmin } from '../../posts/rights';

/** The admin who calls. Throws 401 or 403 for everybody else. */
export function adminOf(request: FastifyRequest): User {
  const caller = userOf(request);
  if (!isAdmin(caller)) throw forbidden();
  return caller;
}
