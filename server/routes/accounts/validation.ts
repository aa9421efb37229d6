import type { FieldErrors } from '../../../domain/contract/common';
import type { LoginPayload, SignUpPayload } from '../../../domain/contract/session';
import { BUSINESS_AGE_BRACKET, DEFAULT_PHONE, PASSWORD_MIN_LENGTH } from '../../../domain/limits';
import { EMAIL_PATTERN, FIELD_MESSAGES as TEXT } from '../../../domain/messages';
import { canonicalName, isAllowedEmail, userNameFault } from '../../../domain/userNames';
import type { UserType } from '../../../domain/accountTypes';
import { msg, t } from '../../../domain/language';
import { AGE_BRACKETS } from '../../../domain/vocabulary';
import { passwordFaults } from '../../security/passwordRules';

export type Rule = [field: string, isBroken: boolean, message: string];

/** The first broken rule of each field. */
export function collectErrors(rules: Rule[]): FieldErrors {
  const broken = rules.filter(([, isBroken]) => isBroken).reverse();
  return Object.fromEntries(broken.map(([field, , message]) => [field, [message]]));
}

const isShort = (password: string) => password.length < PASSWORD_MIN_LENGTH;

export const loginErrors = ({ username, password }: LoginPayload): FieldErrors =>
  collectErrors([
    ['username', username === '', TEXT.userName],
    ['password', password === '', TEXT.passwordRequired],
    ['password', isShort(password), TEXT.passwordLength],
  ]);

/** The payload as it is stored: no spaces in an individual's user name, a phone by default. */
export const normaliseSignUp = (payload: SignUpPayload): Required<SignUpPayload> => ({
  ...payload,
  username:
    payload.user_type === 'individual' ? payload.username.replace(/\s/g, '') : payload.username,
  phone_num: payload.phone_num?.trim() ? payload.phone_num : DEFAULT_PHONE,
});

export const phoneRules = (phone: string): Rule[] => [
  ['phone_num', !/^[\d\s()+-]{7,}$/.test(phone), msg('Enter a valid phone number.')],
];

export const emailRules = (field: string, email: string): Rule[] => [
  [field, email === '', TEXT.emailRequired],
  [field, !EMAIL_PATTERN.test(email), TEXT.emailFormat],
];

/** The rules of an email that is new to the account. */
export const newEmailRules = (field: string, email: string): Rule[] => [
  ...emailRules(field, email),
  [field, !isAllowedEmail(email), TEXT.emailFormat],
];

/** A business has one name, stored as the first name, and may add it later. */
export const nameRules = (firstName: string, lastName: string, userType: UserType): Rule[] => [
  ['first_name', userType === 'individual' && firstName === '', TEXT.firstName],
  ['last_name', userType === 'individual' && lastName === '', TEXT.lastName],
  ['last_name', userType === 'business' && lastName !== '', msg('A business has no last name.')],
];

const isBracket = (value: string) => AGE_BRACKETS.some((bracket) => bracket.value === value);
const notAChoice = (value: string) => t('"{value}" is not a valid choice.', { value: value });

function userNameRules({ username }: SignUpPayload): Rule[] {
  const fault = userNameFault(username);
  return [
    ['username', username === '', TEXT.userName],
    ['username', fault !== null, fault ?? ''],
  ];
}

const individualRules = (payload: SignUpPayload): Rule[] => [
  ...userNameRules(payload),
  ['age_bracket', payload.age_bracket === '', TEXT.thisRequired],
  ['age_bracket', !isBracket(payload.age_bracket), notAChoice(payload.age_bracket)],
];

const businessRules = (payload: SignUpPayload): Rule[] => [
  [
    'username',
    canonicalName(payload.username) !== canonicalName(payload.email),
    msg('The company email is the username.'),
  ],
  ['age_bracket', payload.age_bracket !== BUSINESS_AGE_BRACKET, notAChoice(payload.age_bracket)],
];

/** The same rules as for a later change of the password. */
function passwordErrors(payload: Required<SignUpPayload>): FieldErrors {
  if (payload.password === '') return { password: [TEXT.passwordRequired] };
  const faults = passwordFaults(payload.password, payload);
  return faults.length > 0 ? { password: faults } : {};
}

/** Specification 5, registration, in the form's own words. */
export const signUpErrors = (payload: Required<SignUpPayload>): FieldErrors => ({
  ...collectErrors([
    ...newEmailRules('email', payload.email),
    ...phoneRules(payload.phone_num),
    ...nameRules(payload.first_name, payload.last_name, payload.user_type),
    ...(payload.user_type === 'individual' ? individualRules(payload) : businessRules(payload)),
  ]),
  ...passwordErrors(payload),
});
