import { msg, t } from '../language';
import type { StateValueFrom } from 'xstate';
import type { applicationMachine } from './applicationMachine';

/** The states of an application, which `applicationMachine` owns. */
export type ApplicationState = StateValueFrom<typeof applicationMachine>;

/** Working days within which a reviewer answers; texts of states say them too. */
export const REVIEW_DAYS = 10;

/** What may be done with the answers. */
type Answers =
  /** `answering`: all may be given. `changing`: only those that a reviewer named. */
  | { phase: 'answering' | 'changing'; locked: null }
  /** `locked`: why none may be changed, and what to do about it. */
  | { phase: 'review' | 'decided'; locked: string };

/** Whose turn it is. `waits` completes, in the email to admins, “1 …” and “2 …”. */
type Turn =
  { turn: 'owner' | 'nobody' } | { turn: 'team'; waits: Readonly<Record<'one' | 'many', string>> };

type StateRow = Readonly<
  Answers &
    Turn & {
      /** On the board, in lists and in reports. */
      name: string;
      /** Completes “The application is …”. */
      is: string;
      /** A name of the theme's palette. */
      color: 'accent' | 'info' | 'warning' | 'success' | 'error';
      /** Our team vouches for the answers, for now or until they expired; null otherwise. */
      result: 'valid' | 'expired' | null;
      /** Who reviews it: nobody, the admin who moved it here, or the reviewer before. */
      reviewer: 'nobody' | 'mover' | 'kept';
      /** What its owner reads about the state. */
      owner: { title: string; text: string; next: string };
      /** What its owner reads in the Member Zone, and the page to go on from. */
      step: { title: string; text: string; label: string; page: 'vetting' | 'report' };
    }
>;

const WITH_REVIEWERS: StateRow['step'] = {
  title: msg('Your assessment is with our reviewers'),
  text: msg('They answer within ten working days. Until then you can read your report.'),
  label: msg('See the report'),
  page: 'report',
};
const APPROVED: StateRow['step'] = {
  title: msg('Your assessment is approved'),
  text: msg('See what would improve your score most.'),
  label: msg('See the report'),
  page: 'report',
};

/**
 * One row for each state, in the order of the life of an application (decisions 4). Its texts are
 * translated where they are shown.
 */
