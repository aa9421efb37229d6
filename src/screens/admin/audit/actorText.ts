import { t } from '../../../../domain/language';
import type { AuditEntry } from '../../../../domain/contract/admin/audit';

/** The name of the actor, or the account number when the account is deleted. */
export const actorText = ({ actor_id, actor_name }: AuditEntry): string =>
  actor_name ?? t('Account no. {id}, which is gone', { id: actor_id });

/** The business that an admin acted for; empty when there was none. */
export function onBehalfText({ as_user_id, as_user_name }: AuditEntry): string {
  if (as_user_id === null) return '';
  return as_user_name ?? t('Account no. {id}, which is gone', { id: as_user_id });
}

/** What an entry is about: its name with its number, or what the log calls it. */
export const subjectText = ({ subject, subject_name }: AuditEntry): string =>
  subject_name === null ? subject : `${subject_name} (${subject})`;
