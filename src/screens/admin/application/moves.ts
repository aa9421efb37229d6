import type { ApplicationEventType } from '../../../../domain/contract/vetting';

interface Move {
  /** On buttons and in menus. */
  label: string;
  /** Asks for it, before the name of the business. */
  title: string;
  /** What will happen. */
  consequence: string;
  /** Whether somebody gets a mail about it, and who. */
  mail: string;
  isRefusal?: boolean;
}

const OWNER_MAIL =
  'The owner of the business gets a mail with what you write here and a link to go on from.';
const NO_MAIL = 'Nobody gets a mail.';

/** What an admin can do with an application, in the order of the contract. */
const MOVES: Partial<Record<ApplicationEventType, Move>> = {
  'application.claimed': {
    label: 'Claim',
    title: 'Claim',
    consequence: 'You take the review on. The others see your name on the card.',
    mail: NO_MAIL,
  },
  'application.returned': {
    label: 'Return to the queue',
    title: 'Return to the queue:',
    consequence: 'It waits for a reviewer again, and anybody of the team can claim it.',
    mail: NO_MAIL,
  },
  'changes.requested': {
    label: 'Ask for changes',
    title: 'Ask for changes:',
    consequence:
      'The business may change the questions that you pick, and only those. Once it submits them, the application waits for a reviewer again.',
    mail: OWNER_MAIL,
  },
  'application.approved': {
    label: 'Approve',
    title: 'Approve',
    consequence:
      'The answers stand for twelve months, with the level and the badges that they earn. The listing is not public yet: publishing it is the next step.',
    mail: OWNER_MAIL,
  },
  'application.rejected': {
    label: 'Do not accept',
    title: 'Do not accept',
    consequence:
      'The application is refused for now. The business keeps its answers, can go on from them and submit again.',
    mail: OWNER_MAIL,
    isRefusal: true,
  },
  'application.reopened': {
    label: 'Open the review again',
    title: 'Open the review again:',
    consequence:
      'The decision is taken back and the application is under review. If it was listed, its level and badges leave the directory until it is decided.',
    mail: OWNER_MAIL,
  },
  'listing.published': {
    label: 'Publish the listing',
    title: 'Publish the listing of',
    consequence: 'The listing goes public in the directory, with its level and badges.',
    mail: OWNER_MAIL,
  },
};

/** The words of a move; null for what admins never do themselves. */
export const moveOf = (event: ApplicationEventType): Move | null => MOVES[event] ?? null;

/** What of it admins do themselves, in the same order. */
export const adminMoves = (possible: readonly ApplicationEventType[]): ApplicationEventType[] =>
  possible.filter((event) => moveOf(event) !== null);

const AT_ONCE: readonly ApplicationEventType[] = ['application.claimed', 'application.returned'];

/** Needs no words to anybody, so it is done without asking. */
export const isAtOnce = (event: ApplicationEventType): boolean => AT_ONCE.includes(event);
