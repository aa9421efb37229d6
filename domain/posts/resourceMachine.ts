import { setup } from 'xstate';
import type { ScreenName } from '../screens';
import type { ReviewDecision } from '../vocabulary';

/** An editor of the team is also the owner of what that editor posts. */
export type PostActor = 'owner' | 'editor';

export interface ResourceEvent {
  type: 'draft.saved' | 'post.submitted' | `review.${ReviewDecision}`;
  by: PostActor;
}

/**
 * A resource of a member, which the server judges. Always holds: only its owner makes it a draft, and what a member
 * changes is public once an editor has seen it.
 */
export const resourceMachine = setup({
  types: { events: {} as ResourceEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isOwner: ({ event }) => event.by === 'owner',
    isEditor: ({ event }) => event.by === 'editor',
  },
}).createMachine({
  id: 'resource',
  description: 'A resource, from its first words to the library.',
  initial: 'draft',
  on: {
    'draft.saved': {
      guard: 'isOwner',
      target: '.draft',
      description: 'Its owner goes on writing; it is not public any more.',
    },
    'post.submitted': [
      {
        guard: 'isEditor',
        target: '.published',
        description: 'What an editor writes needs no second look.',
      },
      { guard: 'isOwner', target: '.pending', description: 'Its owner has written it.' },
    ],
  },
  states: {
    draft: {
      description: 'Being written; its owner alone sees it.',
      meta: { screen: 'myResources' },
    },
    pending: {
      description: 'Waits for an editor.',
      meta: { screen: 'adminModeration' },
      on: {
        'review.published': {
          guard: 'isEditor',
          target: 'published',
          description: 'Nothing is wrong with it.',
        },
        'review.changes_requested': {
          guard: 'isEditor',
          target: 'changes_requested',
          description: 'Something is to be changed, as the note says.',
        },
        'review.rejected': {
          guard: 'isEditor',
          target: 'rejected',
          description: 'It does not belong in the library.',
        },
      },
    },
    published: {
      description: 'Public in the library.',
      meta: { screen: 'allResources' },
      on: {
        'review.changes_requested': {
          guard: 'isEditor',
          target: 'changes_requested',
          description: 'It is hidden until something is changed.',
        },
        'review.rejected': {
          guard: 'isEditor',
          target: 'rejected',
          description: 'It is hidden for good.',
        },
      },
    },
    changes_requested: {
      description: 'Hidden; its owner is asked to change something.',
      meta: { screen: 'myResources' },
      on: {
        'review.published': {
          guard: 'isEditor',
          target: 'published',
          description: 'It is good as it is.',
        },
        'review.rejected': {
          guard: 'isEditor',
          target: 'rejected',
          description: 'It does not belong in the library.',
        },
      },
    },
    rejected: {
      description: 'Hidden; its owner reads why.',
      meta: { screen: 'myResources' },
      on: {
        'review.published': {
          guard: 'isEditor',
          target: 'published',
          description: 'The decision is changed.',
        },
        'review.changes_requested': {
          guard: 'isEditor',
          target: 'changes_requested',
          description: 'The decision is changed.',
        },
      },
    },
  },
});
