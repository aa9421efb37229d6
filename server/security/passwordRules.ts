import { msg } from '../../domain/language';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../domain/limits';
import { FIELD_MESSAGES, LIMIT_MESSAGES } from '../../domain/messages';
import { COMMON_PASSWORDS } from './commonPasswords';

interface Person {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The password is hardly more than a name of the person (of four letters or more). */
function isSimilar(password: string, person: Person): boolean {
  const wanted = letters(password);
  const [mailbox = ''] = person.email.split('@');
  return [person.username, person.email, mailbox, person.first_name, person.last_name]
    .map(letters)
    .filter((name) => name.length >= 4)
    .some((name) => wanted.includes(name) && wanted.length - name.length <= 4);
}

/** What is wrong with a new password, after Django's validators; empty when nothing is. */
export function passwordFaults(password: string, person: Person): string[] {
  const { length } = password;
  if (length < PASSWORD_MIN_LENGTH) return [FIELD_MESSAGES.passwordLength];
  if (length > PASSWORD_MAX_LENGTH) {
    return [LIMIT_MESSAGES.maxLength(PASSWORD_MAX_LENGTH)];
  }
  return [
    isSimilar(password, person) && msg('The password is too similar to your name or email.'),
    COMMON_PASSWORDS.has(password.toLowerCase()) && msg('This password is too common.'),
    /^\d+$/.test(password) && msg('This password is entirely numeric.'),
  ].filter((message) => message !== false);
}
