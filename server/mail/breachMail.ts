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
    preview: `About the data of your ${config.productName} account.`,
    firstName,
    blocks: text.split(/\n{2,}/).map((block) => block.trim()),
    footer: `You receive this email because it concerns your ${config.productName} account.`,
    helpLine: 'Do you have a question about it? Write to',
    key,
  });
