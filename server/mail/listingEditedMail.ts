import type { FactChange } from '../../domain/contract/common';
import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

interface Edited {
  to: string;
  firstName: string;
  name: string;
  changes: FactChange[];
}

const wordsOf = (text: string): string => (text === '' ? t('nothing') : text);

/** Tells the owner what the team changed in a listing on their behalf. */
export const listingEditedMail = (config: Config, { to, firstName, name, changes }: Edited): Mail =>
  framed(config, {
    kind: 'listingEdited',
    to,
    subject: t('Changed by our team: {name}', { name: nameText(name) }),
    preview: t('Our team changed your listing "{name}"', { name: nameText(name) }),
    firstName,
    blocks: [
      t('Our team changed your listing "{name}":', { name: nameText(name) }),
      ...changes.map(({ field, before, after }) => ({
        lines: [
          t(field),
          `  ${t('before: {text}', { text: wordsOf(before) })}`,
          `  ${t('now: {text}', { text: wordsOf(after) })}`,
        ],
      })),
      t('If something is not right, you can change it here:'),
      { link: pageAddress(config, '/my-business'), label: t('Open your listing') },
    ],
  });
