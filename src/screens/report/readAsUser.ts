import type { UserData } from '../../../domain/contract/session';

/** Specification 4: whose report an admin asks for; null for one's own. */
export function readAsUser(params: URLSearchParams, user: UserData): number | null {
  const asked = params.get('as_user') ?? '';
  if (user.role !== 'admin' || !/^\d{1,9}$/.test(asked)) return null;
  const id = Number(asked);
  return id === user.user_id ? null : id;
}
