import { msg, plural } from './language';
import { keysOf } from './records';

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface RequestRow {
  /** What people ask for. */
  name: string;
  text: string;
  /** So many days we take at most (Data Protection Act 2019, General Regulations 2021). */
  days: number;
}

/** What people can ask us about their data. */
export const DATA_REQUESTS = {
  access: {
    name: msg('Access'),
    text: msg('Tell me what you hold about me, with a copy.'),
    days: 7,
  },
  correction: { name: msg('Correction'), text: msg('Correct something that is wrong.'), days: 7 },
  deletion: { name: msg('Deletion'), text: msg('Delete data about me.'), days: 14 },
  objection: {
    name: msg('Objection'),
    text: msg('Stop using my data for something, such as trends.'),
    days: 7,
  },
  portability: {
    name: msg('Data to take elsewhere'),
    text: msg('Hand my data over in a form that another service reads.'),
    days: 30,
  },
} as const satisfies Record<string, RequestRow>;

export type DataRequestKind = keyof typeof DATA_REQUESTS;
export const DATA_REQUEST_KINDS = keysOf(DATA_REQUESTS);

/** By when a request has to be answered. */
export const dueOf = (kind: DataRequestKind, received: Date): Date =>
  new Date(received.getTime() + DATA_REQUESTS[kind].days * DAY);

export const DATA_REQUEST_STATES = ['open', 'done', 'refused'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** So many a member may have open at once. */
export const OPEN_DATA_REQUESTS = 3;

/** What has to be done about a breach, in this order (Data Protection Act 2019, section 43). */
export const BREACH_STEPS = {
  stop: {
    name: msg('Stop it'),
    text: msg('Close the hole, end sessions, change keys. Keep logs and copies as evidence.'),
  },
  understand: {
    name: msg('Find out what and whom it concerns'),
    text: msg(
      'Which data, of which accounts, since when, and what could be done with them. List the accounts below.',
    ),
  },
  report: {
    name: msg('Report it to the Data Protection Commissioner'),
    text: msg(
      'Within 72 hours of learning of it where people are at real risk: www.odpc.go.ke. A later report says why it is late. Write down the number of the report, or why none is needed.',
    ),
  },
  tell: {
    name: msg('Tell the people concerned'),
    text: msg(
      'In plain words: what happened, what it means for them, what they can do, and whom to ask.',
    ),
  },
  learn: {
    name: msg('Prevent the next one'),
    text: msg('Write down the cause and what was changed. The record is kept.'),
  },
} as const;

export type BreachStep = keyof typeof BREACH_STEPS;
export const BREACH_STEP_NAMES = keysOf(BREACH_STEPS);

const REPORT_HOURS = 72;

/** By when a breach has to be reported. */
export const reportDueOf = (noticed: Date): Date =>
  new Date(noticed.getTime() + REPORT_HOURS * HOUR);

/** How much time is left, or how late it is, in words of whole days or hours. */
export function clockText(due: number, now: number): string {
  const hours = Math.floor(Math.abs(due - now) / HOUR);
  const days = Math.floor(hours / 24);
  if (days >= 2) {
    return now <= due
      ? plural(days, '# day left', '# days left')
      : plural(days, '# day late', '# days late');
  }
  return now <= due
    ? plural(hours, '# hour left', '# hours left')
    : plural(hours, '# hour late', '# hours late');
}
