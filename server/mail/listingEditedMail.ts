import type { FactChange } from '../../domain/listingFacts';
import type { Config } from '../config';
import type { Mail } from './mailer';

interface Edited {
  to: string;
  firstName: string;
  name: string;
  changes: FactChange[];
}

const wordsOf = (text: string): string => (text === '' ? 'nothing' : text);

/** Tells the owner what the team changed in a listing on their behalf. */
export const listingEditedMail = (
  config: Config,
  { to, firstName, name, changes }: Edited,
): Mail => ({
  to,
  subject: `Changed by our team: ${name}`,
  text: [
    `Dear ${firstName},`,
    '',
    `Our team changed your listing "${name}":`,
    ...changes.flatMap(({ field, before, after }) => [
      '',
      field,
      `  before: ${wordsOf(before)}`,
      `  now: ${wordsOf(after)}`,
    ]),
    '',
    'If something is not right, you can change it here:',
    `${config.publicUrl}/my-business`,
    '',
    `Questions? Write to ${config.helpEmail}`,
    '',
  ].join('\n'),
});
