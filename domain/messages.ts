/**
 * Texts of specification section 5 that both the forms and the server answer with.
 * Every other text lives in the area that shows it.
 */
export const FIELD_MESSAGES = {
  userName: 'Please enter your username.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your surname.',
  emailRequired: 'Email Address is required.',
  emailFormat: 'Invalid email address format.',
  thisRequired: 'This is required.',
  passwordRequired: 'Password is required.',
  passwordLength: 'Password must be at least 8 characters long.',
  passwordConfirm: 'Please confirm your password.',
  passwordMismatch: 'Passwords do not match.',
  resetEmail: 'Please enter an email to receive the password reset',
  agreeTerms: 'You need to agree with terms and conditions',
} as const;

/** Of a text that is shown as it is. */
export const PLAIN_TEXT_MESSAGE = 'HTML is not allowed.';

/** What form and server say of a value outside its limits, by the keyword of the schema. */
export const LIMIT_MESSAGES = {
  minLength: (limit: number) => `Write at least ${limit} characters.`,
  maxLength: (limit: number) => `Write up to ${limit} characters.`,
  minItems: (limit: number) => `Choose at least ${limit}.`,
  maxItems: (limit: number) => `Choose up to ${limit}.`,
  minimum: (limit: number) => `Enter ${limit} or more.`,
  maximum: (limit: number) => `Enter ${limit} or less.`,
} as const;

/** The "basic email pattern" of section 5: something, an @, a dotted host. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Section 5, reset password: a top-level domain of 2 to 4 letters. */
export const RESET_EMAIL_PATTERN = /^[\w.%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;
