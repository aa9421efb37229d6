import type { StateValueFrom } from 'xstate';
import type { applicationMachine } from './applicationMachine';

/** The states of an application, which `applicationMachine` owns. */
export type ApplicationState = StateValueFrom<typeof applicationMachine>;

/** Working days within which a reviewer answers. */
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
  title: 'Your assessment is with our reviewers',
  text: 'They answer within ten working days. Until then you can read your report.',
  label: 'See the report',
  page: 'report',
};
const APPROVED: StateRow['step'] = {
  title: 'Your assessment is approved',
  text: 'See what would improve your score most.',
  label: 'See the report',
  page: 'report',
};

/** One row for each state, in the order of the life of an application (decisions 4). */
export const APPLICATION_STATE: Readonly<Record<ApplicationState, StateRow>> = {
  draft: {
    name: 'Not started',
    is: 'a draft',
    turn: 'owner',
    color: 'accent',
    phase: 'answering',
    locked: null,
    result: null,
    reviewer: 'nobody',
    owner: {
      title: 'You have not started yet',
      text: 'Answer at your own pace: every answer is kept as soon as you give it.',
      next: 'Your first answer starts the assessment.',
    },
    step: {
      title: 'Assess your business',
      text: 'Question by question, at your own pace. It shows your strengths and what to improve.',
      label: 'Start the assessment',
      page: 'vetting',
    },
  },
  in_progress: {
    name: 'In progress',
    is: 'being answered',
    turn: 'owner',
    color: 'accent',
    phase: 'answering',
    locked: null,
    result: null,
    reviewer: 'nobody',
    owner: {
      title: 'You are answering',
      text: 'Every answer is kept as soon as you give it. You can stop and come back on any device.',
      next: 'When the Basic part is answered and declared true, you can submit it.',
    },
    step: {
      title: 'Go on with your assessment',
      text: 'Your answers are kept. Resume at the first question without one.',
      label: 'Resume the assessment',
      page: 'vetting',
    },
  },
  submitted: {
    name: 'Submitted',
    is: 'submitted',
    turn: 'team',
    waits: { one: 'waits for a reviewer', many: 'wait for a reviewer' },
    color: 'info',
    phase: 'review',
    locked: 'You have submitted this assessment. Take it back to change an answer.',
    result: null,
    reviewer: 'nobody',
    owner: {
      title: 'Submitted, waiting for a reviewer',
      text: `A person of our team reads your answers within ${REVIEW_DAYS} working days.`,
      next: 'A reviewer takes it up. Until then you can take it back and change answers.',
    },
    step: WITH_REVIEWERS,
  },
  under_review: {
    name: 'Under review',
    is: 'under review',
    turn: 'team',
    waits: { one: 'is under review', many: 'are under review' },
    color: 'info',
    phase: 'review',
    locked: 'A reviewer is reading your answers. They cannot be changed until the review is done.',
    result: null,
    reviewer: 'mover',
    owner: {
      title: 'A reviewer is reading it',
      text: 'Your answers are fixed while they are being read.',
      next: 'The reviewer approves it, asks for changes or says why it is not accepted.',
    },
    step: WITH_REVIEWERS,
  },
  changes_requested: {
    name: 'Changes wanted',
    is: 'waiting for the changes that were asked for',
    turn: 'owner',
    color: 'warning',
    phase: 'changing',
    locked: null,
    result: null,
    reviewer: 'kept',
    owner: {
      title: 'A reviewer asks for changes',
      text: 'The questions named below are open again; the others stay as they are.',
      next: 'Change the named answers and submit again. The reviewer sees what changed.',
    },
    step: {
      title: 'Your assessment needs a change',
      text: 'Our reviewer names the questions that are open again.',
      label: 'See what to change',
      page: 'vetting',
    },
  },
  approved: {
    name: 'Approved',
    is: 'approved',
    turn: 'team',
    waits: { one: 'is approved and not listed yet', many: 'are approved and not listed yet' },
    color: 'success',
    phase: 'decided',
    locked: 'Your assessment is approved. Its answers stay as they were checked.',
    result: 'valid',
    reviewer: 'kept',
    owner: {
      title: 'Approved',
      text: 'Your level and badges are ready to be shown in the directory.',
      next: 'It is published as soon as your listing has everything it needs.',
    },
    step: APPROVED,
  },
  rejected: {
    name: 'Not accepted',
    is: 'rejected',
    turn: 'owner',
    color: 'error',
    phase: 'decided',
    locked: 'Your assessment was not accepted. Choose “Go on from my answers” to change them.',
    result: null,
    reviewer: 'kept',
    owner: {
      title: 'Not accepted this time',
      text: 'The reason is below. Your answers are kept.',
      next: 'Go on from the answers you gave, change what is named and submit again.',
    },
    step: {
      title: 'Your assessment was not accepted',
      text: 'Our reviewer says why. Go on from your answers and submit it again.',
      label: 'Read the reason',
      page: 'vetting',
    },
  },
  listed: {
    name: 'Listed',
    is: 'listed',
    turn: 'nobody',
    color: 'success',
    phase: 'decided',
    locked: 'Your assessment is checked and listed. Its answers stay as they were checked.',
    result: 'valid',
    reviewer: 'kept',
    owner: {
      title: 'Listed in the directory',
      text: 'The result is valid for twelve months.',
      next: 'If you change a fact that we checked, we review it again. After twelve months you renew the assessment.',
    },
    step: APPROVED,
  },
  expired: {
    name: 'Expired',
    is: 'expired',
    turn: 'owner',
    color: 'warning',
    phase: 'decided',
    locked: 'Your assessment has expired. Renew it to change an answer.',
    result: 'expired',
    reviewer: 'kept',
    owner: {
      title: 'Expired',
      text: 'Twelve months have passed since the approval.',
      next: 'Renew it: your answers are kept, so you change only what is different now.',
    },
    step: {
      title: 'Renew your assessment',
      text: 'Your answers are kept: change only what is different now.',
      label: 'Renew the assessment',
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
  return row.turn === 'team' ? row.waits : null;
}

/** Our team has it before it: somebody can be assigned, and it can be snoozed. */
export const isOnDesk = (state: ApplicationState): boolean =>
  APPLICATION_STATE[state].turn === 'team' || APPLICATION_STATE[state].phase === 'changing';

/** Its answers cannot change while reviewers read them and write verdicts. */
export const isBeingRead = (state: ApplicationState): boolean =>
  APPLICATION_STATE[state].phase === 'review';

/** Whose turn it is, in the words of the owner. */
export const TURN_TEXTS: Readonly<Record<StateRow['turn'], string>> = {
  owner: 'You',
  team: 'Our reviewers',
  nobody: 'Nobody; there is nothing to do now',
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
