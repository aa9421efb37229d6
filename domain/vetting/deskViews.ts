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
export const DESK_VIEW = {
  to_decide: {
    label: 'To decide',
    empty: 'Every application is decided.',
    states: undecided,
  },
  mine: {
    label: 'Mine',
    empty: 'You have claimed no application that waits for a decision.',
    states: undecided,
    reviewer: 'me',
  },
  unassigned: {
    label: 'Unassigned',
    empty: 'Every application has a reviewer.',
    states: undecided,
    reviewer: 'nobody',
  },
  over_5_days: {
    label: `Over ${LONG_DAYS} days`,
    empty: `No application waits longer than ${LONG_DAYS} days for a decision.`,
    states: undecided,
    submittedOver: LONG_DAYS,
  },
  waiting_for_business: {
    label: 'Waiting for the business',
    empty: 'No business was asked for changes.',
    states: statesWhere(({ phase }) => phase === 'changing'),
  },
  to_publish: {
    label: 'To publish',
    empty: 'Every approved listing is public.',
    states: statesWhere(({ turn, result }) => turn === 'team' && result === 'valid'),
  },
  expiring: {
    label: 'Expiring',
    empty: `No result expires within ${EXPIRING_DAYS} days.`,
    states: statesWhere(({ result }) => result === 'valid'),
    expiresWithin: EXPIRING_DAYS,
  },
  snoozed: {
    label: 'Snoozed',
    empty: 'Nobody has snoozed an application.',
    states: statesWhere(() => true),
    snoozed: 'only',
  },
  all: {
    label: 'All',
    empty: 'No business has begun its assessment.',
    states: statesWhere(() => true),
    snoozed: 'too',
  },
} as const satisfies Record<string, DeskView>;

export type DeskViewName = keyof typeof DESK_VIEW;

export const DESK_VIEWS = keysOf(DESK_VIEW);

/** What the desk shows unless another view is chosen. */
export const FIRST_VIEW: DeskViewName = 'to_decide';

/** The row of a view, of which each condition may be missing. */
export const deskView = (name: DeskViewName): DeskView => DESK_VIEW[name];

/** The orders of the desk. */
export const DESK_SORT = {
  oldest: 'Waiting longest',
  newest: 'Submitted last',
  flags: 'Most flags',
  score: 'Highest score',
  name: 'Name',
} as const;

export type DeskSort = keyof typeof DESK_SORT;

export const DESK_SORTS = keysOf(DESK_SORT);

export const FIRST_SORT: DeskSort = 'oldest';
