import { assign, fromPromise, setup } from 'xstate';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { ScreenName } from '../../../domain/screens';
import type { Answer } from '../../../domain/vetting/types';

/** An answer that the server does not have yet, as this browser stores it. */
export interface QueuedItem {
  /** Sent as Idempotency-Key, the same with each repeat. */
  key: string;
  question: number;
  answer: Answer;
  /** Revision of the answer that it replaces; null until the one before it has its own. */
  basedOn: number | null;
  /** Items are sent in the order of their places. */
  place: number;
  /** It was sent and no answer came: its body must not change. */
  isTried: boolean;
  state: 'waiting' | 'failed' | 'conflict';
  /** Why it was refused. */
  message: string | null;
  /** The other version of a conflict; null when there is none. */
  theirs: VettingResponse | null;
}

/** An answer for the queue. */
export interface GivenAnswer {
  question: number;
  answer: Answer;
  /** Key of the item that it replaces, or follows when that was sent already. */
  earlier: string | null;
  /** Revision of the server's answer that it was begun from. */
  revision: number;
}

/** What came of sending the first item. */
export type SendResult =
  | { kind: 'settled' }
  | { kind: 'unreachable' }
  /** The server asks to be left alone for so many milliseconds. */
  | { kind: 'delayed'; wait: number };

export interface QueueContext {
  /** As this browser stores them, in the order in which they are sent. */
  items: readonly QueuedItem[];
  /** What is being typed and is not in the queue yet. */
  draft: GivenAnswer | null;
  /** Questions that had an item in this visit. */
  changed: readonly number[];
  /** Attempts without a result since the last one that had one. */
  failures: number;
  /** Milliseconds that the server asked for last. */
  retryAfter: number;
}

export type QueueEvent =
  | { type: 'answer.typed'; question: number; answer: Answer; revision: number }
  | { type: 'answer.chosen'; question: number; answer: Answer; revision: number }
  | { type: 'answer.retried'; question: number }
  | { type: 'answer.discarded'; question: number }
  | { type: 'unsent.discarded' }
  | { type: 'mine.kept'; question: number }
  | { type: 'theirs.taken'; question: number }
  | { type: 'page.hidden' }
  | { type: 'response.seen'; response: VettingResponse }
  | { type: 'items.changed'; items: readonly QueuedItem[] }
  | { type: 'item.accepted'; key: string; response: VettingResponse }
  | { type: 'item.conflicted'; key: string; theirs: VettingResponse | null }
  | { type: 'sending.resumed' };

/**
 * The answers that the server does not have yet, from the first keystroke on.
 * Owns the phase of each: an item's `state` is its phase, here and in the browser's storage.
 * Always holds: what was given last is the draft or the newest item of its question, and leaves only
 * when the server has it, or its owner discards it or takes the other version.
 */
