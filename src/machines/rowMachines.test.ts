/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { createActor } from 'xstate';
import { claimMachine } from '../../domain/listing/claimMachine';
import { CLAIM_STATES } from '../../domain/listing/claims';
import { listingMachine } from '../../domain/listing/listingMachine';
import { issueMachine } from '../../domain/mail/issueMachine';
import { mailMachine } from '../../domain/mail/mailMachine';
import { recipientMachine } from '../../domain/mail/recipientMachine';
import { ISSUE_STATES } from '../../domain/newsletter';
import { firstState, moveOf, statesOf } from '../../domain/nextState';
import { eventMachine } from '../../domain/posts/eventMachine';
import { resourceMachine } from '../../domain/posts/resourceMachine';
import { DATA_REQUEST_STATES } from '../../domain/privacy';
import { dataRequestMachine } from '../../domain/requests/dataRequestMachine';
import { reportMachine } from '../../domain/requests/reportMachine';
import { EVENT_STATUSES, POST_STATUSES } from '../../domain/vocabulary';
import { movesOf } from './testing/movesOf';
import * as bench from './testing/rowBenches';

/*
 * What may happen to rows of the server, written a second time. Every event of a bench that is not named here is
 * refused in that state.
 */

const lines = (text: string): string[] => text.trim().split(/\n */);

test('a claim moves only so', () => {
  expect(movesOf(claimMachine, bench.claimEvents)).toEqual(
    lines(`
      unclaimed: code.requested claimant → code_sent
      unclaimed: documents.sent claimant → in_review
      code_sent: code.requested claimant → code_sent
      code_sent: documents.sent claimant → in_review
      code_sent: code.confirmed claimant → claimed
      code_sent: claim.overtaken system → rejected
      in_review: claim.approved admin → claimed
      in_review: claim.rejected admin → rejected
      in_review: claim.overtaken system → rejected
      claimed: claim.objected listed address → frozen
      frozen: claim.upheld admin → upheld
      frozen: claim.returned admin → returned
    `),
  );
});

test('a listing moves only so', () => {
  const events = bench.listingEvents.filter(({ type }) => type !== 'claim.upheld');
  expect(movesOf(listingMachine, events)).toEqual(
    lines(`
      draft: listing.saved owner isReviewedChanged → draft
      draft: listing.saved owner isConsented → pending
      draft: listing.saved owner isConsented isReviewedChanged → pending
      draft: listing.added admin → pending
      draft: listing.added admin isChecked → published
      draft: claim.objected claim → published
      pending: listing.saved owner isReviewedChanged → draft
      pending: listing.saved owner isConsented → pending
      pending: listing.saved owner isConsented isReviewedChanged → pending
      pending: review.published admin → published
      pending: review.changes_requested admin → changes_requested
      pending: review.rejected admin → rejected
      pending: listing.published application → published
      pending: claim.objected claim → published
      published: listing.saved owner isReviewedChanged → draft
      published: listing.saved owner isConsented → published
      published: listing.saved owner isConsented isReviewedChanged → pending
      published: review.changes_requested admin → changes_requested
      published: review.rejected admin → rejected
      published: listing.published application → published
      published: listing.unpublished application → pending
      published: claim.objected claim → published
      changes_requested: listing.saved owner isReviewedChanged → draft
      changes_requested: listing.saved owner isConsented → pending
      changes_requested: listing.saved owner isConsented isReviewedChanged → pending
      changes_requested: review.published admin → published
      changes_requested: review.rejected admin → rejected
      changes_requested: listing.published application → published
      changes_requested: claim.objected claim → published
      rejected: listing.saved owner isReviewedChanged → draft
      rejected: listing.saved owner isConsented → pending
      rejected: listing.saved owner isConsented isReviewedChanged → pending
      rejected: review.published admin → published
      rejected: review.changes_requested admin → changes_requested
      rejected: listing.published application → published
      rejected: claim.objected claim → published
    `),
  );
});

