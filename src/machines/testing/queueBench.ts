import { createActor, SimulatedClock, type AnyMachineSnapshot } from 'xstate';
import { RETRY_DELAY, TYPING_PAUSE } from '../../../domain/limits';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answer } from '../../../domain/vetting/types';
import { withQueueEffects } from '../vetting/queueEffects';
import type { QueueContext, QueuedItem, QueueEvent, SendResult } from '../vetting/queueMachine';
import { heldEffect } from './held';
import { answered, dotted, elapsed, refused, type Walk } from './paths';

export const aText = (text: string): Answer => ({ text, selected_options: [], evidence_url: '' });
export const aResponse = (revision: number): VettingResponse => ({
  id: 1,
  user: 7,
  question: 101,
  text: `as of ${revision}`,
  selected_options: [],
  evidence_url: '',
  revision,
  updated_at: '2026-11-21T09:00:00.000Z',
});
export const anItem = (change: Partial<QueuedItem> = {}): QueuedItem => ({
  key: 'k1',
  question: 101,
  answer: aText('kept'),
  basedOn: 3,
  place: 0,
  isTried: false,
  state: 'waiting',
  message: null,
  theirs: null,
  ...change,
});
export const failed = anItem({ state: 'failed', message: 'Too long.' });
export const inConflict = anItem({ state: 'conflict', theirs: aResponse(5) });
export const items = (...given: QueuedItem[]): QueueEvent => ({
  type: 'items.changed',
  items: given,
});
export const typed = {
  type: 'answer.typed',
  question: 101,
  answer: aText('hello'),
  revision: 3,
} satisfies QueueEvent;
export const chosen = {
  ...typed,
  type: 'answer.chosen',
  answer: aText('yes'),
} satisfies QueueEvent;
export const accepted = (key: string, revision = 4): QueueEvent => ({
  type: 'item.accepted',
  key,
  response: aResponse(revision),
});
export const conflicted = (key: string): QueueEvent => ({
  type: 'item.conflicted',
  key,
  theirs: aResponse(5),
});
export const resumed = { type: 'sending.resumed' } satisfies QueueEvent;
export const RETRY_AFTER = 5 * RETRY_DELAY;
export const delayed: SendResult = { kind: 'delayed', wait: RETRY_AFTER };

/** A queue, with what it did to the outside; what it sends waits for the test. */
export function begin(stored: QueuedItem[] = [], sent: QueueEvent[] = []) {
  const happened: unknown[] = [];
  const sendingNext = heldEffect<[], SendResult>();
  const machine = withQueueEffects({
    sendNext: sendingNext.effect,
    place: ({ question, answer, earlier, revision }) =>
      void happened.push(`${question} "${answer.text}" from ${revision} after ${earlier}`),
    keepConflict: (key, { text }, theirs) =>
      void happened.push(`conflict ${key} "${text}" against ${theirs?.revision}`),
    takeTheirs: ({ key, theirs }) => void happened.push(`${theirs?.revision} instead of ${key}`),
    discard: ({ key }) => void happened.push(`${key} discarded`),
    retryDelay: (failures) => failures * RETRY_DELAY,
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { items: stored } }).start();
  for (const event of sent) actor.send(event);
  const where = () => dotted(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  return { machine, actor, clock, sendingNext, happened, where, context };
}

const pause = elapsed('typingPause', 'queue.answering.typing');
const contextOf = ({ context }: AnyMachineSnapshot) => context as QueueContext;

/** Two walks: in one, the timers of typing and of sending would run into each other. */
const walked = {
  answering: [
    typed,
    { ...typed, question: 102 },
    chosen,
    { ...chosen, question: 102 },
    pause,
    { type: 'page.hidden' },
    items(inConflict),
    items(failed),
    { type: 'answer.retried', question: 101 },
    { type: 'answer.discarded', question: 101 },
    { type: 'unsent.discarded' },
    { type: 'mine.kept', question: 101 },
    { type: 'theirs.taken', question: 101 },
    { type: 'response.seen', response: aResponse(6) },
    accepted('k1'),
    conflicted('k1'),
  ],
  delivery: [
    items(),
    items(anItem()),
    items(failed),
    items(inConflict),
    answered('sendingNext', { kind: 'settled' }),
    answered('sendingNext', { kind: 'unreachable' }),
    answered('sendingNext', delayed),
    refused('sendingNext', new Error('no lock')),
    elapsed('retryDelay', 'queue.delivery.waitingForNetwork'),
    elapsed('retryAfter', 'queue.delivery.waitingForRetryAfter'),
    resumed,
  ],
};

export const queueWalks = (): Walk[] =>
  Object.values(walked).map((events) => {
    const { machine, sendingNext, actor } = begin();
    actor.stop();
    return {
      machine,
      events,
      held: { sendingNext },
      delays: { typingPause: TYPING_PAUSE, retryDelay: RETRY_DELAY, retryAfter: RETRY_AFTER },
      input: { items: [] },
      /** The pause grows with each failure: the walk ends with the second. */
      isFarEnough: (state: AnyMachineSnapshot) => contextOf(state).failures > 1,
    };
  });
