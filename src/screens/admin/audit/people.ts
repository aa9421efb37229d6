import type { AuditEntry } from '../../../../domain/contract/admin/audit';

/** Who did it; an account that is gone is named by its number. */
export const actorText = ({ actor_id, actor_name }: AuditEntry): string =>
  actor_name ?? `Account no. ${actor_id}, which is gone`;

/** The business that was acted for; empty where nobody was. */
export function onBehalfText({ as_user_id, as_user_name }: AuditEntry): string {
  if (as_user_id === null) return '';
  return as_user_name ?? `Account no. ${as_user_id}, which is gone`;
}
