import { t } from '../../../../domain/language';
import { readFailure } from '../../../api/failure';
import { pause } from '../../../api/retryDelay';
import { vettingApi } from '../../../api/vettingApi';
import type {
  Application,
  ApplicationEventPayload,
  VettingResponse,
} from '../../../../domain/contract/vetting';
import { KEPT_COPY_PATIENCE } from '../../../../domain/limits';
import type { Loaded } from '../../../machines/vetting/vettingMachine';
import type { Store } from '../../../store/makeStore';
import type { AssessmentKeeper, KeptAssessment } from './keptAssessment';

const {
  listVettingCategories,
  listVettingQuestions,
  listVettingResponses,
  getVettingData,
  listApplications,
  sendApplicationEvent,
} = vettingApi.endpoints;

const refetch = { forceRefetch: true };

interface Watched {
  userId: number;
  /** The business that an admin acts for. */
  asUser: number | null;
  /** The copy in this browser; null where none is kept. */
  keeper: AssessmentKeeper | null;
  isOnline(): boolean;
}

/**
 * What the server says about one business, kept in the store's cache while it is watched. For an
 * admin who acts for it (`asUser`) what is possible is what is the business's own to do.
 */
export function watchVettingData(store: Store, { userId, asUser, keeper, isOnline }: Watched) {
  const owner = { user: userId, asUser: asUser ?? undefined };
  let release = () => {};
  /** When the copy was written that is in the cache; null when what is there came from the server. */
  let keptAt: number | null = null;
  let giveUp = () => {};
  /** A request that was given up counts as under way until it has ended. */
  let ended: Promise<unknown> = Promise.resolve();

  /**
   * Resolves when everything is there; a missing progress list only means not cleared. What hangs is
   * given up with the signal, or when it is asked for again.
   */
  async function loadCurrent(signal: AbortSignal): Promise<void> {
    giveUp();
    await ended;
    if (signal.aborted) return;
    const unlessKnown = keptAt === null ? {} : refetch;
    const needed = [
      store.dispatch(listVettingCategories.initiate(undefined, unlessKnown)),
      store.dispatch(listVettingQuestions.initiate(undefined, unlessKnown)),
      store.dispatch(listVettingResponses.initiate(userId, refetch)),
      store.dispatch(listApplications.initiate(owner, refetch)),
    ] as const;
    const progress = store.dispatch(getVettingData.initiate(userId, refetch));
    const requests = [...needed, progress];
    giveUp = () => requests.forEach((request) => request.abort());
    signal.addEventListener('abort', giveUp);
    ended = Promise.all(requests);
    release();
    release = () => requests.forEach((request) => request.unsubscribe());
    await Promise.all([...needed.map((request) => request.unwrap()), progress]);
    keptAt = null;
  }

  /** Enters the copy where the cache has nothing. */
  async function enterCopy(copy: KeptAssessment): Promise<void> {
    const { upsertQueryData } = vettingApi.util;
    const known = read();
    await Promise.all([
      known.categories ??
        store.dispatch(upsertQueryData('listVettingCategories', undefined, copy.categories)),
      known.questions ??
        store.dispatch(upsertQueryData('listVettingQuestions', undefined, copy.questions)),
      known.responses ??
        store.dispatch(upsertQueryData('listVettingResponses', userId, copy.responses)),
      progressRead() ??
        (copy.progress && store.dispatch(upsertQueryData('getVettingData', userId, copy.progress))),
      applications() ??
        store.dispatch(upsertQueryData('listApplications', owner, copy.applications)),
    ]);
  }

  /**
   * What the server says; without a connection, or after some silence, the copy of it that this browser keeps. What
   * was asked for goes on, and is entered whenever it comes.
   */
  async function load(signal: AbortSignal): Promise<Loaded> {
    let hasAnswer = false;
    const current = loadCurrent(signal)
      .then(() => 'current' as const)
      .finally(() => {
        hasAnswer = true;
      });
    const copy = keeper?.read();
    if (!copy) return current;
    const patience = isOnline() ? KEPT_COPY_PATIENCE : 0;
    const silence = pause(patience, signal).then(async () => {
      if (hasAnswer) return current;
      await enterCopy(copy);
      keptAt = copy.keptAt;
      return 'kept' as const;
    });
    return Promise.race([current, silence]);
  }

  /** The same objects until the server or a save changes them. */
  function read() {
    const state = store.getState();
    const answers = listVettingResponses.select(userId)(state);
    return {
      categories: listVettingCategories.select()(state).data,
      questions: listVettingQuestions.select()(state).data,
      responses: answers.data,
      isCleared: progressRead()?.cleared_for_advanced_vetting === true,
      application: application(),
      /** There is no business of this number. */
      isUnknown: readFailure(answers.error).status === 404,
    };
  }

  const responses = () => listVettingResponses.select(userId)(store.getState()).data;
  const responseTo = (question: number) =>
    responses()?.find((known) => known.question === question);
  const applications = () => listApplications.select(owner)(store.getState()).data;
  const application = () => applications()?.[0] ?? null;
  const progressRead = () => getVettingData.select(userId)(store.getState()).data;

  /** With the clearance. */
  async function refreshApplication(): Promise<void> {
    const once = { ...refetch, subscribe: false };
    await Promise.all([
      store.dispatch(getVettingData.initiate(userId, once)).unwrap(),
      store.dispatch(listApplications.initiate(owner, once)).unwrap(),
    ]);
  }

  function enter(question: number, response: VettingResponse | null): void {
    store.dispatch(
      vettingApi.util.updateQueryData('listVettingResponses', userId, (known) => {
        const others = known.filter((other) => other.question !== question);
        return response ? [...others, response] : others;
      }),
    );
  }

  return {
    load,
    refreshApplication,
    read,
    /** Writes the copy for times without a network. */
    keep(): void {
      const { categories, questions, responses: given } = read();
      const [progress, opened] = [progressRead() ?? null, applications()];
      if (categories && questions && given && opened)
        keeper?.write({ categories, questions, responses: given, progress, applications: opened });
    },
    /** From when the copy is that is shown; milliseconds since the epoch. */
    keptAt: () => keptAt,
    responseTo,
    revisionOf: (question: number) => responseTo(question)?.revision ?? 0,
    /** Enters what the server has of one question; null where it has nothing any more. */
    keepResponse(question: number, response: VettingResponse | null): void {
      enter(question, response);
      // A read that began before the save must not bring the older answer back.
      const reading = store.dispatch(
        vettingApi.util.getRunningQueryThunk('listVettingResponses', userId),
      );
      void reading?.then(() => {
        const known = responseTo(question)?.revision ?? 0;
        if (response && known < response.revision) enter(question, response);
      });
    },
    /** The server opens an application with the first answer. */
    followFirstAnswer(): void {
      const state = application()?.state;
      if (state === undefined || state === 'draft') void refreshApplication().catch(() => {});
    },
    /** Moves the application on; rejects with the failed request. */
    async sendEvent(body: ApplicationEventPayload): Promise<Application> {
      const id = application()?.id;
      if (id === undefined)
        throw new Error(t('There is no application yet: answer a question first.'));
      const changed = await store
        .dispatch(
          sendApplicationEvent.initiate({ id, body, asUser: owner.asUser }, { track: false }),
        )
        .unwrap();
      store.dispatch(
        vettingApi.util.updateQueryData('listApplications', owner, (known) => [
          changed,
          ...known.filter((other) => other.id !== id),
        ]),
      );
      return changed;
    },
    close: () => release(),
  };
}

export type WatchedData = ReturnType<typeof watchVettingData>;
export type DataRead = ReturnType<WatchedData['read']>;
