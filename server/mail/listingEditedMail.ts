import type { FactChange } from '../../domain/contract/common';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

interface Edited {
  to: string;
  firstName: string;
  name: string;
  changes: FactChange[];
}

const wordsOf = (text: string): string => (text === '' ? 'nothing' : text);

/** Tells the owner what the team changed in a listing on their behalf. */
export const listingEditedMail = (config: Config, { to, firstName, name, changes }: Edited): Mail =>
  framed(config, {
    kind: 'listingEdited',
    to,
    subject: `Changed by our team: ${nameText(name)}`,
    preview: `Our team changed your listing "${nameText(name)}"`,
    firstName,
    blocks: [
      `Our team changed your listing "${nameText(name)}":`,
      ...changes.map(({ field, before, after }) => ({
        lines: [field, `  before: ${wordsOf(before)}`, `  now: ${wordsOf(after)}`],
      })),
      'If something is not right, you can change it here:',
      { link: `${config.publicUrl}/my-business`, label: 'Open your listing' },
    ],
  });
