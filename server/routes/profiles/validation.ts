import type { FieldErrors } from '../../../domain/contract/common';
import type { ProfilePayload } from '../../../domain/contract/profile';
import { DEFAULT_PHONE } from '../../../domain/limits';
import type { UserType } from '../../../domain/vocabulary';
import { collect, emailRules, nameRules, phoneRules } from '../accounts/validation';

export const withDefaultPhone = (payload: ProfilePayload): ProfilePayload => ({
  ...payload,
  phone_num: payload.phone_num || DEFAULT_PHONE,
});

/** The rules of sign-up, for what can be changed later. */
export const profileErrors = (payload: ProfilePayload, userType: UserType): FieldErrors =>
  collect([
    ...nameRules(payload.first_name, payload.last_name, userType),
    ...emailRules('user_email', payload.user_email),
    ...phoneRules(payload.phone_num),
  ]);
