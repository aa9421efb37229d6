import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { msg, t } from '../../../../domain/language';
import type { Vetting } from '../../../actors/vetting';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { SAVED_TOAST_INTERVAL } from '../../../../domain/limits';
import { applicationRow } from '../../../../domain/vetting/applicationStates';
import { paceOf } from '../../../../domain/vetting/pace';
import type { Answer } from '../../../../domain/vetting/types';
import { withVettingEffects } from '../../../machines/vetting/vettingEffects';
import type { Store } from '../../../store/makeStore';
import type { Toasts } from '../../../ui/toasts';
import { projectInto } from '../projection';
import { createAnswerQueue, type ItemReport } from './answerQueue';
import {
  answerStateOf,
  blockedQuestions,
  assessmentStage,
  canSubmit,
  createAssessmentReader,
  unsavedAnswers,
  unsavedQuestions,
  vettingFacts,
} from './assessment';
import { followConnection, queueCommands } from './queueCommands';
import { createAssessmentKeeper } from './keptAssessment';
import { createQueueStorage, createTabs } from './queueStorage';
import { sendAnswer } from './sendAnswer';
import { watchVettingData } from './vettingData';

export interface DeskOptions {
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

const NOT_KEPT = msg(
  'This browser blocks storage. Answers that are not saved yet are lost when you close this page.',
);

/** Specification 7, without nagging: the first save of a visit, then at most once a minute. */
function createSavedToast(toasts: Toasts, now: () => number): () => void {
  let last = -Infinity;
  return () => {
    if (now() - last < SAVED_TOAST_INTERVAL) return;
    last = now();
    toasts.raise({ area: 'app', variant: 'success', message: t('Response saved successfully') });
  };
}

/** Everything that runs while one viewer works on one assessment. */
export function createVettingDesk(options: DeskOptions) {
  const { store, toasts, window, now, newKey, isSignedIn, viewer, user, asUser } = options;
  const readStorage = () => window.localStorage;
  const data = watchVettingData(store, {
    userId: user,
    asUser,
    keeper: viewer === user ? createAssessmentKeeper({ readStorage, user, now }) : null,
    isOnline: () => window.navigator.onLine,
  });
  const notifySaved = createSavedToast(toasts, now);
  const tabs = createTabs(window, `vettingQueue:${viewer}:${user}`, (report: ItemReport) => {
    follow(report);
    queue.receive(report);
  });
  const queue = createAnswerQueue({
    storage: createQueueStorage({
      readStorage,
      viewer,
      user,
      notifyNotKept: () => toasts.raise({ area: 'app', variant: 'info', message: t(NOT_KEPT) }),
    }),
    send: (item) => sendAnswer(store, item, { asUser }),
    exclusively: tabs.exclusively,
    canSend: () => window.navigator.onLine && isSignedIn(),
    newKey,
    revisionOf: data.revisionOf,
    notify: (report) => {
      tabs.notify(report);
      follow(report);
      if (report.kind === 'accepted') notifySaved();
    },
    showTheirs: data.keepResponse,
    inspect: projectInto(store),
  });
  const readAssessment = createAssessmentReader();
  const listeners = new Set<() => void>();
  let shown: Vetting | null = null;
  let lastRead: unknown[] = [];
  /** By question, as last read. */
  let revisions: ReadonlyMap<number, number> = new Map();

  const assessment = () => readAssessment(data.read(), unsavedAnswers(queue.actor.getSnapshot()));

  /** Enters what the server has accepted, from here or another tab. */
  function follow(report: ItemReport): void {
    if (report.kind !== 'accepted') return;
    machine.send({ type: 'connection.restored' });
    data.keepResponse(report.question, report.response);
    data.followFirstAnswer();
  }

  const machine = createActor(
    withVettingEffects({
      load: data.load,
      checkClearance: data.refreshApplication,
      submitApplication: async () => {
        try {
          await data.sendEvent({ event: 'application.submitted' });
        } catch (error) {
          throw error instanceof Error ? error : new Error(reasonOf(readFailure(error)));
        }
      },
      reportFailure: (error) => console.warn('Vetting:', reasonOf(readFailure(error))),
    }),
    { id: 'vetting', input: { isOnBehalf: asUser !== null }, inspect: projectInto(store) },
  );

  /** Each change reports all that is true: the machine takes what it waits for. */
  function reportFacts(): void {
    for (const type of vettingFacts(assessment(), data.read(), queue.actor.getSnapshot())) {
      if (machine.getSnapshot().can({ type })) machine.send({ type });
    }
  }

  function refresh(): void {
    shown = null;
    const isCurrent = machine.getSnapshot().matches({ ready: { source: 'current' } });
    if (isCurrent && isSignedIn()) data.keep();
    reportFacts();
    for (const listener of listeners) listener();
  }

  function followStore(): void {
    const read = data.read();
    const values = Object.values(read);
    if (values.every((value, index) => value === lastRead[index])) return;
    lastRead = values;
    const responses = read.responses ?? [];
    const newer = responses.filter((one) => one.revision > (revisions.get(one.question) ?? 0));
    revisions = new Map(responses.map(({ question, revision }) => [question, revision]));
    for (const response of newer) queue.actor.send({ type: 'response.seen', response });
    refresh();
  }

  const isLocked = () => applicationRow(data.read().application).locked !== null;
  const isReadOnly = () => {
    const state = machine.getSnapshot();
    return !state.matches('ready') || state.hasTag('readOnly') || isLocked();
  };

  const { answer, ...others } = queueCommands(queue, {
    answers: () => assessment().answers,
    revisionOf: data.revisionOf,
  });

  async function submit(): Promise<boolean> {
    machine.send({ type: 'finish.opened' });
    if (canSubmit(assessment(), data.read())) machine.send({ type: 'submission.requested' });
    const isOver = (state: SnapshotFrom<typeof machine>) =>
      !state.matches({ ready: { submission: 'submitting' } });
    await waitFor(machine, isOver).catch(() => {});
    return isLocked();
  }

  function status(): Vetting['status'] {
    const state = machine.getSnapshot();
    if (state.matches('ready')) return 'ready';
    if (!state.matches('failed')) return 'loading';
    return asUser !== null && data.read().isUnknown ? 'unknown' : 'failed';
  }

  function view(): Vetting {
    const state = machine.getSnapshot();
    const read = data.read();
    const { application, isCleared } = read;
    const current = assessment();
    const { questionnaire, answers: given, progress } = current;
    return {
      status: status(),
      isReadOnly: isReadOnly(),
      isOnBehalf: state.matches({ ready: { access: 'onTheirBehalf' } }),
      asUser,
      questionnaire,
      categories: questionnaire.categories,
      answers: given,
      progress,
      isCleared,
      application,
      answerState: (question) =>
        answerStateOf(queue.actor.getSnapshot(), question, data.responseTo(question)?.updated_at),
      pending: unsavedQuestions(queue.actor.getSnapshot()).length,
      blocked: blockedQuestions(queue.actor.getSnapshot()),
      isKept: queue.isKept(),
      isOnline: window.navigator.onLine,
      isWaiting: queue.actor.getSnapshot().hasTag('waiting'),
      keptAt:
        state.matches('ready') && !state.matches({ ready: { source: 'current' } })
          ? data.keptAt()
          : null,
      pace: paceOf((read.responses ?? []).map(({ updated_at }) => Date.parse(updated_at))),
      problem: state.context.problem,
      stage: assessmentStage(current, read),
      ...commands,
    };
  }

  const commands = {
    ...others,
    answer(question: number, given: Answer) {
      if (!isReadOnly()) answer(question, given);
    },
    revisionOf: data.revisionOf,
    submit,
    cancelSubmission: () => machine.send({ type: 'submission.cancelled' }),
    openFinishing: () => machine.send({ type: 'finish.opened' }),
    leaveFinishing: () => machine.send({ type: 'finish.left' }),
    sendEvent: data.sendEvent,
    editOnTheirBehalf: () => machine.send({ type: 'editing.requested' }),
    stopEditing: () => machine.send({ type: 'editing.ended' }),
    reload: () => machine.send({ type: 'reload.requested' }),
  };

  let stopFollowing = () => {};
  let leaveConnection = () => {};

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => (shown ??= view()),
    /** What runs here, to be looked at. */
    actors: () => [machine, queue.actor] as const,
    /** The session is there again. */
    resume: queue.resume,
    start() {
      stopFollowing = store.subscribe(followStore);
      machine.subscribe(refresh);
      queue.actor.subscribe(refresh);
      leaveConnection = followConnection(window, queue, () => {
        if (window.navigator.onLine) machine.send({ type: 'connection.restored' });
        refresh();
      });
      machine.start();
      queue.start();
    },
    close() {
      stopFollowing();
      leaveConnection();
      queue.close();
      tabs.close();
      machine.stop();
      data.close();
    },
  };
}

export type VettingDesk = ReturnType<typeof createVettingDesk>;
