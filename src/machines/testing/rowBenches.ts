import { claimMachine, type ClaimEvent } from '../../../domain/listing/claimMachine';
import { listingMachine, type ListingEvent } from '../../../domain/listing/listingMachine';
import { issueMachine, type IssueEvent } from '../../../domain/mail/issueMachine';
import { mailMachine, type MailEvent } from '../../../domain/mail/mailMachine';
import { recipientMachine, type RecipientEvent } from '../../../domain/mail/recipientMachine';
import { ISSUE_EVENTS } from '../../../domain/newsletter';
import { eventMachine, type EventEvent } from '../../../domain/posts/eventMachine';
import { resourceMachine, type ResourceEvent } from '../../../domain/posts/resourceMachine';
import {
  dataRequestMachine,
  type DataRequestEvent,
} from '../../../domain/requests/dataRequestMachine';
import { reportMachine, type ReportEvent } from '../../../domain/requests/reportMachine';
import { POST_STATUSES, REVIEW_DECISIONS } from '../../../domain/vocabulary';
import type { Walk } from './paths';

/** What moves rows of the server, by whoever may or may not. */

const BOTH = [false, true];
const reviews = REVIEW_DECISIONS.map((decision) => `review.${decision}` as const);

const claimTypes = [
  ...(['code.requested', 'documents.sent', 'code.confirmed', 'claim.approved'] as const),
  ...(['claim.rejected', 'claim.overtaken', 'claim.objected'] as const),
  ...(['claim.upheld', 'claim.returned'] as const),
];
export const claimEvents: ClaimEvent[] = claimTypes.flatMap((type) =>
  (['claimant', 'listed address', 'admin', 'system'] as const).map((by) => ({ type, by })),
);

const listingActors = ['owner', 'admin', 'application', 'claim'] as const;
export const listingEvents: ListingEvent[] = listingActors.flatMap((by): ListingEvent[] => [
  { type: 'listing.saved', by, isConsented: false, isReviewedChanged: true },
  ...BOTH.map((isReviewedChanged) => ({
    type: 'listing.saved' as const,
    by,
    isConsented: true,
    isReviewedChanged,
  })),
  ...BOTH.map((isChecked) => ({ type: 'listing.added' as const, by, isChecked })),
  ...reviews.map((type) => ({ type, by })),
  { type: 'listing.published', by },
  { type: 'listing.unpublished', by },
  { type: 'claim.objected', by },
  ...POST_STATUSES.map((before) => ({ type: 'claim.upheld' as const, by, before })),
]);

export const resourceEvents: ResourceEvent[] = (
  ['draft.saved', 'post.submitted', ...reviews] as const
).flatMap((type) => (['owner', 'editor'] as const).map((by) => ({ type, by })));

export const eventEvents: EventEvent[] = (['owner', 'editor', 'system'] as const).flatMap(
  (by): EventEvent[] => [
    { type: 'draft.saved', by, isReworded: true, wasPostponed: false },
    { type: 'post.submitted', by, isReworded: false, wasPostponed: false },
    { type: 'post.submitted', by, isReworded: true, wasPostponed: false },
    { type: 'post.submitted', by, isReworded: true, wasPostponed: true },
    ...reviews.map((type) => ({ type, by, wasPostponed: false })),
    { type: 'review.published', by, wasPostponed: true },
    ...(['event.cancelled', 'event.postponed', 'event.restored', 'date.added'] as const).map(
      (type) => ({ type, by }),
    ),
  ],
);

const issueTypes = ['issue.saved', ...Object.values(ISSUE_EVENTS), 'recipients.done'] as const;
export const issueEvents: IssueEvent[] = issueTypes.flatMap((type) =>
  (['editor', 'system'] as const).map((by) => ({ type, by })),
);

export const recipientEvents: RecipientEvent[] = [
  { type: 'mail.queued' },
  { type: 'mail.takenBack' },
  { type: 'mail.sent' },
  { type: 'mail.failed' },
  { type: 'limit.reached' },
  { type: 'newsletter.left' },
];

export const mailEvents: MailEvent[] = [
  { type: 'mail.claimed', isLeaseOver: false },
  { type: 'mail.claimed', isLeaseOver: true },
  { type: 'lease.released' },
  { type: 'mail.accepted' },
  { type: 'attempt.failed', isLast: false },
  { type: 'attempt.failed', isLast: true },
];

export const dataRequestEvents: DataRequestEvent[] = (
  ['request.answered', 'request.refused', 'account.deleted'] as const
).flatMap((type) => (['admin', 'system'] as const).map((by) => ({ type, by })));

export const reportEvents: ReportEvent[] = (['report.acted', 'report.dismissed'] as const).flatMap(
  (type) => (['admin', 'reporter'] as const).map((by) => ({ type, by })),
);

export const ROW_WALKS: Record<string, () => Walk[]> = {
  claim: () => [{ machine: claimMachine, events: claimEvents }],
  listing: () => [{ machine: listingMachine, events: listingEvents }],
  resource: () => [{ machine: resourceMachine, events: resourceEvents }],
  event: () => [{ machine: eventMachine, events: eventEvents }],
  issue: () => [{ machine: issueMachine, events: issueEvents }],
  recipient: () => [{ machine: recipientMachine, events: recipientEvents }],
  mail: () => [{ machine: mailMachine, events: mailEvents }],
  dataRequest: () => [{ machine: dataRequestMachine, events: dataRequestEvents }],
  report: () => [{ machine: reportMachine, events: reportEvents }],
};
