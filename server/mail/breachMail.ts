import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

interface Notice {
  to: string;
  firstName: string;
  subject: string;
  text: string;
  /** Of the breach and the account: nobody is told twice. */
  key: string;
}

/** Tells somebody that a breach concerns their account, in the words of the team. */
export const breachMail = (config: Config, { to, firstName, subject, text, key }: Notice): Mail =>
  framed(config, {
    kind: 'breach',
    to,
    subject,
    preview: t('About the data of your {productName} account.', {
      productName: config.productName,
    }),
    firstName,
    blocks: text.split(/\n{2,}/).map((block) => block.trim()),
    footer: t('You receive this email because it concerns your {productName} account.', {
      productName: config.productName,
    }),
    helpLine: t('Do you have a question about it? Write to'),
    key,
  });
