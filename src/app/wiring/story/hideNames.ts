import type { UserData } from '../../../../domain/contract/session';
import { STORY_LIMITS } from '../../../../domain/story';
import { LEFT_OUT } from './storyPath';

/** Shorter ones are in too many words, and say nothing about anybody. */
const SHORTEST = 2;

const EMAIL = /.@./;
const LONG_NUMBER = /\+?\d[\d\s-]{5,}\d/g;

/** Of a text in one line. What was entered has a label of its own. */
const withoutEmails = (line: string, entered: ReadonlySet<string>): string =>
  line
    .split(' ')
    .map((word) => (EMAIL.test(word) && !entered.has(word.toLowerCase()) ? '{{email}}' : word))
    .join(' ');

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** What was entered and who is signed in, only in memory, so as to leave it out of what is recorded. */
export function createNameHider() {
  const entered = new Map<object, readonly [value: string, label: string]>();

  return {
    /** The label stands in the place of what a field has now. */
    hide(field: object, label: string, value: string): void {
      entered.set(field, [value.trim(), label]);
    },
    /** A text of the page in one line, without what identifies somebody. */
    show(text: string, user: UserData | null): string {
      const own: (readonly [string, string])[] = user
        ? [
            [user.first_name, 'first name'],
            [user.last_name, 'last name'],
            [user.user_email, 'email'],
          ]
        : [];
      const hidden = [...entered.values(), ...own]
        .filter(([value]) => value.length >= SHORTEST)
        .sort(([one], [other]) => other.length - one.length);
      const shown = hidden.reduce(
        (rest, [value, label]) =>
          rest.replace(
            new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, 'giu'),
            `{{${label}}}`,
          ),
        withoutEmails(
          text.replace(/\s+/g, ' ').trim(),
          new Set(hidden.map(([value]) => value.toLowerCase())),
        ),
      );
      const line = shown.replace(LONG_NUMBER, '{{number}}');
      return line.length <= STORY_LIMITS.text
        ? line
        : line.slice(0, STORY_LIMITS.text - 1) + LEFT_OUT;
    },
  };
}
