import { fromPromise } from 'xstate';
import { RETRY_AFTER_CAP, TYPING_PAUSE } from '../../../domain/limits';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answer } from '../../../domain/vetting/types';
import {
  givenBy,
  itemOf,
  queueMachine,
  type GivenAnswer,
  type QueuedItem,
  type SendResult,
} from './queueMachine';

/** Each one that writes the items is followed by `items.changed`. */
export interface QueueEffects {
  /** Sends the first item that waits, if there still is one. */
  sendNext(): Promise<SendResult>;
  place(given: GivenAnswer): void;
  /** Keeps both versions over a reload. */
  keepConflict(key: string, answer: Answer, theirs: VettingResponse | null): void;
  takeTheirs(item: QueuedItem): void;
  discard(item: QueuedItem): void;
  /** Milliseconds before the next attempt after so many failures. */
  retryDelay(failures: number): number;
}

export const withQueueEffects = (effects: QueueEffects) =>
  queueMachine.provide({
    actors: { sendNext: fromPromise(() => effects.sendNext()) },
    actions: {
      placeDraft: ({ context }) => {
        if (context.draft) effects.place(context.draft);
      },
      placeAnswer: ({ context, event }) => {
        const given = givenBy(context, event);
        if (given) effects.place(given);
      },
      placeAgain: ({ context, event }) => {
        const item = itemOf(context, event);
        if (!item) return;
        const { question, answer, key, theirs } = item;
        effects.place({ question, answer, earlier: key, revision: theirs?.revision ?? 0 });
      },
      keepDraftInConflict: ({ context: { draft }, event }) => {
        if (draft && event.type === 'item.conflicted')
          effects.keepConflict(event.key, draft.answer, event.theirs);
      },
      changeConflict: ({ context, event }) => {
        const item = itemOf(context, event);
        if (!item) return;
        const answer = 'answer' in event ? event.answer : item.answer;
        const theirs = event.type === 'response.seen' ? event.response : item.theirs;
        effects.keepConflict(item.key, answer, theirs);
      },
      takeTheirs: ({ context, event }) => {
        const item = itemOf(context, event);
        if (item) effects.takeTheirs(item);
      },
      discardItem: ({ context, event }) => {
        const item = itemOf(context, event);
        if (item) effects.discard(item);
      },
      discardItems: ({ context }) => context.items.forEach((item) => effects.discard(item)),
    },
    delays: {
      typingPause: TYPING_PAUSE,
      retryDelay: ({ context }) => effects.retryDelay(context.failures),
      retryAfter: ({ context }) =>
        Math.min(
          Math.max(context.retryAfter, effects.retryDelay(context.failures)),
          RETRY_AFTER_CAP,
        ),
    },
  });