test('an upheld claim brings back what a listing was, whatever it is by then', () => {
  for (const before of POST_STATUSES) {
    const event = { type: 'claim.upheld', by: 'claim', before } as const;
    expect(moveOf(listingMachine, event)).toEqual({ from: POST_STATUSES, to: before });
  }
});

test('a resource moves only so', () => {
  expect(movesOf(resourceMachine, bench.resourceEvents)).toEqual(
    lines(`
      draft: draft.saved owner → draft
      draft: post.submitted owner → pending
      draft: post.submitted editor → published
      pending: draft.saved owner → draft
      pending: post.submitted owner → pending
      pending: post.submitted editor → published
      pending: review.published editor → published
      pending: review.changes_requested editor → changes_requested
      pending: review.rejected editor → rejected
      published: draft.saved owner → draft
      published: post.submitted owner → pending
      published: post.submitted editor → published
      published: review.changes_requested editor → changes_requested
      published: review.rejected editor → rejected
      changes_requested: draft.saved owner → draft
      changes_requested: post.submitted owner → pending
      changes_requested: post.submitted editor → published
      changes_requested: review.published editor → published
      changes_requested: review.rejected editor → rejected
      rejected: draft.saved owner → draft
      rejected: post.submitted owner → pending
      rejected: post.submitted editor → published
      rejected: review.published editor → published
      rejected: review.changes_requested editor → changes_requested
    `),
  );
});

test('an event moves only so', () => {
  expect(movesOf(eventMachine, bench.eventEvents)).toEqual(
    lines(`
      draft: draft.saved owner isReworded → draft
      draft: post.submitted owner → pending
      draft: post.submitted owner isReworded → pending
      draft: post.submitted owner isReworded wasPostponed → pending
      draft: post.submitted editor → published
      draft: post.submitted editor isReworded → published
      draft: post.submitted editor isReworded wasPostponed → postponed
      draft: date.added system → published
      pending: draft.saved owner isReworded → draft
      pending: post.submitted owner → pending
      pending: post.submitted owner isReworded → pending
      pending: post.submitted owner isReworded wasPostponed → pending
      pending: post.submitted editor → published
      pending: post.submitted editor isReworded → published
      pending: post.submitted editor isReworded wasPostponed → postponed
      pending: review.published editor → published
      pending: review.changes_requested editor → changes_requested
      pending: review.rejected editor → rejected
      pending: review.published editor wasPostponed → postponed
      changes_requested: draft.saved owner isReworded → draft
      changes_requested: post.submitted owner → pending
      changes_requested: post.submitted owner isReworded → pending
      changes_requested: post.submitted owner isReworded wasPostponed → pending
      changes_requested: post.submitted editor → published
      changes_requested: post.submitted editor isReworded → published
      changes_requested: post.submitted editor isReworded wasPostponed → postponed
      changes_requested: review.published editor → published
      changes_requested: review.rejected editor → rejected
      changes_requested: review.published editor wasPostponed → postponed
      rejected: draft.saved owner isReworded → draft
      rejected: post.submitted owner → pending
      rejected: post.submitted owner isReworded → pending
      rejected: post.submitted owner isReworded wasPostponed → pending
      rejected: post.submitted editor → published
      rejected: post.submitted editor isReworded → published
      rejected: post.submitted editor isReworded wasPostponed → postponed
      rejected: review.published editor → published
      rejected: review.changes_requested editor → changes_requested
      rejected: review.published editor wasPostponed → postponed
      published: post.submitted owner → published
      published: post.submitted owner isReworded → pending
      published: post.submitted owner isReworded wasPostponed → pending
      published: event.cancelled owner → cancelled
      published: event.postponed owner → postponed
      published: event.restored owner → published
      published: post.submitted editor → published
      published: post.submitted editor isReworded → published
      published: post.submitted editor isReworded wasPostponed → published
      published: review.changes_requested editor → changes_requested
      published: review.rejected editor → rejected
      published: event.cancelled editor → cancelled
      published: event.postponed editor → postponed
      published: event.restored editor → published
      cancelled: event.cancelled owner → cancelled
      cancelled: event.postponed owner → postponed
      cancelled: event.restored owner → published
      cancelled: review.changes_requested editor → changes_requested
      cancelled: review.rejected editor → rejected
      cancelled: event.cancelled editor → cancelled
      cancelled: event.postponed editor → postponed
      cancelled: event.restored editor → published
      postponed: post.submitted owner → postponed
      postponed: post.submitted owner isReworded → pending
      postponed: post.submitted owner isReworded wasPostponed → pending
      postponed: event.cancelled owner → cancelled
      postponed: event.postponed owner → postponed
      postponed: event.restored owner → published
      postponed: post.submitted editor → postponed
      postponed: post.submitted editor isReworded → postponed
      postponed: post.submitted editor isReworded wasPostponed → postponed
      postponed: review.changes_requested editor → changes_requested
      postponed: review.rejected editor → rejected
      postponed: event.cancelled editor → cancelled
      postponed: event.postponed editor → postponed
      postponed: event.restored editor → published
    `),
  );
});

