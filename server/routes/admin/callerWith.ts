import type { FastifyRequest } from 'fastify';
import { hasPermission, type Permission } from '../../../domain/permissions';
import { DETAIL, Failure, forbidden } from '../../plugins/failures';
import { userOf, type User } from '../../plugins/session';

/** The caller, who has this permission. Throws 401 or 403 for everybody else. */
export function callerWith(request: FastifyRequest, permission: Permission): User {
  const caller = userOf(request);
  if (request.isTwoStepDue) throw new Failure(403, { detail: DETAIL.twoStepDue });
  if (!hasPermission(caller, permission)) throw forbidden();
  return caller;
}
