import type { FieldErrors } from '../../../domain/contract/common';
import type { ProfilePayload } from '../../../domain/contract/profile';
import { DEFAULT_PHONE } from '../../../domain/limits';
import type { User } from '../../plugins/session';
import {
  collectErrors,
  emailRules,
  nameRules,
  newEmailRules,
  phoneRules,
} from '../accounts/validation';

export const withDefaultPhone = <T extends { phone_num: string }>(payload: T): T => ({
  ...payload,
  phone_num: payload.phone_num || DEFAULT_PHONE,
});

/** The rules of sign-up, for what can be changed later. */
export function profileErrors(payload: ProfilePayload, user: User): FieldErrors {
  const rulesOfEmail = payload.user_email === user.email ? emailRules : newEmailRules;
  return collectErrors([
    ...nameRules(payload.first_name, payload.last_name, user.user_type),
    ...rulesOfEmail('user_email', payload.user_email),
    ...phoneRules(payload.phone_num),
  ]);
}
