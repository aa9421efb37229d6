import { createActor, type ActorRefFrom } from 'xstate';
import { withAnswerEffects, type AnswerEffects } from '../../../machines/vetting/answerEffects';
import type { AnswerEvent, answerMachine } from '../../../machines/vetting/answerMachine';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import type { QueuedItem } from './queuedItem';

export type AnswerActor = ActorRefFrom<typeof answerMachine>;

interface Surroundings {
  effects: AnswerEffects;
  newKey(): string;
  changed(): void;
  /** The server's answer, as far as it is known. */
  responseTo(question: number): VettingResponse | undefined;
}

/** One running machine for each question that was touched, in this visit or in the queue. */
export function createAnswerActors({ effects, newKey, changed, responseTo }: Surroundings) {
  const machine = withAnswerEffects(effects);
  const actors = new Map<number, AnswerActor>();

  function of(question: number): AnswerActor {
    const known = actors.get(question);
    if (known) return known;
    const actor = createActor(machine, {
      id: `answer:${question}`,
      input: { question, keyPrefix: newKey() },
    });
    actors.set(question, actor);
    actor.subscribe(changed);
    actor.start();
    const response = responseTo(question);
    if (response) actor.send({ type: 'answer.seen', response });
    return actor;
  }

  return {
    of,
    get: (question: number) => actors.get(question),
    all: () => [...actors.values()],
    tellAll(event: AnswerEvent) {
      for (const actor of actors.values()) actor.send(event);
    },
    /** An answer that waits since an earlier visit, or from another tab. */
    find({ key, question, answer, state, message, theirs }: QueuedItem) {
      const queued = { key, answer, state, message, theirs };
      of(question).send({ type: 'answer.found', queued });
    },
    /** Answers read anew. */
    see(responses: readonly VettingResponse[]) {
      for (const response of responses) {
        const actor = actors.get(response.question);
        const revision = actor?.getSnapshot().context.revision ?? response.revision;
        if (response.revision > revision) actor?.send({ type: 'answer.seen', response });
      }
    },
    stop() {
      for (const actor of actors.values()) actor.stop();
    },
  };
}
