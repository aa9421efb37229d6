import { EMAIL_PATTERN, FIELD_MESSAGES, PLAIN_TEXT_MESSAGE } from '../messages';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../phone';
import {
  KRA_PIN_MESSAGE,
  normaliseKraPin,
  normaliseRegistration,
  REGISTRATION_MESSAGE,
} from '../registration';
import { normaliseWebAddress, WEB_ADDRESS_MESSAGE } from '../webAddress';
import type { TextKind } from './fieldKinds';

interface TextRule {
  /** The text in its normal form, null for none; undefined where it is not one. */
  normalise: (text: string) => string | null | undefined;
  message: string;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const normaliseEmail = (text: string): string | null | undefined =>
  text === '' || EMAIL_PATTERN.test(text) ? orNull(text) : undefined;

const withoutHtml = (text: string): string | undefined =>
  /<[a-z!/?]/i.test(text) ? undefined : text;

const ANY_TEXT = { normalise: orNull, message: '' };

/** Rules of a text besides its limits, with the message when it breaks them. */
export const TEXT_RULES = {
  text: ANY_TEXT,
  picture: ANY_TEXT,
  longText: { normalise: withoutHtml, message: PLAIN_TEXT_MESSAGE },
  phone: { normalise: normaliseKenyanPhone, message: PHONE_MESSAGE },
  email: { normalise: normaliseEmail, message: FIELD_MESSAGES.emailFormat },
  link: { normalise: normaliseWebAddress, message: WEB_ADDRESS_MESSAGE },
  registration: { normalise: normaliseRegistration, message: REGISTRATION_MESSAGE },
  kraPin: { normalise: normaliseKraPin, message: KRA_PIN_MESSAGE },
} as const satisfies Record<TextKind, TextRule>;
