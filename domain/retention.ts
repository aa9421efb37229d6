import { msg } from './language';
import { keysOf } from './records';

interface RetentionRow {
  what: string;
  days: number;
  /** From when the days count. */
  since: string;
  why: string;
}

/**
 * How long data stay that nobody deletes by hand. Housekeeping removes each within an hour of its time, and the page of
 * the privacy desk shows the same rows.
 */
export const RETENTION = {
  attempts: {
    what: msg('Counts of attempts, without addresses'),
    days: 0,
    since: msg('the end of the limit'),
    why: msg('They stop guessing of passwords.'),
  },
  repeats: {
    what: msg('Answers to requests that may be repeated, unused nonces of the forum, unused files'),
    days: 1,
    since: msg('they were made'),
    why: msg('A repeat does nothing twice.'),
  },
  links: {
    what: msg(
      'Links in emails, codes for phones, offers to sign in with Google, help links of assessments',
    ),
    days: 0,
    since: msg('they ran out'),
    why: msg('They work once, and for a time.'),
  },
  mails: {
    what: msg('Emails and text messages with their words and addresses'),
    days: 30,
    since: msg('they were sent or given up'),
    why: msg('Questions about what was sent can be answered.'),
  },
  messages: {
    what: msg('Messages between members'),
    days: 180,
    since: msg('they were sent'),
    why: msg('Both can read what was agreed.'),
  },
  invitations: {
    what: msg('Invitations to look after a listing'),
    days: 30,
    since: msg('they ran out'),
    why: msg('Its owners see who did not answer.'),
  },
  joinAlerts: {
    what: msg('Addresses that wait for a business to join'),
    days: 365,
    since: msg('they were confirmed'),
    why: msg('One email is promised, and nothing else.'),
  },
  missingWords: {
    what: msg('Words that were searched and not found'),
    days: 90,
    since: msg('they were searched'),
    why: msg('They show what the directory lacks, without saying who searched.'),
  },
  listingActivity: {
    what: msg('Sums of views and taps of a listing'),
    days: 400,
    since: msg('they were counted'),
    why: msg('Owners compare with the year before.'),
  },
  stateCounts: {
    what: msg('Daily sums of how often each step of this site is used'),
    days: 400,
    since: msg('they were counted'),
    why: msg('We compare them with the year before.'),
  },
  submissions: {
    what: msg('Answers of earlier submissions of an assessment'),
    days: 3 * 365,
    since: msg('they were submitted'),
    why: msg('Reviewers see what changed since.'),
  },
  dataRequests: {
    what: msg('Who asked about their data, and in which words'),
    days: 30,
    since: msg('the answer'),
    why: msg(
      'Questions about the answer can be answered. That it was asked and answered in time is kept.',
    ),
  },
} as const satisfies Record<string, RetentionRow>;

export type RetentionKey = keyof typeof RETENTION;
export const RETENTION_KEYS = keysOf(RETENTION);

/** What is from before this moment has to go. */
export const oldestKept = (key: RetentionKey, now: Date): Date =>
  new Date(now.getTime() - RETENTION[key].days * 86_400_000);
