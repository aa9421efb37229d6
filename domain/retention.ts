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
    what: 'Counts of attempts, without addresses',
    days: 0,
    since: 'the end of the limit',
    why: 'They stop guessing of passwords.',
  },
  repeats: {
    what: 'Answers to requests that may be repeated, unused nonces of the forum, unused files',
    days: 1,
    since: 'they were made',
    why: 'A repeat does nothing twice.',
  },
  links: {
    what: 'Links in emails, offers to sign in with Google, help links of assessments',
    days: 0,
    since: 'they ran out',
    why: 'They work once, and for a time.',
  },
  mails: {
    what: 'Emails with their words and addresses',
    days: 30,
    since: 'they were sent or given up',
    why: 'Questions about what was sent can be answered.',
  },
  messages: {
    what: 'Messages between members',
    days: 180,
    since: 'they were sent',
    why: 'Both can read what was agreed.',
  },
  invitations: {
    what: 'Invitations to look after a listing',
    days: 30,
    since: 'they ran out',
    why: 'Its owners see who did not answer.',
  },
  joinAlerts: {
    what: 'Addresses that wait for a business to join',
    days: 365,
    since: 'they were confirmed',
    why: 'One email is promised, and nothing else.',
  },
  missingWords: {
    what: 'Words that were searched and not found',
    days: 90,
    since: 'they were searched',
    why: 'They show what the directory lacks, without saying who searched.',
  },
  listingActivity: {
    what: 'Sums of views and taps of a listing',
    days: 400,
    since: 'they were counted',
    why: 'Owners compare with the year before.',
  },
  submissions: {
    what: 'Answers of earlier submissions of an assessment',
    days: 3 * 365,
    since: 'they were submitted',
    why: 'Reviewers see what changed since.',
  },
  dataRequests: {
    what: 'Who asked about their data, and in which words',
    days: 30,
    since: 'the answer',
    why: 'Questions about the answer can be answered. That it was asked and answered in time is kept.',
  },
} as const satisfies Record<string, RetentionRow>;

export type RetentionKey = keyof typeof RETENTION;
export const RETENTION_KEYS = keysOf(RETENTION);

/** What is from before this moment has to go. */
export const oldestKept = (key: RetentionKey, now: Date): Date =>
  new Date(now.getTime() - RETENTION[key].days * 86_400_000);
