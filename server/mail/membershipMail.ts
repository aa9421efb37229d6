import type { Role } from '../../domain/accountTypes';
import { msg, t } from '../../domain/language';
import { ROLE_FACTS } from '../../domain/permissions';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

/** What the team did to an account: `promoted` into the team, `demoted` out of it, another role within. */
export type MembershipChange =
  'promoted' | 'role_changed' | 'demoted' | 'suspended' | 'two_step_reset' | 'restored' | 'deleted';

interface News {
  subject: string;
  text: string;
}

const newRole: News = {
  subject: msg('You are now {role} of {productName}'),
  text: msg('Your role was changed: you are {role} now. Log in again to go on.'),
};

const NEWS: Record<MembershipChange, News> = {
  promoted: newRole,
  role_changed: newRole,
  demoted: {
    subject: msg('You are no longer in the team of {productName}'),
    text: msg(
      'Your role was changed: you are a member, and no longer in our team. Your account and what you posted stay as they are. Log in again to go on.',
    ),
  },
  suspended: {
    subject: msg('Your {productName} account was suspended'),
    text: msg(
      'Your account was suspended: you cannot log in, and the list of members does not show you. What you published stays where it is, and so does your listing.',
    ),
  },
  two_step_reset: {
    subject: msg('Two-step sign-in of your {productName} account was reset'),
    text: msg(
      'Our team switched two-step sign-in of your account off, and every device was signed out. Log in and set it up again in your profile.',
    ),
  },
  restored: {
    subject: msg('Your {productName} account was restored'),
    text: msg('Your account is no longer suspended. You can log in again.'),
  },
  deleted: {
    subject: msg('Your {productName} account was deleted'),
    text: msg('Your account was deleted, and with it your profile, posts, files and listing.'),
  },
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
  const values = { productName: config.productName, role: t(ROLE_FACTS[role].phrase) };
  const news = NEWS[change];
  const text = t(news.text, values);
  return framed(config, {
    kind: 'membership',
    to,
    subject: t(news.subject, values),
    preview: text,
    firstName,
    blocks: [text, t('The reason that our team gave:'), { quote: reason }],
    helpLine: t('If you do not agree or have a question, write to'),
  });
}
