import { setup } from 'xstate';
import type { ScreenName } from '../screens';
import type { PostStatus, ReviewDecision } from '../vocabulary';

/** `owner`: whoever may edit it. An application and a claim move it with them. */
export type ListingActor = 'owner' | 'admin' | 'application' | 'claim';

type ListingMove =
  | { type: 'listing.saved'; isConsented: boolean; isReviewedChanged: boolean }
  | { type: 'listing.added'; isChecked: boolean }
  | { type: `review.${ReviewDecision}` | 'listing.published' | 'listing.unpublished' }
  | { type: 'claim.objected' }
  /** `before`: as it was when somebody objected. */
  | { type: 'claim.upheld'; before: PostStatus };

export type ListingEvent = ListingMove & { by: ListingActor };

/**
 * Whether the directory shows a listing, which the server judges. Always holds: nothing is public that our team has not
 * seen, and nothing is public or waits without the consent of the business.
 */
export const listingMachine = setup({
  types: { events: {} as ListingEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isAdmin: ({ event }) => event.by === 'admin',
    isApplication: ({ event }) => event.by === 'application',
    isClaim: ({ event }) => event.by === 'claim',
    isOwnerWithoutConsent: ({ event }) =>
      event.by === 'owner' && event.type === 'listing.saved' && !event.isConsented,
    isOwnerWithConsent: ({ event }) =>
      event.by === 'owner' && event.type === 'listing.saved' && event.isConsented,
    isOwnerOfSettled: ({ event }) =>
      event.by === 'owner' &&
      event.type === 'listing.saved' &&
      event.isConsented &&
      !event.isReviewedChanged,
    isAdminWhoChecked: ({ event }) =>
      event.by === 'admin' && event.type === 'listing.added' && event.isChecked,
    wasDraft: ({ event }) =>
      event.by === 'claim' && event.type === 'claim.upheld' && event.before === 'draft',
    wasPending: ({ event }) =>
      event.by === 'claim' && event.type === 'claim.upheld' && event.before === 'pending',
    wasPublished: ({ event }) =>
      event.by === 'claim' && event.type === 'claim.upheld' && event.before === 'published',
    wasSentBack: ({ event }) =>
      event.by === 'claim' && event.type === 'claim.upheld' && event.before === 'changes_requested',
    wasRejected: ({ event }) =>
      event.by === 'claim' && event.type === 'claim.upheld' && event.before === 'rejected',
  },
}).createMachine({
  id: 'listing',
  description: 'The listing of a business, from its form to the directory.',
  initial: 'draft',
  on: {
    'listing.saved': [
      {
        guard: 'isOwnerWithoutConsent',
        target: '.draft',
        description: 'The business does not want to be listed.',
      },
      {
        guard: 'isOwnerWithConsent',
        target: '.pending',
        description: 'The business wants to be listed with what it wrote.',
      },
    ],
    'claim.objected': {
      guard: 'isClaim',
      target: '.published',
      description: 'It is shown as it was before the claim.',
    },
    'claim.upheld': [
      {
        guard: 'wasDraft',
        target: '.draft',
        description: 'It was a draft when somebody objected.',
      },
      {
        guard: 'wasPending',
        target: '.pending',
        description: 'It waited for review when somebody objected.',
      },
      {
        guard: 'wasPublished',
        target: '.published',
        description: 'It was public when somebody objected.',
      },
      {
        guard: 'wasSentBack',
        target: '.changes_requested',
        description: 'Changes were wanted when somebody objected.',
      },
      {
        guard: 'wasRejected',
        target: '.rejected',
        description: 'It was rejected when somebody objected.',
      },
    ],
  },
  states: {
    draft: {
      description: 'Not to be listed; the business alone sees it.',
      meta: { screen: 'myBusiness' },
      on: {
        'listing.added': [
          {
            guard: 'isAdminWhoChecked',
            target: 'published',
            description: 'Our team adds a business that it has checked.',
          },
          {
            guard: 'isAdmin',
            target: 'pending',
            description: 'Our team adds a business to be checked.',
          },
        ],
      },
    },
    pending: {
      description: 'Waits for our team to look at it.',
      meta: { screen: 'adminListings' },
      on: {
        'review.published': {
          guard: 'isAdmin',
          target: 'published',
          description: 'Nothing is wrong with it.',
        },
        'review.changes_requested': {
          guard: 'isAdmin',
          target: 'changes_requested',
          description: 'Something is to be changed, as the note says.',
        },
        'review.rejected': {
          guard: 'isAdmin',
          target: 'rejected',
          description: 'It does not belong in the directory.',
        },
        'listing.published': {
          guard: 'isApplication',
          target: 'published',
          description: 'With the level and badges of an approved application.',
        },
      },
    },
    published: {
      description: 'Public in the directory.',
      meta: { screen: 'directory' },
      on: {
        'listing.saved': {
          guard: 'isOwnerOfSettled',
          target: 'published',
          description: 'No reviewed fact is changed.',
        },
        'review.changes_requested': {
          guard: 'isAdmin',
          target: 'changes_requested',
          description: 'It is hidden until something is changed.',
        },
        'review.rejected': {
          guard: 'isAdmin',
          target: 'rejected',
          description: 'It is hidden for good.',
        },
        'listing.published': {
          guard: 'isApplication',
          target: 'published',
          description: 'With the level and badges of an approved application.',
        },
        'listing.unpublished': {
          guard: 'isApplication',
          target: 'pending',
          description: 'The publication by its application is taken back.',
        },
      },
    },
    changes_requested: {
      description: 'Hidden; its owner is asked to change something.',
      meta: { screen: 'myBusiness' },
      on: {
        'review.published': {
          guard: 'isAdmin',
          target: 'published',
          description: 'It is good as it is.',
        },
        'review.rejected': {
          guard: 'isAdmin',
          target: 'rejected',
          description: 'It does not belong in the directory.',
        },
        'listing.published': {
          guard: 'isApplication',
          target: 'published',
          description: 'With the level and badges of an approved application.',
        },
      },
    },
    rejected: {
      description: 'Hidden; its owner reads why.',
      meta: { screen: 'myBusiness' },
      on: {
        'review.published': {
          guard: 'isAdmin',
          target: 'published',
          description: 'The decision is changed.',
        },
        'review.changes_requested': {
          guard: 'isAdmin',
          target: 'changes_requested',
          description: 'The decision is changed.',
        },
        'listing.published': {
          guard: 'isApplication',
          target: 'published',
          description: 'With the level and badges of an approved application.',
        },
      },
    },
  },
});
