import type { UserData } from '../../../domain/contract/session';

/** A business has no last name (specification 3, sign-up payload). */
export const fullName = ({ first_name, last_name, user_email }: UserData): string =>
  `${first_name} ${last_name}`.trim() || user_email;
