import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import type { LoginPayload } from '../../../../domain/contract/session';
import { PASSWORD_MIN_LENGTH } from '../../../../domain/limits';
import { FIELD_MESSAGES } from '../../../../domain/messages';

export interface LoginValues {
  user_name: string;
  user_password: string;
}

export const emptyLogin: LoginValues = { user_name: '', user_password: '' };

export const loginSchema = object({
  user_name: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.userName)),
  user_password: string()
    .required(() => t(FIELD_MESSAGES.passwordRequired))
    .min(PASSWORD_MIN_LENGTH, () => t(FIELD_MESSAGES.passwordLength)),
});

export const toCredentials = ({ user_name, user_password }: LoginValues): LoginPayload => ({
  username: user_name.trim(),
  password: user_password,
});
