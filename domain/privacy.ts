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
  access: { name: 'Access', text: 'Tell me what you hold about me, with a copy.', days: 7 },
  correction: { name: 'Correction', text: 'Correct something that is wrong.', days: 7 },
  deletion: { name: 'Deletion', text: 'Delete data about me.', days: 14 },
  objection: {
    name: 'Objection',
    text: 'Stop using my data for something, such as trends.',
    days: 7,
  },
  portability: {
    name: 'Data to take elsewhere',
    text: 'Hand my data over in a form that another service reads.',
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
    name: 'Stop it',
    text: 'Close the hole, end sessions, change keys. Keep logs and copies as evidence.',
  },
  understand: {
    name: 'Find out what and whom it concerns',
    text: 'Which data, of which accounts, since when, and what could be done with them. List the accounts below.',
  },
  report: {
    name: 'Report it to the Data Protection Commissioner',
    text: 'Within 72 hours of learning of it where people are at real risk: www.odpc.go.ke. A later report says why it is late. Write down the number of the report, or why none is needed.',
  },
  tell: {
    name: 'Tell the people concerned',
    text: 'In plain words: what happened, what it means for them, what they can do, and whom to ask.',
  },
  learn: {
    name: 'Prevent the next one',
    text: 'Write down the cause and what was changed. The record is kept.',
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
  const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const amount = days >= 2 ? plural(days, 'day') : plural(hours, 'hour');
  return now <= due ? `${amount} left` : `${amount} late`;
}
