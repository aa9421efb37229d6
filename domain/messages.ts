import { msg, t } from './language';

/**
 * Texts of specification section 5 that both the forms and the server answer with.
 * Every other text lives in the area that shows it.
 */
export const FIELD_MESSAGES = {
  userName: msg('Please enter your username.'),
  firstName: msg('Please enter your first name.'),
  lastName: msg('Please enter your surname.'),
  emailRequired: msg('Email Address is required.'),
  emailFormat: msg('Invalid email address format.'),
  thisRequired: msg('This is required.'),
  passwordRequired: msg('Password is required.'),
  passwordLength: msg('Password must be at least 8 characters long.'),
  passwordConfirm: msg('Please confirm your password.'),
  passwordMismatch: msg('Passwords do not match.'),
  resetEmail: msg('Please enter an email to receive the password reset'),
  agreeTerms: msg('You need to agree with terms and conditions'),
} as const;

/** Of a text that is shown as it is. */
export const PLAIN_TEXT_MESSAGE = msg('HTML is not allowed.');

/** What form and server say of a value outside its limits, by the keyword of the schema. */
export const LIMIT_MESSAGES = {
  minLength: (limit: number) => t('Write at least {limit} characters.', { limit }),
  maxLength: (limit: number) => t('Write up to {limit} characters.', { limit }),
  minItems: (limit: number) => t('Choose at least {limit}.', { limit }),
  maxItems: (limit: number) => t('Choose up to {limit}.', { limit }),
  minimum: (limit: number) => t('Enter {limit} or more.', { limit }),
  maximum: (limit: number) => t('Enter {limit} or less.', { limit }),
} as const;

/** The "basic email pattern" of section 5: something, an @, a dotted host. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Section 5, reset password: a top-level domain of 2 to 4 letters. */
export const RESET_EMAIL_PATTERN = /^[\w.%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;