test('an issue of the newsletter moves only so', () => {
  expect(movesOf(issueMachine, bench.issueEvents)).toEqual(
    lines(`
      draft: issue.saved editor → draft
      draft: issue.sent editor → sending
      sending: issue.paused editor → paused
      sending: recipients.done system → sent
      paused: issue.resumed editor → sending
      paused: issue.stopped editor → stopped
    `),
  );
});

test('a recipient of an issue moves only so', () => {
  expect(movesOf(recipientMachine, bench.recipientEvents)).toEqual(
    lines(`
      waiting: mail.queued → queued
      waiting: limit.reached → skipped
      waiting: newsletter.left → skipped
      queued: mail.takenBack → waiting
      queued: mail.sent → sent
      queued: mail.failed → failed
    `),
  );
});

test('an email moves only so', () => {
  expect(movesOf(mailMachine, bench.mailEvents)).toEqual(
    lines(`
      queued: mail.claimed → sending
      queued: mail.claimed isLeaseOver → sending
      sending: mail.claimed isLeaseOver → sending
      sending: lease.released → waiting
      sending: mail.accepted → sent
      sending: attempt.failed → waiting
      sending: attempt.failed isLast → failed
      waiting: mail.claimed → sending
      waiting: mail.claimed isLeaseOver → sending
      waiting: mail.accepted → sent
    `),
  );
});

test('a request about data moves only so', () => {
  expect(movesOf(dataRequestMachine, bench.dataRequestEvents)).toEqual(
    lines(`
      open: request.answered admin → done
      open: request.refused admin → refused
      open: account.deleted system → done
    `),
  );
});

test('a report moves only so', () => {
  expect(movesOf(reportMachine, bench.reportEvents)).toEqual(
    lines(`
      open: report.acted admin → acted
      open: report.dismissed admin → dismissed
    `),
  );
});

test.each([
  ['claim', statesOf(claimMachine), ['unclaimed', ...CLAIM_STATES]],
  ['listing', statesOf(listingMachine), POST_STATUSES],
  ['resource', statesOf(resourceMachine), POST_STATUSES],
  ['issue', statesOf(issueMachine), ISSUE_STATES],
  ['data request', statesOf(dataRequestMachine), DATA_REQUEST_STATES],
])('a %s has the states of its machine in this order', (_name, states, listed) => {
  expect(listed).toEqual(states);
});

test('an event has the states of its machine', () => {
  expect([...EVENT_STATUSES].sort()).toEqual(statesOf(eventMachine).sort());
});

test.each([
  ...[claimMachine, listingMachine, resourceMachine, eventMachine, issueMachine],
  ...[recipientMachine, mailMachine, dataRequestMachine, reportMachine],
])('a row of $id begins where its machine does', (machine) => {
  const states = createActor(machine).start().getSnapshot()._nodes;
  expect(firstState(machine)).toBe(states.at(-1)?.key);
});
