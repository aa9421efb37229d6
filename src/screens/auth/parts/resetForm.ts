import { object, string } from 'yup';
import { FIELD_MESSAGES, RESET_EMAIL_PATTERN } from '../../../../domain/messages';

export interface ResetValues {
  email: string;
}

export const emptyReset: ResetValues = { email: '' };

export const resetSchema = object({
  email: string()
    .trim()
    .required(FIELD_MESSAGES.resetEmail)
    .matches(RESET_EMAIL_PATTERN, 'Please enter a valid email address'),
});
