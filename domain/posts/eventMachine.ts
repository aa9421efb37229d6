import { setup } from 'xstate';
import type { ScreenName } from '../screens';
import type { ReviewDecision } from '../vocabulary';
import type { PostActor } from './resourceMachine';

type EventMove =
  /** `wasPostponed`: before it was hidden. */
  | { type: 'draft.saved' | 'post.submitted'; isReworded: boolean; wasPostponed: boolean }
  | { type: `review.${ReviewDecision}`; wasPostponed: boolean }
  | { type: 'event.cancelled' | 'event.postponed' | 'event.restored' | 'date.added' };

export type EventEvent = EventMove & { by: PostActor | 'system' };

/**
 * An event of a member, which the server judges. Always holds: only its owner makes it a draft, and never once it is
 * public; other words of a member are public once an editor has seen them, another time or place at once.
 */
export const eventMachine = setup({
  types: { events: {} as EventEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isOwner: ({ event }) => event.by === 'owner',
    isEditor: ({ event }) => event.by === 'editor',
    isSystem: ({ event }) => event.by === 'system',
    isOwnerOrEditor: ({ event }) => event.by !== 'system',
    isRewordedByOwner: ({ event }) =>
      event.type === 'post.submitted' && event.by === 'owner' && event.isReworded,
    isEditorOfPostponed: ({ event }) =>
      event.by === 'editor' && 'wasPostponed' in event && event.wasPostponed,
  },
}).createMachine({
  id: 'event',
  description: 'An event, from its first words to the calendar.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Not public.',
      initial: 'draft',
      meta: { screen: 'myEvents' },
      on: {
        'draft.saved': {
          guard: 'isOwner',
          target: '.draft',
          description: 'Its owner goes on writing.',
        },
        'post.submitted': [
          {
            guard: 'isEditorOfPostponed',
            target: '#event.shown.postponed',
            description: 'It was postponed before it was hidden, and is so again.',
          },
          {
            guard: 'isEditor',
            target: '#event.shown.published',
            description: 'What an editor writes needs no second look.',
          },
          { guard: 'isOwner', target: '.pending', description: 'Its owner has written it.' },
        ],
      },
      states: {
        draft: {
          description: 'Being written; its owner alone sees it.',
          on: {
            'date.added': {
              guard: 'isSystem',
              target: '#event.shown.published',
              description: 'The other dates of a series come with the first.',
            },
          },
        },
        pending: {
          id: 'event.hidden.pending',
          description: 'Waits for an editor.',
          meta: { screen: 'adminModeration' },
          on: {
            'review.published': [
              {
                guard: 'isEditorOfPostponed',
                target: '#event.shown.postponed',
                description: 'It was postponed before it was hidden, and is so again.',
              },
              {
                guard: 'isEditor',
                target: '#event.shown.published',
                description: 'Nothing is wrong with it.',
              },
            ],
            'review.changes_requested': {
              guard: 'isEditor',
              target: 'changes_requested',
              description: 'Something is to be changed, as the note says.',
            },
            'review.rejected': {
              guard: 'isEditor',
              target: 'rejected',
              description: 'It does not belong in the calendar.',
            },
          },
        },
        changes_requested: {
          id: 'event.hidden.changes_requested',
          description: 'Hidden; its owner is asked to change something.',
          on: {
            'review.published': [
              {
                guard: 'isEditorOfPostponed',
                target: '#event.shown.postponed',
                description: 'It was postponed before it was hidden, and is so again.',
              },
              {
                guard: 'isEditor',
                target: '#event.shown.published',
                description: 'It is good as it is.',
              },
            ],
            'review.rejected': {
              guard: 'isEditor',
              target: 'rejected',
              description: 'It does not belong in the calendar.',
            },
          },
        },
        rejected: {
          id: 'event.hidden.rejected',
          description: 'Hidden; its owner reads why.',
          on: {
            'review.published': [
              {
                guard: 'isEditorOfPostponed',
                target: '#event.shown.postponed',
                description: 'It was postponed before it was hidden, and is so again.',
              },
              {
                guard: 'isEditor',
                target: '#event.shown.published',
                description: 'The decision is changed.',
              },
            ],
            'review.changes_requested': {
              guard: 'isEditor',
              target: 'changes_requested',
              description: 'The decision is changed.',
            },
          },
        },
      },
    },
    shown: {
      description: 'Public in the calendar.',
      initial: 'published',
      meta: { screen: 'events' },
      on: {
        'event.cancelled': {
          guard: 'isOwnerOrEditor',
          target: '.cancelled',
          description: 'It does not take place.',
        },
        'event.postponed': {
          guard: 'isOwnerOrEditor',
          target: '.postponed',
          description: 'It takes place later.',
        },
        'event.restored': {
          guard: 'isOwnerOrEditor',
          target: '.published',
          description: 'It takes place, as planned or at another time.',
        },
        'review.changes_requested': {
          guard: 'isEditor',
          target: '#event.hidden.changes_requested',
          description: 'It is hidden until something is changed.',
        },
        'review.rejected': {
          guard: 'isEditor',
          target: '#event.hidden.rejected',
          description: 'It is hidden for good.',
        },
      },
      states: {
        published: {
          id: 'event.shown.published',
          description: 'It takes place.',
          on: {
            'post.submitted': [
              {
                guard: 'isRewordedByOwner',
                target: '#event.hidden.pending',
                description: 'Other words of its owner are reviewed again.',
              },
              {
                guard: 'isOwnerOrEditor',
                target: 'published',
                description: 'Another time or place holds at once.',
              },
            ],
          },
        },
        cancelled: { description: 'It does not take place.' },
        postponed: {
          id: 'event.shown.postponed',
          description: 'It takes place later, on a day that may be known already.',
          on: {
            'post.submitted': [
              {
                guard: 'isRewordedByOwner',
                target: '#event.hidden.pending',
                description: 'Other words of its owner are reviewed again.',
              },
              {
                guard: 'isOwnerOrEditor',
                target: 'postponed',
                description: 'Another time or place holds at once.',
              },
            ],
          },
        },
      },
    },
  },
});
