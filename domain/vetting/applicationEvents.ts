import { msg, t } from '../language';
/** In which part somebody acts; `system` is the server by itself. */
export const APPLICATION_ACTORS = ['owner', 'admin', 'system'] as const;
export type ApplicationActor = (typeof APPLICATION_ACTORS)[number];

/** How the business does it. */
interface OwnerAction {
  label: string;
  /** Asks before it is done. */
  question: string;
  text: string;
}

/** How an admin does it. */
interface AdminAction {
  /** On buttons and in menus. */
  label: string;
  /** Asks for it, before the name of the business. */
  title: string;
  /** What will happen. */
  consequence: string;
  /** Whether the business is written to. */
  isMailed: boolean;
  /** Needs no words to anybody, so it is done without asking. */
  isAtOnce?: boolean;
  isRefusal?: boolean;
  /** Is explained to the business in words of its own (decisions 4). */
  needsNote?: boolean;
  /** Names questions, at least one, and so is about one application alone. */
  namesQuestions?: boolean;
}

interface EventRow {
  /** Its text in the history. */
  past: string;
  /** Only our team reads it in the history. */
  isInternal?: true;
  owner?: OwnerAction;
  admin?: AdminAction;
}

/** What a person sends to move an application, in the order of menus. */
const SENT = {
  'application.submitted': { past: msg('Submitted') },
  'application.withdrawn': {
    past: msg('Taken back before review'),
    owner: {
      label: msg('Take it back'),
      question: msg('Take your application back?'),
      text: msg(
        'It leaves the queue of our reviewers. You can change answers and submit it again.',
      ),
    },
  },
  'application.claimed': {
    past: msg('Review begun'),
    admin: {
      label: msg('Claim'),
      title: msg('Claim'),
      consequence: msg('You start the review. The other admins see your name on the card.'),
      isMailed: false,
      isAtOnce: true,
    },
  },
  'application.returned': {
    past: msg('Put back into the queue'),
    admin: {
      label: msg('Return to the queue'),
      title: msg('Return to the queue:'),
      consequence: msg('It waits for a reviewer again, and anyone on the team can claim it.'),
      isMailed: false,
      isAtOnce: true,
    },
  },
  'changes.requested': {
    past: msg('Changes wanted'),
    admin: {
      label: msg('Ask for changes'),
      title: msg('Ask for changes:'),
      consequence: msg(
        'The business may change the questions that you pick, and only those. Once it submits them, the application waits for a reviewer again.',
      ),
      isMailed: true,
      needsNote: true,
      namesQuestions: true,
    },
  },
  'application.approved': {
    past: msg('Approved'),
    admin: {
      label: msg('Approve'),
      title: msg('Approve'),
      consequence: msg(
        'The answers are valid for twelve months, with the level and the badges that they earn. The listing is not public yet; publishing it is the next step.',
      ),
      isMailed: true,
    },
  },
  'application.rejected': {
    past: msg('Not accepted'),
    admin: {
      label: msg('Do not accept'),
      title: msg('Do not accept'),
      consequence: msg(
        'The application is rejected. The business keeps its answers, and can change them and submit again.',
      ),
      isMailed: true,
      isRefusal: true,
      needsNote: true,
    },
  },
  'application.reopened': {
    past: msg('Review opened again'),
    admin: {
      label: msg('Open the review again'),
      title: msg('Open the review again:'),
      consequence: msg(
        'The decision is withdrawn and the application is under review again. If it was listed, its level and badges leave the directory until it is decided.',
      ),
      isMailed: true,
      needsNote: true,
    },
  },
  'application.resumed': {
    past: msg('Taken up again'),
    owner: {
      label: msg('Go on from my answers'),
      question: msg('Go on from the answers you gave?'),
      text: msg('All answers open again. Nothing is lost.'),
    },
  },
  'application.renewed': {
    past: msg('Renewed'),
    owner: {
      label: msg('Renew'),
      question: msg('Renew your assessment?'),
      text: msg('All answers open again, as you gave them last time.'),
    },
  },
  'listing.published': {
    past: msg('Listed in the directory'),
    admin: {
      label: msg('Publish the listing'),
      title: msg('Publish the listing of'),
      consequence: msg('The listing goes public in the directory, with its level and badges.'),
      isMailed: true,
    },
  },
  'listing.unpublished': {
    past: msg('Publication taken back'),
    admin: {
      label: msg('Take the publication back'),
      title: msg('Take the publication back:'),
      consequence: msg(
        'The level and the badges leave the directory, and the listing too unless it was public before. The application stays approved, so that you can publish it again.',
      ),
      isMailed: true,
      needsNote: true,
    },
  },
} as const satisfies Record<string, EventRow>;

