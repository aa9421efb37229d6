import { Type, type Static } from 'typebox';
import { CODE_DIGITS } from '../codes';
import { closed, Nullable } from './common';

/** The phone of a member that gets text messages. Numbers are as `normaliseKenyanPhone` writes them. */
export const SmsPhone = Type.Object({
  number: Nullable(Type.String()),
  /** Waits for the code that was sent to it. */
  pending: Nullable(Type.String()),
});
export type SmsPhone = Static<typeof SmsPhone>;

/** `POST accounts/sms/` sends a code to a Kenyan mobile number. */
export const SmsPhonePayload = Type.Object({ phone: Type.String({ maxLength: 40 }) }, closed);
export type SmsPhonePayload = Static<typeof SmsPhonePayload>;

/** `POST accounts/sms/confirm/` */
export const SmsCodePayload = Type.Object(
  { code: Type.String({ maxLength: CODE_DIGITS + 2 }) },
  closed,
);
export type SmsCodePayload = Static<typeof SmsCodePayload>;
