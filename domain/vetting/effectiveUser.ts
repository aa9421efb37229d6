import { hasPermission } from '../permissions';
import type { Role } from '../accountTypes';

interface Viewer {
  user_id: number;
  role: Role;
}

interface EffectiveUser {
  /** Whose answers are shown and changed. */
  userId: number;
  /** The business that a reviewer looks at; null for one's own answers. */
  asUser: number | null;
}

/**
 * Specification 4: `as_user` counts only for a reviewer and only when it is numeric (a positive whole
 * number in digits, as ids are); otherwise it is the signed-in user. No errors.
 */
export function effectiveVettingUser(viewer: Viewer, asUser: string | null): EffectiveUser {
  const named = asUser !== null && /^[0-9]+$/.test(asUser) ? Number(asUser) : Number.NaN;
  const isSomebodyElse =
    hasPermission(viewer, 'reviewApplications') &&
    Number.isSafeInteger(named) &&
    named > 0 &&
    named !== viewer.user_id;
  return isSomebodyElse
    ? { userId: named, asUser: named }
    : { userId: viewer.user_id, asUser: null };
}
