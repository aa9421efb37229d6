import type { Vetting, VettingSource } from '../../../actors/vetting';
import { helpApi } from '../../../api/helpApi';
import type { HelpRequest } from '../../../../domain/contract/helpLinks';
import type { VettingCategoryEntry, VettingResponse } from '../../../../domain/contract/vetting';
import type { Store } from '../../../store/makeStore';
import { projectInto } from '../projection';
import { createAnswerQueue, type ItemReport } from './answerQueue';
import {
  answerStateOf,
  blockedQuestions,
  createAssessmentReader,
  unsavedAnswers,
  unsavedQuestions,
} from './assessment';
import { followConnection, queueCommands } from './queueCommands';
import { createQueueStorage, createTabs } from './queueStorage';
import { sendAnswer } from './sendAnswer';

const { getHelpRequest } = helpApi.endpoints;

interface HelpDeskOptions {
  store: Store;
  window: Window;
  newKey(): string;
  /** The secret of the link. */
  token: string;
}

const nothing = () => {};
const refuse = () => Promise.reject(new Error('Only the business can do this.'));

/** What only the business itself can do with its assessment. */
const NOT_FOR_HELPERS = {
  asUser: null,
  keptAt: null,
  isOnBehalf: false,
  application: null,
  problem: null,
  stage: 'basic.incomplete',
  submit: () => Promise.resolve(false),
  sendEvent: refuse,
  cancelSubmission: nothing,
  openFinishing: nothing,
  leaveFinishing: nothing,
  editOnTheirBehalf: nothing,
  stopEditing: nothing,
} satisfies Partial<Vetting>;

/**
 * The one category that a link opens, answered like any other: each answer is kept on the device until
 * the server has it.
 */
function createHelpDesk({ store, window, newKey, token }: HelpDeskOptions) {
  const select = getHelpRequest.select(token);
  const request = () => select(store.getState()).data;
  const responseTo = (question: number) =>
    request()?.responses.find((response) => response.question === question);
  const revisionOf = (question: number) => responseTo(question)?.revision ?? 0;

  function keepResponse(question: number, response: VettingResponse | null): void {
    store.dispatch(
      helpApi.util.updateQueryData('getHelpRequest', token, (known) => {
        const others = known.responses.filter((other) => other.question !== question);
        known.responses = response ? [...others, response] : others;
      }),
    );
  }
  const load = () => store.dispatch(getHelpRequest.initiate(token, { forceRefetch: true }));

  function follow(report: ItemReport): void {
    if (report.kind === 'accepted') keepResponse(report.question, report.response);
  }
  const tabs = createTabs(window, `vettingQueue:help:${token}`, (report: ItemReport) => {
    follow(report);
    queue.receive(report);
  });
  const queue = createAnswerQueue({
    storage: createQueueStorage({
      readStorage: () => window.localStorage,
      viewer: 'help',
      user: token,
      notifyNotKept: nothing,
    }),
    send: (item) => sendAnswer(store, item, { help: token }),
    exclusively: tabs.exclusively,
    canSend: () => window.navigator.onLine,
    newKey,
    revisionOf,
    notify: (report) => {
      tabs.notify(report);
      follow(report);
    },
    showTheirs: keepResponse,
    inspect: projectInto(store),
  });
  const commands = queueCommands(queue, { answers: () => read().answers, revisionOf });
  const readAssessment = createAssessmentReader();
  const listeners = new Set<() => void>();
  let shown: Vetting | null = null;
  let lastRead: unknown;
  let categories: VettingCategoryEntry[] = [];
  let subscription: ReturnType<typeof load> | null = null;

  const refresh = () => {
    shown = null;
    for (const listener of listeners) listener();
  };
  const followStore = () => {
    const given = request();
    if (given === lastRead) return;
    lastRead = given;
    refresh();
  };

  /** The same list until the category is another. */
  function categoriesOf({ category }: HelpRequest): VettingCategoryEntry[] {
    if (categories[0] !== category) categories = [category];
    return categories;
  }

  function view(): Vetting {
    const given = request();
    const state = queue.actor.getSnapshot();
    const current = readAssessment(
      {
        categories: given && categoriesOf(given),
        questions: given?.questions,
        responses: given?.responses,
        isCleared: true,
        application: null,
        isUnknown: false,
      },
      unsavedAnswers(state),
    );
    return {
      ...NOT_FOR_HELPERS,
      status: given ? 'ready' : select(store.getState()).isError ? 'failed' : 'loading',
      isReadOnly: given?.locked !== null,
      questionnaire: current.questionnaire,
      categories: current.questionnaire.categories,
      answers: current.answers,
      progress: current.progress,
      isCleared: true,
      answerState: (question) => answerStateOf(state, question, responseTo(question)?.updated_at),
      revisionOf,
      ...commands,
      pending: unsavedQuestions(state).length,
      blocked: blockedQuestions(state),
      isKept: queue.isKept(),
      isOnline: window.navigator.onLine,
      isWaiting: state.hasTag('waiting'),
      pace: null,
      reload: () => void load(),
    };
  }

  const read = () => (shown ??= view());
  let stopFollowing = nothing;
  let leaveConnection = nothing;

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read,
    start() {
      stopFollowing = store.subscribe(followStore);
      queue.actor.subscribe(refresh);
      leaveConnection = followConnection(window, queue, refresh);
      subscription = load();
      queue.start();
    },
    close() {
      stopFollowing();
      leaveConnection();
      subscription?.unsubscribe();
      queue.close();
      tabs.close();
    },
  };
}

/** Works while somebody reads it. */
export function createHelpSource(options: HelpDeskOptions): VettingSource {
  let desk: ReturnType<typeof createHelpDesk> | null = null;
  let readers = 0;
  const open = () => (desk ??= createHelpDesk(options));
  return {
    subscribe(listener) {
      const current = open();
      if (readers === 0) current.start();
      readers += 1;
      const stop = current.subscribe(listener);
      return () => {
        stop();
        readers -= 1;
        if (readers > 0) return;
        current.close();
        desk = null;
      };
    },
    read: () => open().read(),
  };
}
