import { msg, t } from './language';
import { EMAIL_PATTERN } from './messages';

/** Full-width and half-width forms. */
const WIDTHS = /[\u3000\uff01-\uffee]/g;

/**
 * The one form in which user names and emails are compared, looked up and counted: width mapping,
 * lower case and NFC, as the profile UsernameCaseMapped has it (RFC 8265, 3.3).
 */
export const canonicalName = (text: string): string =>
  text
    .replace(WIDTHS, (form) => form.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFC');

export const USER_NAME_MESSAGES = {
  hidden: msg('Your username has characters that cannot be seen. Please type it again.'),
  signs: msg('Please use letters, digits and signs such as . - _ only.'),
  alphabets: msg('Please use the letters and digits of one alphabet only.'),
  direction: msg('Please begin your username with a letter, and end it with a letter or a digit.'),
} as const;

/** Controls, spaces, and what draws nothing or changes the direction of what follows. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** IdentifierClass (RFC 8264, 4.2) without what it allows in a context only. */
const IDENTIFIER = /^[\p{Ll}\p{Lu}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\x21-\x7e]+$/u;
const DISALLOWED = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/u;

const isIdentifier = (name: string): boolean =>
  IDENTIFIER.test(name) &&
  !DISALLOWED.test(name) &&
  Array.from(name).every((character) => character.normalize('NFKC') === character);

/** The scripts that Unicode recommends for identifiers (UAX 31), and those that are written together. */
const ALPHABETS = [
  ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn'.split(' '),
  ...'Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'.split(' '),
  'Hani Hira Kana',
  'Hani Hang',
  'Hani Bopo',
].map((scripts) => scripts.split(' '));

const classOf = (property: string, scripts: string[]): string =>
  `[${scripts.map((script) => `\\p{${property}=${script}}`).join('')}]`;

const makePatterns = () => ({
  within: ALPHABETS.map(
    (scripts) => new RegExp(`^${classOf('scx', [...scripts, 'Zyyy', 'Zinh'])}*$`, 'u'),
  ),
  recommended: new RegExp(classOf('sc', ALPHABETS.flat()), 'u'),
});
/** Made with the first name: an old phone takes as long for them as for the rest of a form. */
let patterns: ReturnType<typeof makePatterns> | null = null;

function hasOneAlphabet(name: string): boolean {
  patterns ??= makePatterns();
  return (
    patterns.within.some((alphabet) => alphabet.test(name)) || !patterns.recommended.test(name)
  );
}

const ARABIC_DIGIT = /[\u0660-\u0669]/;
const OTHER_DIGIT = /[0-9\u06f0-\u06f9]/;
const hasOneKindOfDigits = (name: string): boolean =>
  !(ARABIC_DIGIT.test(name) && OTHER_DIGIT.test(name));

/** Letters of the alphabets that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Mand}\p{sc=Mend}\p{sc=Nkoo}\p{sc=Rohg}\p{sc=Samr}\p{sc=Syrc}\p{sc=Thaa}]/u;
/** The ends that the Bidi Rule asks for (RFC 5893, 2). */
const STEADY = /^\p{L}(?:.*[\p{L}\p{Nd}])?\p{M}*$/u;

/** What is wrong with a new user name, in words for the form; null when nothing is. */
export function userNameFault(text: string): string | null {
  const name = canonicalName(text);
  if (HIDDEN.test(text)) return t(USER_NAME_MESSAGES.hidden);
  if (!isIdentifier(name)) return t(USER_NAME_MESSAGES.signs);
  if (!hasOneAlphabet(name) || !hasOneKindOfDigits(name)) return t(USER_NAME_MESSAGES.alphabets);
  return RIGHT_TO_LEFT.test(name) && !STEADY.test(name) ? t(USER_NAME_MESSAGES.direction) : null;
}

/** A new email holds nothing that cannot be seen; one that is known already stays as it is. */
export const isAllowedEmail = (email: string): boolean =>
  EMAIL_PATTERN.test(email) && !HIDDEN.test(email);
