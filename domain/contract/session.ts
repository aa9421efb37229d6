import { Type, type Static } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '../limits';
import { ROLES, USER_TYPES } from '../accountTypes';
import { DOCUMENT_KEYS } from '../documents';
import { closed, Nullable, OneOf } from './common';

/** A document that changed; its number goes back with the member's consent. */
export const DocumentDue = Type.Object({ key: OneOf(DOCUMENT_KEYS), version: Type.Integer() });
export type DocumentDue = Static<typeof DocumentDue>;

/** Specification 3, session data. Kept by the SPA in local storage as `userData`. */
export const UserData = Type.Object({
  token: Type.String(),
  user_id: Type.Integer(),
  user_type: OneOf(USER_TYPES),
  form_filled: Type.Boolean(),
  role: OneOf(ROLES),
  first_name: Type.String(),
  last_name: Type.String(),
  user_email: Type.String(),
  profile_picture: Nullable(Type.String()),
  /** Only there while the role cannot be used, since two-step sign-in is to be set up first. */
  two_step_due: Type.Optional(Type.Literal(true)),
  /** Only there while documents have changed that the member has to agree to again. */
  documents_due: Type.Optional(Type.Array(DocumentDue)),
});
export type UserData = Static<typeof UserData>;

export const Session = Type.Object({ user_data: UserData });
export type Session = Static<typeof Session>;

/** The server checks lengths and formats itself, so that it can answer in the form's words. */
export const LoginPayload = Type.Object(
  {
    username: Type.String({ maxLength: 254 }),
    password: Type.String({ maxLength: PASSWORD_MAX_LENGTH }),
  },
  closed,
);
export type LoginPayload = Static<typeof LoginPayload>;

export const SignUpPayload = Type.Object(
  {
    first_name: Type.String({ maxLength: 120 }),
    last_name: Type.String({ maxLength: 120 }),
    username: Type.String({ maxLength: 254 }),
    email: Type.String({ maxLength: 254 }),
    password: Type.String({ maxLength: PASSWORD_MAX_LENGTH }),
    age_bracket: Type.String({ maxLength: 40 }),
    /** '000 0000 0000' when none is given (specification 3). */
    phone_num: Type.Optional(Type.String({ maxLength: 40 })),
    user_type: OneOf(USER_TYPES),
  },
  closed,
);
export type SignUpPayload = Static<typeof SignUpPayload>;

/** `{product}User` and `{product}Business` are normalised by the server (decisions 3). */
export const UserTypePayload = Type.Object(
  { user_type: Type.String({ maxLength: 40 }), user_id: Type.Integer() },
  closed,
);
export type UserTypePayload = Static<typeof UserTypePayload>;

export const UserTypeAnswer = Type.Object({
  success: Type.Boolean(),
  user_type: OneOf(USER_TYPES),
  error: Nullable(Type.String()),
});
export type UserTypeAnswer = Static<typeof UserTypeAnswer>;

export const PasswordResetPayload = Type.Object({ email: Type.String({ maxLength: 254 }) }, closed);
export type PasswordResetPayload = Static<typeof PasswordResetPayload>;

export const PasswordResetConfirmPayload = Type.Object(
  {
    uid: Type.String({ maxLength: 64 }),
    token: Type.String({ maxLength: 128 }),
    new_password1: Type.String({ maxLength: 1024 }),
    new_password2: Type.String({ maxLength: 1024 }),
  },
  closed,
);
export type PasswordResetConfirmPayload = Static<typeof PasswordResetConfirmPayload>;

/** The one-minute token that the address carries after a sign-in elsewhere; a session's has dots. */
export const HandoverPayload = Type.Object({ token: Type.String({ maxLength: 64 }) }, closed);
export type HandoverPayload = Static<typeof HandoverPayload>;

/**
 * How a sign-in with Google ends other than well, as the address says it in `google`: given up at
 * Google, too late or begun elsewhere, Google out of reach, too many tries, an email that Google
 * has not confirmed, an email of a member who has yet to confirm by the password, an account that
 * also asks for a code, one that may not sign in, anything else.
 */
export type GoogleOutcome =
  | 'cancelled'
  | 'interrupted'
  | 'unavailable'
  | 'throttled'
  | 'unverified'
  | 'confirm'
  | 'code'
  | 'refused'
  | 'failed';
