import { setup } from 'xstate';
import type { ApplicationActor, ApplicationEventName } from './applicationEvents';
import type { ScreenName } from '../screens';

interface ApplicationEvent {
  type: ApplicationEventName;
  by: ApplicationActor;
}

/**
 * The review life of a business's application (decisions 4), run by the server to judge and by the
 * SPA to offer what is possible. Without effects and without an end: every state can be left.
 * Always holds: only the owner submits, withdraws and takes it up again; only an admin decides.
 */
export const applicationMachine = setup({
  types: { events: {} as ApplicationEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isOwner: ({ event }) => event.by === 'owner',
    isAdmin: ({ event }) => event.by === 'admin',
    isSystem: ({ event }) => event.by === 'system',
    isAdminOrSystem: ({ event }) => event.by !== 'owner',
  },
}).createMachine({
  id: 'application',
  description: 'The life of an application to be vetted and listed.',
  initial: 'draft',
  states: {
    draft: {
      description: 'Begun, nothing answered yet.',
      meta: { screen: 'vetting' },
      on: {
        'answer.given': {
          guard: 'isOwner',
          target: 'in_progress',
          description: 'The first answer is kept.',
        },
      },
    },
    in_progress: {
      description: 'The business answers at its own pace.',
      meta: { screen: 'vettingForm' },
      on: {
        'application.submitted': {
          guard: 'isOwner',
          target: 'submitted',
          description: 'The Basic part is answered and declared true.',
        },
      },
    },
    submitted: {
      description: 'Waits for a reviewer; the answers cannot be changed.',
      meta: { screen: 'adminProgress' },
      on: {
        'application.withdrawn': {
          guard: 'isOwner',
          target: 'in_progress',
          description: 'The business takes it back before a review begins.',
        },
        'application.claimed': {
          guard: 'isAdmin',
          target: 'under_review',
          description: 'A reviewer claims it.',
        },
      },
    },
    under_review: {
      description: 'A reviewer reads the answers.',
      meta: { screen: 'adminProgress' },
      on: {
        'application.returned': {
          guard: 'isAdmin',
          target: 'submitted',
          description: 'The reviewer puts it back for another.',
        },
        'changes.requested': {
          guard: 'isAdmin',
          target: 'changes_requested',
          description: 'Named questions are reopened, with a note.',
        },
        'application.approved': {
          guard: 'isAdmin',
          target: 'approved',
          description: 'The answers are accepted.',
        },
        'application.rejected': {
          guard: 'isAdmin',
          target: 'rejected',
          description: 'Refused, with a reason.',
        },
      },
    },
    changes_requested: {
      description: 'The business may change the named questions.',
      meta: { screen: 'vettingForm' },
      on: {
        'application.submitted': {
          guard: 'isOwner',
          target: 'submitted',
          description: 'The changes are made.',
        },
        'application.reopened': {
          guard: 'isAdmin',
          target: 'under_review',
          description: 'The request for changes is taken back, with a note.',
        },
      },
    },
    approved: {
      description: 'Approved; the listing is not public yet.',
      meta: { screen: 'vetting' },
      on: {
        'listing.published': {
          guard: 'isAdminOrSystem',
          target: 'listed',
          description: 'The listing goes public.',
        },
        'application.reopened': {
          guard: 'isAdmin',
          target: 'under_review',
          description: 'The review is opened again, with a note.',
        },
      },
    },
    rejected: {
      description: 'Refused; the business may try again.',
      meta: { screen: 'vetting' },
      on: {
        'application.resumed': {
          guard: 'isOwner',
          target: 'in_progress',
          description: 'The business goes on from the answers it gave.',
        },
        'application.reopened': {
          guard: 'isAdmin',
          target: 'under_review',
          description: 'The review is opened again, with a note.',
        },
      },
    },
    listed: {
      description: 'Public in the directory, for twelve months.',
      meta: { screen: 'directory' },
      on: {
        'listing.changed': {
          guard: 'isSystem',
          target: 'under_review',
          description: 'A fact that was reviewed has changed.',
        },
        'listing.unpublished': {
          guard: 'isAdmin',
          target: 'approved',
          description: 'The publication is taken back, with a note.',
        },
        'application.reopened': {
          guard: 'isAdmin',
          target: 'under_review',
          description: 'The review is opened again, with a note.',
        },
        'application.expired': {
          guard: 'isSystem',
          target: 'expired',
          description: 'Twelve months have passed.',
        },
      },
    },
    expired: {
      description: 'No longer valid; the answers are kept.',
      meta: { screen: 'vetting' },
      on: {
        'application.renewed': {
          guard: 'isOwner',
          target: 'in_progress',
          description: 'The business goes through its answers again.',
        },
      },
    },
  },
});
