/**
 * Specification 3 and 6: the types of account, and the roles. Apart from the other vocabulary, which the first load of
 * the pages does not need; what each role may do is in `permissions.ts`.
 */
export const USER_TYPES = ['individual', 'business'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ROLES = ['member', 'reviewer', 'editor', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether somebody belongs to the team, in whatever role. */
export const isInTeam = (user: { role: Role } | null): boolean =>
  user !== null && user.role !== 'member';
