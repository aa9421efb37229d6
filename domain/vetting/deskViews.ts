import { msg, t } from '../language';
import { keysOf } from '../records';
import { LONG_DAYS } from './reviewAge';
import { statesWhere, type ApplicationState } from './applicationStates';

/** An application expires soon within these days. */
export const EXPIRING_DAYS = 30;

/** What is in a view: all of its conditions hold. */
export interface DeskView {
  label: string;
  /** Why nothing is in it. */
  empty: string;
  states: readonly ApplicationState[];
  /** Whose it is: the reader’s, or nobody’s. */
  reviewer?: 'me' | 'nobody';
  /** Was submitted more days ago. */
  submittedOver?: number;
  /** Expires within these days. */
  expiresWithin?: number;
  /** Those that somebody has snoozed; unless it says so, no view but `all` has them. */
  snoozed?: 'only' | 'too';
}

const undecided = statesWhere(({ phase }) => phase === 'review');

/** The saved views of the review desk; server, contract and screen follow from these rows. */
const DESK_VIEW = {
  to_decide: {
    label: msg('To decide'),
    empty: msg('Every application is decided.'),
    states: undecided,
  },
  mine: {
    label: msg('Mine'),
    empty: msg('You have claimed no application that waits for a decision.'),
    states: undecided,
    reviewer: 'me',
  },
  unassigned: {
    label: msg('Unassigned'),
    empty: msg('Every application has a reviewer.'),
    states: undecided,
    reviewer: 'nobody',
  },
  over_5_days: {
    label: msg('Over {days} days'),
    empty: msg('No application waits longer than {days} days for a decision.'),
    states: undecided,
    submittedOver: LONG_DAYS,
  },
  waiting_for_business: {
    label: msg('Waiting for the business'),
    empty: msg('No business was asked for changes.'),
    states: statesWhere(({ phase }) => phase === 'changing'),
  },
  to_publish: {
    label: msg('To publish'),
    empty: msg('Every approved listing is public.'),
    states: statesWhere(({ turn, result }) => turn === 'team' && result === 'valid'),
  },
  expiring: {
    label: msg('Expiring'),
    empty: msg('No result expires within {days} days.'),
    states: statesWhere(({ result }) => result === 'valid'),
    expiresWithin: EXPIRING_DAYS,
  },
  snoozed: {
    label: msg('Snoozed'),
    empty: msg('Nobody has snoozed an application.'),
    states: statesWhere(() => true),
    snoozed: 'only',
  },
  all: {
    label: msg('All'),
    empty: msg('No business has begun its assessment.'),
    states: statesWhere(() => true),
    snoozed: 'too',
  },
} as const satisfies Record<string, DeskView>;

export type DeskViewName = keyof typeof DESK_VIEW;

export const DESK_VIEWS = keysOf(DESK_VIEW);

/** What the desk shows unless another view is chosen. */
export const FIRST_VIEW: DeskViewName = 'to_decide';

/** The row of a view, of which each condition may be missing, in the language of the reader. */
export function deskView(name: DeskViewName): DeskView {
  const row: DeskView = DESK_VIEW[name];
  const days = row.submittedOver ?? row.expiresWithin ?? 0;
  return { ...row, label: t(row.label, { days }), empty: t(row.empty, { days }) };
}

/** The orders of the desk, to be translated where they are shown. */
export const DESK_SORT = {
  oldest: msg('Waiting longest'),
  newest: msg('Submitted last'),
  flags: msg('Most flags'),
  score: msg('Highest score'),
  name: msg('Name'),
} as const;

export type DeskSort = keyof typeof DESK_SORT;

export const DESK_SORTS = keysOf(DESK_SORT);

export const FIRST_SORT: DeskSort = 'oldest';
