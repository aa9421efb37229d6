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
  'application.submitted': { past: 'Submitted' },
  'application.withdrawn': {
    past: 'Taken back before review',
    owner: {
      label: 'Take it back',
      question: 'Take your application back?',
      text: 'It leaves the queue of our reviewers. You can change answers and submit it again.',
    },
  },
  'application.claimed': {
    past: 'Review begun',
    admin: {
      label: 'Claim',
      title: 'Claim',
      consequence: 'You start the review. The other admins see your name on the card.',
      isMailed: false,
      isAtOnce: true,
    },
  },
  'application.returned': {
    past: 'Put back into the queue',
    admin: {
      label: 'Return to the queue',
      title: 'Return to the queue:',
      consequence: 'It waits for a reviewer again, and anyone on the team can claim it.',
      isMailed: false,
      isAtOnce: true,
    },
  },
  'changes.requested': {
    past: 'Changes wanted',
    admin: {
      label: 'Ask for changes',
      title: 'Ask for changes:',
      consequence:
        'The business may change the questions that you pick, and only those. Once it submits them, the application waits for a reviewer again.',
      isMailed: true,
      needsNote: true,
      namesQuestions: true,
    },
  },
  'application.approved': {
    past: 'Approved',
    admin: {
      label: 'Approve',
      title: 'Approve',
      consequence:
        'The answers are valid for twelve months, with the level and the badges that they earn. The listing is not public yet; publishing it is the next step.',
      isMailed: true,
    },
  },
  'application.rejected': {
    past: 'Not accepted',
    admin: {
      label: 'Do not accept',
      title: 'Do not accept',
      consequence:
        'The application is rejected. The business keeps its answers, and can change them and submit again.',
      isMailed: true,
      isRefusal: true,
      needsNote: true,
    },
  },
  'application.reopened': {
    past: 'Review opened again',
    admin: {
      label: 'Open the review again',
      title: 'Open the review again:',
      consequence:
        'The decision is withdrawn and the application is under review again. If it was listed, its level and badges leave the directory until it is decided.',
      isMailed: true,
      needsNote: true,
    },
  },
  'application.resumed': {
    past: 'Taken up again',
    owner: {
      label: 'Go on from my answers',
      question: 'Go on from the answers you gave?',
      text: 'All answers open again. Nothing is lost.',
    },
  },
  'application.renewed': {
    past: 'Renewed',
    owner: {
      label: 'Renew',
      question: 'Renew your assessment?',
      text: 'All answers open again, as you gave them last time.',
    },
  },
  'listing.published': {
    past: 'Listed in the directory',
    admin: {
      label: 'Publish the listing',
      title: 'Publish the listing of',
      consequence: 'The listing goes public in the directory, with its level and badges.',
      isMailed: true,
    },
  },
  'listing.unpublished': {
    past: 'Publication taken back',
    admin: {
      label: 'Take the publication back',
      title: 'Take the publication back:',
      consequence:
        'The level and the badges leave the directory, and the listing too unless it was public before. The application stays approved, so that you can publish it again.',
      isMailed: true,
      needsNote: true,
    },
  },
} as const satisfies Record<string, EventRow>;

/** What moves an application because of another act. */
const FOLLOWING = {
  'answer.given': { past: 'First answer given' },
  'listing.changed': { past: 'Listing changed: back to review' },
  'application.expired': { past: 'Expired after twelve months' },
} as const satisfies Record<string, EventRow>;

/** Entries of the history that change no state. */
const NOTED = {
  'clearance.overridden': { past: 'Our team decided on the Advanced part' },
  'clearance.restored': { past: 'The rule decides on the Advanced part again' },
  'application.assigned': { past: 'Assigned', isInternal: true },
  'application.unassigned': { past: 'Assigned to nobody', isInternal: true },
  'application.snoozed': { past: 'Snoozed', isInternal: true },
  'application.unsnoozed': { past: 'Snooze ended', isInternal: true },
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
export const eventText = (event: string): string => ROWS[event]?.past ?? event;

/** How an admin sends it; null for what admins never do themselves. */
export const adminActionOf = (event: string): AdminAction | null => ROWS[event]?.admin ?? null;

/** How the business sends it; null for what has no button of its own. */
export const ownerActionOf = (event: string): OwnerAction | null => ROWS[event]?.owner ?? null;

/** Whether the event is refused without a note. */
export const needsNote = (event: string): event is NotedEvent =>
  adminActionOf(event)?.needsNote === true;

export const namesQuestions = (event: string): boolean =>
  adminActionOf(event)?.namesQuestions === true;

export const isMailed = (event: string): event is MailedEvent =>
  adminActionOf(event)?.isMailed === true;

/** Who did it, in the words of the history. */
export function actorText({
  by,
  actor_name: name,
}: {
  by: ApplicationActor;
  actor_name: string | null;
}): string {
  if (by === 'system') return 'by itself';
  const who = by === 'owner' ? 'the business' : 'our team';
  return name ? `by ${name} (${who})` : `by ${who}`;
}
