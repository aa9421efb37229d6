import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** How long a link that confirms an email works. */
export const VERIFICATION_HOURS = 48;

interface Recipient {
  to: string;
  firstName: string;
}

const ONCE = `The link works once, within ${VERIFICATION_HOURS} hours.`;

/** To a new member; `link` proves the email, and is null where it is proven already. */
export const welcomeMail = (
  config: Config,
  { to, firstName }: Recipient,
  link: string | null,
): Mail =>
  framed(config, {
    kind: 'welcome',
    to,
    subject: `Welcome to ${config.productName}`,
    preview: link === null ? 'Your account is ready.' : 'Please confirm your email.',
    firstName,
    blocks: [
      `Karibu! Your ${config.productName} account is ready.`,
      `As a member you can ${config.forumUrl ? 'start discussions, ' : ''}come to events and post your own, and share what you know.`,
      ...(link === null
        ? [{ link: `${config.publicUrl}/general`, label: 'Open the Member Zone' }]
        : ['Please confirm that this email is yours:', { link, label: 'Confirm my email' }, ONCE]),
    ],
    footer: `You receive this email because somebody signed up to ${config.productName} with this address.`,
  });

/** After a change of the email, or when somebody asks for another link. */
export const verificationMail = (
  config: Config,
  { to, firstName }: Recipient,
  link: string,
): Mail =>
  framed(config, {
    kind: 'verification',
    to,
    subject: `Confirm your email for ${config.productName}`,
    preview: 'One click, and we know that this email is yours.',
    firstName,
    blocks: [
      `Please confirm that this email belongs to your ${config.productName} account:`,
      { link, label: 'Confirm my email' },
      ONCE,
      'If you did not ask for it, ignore this email.',
    ],
  });
