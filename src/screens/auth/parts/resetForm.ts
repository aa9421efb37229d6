import { object, string } from 'yup';
import { RESET_EMAIL_PATTERN } from '../../../../domain/messages';

export interface ResetValues {
  email: string;
}

export const emptyReset: ResetValues = { email: '' };

export const resetSchema = object({
  email: string()
    .trim()
    .required('Please enter an email to receive the password reset')
    .matches(RESET_EMAIL_PATTERN, 'Please enter a valid email address'),
});
