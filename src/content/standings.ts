import type { ApplicationState } from '../../domain/vocabulary';

/** Working days within which a reviewer answers. */
export const REVIEW_DAYS = 10;

interface Standing {
  title: string;
  text: string;
  /** Whose turn it is. */
  actor: 'You' | 'Our reviewers' | 'Nobody for now';
  /** What can happen from here. */
  next: string;
}

/** Where an application stands, in its owner's words. */
export const STANDINGS: Record<ApplicationState, Standing> = {
  draft: {
    title: 'You have not started yet',
    text: 'Answer at your own pace: every answer is kept as soon as you give it.',
    actor: 'You',
    next: 'Your first answer starts the assessment.',
  },
  in_progress: {
    title: 'You are answering',
    text: 'Every answer is kept as soon as you give it. You can stop and come back on any device.',
    actor: 'You',
    next: 'When the Basic part is answered and declared true, you can submit it.',
  },
  submitted: {
    title: 'Submitted, waiting for a reviewer',
    text: `A person of our team reads your answers within ${REVIEW_DAYS} working days.`,
    actor: 'Our reviewers',
    next: 'A reviewer takes it up. Until then you can take it back and change answers.',
  },
  under_review: {
    title: 'A reviewer is reading it',
    text: 'Your answers are fixed while they are being read.',
    actor: 'Our reviewers',
    next: 'The reviewer approves it, asks for changes or says why it is not accepted.',
  },
  changes_requested: {
    title: 'A reviewer asks for changes',
    text: 'The questions named below are open again; the others stay as they are.',
    actor: 'You',
    next: 'Change the named answers and submit again. The reviewer sees what changed.',
  },
  approved: {
    title: 'Approved',
    text: 'Your level and badges are ready to be shown in the directory.',
    actor: 'Our reviewers',
    next: 'It is published as soon as your listing has everything it needs.',
  },
  rejected: {
    title: 'Not accepted this time',
    text: 'The reason is below. Your answers are kept.',
    actor: 'You',
    next: 'Go on from the answers you gave, change what is named and submit again.',
  },
  listed: {
    title: 'Listed in the directory',
    text: 'The result holds for twelve months.',
    actor: 'Nobody for now',
    next: 'A change to what was checked is read again; after twelve months you renew it.',
  },
  expired: {
    title: 'Expired',
    text: 'Twelve months have passed since the approval.',
    actor: 'You',
    next: 'Renew it: your answers are kept, so you change only what is different now.',
  },
};