export const queueMachine = setup({
  types: {
    context: {} as QueueContext,
    events: {} as QueueEvent,
    input: {} as { items: readonly QueuedItem[] },
    meta: {} as { screen: ScreenName },
  },
  actors: {
    sendNext: fromPromise<SendResult>(() => Promise.reject(new Error('sendNext is not provided'))),
  },
  actions: {
    keepDraft: assign({
      draft: ({ context, event }) => givenBy(context, event) ?? context.draft,
    }),
    moveDraft: assign({
      draft: ({ context: { draft }, event }) =>
        draft && event.type === 'item.accepted'
          ? { ...draft, earlier: null, revision: event.response.revision }
          : draft,
    }),
    forgetDraft: assign({ draft: null }),
    keepItems: assign(({ context, event }) =>
      event.type === 'items.changed'
        ? { items: event.items, changed: questionsIn(event.items, context.changed) }
        : {},
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    keepRetryAfter: assign({ retryAfter: ({ event }) => waitOf(event) }),
    placeDraft: () => {},
    placeAnswer: () => {},
    placeAgain: () => {},
    keepDraftInConflict: () => {},
    changeConflict: () => {},
    takeTheirs: () => {},
    discardItem: () => {},
    discardItems: () => {},
  },
  guards: {
    isOfDraft: ({ context, event }) =>
      'question' in event && event.question === context.draft?.question,
    isBeforeDraft: ({ context, event }) => 'key' in event && event.key === context.draft?.earlier,
    isRefused: ({ context, event }) => itemOf(context, event)?.state === 'failed',
    isInConflict: ({ context, event }) => itemOf(context, event)?.state === 'conflict',
    isNewInConflict: ({ context, event }) => isNewTheirs(context, event),
    hasItems: ({ context }) => context.items.length > 0,
    hasWaiting: ({ context }) => context.items.some(({ state }) => state === 'waiting'),
    hasConflict: ({ context }) => context.items.some(({ state }) => state === 'conflict'),
    hasRefused: ({ context }) => context.items.some(({ state }) => state === 'failed'),
    isSettled: ({ event }) => resultOf(event)?.kind === 'settled',
    isDelayed: ({ event }) => resultOf(event)?.kind === 'delayed',
  },
  delays: { typingPause: 700, retryDelay: 1000, retryAfter: 1000 },
}).createMachine({
  id: 'queue',
  description: 'Answers on their way, from the first keystroke until the server has them.',
  context: ({ input }) => ({
    items: input.items,
    draft: null,
    changed: questionsIn(input.items, []),
    failures: 0,
    retryAfter: 0,
  }),
  type: 'parallel',
  states: {
    answering: {
      description: 'What the business gives.',
      meta: { screen: 'vettingForm' },
      initial: 'atRest',
      states: {
        atRest: {
          description: 'Everything that was given is in the queue.',
          on: {
            'answer.typed': [
              {
                guard: 'isInConflict',
                description: 'My version of a conflict goes on changing.',
                actions: 'changeConflict',
              },
              { target: 'typing', description: 'The first keystroke.', actions: 'keepDraft' },
            ],
            'answer.chosen': [
              {
                guard: 'isInConflict',
                description: 'My version of a conflict goes on changing.',
                actions: 'changeConflict',
              },
              { description: 'A choice does not wait.', actions: 'placeAnswer' },
            ],
          },
        },
        typing: {
          description: 'Waits for a pause in typing; an earlier version may be on its way.',
          after: {
            typingPause: {
              target: 'atRest',
              description: 'The newest text goes into the queue.',
              actions: ['placeDraft', 'forgetDraft'],
            },
          },
          on: {
            'page.hidden': {
              target: 'atRest',
              description: 'The page may be closed at any moment.',
              actions: ['placeDraft', 'forgetDraft'],
            },
            'answer.typed': [
              {
                guard: 'isOfDraft',
                target: 'typing',
                reenter: true,
                description: 'Every keystroke starts the pause again.',
                actions: 'keepDraft',
              },
              {
                guard: 'isInConflict',
                description: 'My version of a conflict goes on changing.',
                actions: 'changeConflict',
              },
              {
                target: 'typing',
                reenter: true,
                description: 'The next question: what was typed before goes into the queue.',
                actions: ['placeDraft', 'forgetDraft', 'keepDraft'],
              },
            ],
            'answer.chosen': [
              {
                guard: 'isOfDraft',
                target: 'atRest',
                description: 'A choice in the same question takes the text along.',
                actions: ['placeAnswer', 'forgetDraft'],
              },
              {
                guard: 'isInConflict',
                description: 'My version of a conflict goes on changing.',
                actions: 'changeConflict',
              },
              { description: 'A choice does not wait.', actions: 'placeAnswer' },
            ],
            'item.accepted': {
              guard: 'isBeforeDraft',
              description: 'The earlier version has arrived.',
              actions: 'moveDraft',
            },
            'item.conflicted': {
              guard: 'isBeforeDraft',
              target: 'atRest',
              description: 'The earlier version met another one: both are shown.',
              actions: ['keepDraftInConflict', 'forgetDraft'],
            },
          },
        },
      },
      on: {
        'answer.retried': {
          guard: 'isRefused',
          description: 'Retry was pressed.',
          actions: 'placeAgain',
        },
        'answer.discarded': {
          guard: 'isRefused',
          description: 'Discard change was pressed.',
          actions: 'discardItem',
        },
        'unsent.discarded': {
          guard: 'hasItems',
          target: '.atRest',
          description: 'All that the server does not have was given up.',
          actions: ['discardItems', 'forgetDraft'],
        },
        'mine.kept': {
          guard: 'isInConflict',
          description: 'Keep mine was pressed.',
          actions: 'placeAgain',
        },
        'theirs.taken': {
          guard: 'isInConflict',
          description: 'Take theirs was pressed.',
          actions: 'takeTheirs',
        },
        'response.seen': {
          guard: 'isNewInConflict',
          description: 'The other version of a conflict goes on changing.',
          actions: 'changeConflict',
        },
      },
    },
    delivery: {
      description: 'What the server is sent; the items outlive the page.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'What waits comes first.',
          always: [
            { guard: 'hasWaiting', target: 'sending' },
            { guard: 'hasConflict', target: 'conflict' },
            { guard: 'hasRefused', target: 'refused' },
            { target: 'idle' },
          ],
        },
        idle: {
          description: 'The server has every answer.',
          on: {
            'items.changed': {
              target: 'deciding',
              description: 'An answer was given, here or in another tab.',
              actions: 'keepItems',
            },
          },
        },
        sending: {
          description: 'The first item is on its way, from one tab at a time.',
          invoke: {
            id: 'sendingNext',
            src: 'sendNext',
            onDone: [
              {
                guard: 'isSettled',
                target: 'deciding',
                description: 'Taken, refused or in conflict: the next one follows.',
                actions: 'forgetFailures',
              },
              {
                guard: 'isDelayed',
                target: 'waitingForRetryAfter',
                description: 'The server is busy and says for how long.',
                actions: ['countFailure', 'keepRetryAfter'],
              },
              {
                target: 'waitingForNetwork',
                description: 'No connection, an expired session or no readable answer.',
                actions: 'countFailure',
              },
            ],
            onError: {
              target: 'waitingForNetwork',
              description: 'Whether it arrived is not known.',
              actions: 'countFailure',
            },
          },
        },
        waitingForNetwork: {
          tags: ['waiting'],
          description: 'Tries again after a growing pause, or once there is a connection again.',
          after: { retryDelay: { target: 'deciding' } },
          on: {
            'sending.resumed': {
              target: 'deciding',
              description: 'The connection or the session is there again.',
            },
          },
        },
        waitingForRetryAfter: {
          tags: ['waiting'],
          description: 'Tries again when the server wants to be asked again.',
          after: { retryAfter: { target: 'deciding' } },
          on: {
            'sending.resumed': {
              target: 'deciding',
              description: 'The connection or the session is there again.',
            },
          },
        },
        refused: {
          description: 'Nothing waits; the server refused an answer, which stays in this browser.',
          on: {
            'items.changed': {
              target: 'deciding',
              description: 'Retried, changed, discarded, or another answer was given.',
              actions: 'keepItems',
            },
          },
        },
        conflict: {
          description:
            'Nothing waits; an answer was changed elsewhere, and both versions are kept.',
          on: {
            'items.changed': {
              target: 'deciding',
              description: 'Decided, or another answer was given.',
              actions: 'keepItems',
            },
          },
        },
      },
      on: {
        'items.changed': {
          description: 'The queue was written, here or in another tab.',
          actions: 'keepItems',
        },
      },
    },
  },
});