export const APPLICATION_STATE: Readonly<Record<ApplicationState, StateRow>> = {
  draft: {
    name: msg('Not started'),
    is: msg('a draft'),
    turn: 'owner',
    color: 'accent',
    phase: 'answering',
    locked: null,
    result: null,
    reviewer: 'nobody',
    owner: {
      title: msg('You have not started yet'),
      text: msg('Answer at your own pace: every answer is kept as soon as you give it.'),
      next: msg('Your first answer starts the assessment.'),
    },
    step: {
      title: msg('Assess your business'),
      text: msg(
        'Question by question, at your own pace. It shows your strengths and what to improve.',
      ),
      label: msg('Start the assessment'),
      page: 'vetting',
    },
  },
  in_progress: {
    name: msg('In progress'),
    is: msg('being answered'),
    turn: 'owner',
    color: 'accent',
    phase: 'answering',
    locked: null,
    result: null,
    reviewer: 'nobody',
    owner: {
      title: msg('You are answering'),
      text: msg(
        'Every answer is kept as soon as you give it. You can stop and come back on any device.',
      ),
      next: msg('When the Basic part is answered and declared true, you can submit it.'),
    },
    step: {
      title: msg('Go on with your assessment'),
      text: msg('Your answers are kept. Resume at the first question without one.'),
      label: msg('Resume the assessment'),
      page: 'vetting',
    },
  },
  submitted: {
    name: msg('Submitted'),
    is: msg('submitted'),
    turn: 'team',
    waits: { one: msg('waits for a reviewer'), many: msg('wait for a reviewer') },
    color: 'info',
    phase: 'review',
    locked: msg('You have submitted this assessment. Take it back to change an answer.'),
    result: null,
    reviewer: 'nobody',
    owner: {
      title: msg('Submitted, waiting for a reviewer'),
      text: msg('A person of our team reads your answers within 10 working days.'),
      next: msg('A reviewer takes it up. Until then you can take it back and change answers.'),
    },
    step: WITH_REVIEWERS,
  },
  under_review: {
    name: msg('Under review'),
    is: msg('under review'),
    turn: 'team',
    waits: { one: msg('is under review'), many: msg('are under review') },
    color: 'info',
    phase: 'review',
    locked: msg(
      'A reviewer is reading your answers. They cannot be changed until the review is done.',
    ),
    result: null,
    reviewer: 'mover',
    owner: {
      title: msg('A reviewer is reading it'),
      text: msg('Your answers are fixed while they are being read.'),
      next: msg('The reviewer approves it, asks for changes or says why it is not accepted.'),
    },
    step: WITH_REVIEWERS,
  },
  changes_requested: {
    name: msg('Changes wanted'),
    is: msg('waiting for the changes that were asked for'),
    turn: 'owner',
    color: 'warning',
    phase: 'changing',
    locked: null,
    result: null,
    reviewer: 'kept',
    owner: {
      title: msg('A reviewer asks for changes'),
      text: msg('The questions named below are open again; the others stay as they are.'),
      next: msg('Change the named answers and submit again. The reviewer sees what changed.'),
    },
    step: {
      title: msg('Your assessment needs a change'),
      text: msg('Our reviewer names the questions that are open again.'),
      label: msg('See what to change'),
      page: 'vetting',
    },
  },
  approved: {
    name: msg('Approved'),
    is: msg('approved'),
    turn: 'team',
    waits: {
      one: msg('is approved and not listed yet'),
      many: msg('are approved and not listed yet'),
    },
    color: 'success',
    phase: 'decided',
    locked: msg('Your assessment is approved. Its answers stay as they were checked.'),
    result: 'valid',
    reviewer: 'kept',
    owner: {
      title: msg('Approved'),
      text: msg('Your level and badges are ready to be shown in the directory.'),
      next: msg('It is published as soon as your listing has everything it needs.'),
    },
    step: APPROVED,
  },
  rejected: {
    name: msg('Not accepted'),
    is: msg('rejected'),
    turn: 'owner',
    color: 'error',
    phase: 'decided',
    locked: msg('Your assessment was not accepted. Choose “Go on from my answers” to change them.'),
    result: null,
    reviewer: 'kept',
    owner: {
      title: msg('Not accepted this time'),
      text: msg('The reason is below. Your answers are kept.'),
      next: msg('Go on from the answers you gave, change what is named and submit again.'),
    },
    step: {
      title: msg('Your assessment was not accepted'),
      text: msg('Our reviewer says why. Go on from your answers and submit it again.'),
      label: msg('Read the reason'),
      page: 'vetting',
    },
  },
  listed: {
    name: msg('Listed'),
    is: msg('listed'),
    turn: 'nobody',
    color: 'success',
    phase: 'decided',
    locked: msg('Your assessment is checked and listed. Its answers stay as they were checked.'),
    result: 'valid',
    reviewer: 'kept',
    owner: {
      title: msg('Listed in the directory'),
      text: msg('The result is valid for twelve months.'),
      next: msg(
        'If you change a fact that we checked, we review it again. After twelve months you renew the assessment.',
      ),
    },
    step: APPROVED,
  },
  expired: {
    name: msg('Expired'),
    is: msg('expired'),
    turn: 'owner',
    color: 'warning',
    phase: 'decided',
    locked: msg('Your assessment has expired. Renew it to change an answer.'),
    result: 'expired',
    reviewer: 'kept',
    owner: {
      title: msg('Expired'),
      text: msg('Twelve months have passed since the approval.'),
      next: msg('Renew it: your answers are kept, so you change only what is different now.'),
    },
    step: {
      title: msg('Renew your assessment'),
      text: msg('Your answers are kept: change only what is different now.'),
      label: msg('Renew the assessment'),
      page: 'vetting',
    },
  },
};

/** The row of an application's state; before the first answer there is none yet. */
export const applicationRow = (
  application: { state: ApplicationState } | null | undefined,
): StateRow => APPLICATION_STATE[application?.state ?? 'draft'];

/** What applications in that state do while they wait for the team, of one and of many. */
export function waitsOf(state: ApplicationState): Readonly<Record<'one' | 'many', string>> | null {
  const row = APPLICATION_STATE[state];
  return row.turn === 'team' ? { one: t(row.waits.one), many: t(row.waits.many) } : null;
}

/** Our team has it before it: somebody can be assigned, and it can be snoozed. */
export const isOnDesk = (state: ApplicationState): boolean =>
  APPLICATION_STATE[state].turn === 'team' || APPLICATION_STATE[state].phase === 'changing';

/** Its answers cannot change while reviewers read them and write verdicts. */
export const isBeingRead = (state: ApplicationState): boolean =>
  APPLICATION_STATE[state].phase === 'review';

/** Whose turn it is, in the words of the owner. */
export const TURN_TEXTS: Readonly<Record<StateRow['turn'], string>> = {
  owner: msg('You'),
  team: msg('Our reviewers'),
  nobody: msg('Nobody; there is nothing to do now'),
};

export const isApplicationState = (value: unknown): value is ApplicationState =>
  Object.keys(APPLICATION_STATE).some((state) => state === value);

export const APPLICATION_STATES: readonly ApplicationState[] =
  Object.keys(APPLICATION_STATE).filter(isApplicationState);

/** The states whose row is so, in their order. */
export const statesWhere = (isSo: (row: StateRow) => boolean): ApplicationState[] =>
  APPLICATION_STATES.filter((state) => isSo(APPLICATION_STATE[state]));

/** Who reviews an application after a move; after a decision, who decided. */
export function reviewerAfter<Reviewer>(
  before: Reviewer | null,
  to: ApplicationState,
  mover: Reviewer | null,
): Reviewer | null {
  const { reviewer } = APPLICATION_STATE[to];
  if (reviewer === 'nobody') return null;
  return reviewer === 'mover' ? (mover ?? before) : before;
}
