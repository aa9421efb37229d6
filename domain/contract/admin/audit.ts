import { Type, type Static } from 'typebox';
import { Nullable } from '../common';
import { filterText, gridQuery } from './grid';

/** Who did what for whom; never changed. */
export const AuditEntry = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String(),
    actor_id: Type.Integer(),
    /** Null once the account is gone. */
    actor_name: Nullable(Type.String()),
    as_user_id: Nullable(Type.Integer()),
    as_user_name: Nullable(Type.String()),
    /** Such as `vetting.response`. */
    action: Type.String(),
    /** Such as `question 101`. */
    subject: Type.String(),
    /** What the subject is called now; null where it is gone or has no name. */
    subject_name: Nullable(Type.String()),
    note: Type.String(),
    /** SHA-256 of what was there, to prove a copy by; empty where nothing was. */
    before_hash: Type.String(),
    after_hash: Type.String(),
  },
  { $id: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

/** `GET mainapp/admin/audit/`, newest first; `q` searches action, subject and note. */
export const AuditGridQuery = Type.Object({
  ...gridQuery,
  action: filterText('How the action begins, such as vetting'),
  actor: filterText('Id of who did it'),
  from: filterText('YYYY-MM-DD'),
  to: filterText('YYYY-MM-DD, included'),
});
export type AuditGridQuery = Static<typeof AuditGridQuery>;
