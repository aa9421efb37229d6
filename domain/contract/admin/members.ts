import { Type, type Static } from 'typebox';
import { REVIEW_NOTE } from '../../fieldLimits';
import { ROLES, USER_TYPES } from '../../accountTypes';
import { closed, OneOf } from '../common';
import { filterText, gridQuery } from './grid';

export const MEMBER_SORTS = ['name', 'created_at'] as const;

/** An account as admins manage it. */
export const MemberRow = Type.Object(
  {
    user_id: Type.Integer(),
    username: Type.String(),
    name: Type.String(),
    user_email: Type.String(),
    user_type: OneOf(USER_TYPES),
    role: OneOf(ROLES),
    active: Type.Boolean({ description: 'False while suspended' }),
    form_filled: Type.Boolean(),
    newsletter: Type.Boolean(),
    created_at: Type.String(),
  },
  { $id: 'MemberRow' },
);
export type MemberRow = Static<typeof MemberRow>;

export const MemberGridQuery = Type.Object({
  ...gridQuery,
  user_type: filterText('individual or business'),
  role: filterText(`team, or one of ${ROLES.join(', ')}`),
  active: filterText('true or false'),
});
export type MemberGridQuery = Static<typeof MemberGridQuery>;

/** `POST mainapp/admin/members/{id}/role/`; the reason is for the record. */
export const RolePayload = Type.Object(
  { role: OneOf(ROLES), reason: Type.String(REVIEW_NOTE) },
  closed,
);
export type RolePayload = Static<typeof RolePayload>;

/** `POST mainapp/admin/members/{id}/suspension/`: its owner is mailed the reason. */
export const SuspensionPayload = Type.Object(
  { suspended: Type.Boolean(), reason: Type.String(REVIEW_NOTE) },
  closed,
);
export type SuspensionPayload = Static<typeof SuspensionPayload>;

/** `POST mainapp/admin/members/{id}/two-step/reset/`. */
export const TwoStepResetPayload = Type.Object({ reason: Type.String(REVIEW_NOTE) }, closed);
export type TwoStepResetPayload = Static<typeof TwoStepResetPayload>;

/** `DELETE mainapp/admin/members/{id}/`. */
export const RemovalPayload = Type.Object({ reason: Type.String(REVIEW_NOTE) }, closed);
export type RemovalPayload = Static<typeof RemovalPayload>;
