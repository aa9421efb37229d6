import type { SignUpPayload } from '../../../../domain/contract/session';
import { BUSINESS_AGE_BRACKET, DEFAULT_PHONE } from '../../../../domain/limits';
import type { UserType } from '../../../../domain/accountTypes';
import { withoutSpaces, type RegisterValues } from './registerForm';

/** What the form sends (specification 3): geo_location and gender are asked, but not sent. */
export function toSignUpPayload(kind: UserType, values: RegisterValues): SignUpPayload {
  const email = values.user_email.trim();
  const isBusiness = kind === 'business';
  return {
    first_name: values.first_name.trim(),
    last_name: isBusiness ? '' : values.last_name.trim(),
    username: isBusiness ? email : withoutSpaces(values.user_name),
    email,
    password: values.user_password,
    age_bracket: isBusiness ? BUSINESS_AGE_BRACKET : values.user_age_bracket,
    phone_num: DEFAULT_PHONE,
    user_type: kind,
  };
}
