import type { AnyStateMachine } from 'xstate';
import { msg } from '../../../domain/language';
import { claimMachine, type ClaimEvent } from '../../../domain/listing/claimMachine';
import { listingMachine, type ListingEvent } from '../../../domain/listing/listingMachine';
import { issueMachine, type IssueEvent } from '../../../domain/mail/issueMachine';
import { mailMachine, type MailEvent } from '../../../domain/mail/mailMachine';
import { recipientMachine } from '../../../domain/mail/recipientMachine';
import { eventMachine, type EventEvent } from '../../../domain/posts/eventMachine';
import { resourceMachine, type ResourceEvent } from '../../../domain/posts/resourceMachine';
import {
  dataRequestMachine,
  type DataRequestEvent,
} from '../../../domain/requests/dataRequestMachine';
import { reportMachine, type ReportEvent } from '../../../domain/requests/reportMachine';
import {
  ALL_APPLICATION_EVENTS,
  APPLICATION_ACTORS,
  type ApplicationEventName,
} from '../../../domain/vetting/applicationEvents';
import { applicationAfter } from '../../../domain/vetting/applicationLife';
import { applicationMachine } from '../../../domain/vetting/applicationMachine';
import { APPLICATION_STATES } from '../../../domain/vetting/applicationStates';
import { SERVER_NAMES, type CatalogueEntry } from './catalogue';

type Payloads = CatalogueEntry['payloads'];

/** By the first who may send it anywhere. */
const sender = (event: ApplicationEventName) =>
  APPLICATION_ACTORS.find((by) =>
    APPLICATION_STATES.some((state) => applicationAfter(state, event, by) !== null),
  );

/** What events carry besides their type. */
type PayloadsOf<Event extends { type: string }> = Partial<
  Record<Event['type'], Event extends unknown ? Omit<Event, 'type'> : never>
>;

const APPLICATION: Payloads = Object.fromEntries(
  ALL_APPLICATION_EVENTS.map((event) => [event, { by: sender(event) }]),
);

const LISTING = {
  'listing.saved': { by: 'owner', isConsented: true, isReviewedChanged: false },
  'listing.added': { by: 'admin', isChecked: true },
  'review.published': { by: 'admin' },
  'review.changes_requested': { by: 'admin' },
  'review.rejected': { by: 'admin' },
  'listing.published': { by: 'application' },
  'listing.unpublished': { by: 'application' },
  'claim.objected': { by: 'claim' },
  'claim.upheld': { by: 'claim', before: 'published' },
} satisfies PayloadsOf<ListingEvent>;

const CLAIM = {
  'code.requested': { by: 'claimant' },
  'documents.sent': { by: 'claimant' },
  'code.confirmed': { by: 'claimant' },
  'claim.approved': { by: 'admin' },
  'claim.rejected': { by: 'admin' },
  'claim.overtaken': { by: 'system' },
  'claim.objected': { by: 'listed address' },
  'claim.upheld': { by: 'admin' },
  'claim.returned': { by: 'admin' },
} satisfies PayloadsOf<ClaimEvent>;

const RESOURCE = {
  'draft.saved': { by: 'owner' },
  'post.submitted': { by: 'owner' },
  'review.published': { by: 'editor' },
  'review.changes_requested': { by: 'editor' },
  'review.rejected': { by: 'editor' },
} satisfies PayloadsOf<ResourceEvent>;

const EVENT = {
  'draft.saved': { by: 'owner', isReworded: true, wasPostponed: false },
  'post.submitted': { by: 'owner', isReworded: true, wasPostponed: false },
  'review.published': { by: 'editor', wasPostponed: false },
  'review.changes_requested': { by: 'editor', wasPostponed: false },
  'review.rejected': { by: 'editor', wasPostponed: false },
  'event.cancelled': { by: 'owner' },
  'event.postponed': { by: 'owner' },
  'event.restored': { by: 'owner' },
  'date.added': { by: 'system' },
} satisfies PayloadsOf<EventEvent>;

const ISSUE = {
  'issue.saved': { by: 'editor' },
  'issue.sent': { by: 'editor' },
  'issue.paused': { by: 'editor' },
  'issue.resumed': { by: 'editor' },
  'issue.stopped': { by: 'editor' },
  'recipients.done': { by: 'system' },
} satisfies PayloadsOf<IssueEvent>;

const MAIL = {
  'mail.claimed': { isLeaseOver: false },
  'attempt.failed': { isLast: false },
} satisfies PayloadsOf<MailEvent>;

const DATA_REQUEST = {
  'request.answered': { by: 'admin' },
  'request.refused': { by: 'admin' },
  'account.deleted': { by: 'system' },
} satisfies PayloadsOf<DataRequestEvent>;

const REPORT = {
  'report.acted': { by: 'admin' },
  'report.dismissed': { by: 'admin' },
} satisfies PayloadsOf<ReportEvent>;

const entry = (
  name: keyof typeof SERVER_NAMES,
  machine: AnyStateMachine,
  payloads: Payloads,
): CatalogueEntry => ({
  name: SERVER_NAMES[name],
  machine,
  absent: msg('It runs on the server.'),
  payloads,
  outputs: {},
  errors: {},
});

/** In the order of `SERVER_NAMES`. */
export const SERVER_CATALOGUE: readonly CatalogueEntry[] = [
  entry('application', applicationMachine, APPLICATION),
  entry('listing', listingMachine, LISTING),
  entry('claim', claimMachine, CLAIM),
  entry('resource', resourceMachine, RESOURCE),
  entry('event', eventMachine, EVENT),
  entry('issue', issueMachine, ISSUE),
  entry('recipient', recipientMachine, {}),
  entry('mail', mailMachine, MAIL),
  entry('dataRequest', dataRequestMachine, DATA_REQUEST),
  entry('report', reportMachine, REPORT),
];
