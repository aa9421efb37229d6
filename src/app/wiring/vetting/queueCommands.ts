import type { Vetting } from '../../../actors/vetting';
import type { Answers } from '../../../../domain/vetting/types';
import type { AnswerQueue } from './answerQueue';

type Commands = Pick<
  Vetting,
  | 'answer'
  | 'retryAnswer'
  | 'discardAnswer'
  | 'discardUnsent'
  | 'sendNow'
  | 'keepMine'
  | 'takeTheirs'
>;

interface Known {
  /** As they stand, saved or not. */
  answers(): Answers;
  revisionOf(question: number): number;
}

/** What a screen can do with the answers of a queue. */
export const queueCommands = (
  { actor, resume }: AnswerQueue,
  { answers, revisionOf }: Known,
): Commands => ({
  answer(question, given) {
    const before = answers()[question]?.selected_options ?? [];
    const isTyped = before.join() === given.selected_options.join();
    const type = isTyped ? 'answer.typed' : 'answer.chosen';
    actor.send({ type, question, answer: given, revision: revisionOf(question) });
  },
  retryAnswer: (question) => actor.send({ type: 'answer.retried', question }),
  discardAnswer: (question) => actor.send({ type: 'answer.discarded', question }),
  discardUnsent: () => actor.send({ type: 'unsent.discarded' }),
  sendNow: resume,
  keepMine: (question) => actor.send({ type: 'mine.kept', question }),
  takeTheirs: (question) => actor.send({ type: 'theirs.taken', question }),
});

/** Sends what waits once there is a connection, and what is being typed before the page goes. Returns the end of it. */
export function followConnection(
  window: Window,
  { actor, resume }: AnswerQueue,
  refresh: () => void,
): () => void {
  const flush = () => actor.send({ type: 'page.hidden' });
  const onVisibility = () => {
    if (window.document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('online', refresh);
  window.addEventListener('offline', refresh);
  window.addEventListener('online', resume);
  window.addEventListener('pagehide', flush);
  window.document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', refresh);
    window.removeEventListener('offline', refresh);
    window.removeEventListener('online', resume);
    window.removeEventListener('pagehide', flush);
    window.document.removeEventListener('visibilitychange', onVisibility);
  };
}
