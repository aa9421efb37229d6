import { boolean, object, string } from 'yup';
import { t } from '../../../../domain/language';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { isAllowedEmail, userNameFault } from '../../../../domain/userNames';
import type { UserType } from '../../../../domain/accountTypes';
import { KENYA } from '../../../content/countries';
import { confirmationRule, passwordRule } from '../../../entities/account/passwordRules';

export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The fields of specification 3, registration form; a business leaves the personal ones blank. */
export interface RegisterValues {
  user_name: string;
  first_name: string;
  last_name: string;
  user_email: string;
  geo_location: string;
  gender: string;
  user_age_bracket: string;
  user_password: string;
  confirm_password: string;
  agree_terms: boolean;
}

export const emptyRegistration: RegisterValues = {
  user_name: '',
  first_name: '',
  last_name: '',
  user_email: '',
  geo_location: KENYA,
  gender: '',
  user_age_bracket: '',
  user_password: '',
  confirm_password: '',
  agree_terms: false,
};

export const termsRule = boolean().oneOf([true], () => t(FIELD_MESSAGES.agreeTerms));

const businessSchema = object({
  user_email: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.emailRequired))
    .test(
      'email',
      () => t(FIELD_MESSAGES.emailFormat),
      (text) => !text || isAllowedEmail(text),
    ),
  user_password: passwordRule,
  confirm_password: confirmationRule('user_password'),
  agree_terms: termsRule,
});

const individualSchema = businessSchema.shape({
  user_name: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.userName))
    .test('name', (text, { createError }) => {
      const message = text ? userNameFault(withoutSpaces(text)) : null;
      return message === null || createError({ message });
    }),
  first_name: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.firstName)),
  last_name: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.lastName)),
  geo_location: string().required(() => t(FIELD_MESSAGES.thisRequired)),
  gender: string().required(() => t(FIELD_MESSAGES.thisRequired)),
  user_age_bracket: string().required(() => t(FIELD_MESSAGES.thisRequired)),
});

export const registerSchema = (kind: UserType) =>
  kind === 'individual' ? individualSchema : businessSchema;

const credentialLabels = () => ({
  user_password: t('Password'),
  confirm_password: t('Confirm Password'),
  agree_terms: t('Terms & Conditions'),
});

/** Labels by field name, in the order of the form. */
export const registerLabels = {
  individual: () => ({
    user_name: t('Username'),
    first_name: t('First Name'),
    last_name: t('Last Name'),
    user_email: t('Email Address'),
    geo_location: t('Country'),
    gender: t('Gender'),
    user_age_bracket: t('Age Bracket'),
    ...credentialLabels(),
  }),
  business: () => ({
    first_name: t('Company Name'),
    user_email: t('Company Email'),
    ...credentialLabels(),
  }),
} satisfies Record<UserType, () => Partial<Record<keyof RegisterValues, string>>>;
