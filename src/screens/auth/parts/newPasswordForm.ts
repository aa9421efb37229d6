import { object } from 'yup';
import { confirmationRule, passwordRule } from './registerForm';

export interface NewPasswordValues {
  new_password1: string;
  new_password2: string;
}

export const emptyNewPassword: NewPasswordValues = { new_password1: '', new_password2: '' };

export const newPasswordSchema = object({
  new_password1: passwordRule,
  new_password2: confirmationRule('new_password1'),
});
