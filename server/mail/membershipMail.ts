import type { Role } from '../../domain/accountTypes';
import { ROLE_FACTS } from '../../domain/permissions';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** What the team did to an account: `promoted` into the team, `demoted` out of it, another role within. */
export type MembershipChange =
  'promoted' | 'role_changed' | 'demoted' | 'suspended' | 'two_step_reset' | 'restored' | 'deleted';

type News = (product: string, role: Role) => { subject: string; text: string };

const newRole: News = (product, role) => {
  const { phrase } = ROLE_FACTS[role];
  return {
    subject: `You are now ${phrase} of ${product}`,
    text: `Your role was changed: you are ${phrase} now. Log in again to go on.`,
  };
};

const NEWS: Record<MembershipChange, News> = {
  promoted: newRole,
  role_changed: newRole,
  demoted: (product) => ({
    subject: `You are no longer in the team of ${product}`,
    text: 'Your role was changed: you are a member, and no longer in our team. Your account and what you posted stay as they are. Log in again to go on.',
  }),
  suspended: (product) => ({
    subject: `Your ${product} account was suspended`,
    text: 'Your account was suspended: you cannot log in, and the list of members does not show you. What you published stays where it is, and so does your listing.',
  }),
  two_step_reset: (product) => ({
    subject: `Two-step sign-in of your ${product} account was reset`,
    text: 'Our team switched two-step sign-in of your account off, and every device was signed out. Log in and set it up again in your profile.',
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
  /** Theirs now. */
  role: Role;
  reason: string;
}

/** Tells somebody what the team did to their account, and why. */
export function membershipMail(
  config: Config,
  { to, firstName, change, role, reason }: Notice,
): Mail {
  const { subject, text } = NEWS[change](config.productName, role);
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
