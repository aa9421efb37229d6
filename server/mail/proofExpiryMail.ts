import { plural, t } from '../../domain/language';
import { longDate } from '../../domain/longDate';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

interface ExpiringProof {
  name: string;
  /** YYYY-MM-DD. */
  expires_on: string;
}

interface Notice {
  to: string;
  firstName: string;
  proofs: readonly ExpiringProof[];
}

/** Tells a business once that documents that prove its answers expire soon. */
export function proofExpiryMail(config: Config, { to, firstName, proofs }: Notice): Mail {
  const text = plural(
    proofs.length,
    'A document that you added to your assessment expires soon.',
    '# documents that you added to your assessment expire soon.',
  );
  return framed(config, {
    kind: 'proofExpiry',
    to,
    subject: plural(proofs.length, 'A document expires soon', 'Documents expire soon'),
    preview: text,
    firstName,
    blocks: [
      text,
      {
        items: proofs.map(
          ({ name, expires_on }) => `${nameText(name)}: ${longDate(expires_on) ?? expires_on}`,
        ),
      },
      t('Add the new document when you have it, so that your answers stay proven.'),
      { link: pageAddress(config, '/vetting'), label: t('Open your assessment') },
    ],
  });
}
