import type { Store } from '../../../store/makeStore';
import type { Toasts } from '../../../ui/toasts';
import { createAnswerActors } from './answerActors';
import { createAnswerQueue, type ItemReport } from './answerQueue';
import { createQueueStorage } from './queueStorage';
import { createSavedToast } from './savedToast';
import { sendAnswer } from './sendAnswer';
import { createTabs } from './tabs';
import type { WatchedData } from './vettingData';

export interface DeskSurroundings {
  store: Store;
  toasts: Toasts;
  window: Window;
  now: () => number;
  newKey(): string;
  /** The viewer has a session: what they typed is shown after a lapse, but cannot be sent. */
  isSignedIn(): boolean;
  viewer: number;
  /** Whose answers these are. */
  user: number;
  /** The business that an admin answers for. */
  asUser: number | null;
}

const NOT_KEPT =
  'This browser keeps nothing for us: answers that are not saved yet live until you close this page.';

/** Carries answers from the keyboard to the server: the machines, the queue and the other tabs. */
export function createSaving(
  { store, toasts, window, now, newKey, isSignedIn, viewer, user, asUser }: DeskSurroundings,
  data: WatchedData,
  changed: () => void,
) {
  const tellSaved = createSavedToast(toasts, now);
  const tabs = createTabs(window, `vettingQueue:${viewer}:${user}`, apply);

  const queue = createAnswerQueue({
    storage: createQueueStorage({
      readStorage: () => window.localStorage,
      viewer,
      user,
      notKept: () => toasts.raise({ area: 'app', variant: 'info', message: NOT_KEPT }),
    }),
    send: (item) => sendAnswer(store, item, asUser),
    exclusively: tabs.exclusively,
    canSend: () => window.navigator.onLine && isSignedIn(),
    revisionOf: (question) => answers.get(question)?.getSnapshot().context.revision ?? 0,
    told: (report) => {
      tabs.tell(report);
      if (report.kind !== 'found') apply(report);
      if (report.kind === 'accepted') tellSaved();
    },
    paused: (isPaused) => answers.tellAll({ type: isPaused ? 'answer.delayed' : 'answer.resumed' }),
  });

  const answers = createAnswerActors({
    effects: {
      putInQueue: queue.put,
      keepConflict: queue.keepConflict,
      takeFromQueue: queue.remove,
      showTheirs: data.keepResponse,
    },
    newKey,
    changed,
    responseTo: data.responseTo,
  });

  /** What happened to an answer, here or in another tab. */
  function apply(report: ItemReport): void {
    if (report.kind === 'found') {
      answers.find(report.item);
      return;
    }
    const { key, question } = report;
    const actor = answers.of(question);
    switch (report.kind) {
      case 'gone':
        actor.send({ type: 'answer.settledElsewhere', key });
        break;
      case 'accepted':
        actor.send({ type: 'answer.accepted', key, response: report.response });
        data.keepResponse(question, report.response);
        // The store tells its listeners a frame later; until then the answer would be missing.
        changed();
        data.followFirstAnswer();
        break;
      case 'refused':
        actor.send({ type: 'answer.refused', key, message: report.message });
        break;
      case 'conflicted':
        actor.send({ type: 'answer.conflicted', key, theirs: report.theirs });
    }
  }

  const flush = () => answers.tellAll({ type: 'page.hidden' });
  const onVisibility = () => {
    if (window.document.visibilityState === 'hidden') flush();
  };

  return {
    answers,
    isKept: queue.isKept,
    resume: queue.resume,
    start() {
      queue.list().forEach(answers.find);
      window.addEventListener('online', queue.resume);
      window.addEventListener('pagehide', flush);
      window.document.addEventListener('visibilitychange', onVisibility);
      queue.resume();
    },
    close() {
      flush();
      window.removeEventListener('online', queue.resume);
      window.removeEventListener('pagehide', flush);
      window.document.removeEventListener('visibilitychange', onVisibility);
      queue.close();
      answers.stop();
      tabs.close();
    },
  };
}
