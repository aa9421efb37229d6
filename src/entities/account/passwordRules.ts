import { ref, string } from 'yup';
import { t } from '../../../domain/language';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits';
import { FIELD_MESSAGES } from '../../../domain/messages';

export const passwordRule = string()
  .required(() => t(FIELD_MESSAGES.passwordRequired))
  .min(PASSWORD_MIN_LENGTH, () => t(FIELD_MESSAGES.passwordLength));

export const confirmationRule = (passwordField: string) =>
  string()
    .required(() => t(FIELD_MESSAGES.passwordConfirm))
    .oneOf([ref(passwordField)], () => t(FIELD_MESSAGES.passwordMismatch));

/** Whether the confirmation may turn green: equal, and itself an allowed password. */
export const isConfirmed = (password: string, confirmation: string): boolean =>
  password === confirmation && passwordRule.isValidSync(password);

export interface NewPasswordValues {
  new_password1: string;
  new_password2: string;
}

export const emptyNewPassword: NewPasswordValues = { new_password1: '', new_password2: '' };

export const newPasswordRules = {
  new_password1: passwordRule,
  new_password2: confirmationRule('new_password1'),
};
