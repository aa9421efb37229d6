import { createActor, SimulatedClock, type AnyMachineSnapshot } from 'xstate';
import { TYPING_PAUSE } from '../../../domain/limits';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answer } from '../../../domain/vetting/types';
import { withAnswerEffects } from '../vetting/answerEffects';
import type { AnswerEvent, QueuedAnswer } from '../vetting/answerMachine';
import { dotted, elapsed, type Walk } from './paths';

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
export const found = (state: QueuedAnswer['state']): AnswerEvent => ({
  type: 'answer.found',
  queued: { key: 'old-1', answer: aText('earlier'), state, message: null, theirs: null },
});

const input = { question: 101, keyPrefix: 'new' };
export const typed = { type: 'answer.typed', answer: aText('hello') } satisfies AnswerEvent;
export const chosen = { type: 'answer.chosen', answer: aText('yes') } satisfies AnswerEvent;
export const accepted = (key: string, revision = 4): AnswerEvent => ({
  type: 'answer.accepted',
  key,
  response: aResponse(revision),
});
export const refused = {
  type: 'answer.refused',
  key: 'new-1',
  message: 'Too long.',
} satisfies AnswerEvent;
export const conflicted = {
  type: 'answer.conflicted',
  key: 'new-1',
  theirs: aResponse(5),
} satisfies AnswerEvent;
export const answerDelays = { typingPause: TYPING_PAUSE };
const pause = elapsed('typingPause', 'answer.typing');

/** An answer, with what it did to its surroundings. */
export function begin(sent: AnswerEvent[] = []) {
  const happened: unknown[] = [];
  const machine = withAnswerEffects({
    putInQueue: ({ key, answer, earlier, revision }) =>
      void happened.push(`${key} "${answer.text}" from ${revision} after ${earlier}`),
    keepConflict: (key, { text }, theirs) =>
      void happened.push(`conflict ${key} "${text}" against ${theirs?.revision}`),
    takeFromQueue: (key) => void happened.push(`took ${key}`),
    showTheirs: (_question, theirs) => void happened.push(`showed ${theirs?.revision}`),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input }).start();
  for (const event of sent) actor.send(event);
  const where = () => dotted(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  return { machine, actor, clock, happened, where, context };
}

/** Each change has a key of its own: the walk ends with the second. */
const isFarEnough = ({ context }: AnyMachineSnapshot) => (context as { placed: number }).placed > 1;
const walked = [
  typed,
  chosen,
  pause,
  { type: 'page.hidden' },
  { type: 'answer.delayed' },
  { type: 'answer.resumed' },
  { type: 'answer.seen', response: aResponse(3) },
  accepted('new-1'),
  refused,
  conflicted,
  { type: 'answer.settledElsewhere', key: 'new-1' },
  { type: 'answer.retried' },
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
  found('waiting'),
  found('failed'),
  found('conflict'),
];

export const answerWalks = (): Walk[] => [
  { machine: begin().machine, events: walked, delays: answerDelays, input, isFarEnough },
];
