/**
 * Specification 3 and 6: the types of account, and what somebody may do. Apart from the other vocabulary, which the
 * first load of the pages does not need.
 */
export const USER_TYPES = ['individual', 'business'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ROLES = ['member', 'admin'] as const;
export type Role = (typeof ROLES)[number];
