import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import { FIELD_MESSAGES, RESET_EMAIL_PATTERN } from '../../../../domain/messages';

export interface ResetValues {
  email: string;
}

export const emptyReset: ResetValues = { email: '' };

export const resetSchema = object({
  email: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.resetEmail))
    .matches(RESET_EMAIL_PATTERN, () => t('Please enter a valid email address')),
});
