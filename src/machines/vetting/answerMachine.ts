import { assign, setup } from 'xstate';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { ScreenName } from '../../../domain/screens';
import type { Answer } from '../../../domain/vetting/types';

/** An answer that waits in the queue, from this visit, an earlier one or another tab. */
export interface QueuedAnswer {
  key: string;
  answer: Answer;
  state: 'waiting' | 'failed' | 'conflict';
  message: string | null;
  theirs: VettingResponse | null;
}

export interface AnswerContext {
  question: number;
  /** Begins the keys of this actor's items in the queue. */
  keyPrefix: string;
  /** How many items it has put there. */
  placed: number;
  /** Key of its newest item in the queue. */
  item: string | null;
  /** Key of the item that this one comes in place of, or after. */
  earlier: string | null;
  /** The newest local answer; null while the server's is shown. */
  mine: Answer | null;
  /** Of the server's answer that was seen last; 0 when there is none. */
  revision: number;
  savedAt: string | null;
  theirs: VettingResponse | null;
  message: string | null;
}

export type AnswerEvent =
  | { type: 'answer.typed'; answer: Answer }
  | { type: 'answer.chosen'; answer: Answer }
  | { type: 'page.hidden' }
  | { type: 'answer.found'; queued: QueuedAnswer }
  | { type: 'answer.seen'; response: VettingResponse }
  | { type: 'answer.accepted'; key: string; response: VettingResponse }
  | { type: 'answer.delayed' }
  | { type: 'answer.resumed' }
  | { type: 'answer.refused'; key: string; message: string }
  | { type: 'answer.conflicted'; key: string; theirs: VettingResponse | null }
  | { type: 'answer.settledElsewhere'; key: string }
  | { type: 'answer.retried' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

/**
 * One question's answer on its way to the server; the queue sends, this says where it stands.
 * Always holds: `mine` is what the member gave last and is set in every state tagged `unsaved`;
 * `revision` is what `mine` was begun from, and is not raised while `mine` is unsaved.
 */
export const answerMachine = setup({
  types: {
    context: {} as AnswerContext,
    events: {} as AnswerEvent,
    input: {} as { question: number; keyPrefix: string },
    meta: {} as { screen: ScreenName },
  },
  actions: {
    keepMine: assign({
      mine: ({ context, event }) => ('answer' in event ? event.answer : context.mine),
    }),
    nameItem: assign(({ context }) => ({
      placed: context.placed + 1,
      item: `${context.keyPrefix}-${context.placed + 1}`,
      earlier: context.item,
      message: null,
      theirs: null,
    })),
    keepFound: assign(({ event }) =>
      event.type === 'answer.found'
        ? {
            item: event.queued.key,
            mine: event.queued.answer,
            message: event.queued.message,
            theirs: event.queued.theirs,
          }
        : {},
    ),
    keepResponse: assign(({ event }) =>
      'response' in event
        ? { revision: event.response.revision, savedAt: event.response.updated_at }
        : {},
    ),
    keepReason: assign({
      message: ({ event }) => ('message' in event ? event.message : null),
    }),
    keepTheirs: assign({
      theirs: ({ context, event }) => {
        if ('response' in event) return event.response;
        return 'theirs' in event ? event.theirs : context.theirs;
      },
    }),
    beginFromTheirs: assign(({ context: { theirs } }) => ({
      revision: theirs?.revision ?? 0,
      savedAt: theirs?.updated_at ?? null,
    })),
    forgetItem: assign({ item: null }),
    forgetMine: assign({ mine: null, item: null, theirs: null, message: null }),
    putInQueue: () => {},
    keepConflict: () => {},
    takeFromQueue: () => {},
    showTheirs: () => {},
  },
  guards: {
    isNewest: ({ context, event }) => 'key' in event && event.key === context.item,
    hasFailed: ({ event }) => event.type === 'answer.found' && event.queued.state === 'failed',
    isInConflict: ({ event }) => event.type === 'answer.found' && event.queued.state === 'conflict',
  },
  delays: { typingPause: 700 },
}).createMachine({
  id: 'answer',
  description: 'One answer, from the first keystroke until the server has it.',
  context: ({ input }) => ({
    ...input,
    placed: 0,
    item: null,
    earlier: null,
    mine: null,
    revision: 0,
    savedAt: null,
    theirs: null,
    message: null,
  }),
  initial: 'atRest',
  states: {
    atRest: {
      description: 'The server has what is shown.',
      meta: { screen: 'vettingForm' },
      initial: 'idle',
      states: {
        idle: { description: 'Nothing was changed in this visit.' },
        saved: {
          id: 'answer.atRest.saved',
          description: 'Changed in this visit, and the server has it.',
        },
      },
      on: {
        'answer.seen': {
          description: 'Read from the server.',
          actions: 'keepResponse',
        },
        'answer.accepted': {
          description: 'Saved in another tab.',
          actions: 'keepResponse',
        },
        'answer.found': [
          {
            guard: 'hasFailed',
            target: 'failed',
            description: 'Refused in an earlier visit or another tab.',
            actions: 'keepFound',
          },
          {
            guard: 'isInConflict',
            target: 'conflict',
            description: 'In conflict since an earlier visit or in another tab.',
            actions: 'keepFound',
          },
          {
            target: '#answer.onTheWay.queued',
            description: 'Waiting since an earlier visit or in another tab.',
            actions: 'keepFound',
          },
        ],
      },
    },
    typing: {
      tags: ['unsaved'],
      description: 'Waits for a pause in typing; an earlier version may still be on its way.',
      meta: { screen: 'vettingForm' },
      after: {
        typingPause: {
          target: '#answer.onTheWay.saving',
          description: 'The newest text follows what is on its way.',
          actions: ['nameItem', 'putInQueue'],
        },
      },
      on: {
        'page.hidden': {
          target: '#answer.onTheWay.saving',
          description: 'The page may be closed at any moment.',
          actions: ['nameItem', 'putInQueue'],
        },
        'answer.accepted': {
          guard: 'isNewest',
          description: 'The earlier version has arrived.',
          actions: ['keepResponse', 'forgetItem'],
        },
        'answer.conflicted': {
          guard: 'isNewest',
          target: 'conflict',
          description: 'The earlier version met another one.',
          actions: ['keepTheirs', 'keepConflict'],
        },
      },
    },
    onTheWay: {
      tags: ['unsaved'],
      description: 'In the queue, which outlives the page.',
      meta: { screen: 'vettingForm' },
      initial: 'saving',
      states: {
        saving: {
          id: 'answer.onTheWay.saving',
          description: 'On its way to the server.',
          on: {
            'answer.delayed': {
              target: 'queued',
              description: 'No connection, a busy server or a lapsed session.',
            },
          },
        },
        queued: {
          id: 'answer.onTheWay.queued',
          description: 'Waits for the connection.',
          on: { 'answer.resumed': { target: 'saving', description: 'The queue tries again.' } },
        },
      },
      on: {
        'answer.accepted': {
          guard: 'isNewest',
          target: '#answer.atRest.saved',
          description: 'The server has it.',
          actions: ['keepResponse', 'forgetMine'],
        },
        'answer.settledElsewhere': {
          guard: 'isNewest',
          target: '#answer.atRest.saved',
          description: 'A newer version took its place in another tab.',
          actions: 'forgetMine',
        },
        'answer.refused': {
          guard: 'isNewest',
          target: 'failed',
          description: 'The server says why.',
          actions: 'keepReason',
        },
        'answer.conflicted': {
          guard: 'isNewest',
          target: 'conflict',
          description: 'It was changed elsewhere in the meantime.',
          actions: 'keepTheirs',
        },
      },
    },
    failed: {
      tags: ['unsaved', 'troubled'],
      description: 'The server refused it; the answer is kept in this browser.',
      meta: { screen: 'vettingForm' },
      on: {
        'answer.settledElsewhere': {
          guard: 'isNewest',
          target: '#answer.atRest.saved',
          description: 'Retried or changed in another tab.',
          actions: 'forgetMine',
        },
        'answer.retried': {
          target: '#answer.onTheWay.saving',
          description: 'Retry was pressed.',
          actions: ['nameItem', 'putInQueue'],
        },
      },
    },
    conflict: {
      tags: ['unsaved', 'troubled'],
      description: 'Changed elsewhere since it was read: both versions are shown.',
      meta: { screen: 'vettingForm' },
      on: {
        'answer.settledElsewhere': {
          guard: 'isNewest',
          target: '#answer.atRest.saved',
          description: 'Decided in another tab.',
          actions: 'forgetMine',
        },
        'mine.kept': {
          target: '#answer.onTheWay.saving',
          description: 'Keep mine was pressed.',
          actions: ['beginFromTheirs', 'nameItem', 'putInQueue'],
        },
        'theirs.taken': {
          target: '#answer.atRest.saved',
          description: 'Take theirs was pressed.',
          actions: ['beginFromTheirs', 'takeFromQueue', 'showTheirs', 'forgetMine'],
        },
        'answer.typed': {
          description: 'My version goes on changing.',
          actions: ['keepMine', 'keepConflict'],
        },
        'answer.chosen': {
          description: 'My version goes on changing.',
          actions: ['keepMine', 'keepConflict'],
        },
        'answer.seen': {
          description: 'Their version went on changing.',
          actions: ['keepTheirs', 'keepConflict'],
        },
        'answer.accepted': {
          description: 'Their version went on changing in another tab.',
          actions: ['keepTheirs', 'keepConflict'],
        },
      },
    },
  },
  on: {
    'answer.typed': {
      target: '.typing',
      description: 'Every keystroke begins the pause anew.',
      actions: 'keepMine',
    },
    'answer.chosen': {
      target: '#answer.onTheWay.saving',
      description: 'A choice does not wait.',
      actions: ['keepMine', 'nameItem', 'putInQueue'],
    },
  },
});