/** The newest answer to a question: a later item follows an earlier one. */
export function newestItem(items: readonly QueuedItem[], question: number): QueuedItem | undefined {
  return items.filter((item) => item.question === question).at(-1);
}

/** The item that an event speaks of. */
export function itemOf({ items }: QueueContext, event: QueueEvent): QueuedItem | undefined {
  if (event.type === 'response.seen') return newestItem(items, event.response.question);
  return 'question' in event ? newestItem(items, event.question) : undefined;
}

/** The answer that an event gives; one that follows a draft takes the draft's place. */
export function givenBy({ draft, items }: QueueContext, event: QueueEvent): GivenAnswer | null {
  if (event.type !== 'answer.typed' && event.type !== 'answer.chosen') return null;
  const { question, answer, revision } = event;
  if (draft?.question === question) return { ...draft, answer };
  return { question, answer, revision, earlier: newestItem(items, question)?.key ?? null };
}

function isNewTheirs(context: QueueContext, event: QueueEvent): boolean {
  const item = itemOf(context, event);
  if (event.type !== 'response.seen' || item?.state !== 'conflict') return false;
  return event.response.revision > (item.theirs?.revision ?? 0);
}

function questionsIn(items: readonly QueuedItem[], known: readonly number[]): readonly number[] {
  const found = items.map(({ question }) => question).filter((one) => !known.includes(one));
  return found.length > 0 ? [...new Set([...known, ...found])] : known;
}

function resultOf(event: object): SendResult | undefined {
  return 'output' in event ? (event.output as SendResult) : undefined;
}

function waitOf(event: object): number {
  const result = resultOf(event);
  return result?.kind === 'delayed' ? result.wait : 0;
}
