import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** What an admin did to an account. */
export type MembershipChange = 'promoted' | 'demoted' | 'suspended' | 'restored' | 'deleted';

const NEWS: Record<MembershipChange, (product: string) => { subject: string; text: string }> = {
  promoted: (product) => ({
    subject: `You are now an admin of ${product}`,
    text: 'Your role was changed: you are an admin now. Log in again to go on.',
  }),
  demoted: (product) => ({
    subject: `You are no longer an admin of ${product}`,
    text: 'Your role was changed: you are a member, and no longer an admin. Your account and what you posted stay as they are. Log in again to go on.',
  }),
  suspended: (product) => ({
    subject: `Your ${product} account was suspended`,
    text: 'Your account was suspended: you cannot log in, and the list of members does not show you. What you published stays where it is, and so does your listing.',
  }),
  restored: (product) => ({
    subject: `Your ${product} account was restored`,
    text: 'Your account is no longer suspended. You can log in again.',
  }),
  deleted: (product) => ({
    subject: `Your ${product} account was deleted`,
    text: 'Your account was deleted, and with it your profile, posts, files and listing.',
  }),
};

interface Notice {
  to: string;
  firstName: string;
  change: MembershipChange;
  reason: string;
}

/** Tells somebody what an admin did to their account, and why. */
export function membershipMail(config: Config, { to, firstName, change, reason }: Notice): Mail {
  const { subject, text } = NEWS[change](config.productName);
  return framed(config, {
    kind: 'membership',
    to,
    subject,
    preview: text,
    firstName,
    blocks: [text, 'The reason that our team gave:', { quote: reason }],
    helpLine: 'If you do not agree or have a question, write to',
  });
}
