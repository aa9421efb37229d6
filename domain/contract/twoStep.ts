import { Type, type Static } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '../limits';
import { closed } from './common';
import { UserData } from './session';

const code = Type.String({ maxLength: 20 });
const current_password = Type.String({ maxLength: PASSWORD_MAX_LENGTH });

/** `GET accounts/two-step/`. */
export const TwoStepState = Type.Object({
  on: Type.Boolean(),
  /** The team, in production: it cannot be switched off. */
  required: Type.Boolean(),
  recovery_codes_left: Type.Integer(),
});
export type TwoStepState = Static<typeof TwoStepState>;

/** `POST accounts/two-step/setup/`; the password may be empty where the account has none. */
export const TwoStepSetupPayload = Type.Object({ current_password }, closed);
export type TwoStepSetupPayload = Static<typeof TwoStepSetupPayload>;

/** What an authenticator app takes over, as text and as the content of a QR code. */
export const TwoStepSetup = Type.Object({ secret: Type.String(), address: Type.String() });
export type TwoStepSetup = Static<typeof TwoStepSetup>;

export const TwoStepCodePayload = Type.Object({ code }, closed);
export type TwoStepCodePayload = Static<typeof TwoStepCodePayload>;

export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** Switched on: the codes, shown this once, and a new session, since all others have ended. */
export const TwoStepStarted = Type.Object({
  recovery_codes: Type.Array(Type.String()),
  user_data: UserData,
});
export type TwoStepStarted = Static<typeof TwoStepStarted>;

export const TwoStepOffPayload = Type.Object({ current_password, code }, closed);
export type TwoStepOffPayload = Static<typeof TwoStepOffPayload>;

/** 202 of a sign-in: the password was right, and a code is due. */
export const TwoStepChallenge = Type.Object({ challenge: Type.String() });
export type TwoStepChallenge = Static<typeof TwoStepChallenge>;

/** `POST accounts/two-step/sign-in/`. After Google, a cookie has the challenge and this one is empty. */
export const TwoStepSignInPayload = Type.Object(
  { challenge: Type.String({ maxLength: 1_000 }), code },
  closed,
);
export type TwoStepSignInPayload = Static<typeof TwoStepSignInPayload>;
