import { TYPING_PAUSE } from '../../../domain/limits';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answer } from '../../../domain/vetting/types';
import { answerMachine, type AnswerContext } from './answerMachine';

/** A change that goes to the server, as the queue takes it. */
export interface Placed {
  question: number;
  answer: Answer;
  key: string;
  /** What it comes in place of, or after when that was sent already. */
  earlier: string | null;
  /** Revision of the answer that it was begun from. */
  revision: number;
}

export interface AnswerEffects {
  putInQueue(placed: Placed): void;
  /** Keeps both versions over a reload. */
  keepConflict(key: string, answer: Answer, theirs: VettingResponse | null): void;
  takeFromQueue(key: string, question: number): void;
  showTheirs(question: number, theirs: VettingResponse | null): void;
}

const placedOf = ({ question, mine, item, earlier, revision }: AnswerContext): Placed | null =>
  mine && item ? { question, answer: mine, key: item, earlier, revision } : null;

export const withAnswerEffects = (effects: AnswerEffects) =>
  answerMachine.provide({
    actions: {
      putInQueue: ({ context }) => {
        const placed = placedOf(context);
        if (placed) effects.putInQueue(placed);
      },
      keepConflict: ({ context: { item, mine, theirs } }) => {
        if (item && mine) effects.keepConflict(item, mine, theirs);
      },
      takeFromQueue: ({ context: { item, question } }) => {
        if (item) effects.takeFromQueue(item, question);
      },
      showTheirs: ({ context: { question, theirs } }) => effects.showTheirs(question, theirs),
    },
    delays: { typingPause: TYPING_PAUSE },
  });