/** What moves an application because of another act. */
const FOLLOWING = {
  'answer.given': { past: msg('First answer given') },
  'listing.changed': { past: msg('Listing changed: back to review') },
  'application.expired': { past: msg('Expired after twelve months') },
} as const satisfies Record<string, EventRow>;

/** Entries of the history that change no state. */
const NOTED = {
  'clearance.overridden': { past: msg('Our team decided on the Advanced part') },
  'clearance.restored': { past: msg('The rule decides on the Advanced part again') },
  'application.assigned': { past: msg('Assigned'), isInternal: true },
  'application.unassigned': { past: msg('Assigned to nobody'), isInternal: true },
  'application.snoozed': { past: msg('Snoozed'), isInternal: true },
  'application.unsnoozed': { past: msg('Snooze ended'), isInternal: true },
} as const satisfies Record<string, EventRow>;

type Sent = typeof SENT;
export type ApplicationEventType = keyof Sent;
/** All that moves an application: what a person sends, and what follows from other acts. */
export type ApplicationEventName = ApplicationEventType | keyof typeof FOLLOWING;

type EventsWith<Admin extends Partial<AdminAction>> = {
  [Event in ApplicationEventType]: Sent[Event] extends { admin: Admin } ? Event : never;
}[ApplicationEventType];
export type NotedEvent = EventsWith<{ needsNote: true }>;
export type MailedEvent = EventsWith<{ isMailed: true }>;

const ROWS: Readonly<Record<string, EventRow | undefined>> = { ...SENT, ...FOLLOWING, ...NOTED };

const isSent = (event: string): event is ApplicationEventType => event in SENT;
const follows = (event: string): event is keyof typeof FOLLOWING => event in FOLLOWING;

/** Events of `applicationMachine` that a person sends. */
export const APPLICATION_EVENTS = Object.keys(SENT).filter(isSent);
export const ALL_APPLICATION_EVENTS: readonly ApplicationEventName[] = [
  ...APPLICATION_EVENTS,
  ...Object.keys(FOLLOWING).filter(follows),
];

/** The entries of the history that never reach the business. */
export const INTERNAL_EVENTS: readonly string[] = Object.keys(NOTED).filter(
  (event) => ROWS[event]?.isInternal === true,
);

/** What happened to an application, in the words of its history. */
export const eventText = (event: string): string => t(ROWS[event]?.past ?? event);

/** How an admin sends it; null for what admins never do themselves. */
export function adminActionOf(event: string): AdminAction | null {
  const action = ROWS[event]?.admin;
  if (!action) return null;
  const { label, title, consequence } = action;
  return { ...action, label: t(label), title: t(title), consequence: t(consequence) };
}

/** How the business sends it; null for what has no button of its own. */
export function ownerActionOf(event: string): OwnerAction | null {
  const action = ROWS[event]?.owner;
  if (!action) return null;
  const { label, question, text } = action;
  return { label: t(label), question: t(question), text: t(text) };
}

/** Whether the event is refused without a note. */
export const needsNote = (event: string): event is NotedEvent =>
  ROWS[event]?.admin?.needsNote === true;

export const namesQuestions = (event: string): boolean =>
  ROWS[event]?.admin?.namesQuestions === true;

export const isMailed = (event: string): event is MailedEvent =>
  ROWS[event]?.admin?.isMailed === true;

/** Who did it, in the words of the history. */
export function actorText({
  by,
  actor_name: name,
}: {
  by: ApplicationActor;
  actor_name: string | null;
}): string {
  if (by === 'system') return t('by itself');
  if (by === 'owner') return name ? t('by {name} (the business)', { name }) : t('by the business');
  return name ? t('by {name} (our team)', { name }) : t('by our team');
}
