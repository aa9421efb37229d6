import { createActor, waitFor } from 'xstate';
import type { Vetting } from '../../../actors/vetting';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { vettingApi } from '../../../api/vettingApi';
import type { Application, ApplicationEventPayload } from '../../../../domain/contract/vetting';
import type { Answer } from '../../../../domain/vetting/types';
import { withVettingEffects } from '../../../machines/vetting/vettingEffects';
import { projectInto } from '../projection';
import { createAssessmentReader, isUnsaved, standingOf } from './assessment';
import { createSaving, type DeskSurroundings } from './saving';
import { answerStateOf, stageOf } from './shown';
import { watchVettingData } from './vettingData';

/** Everything that runs while one viewer works on one assessment. */
export function createVettingDesk(surroundings: DeskSurroundings) {
  const { store, window, user, asUser } = surroundings;
  const data = watchVettingData(store, user, asUser);
  const saving = createSaving(surroundings, data, refresh);
  const { answers } = saving;
  const readAssessment = createAssessmentReader();
  const listeners = new Set<() => void>();
  let shown: Vetting | null = null;
  let lastRead: unknown[] = [];

  const assessment = () => readAssessment(data.read(), answers.all());
  const standing = () => standingOf(assessment(), data.read(), answers.all());

  async function sendEvent(body: ApplicationEventPayload): Promise<Application> {
    const id = data.read().application?.id;
    if (id === undefined) throw new Error('There is no application yet: answer a question first.');
    const application = await store
      .dispatch(
        vettingApi.endpoints.sendApplicationEvent.initiate(
          { id, body, asUser: asUser ?? undefined },
          { track: false },
        ),
      )
      .unwrap();
    data.keepApplication(application);
    return application;
  }

  const machine = createActor(
    withVettingEffects({
      load: async (signal) => {
        await data.load(signal);
        return standing();
      },
      checkClearance: data.refreshStanding,
      submitApplication: async () => {
        try {
          await sendEvent({ event: 'application.submitted' });
        } catch (error) {
          throw error instanceof Error ? error : new Error(reasonOf(readFailure(error)));
        }
        return standing();
      },
      reportFailure: (error) => console.warn('Vetting:', reasonOf(readFailure(error))),
    }),
    { id: 'vetting', input: { isOnBehalf: asUser !== null }, inspect: projectInto(store) },
  );

  function refresh(): void {
    shown = null;
    const { standing: told } = machine.getSnapshot().context;
    const next = standing();
    if (JSON.stringify(next) !== JSON.stringify(told)) {
      machine.send({ type: 'standing.changed', standing: next });
    }
    for (const listener of listeners) listener();
  }

  function followStore(): void {
    const read = data.read();
    const values = Object.values(read);
    if (values.every((value, index) => value === lastRead[index])) return;
    lastRead = values;
    data.keepNewest();
    answers.see(read.responses ?? []);
    refresh();
  }

  const isReadOnly = () => {
    const state = machine.getSnapshot();
    return !state.matches('ready') || state.hasTag('readOnly');
  };

  function answer(questionId: number, given: Answer): void {
    if (isReadOnly()) return;
    const before = assessment().answers[questionId]?.selected_options ?? [];
    const isTyped = before.join() === given.selected_options.join();
    const type = isTyped ? 'answer.typed' : 'answer.chosen';
    answers.of(questionId).send({ type, answer: given });
  }

  async function submit(): Promise<boolean> {
    machine.send({ type: 'finish.opened' });
    machine.send({ type: 'submission.requested' });
    const isSubmitting = () => machine.getSnapshot().matches({ ready: { stage: 'submitting' } });
    if (!isSubmitting()) return false;
    try {
      await waitFor(machine, () => !isSubmitting());
    } catch {
      return false;
    }
    return !machine.getSnapshot().matches({ ready: { stage: 'finishing' } });
  }

  function status(): Vetting['status'] {
    const state = machine.getSnapshot();
    if (state.matches('ready')) return 'ready';
    if (!state.matches('failed')) return 'loading';
    return asUser !== null && data.read().isUnknown ? 'unknown' : 'failed';
  }

  function view(): Vetting {
    const state = machine.getSnapshot();
    const { application, isCleared } = data.read();
    const { questionnaire, answers: given, progress } = assessment();
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
      answerState: (questionId) => answerStateOf(answers.get(questionId)),
      pending: answers.all().filter(isUnsaved).length,
      isKept: saving.isKept(),
      isOnline: window.navigator.onLine,
      problem: state.context.problem,
      stage: stageOf(state.value),
      ...commands,
    };
  }

  const commands = {
    answer,
    retryAnswer: (id: number) => answers.get(id)?.send({ type: 'answer.retried' }),
    keepMine: (id: number) => answers.get(id)?.send({ type: 'mine.kept' }),
    takeTheirs: (id: number) => answers.get(id)?.send({ type: 'theirs.taken' }),
    submit,
    cancelSubmission: () => machine.send({ type: 'submission.cancelled' }),
    openFinishing: () => machine.send({ type: 'finish.opened' }),
    leaveFinishing: () => machine.send({ type: 'finish.left' }),
    sendEvent,
    editOnTheirBehalf: () => machine.send({ type: 'editing.requested' }),
    stopEditing: () => machine.send({ type: 'editing.ended' }),
    reload: () => machine.send({ type: 'reload.requested' }),
  };

  let stopFollowing = () => {};

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => (shown ??= view()),
    /** What runs here, to be looked at. */
    actors: () => [machine, ...answers.all()],
    /** The session is there again. */
    resume: saving.resume,
    start() {
      stopFollowing = store.subscribe(followStore);
      machine.subscribe(refresh);
      window.addEventListener('online', refresh);
      window.addEventListener('offline', refresh);
      saving.start();
      machine.start();
    },
    close() {
      stopFollowing();
      window.removeEventListener('online', refresh);
      window.removeEventListener('offline', refresh);
      saving.close();
      machine.stop();
      data.close();
    },
  };
}

export type VettingDesk = ReturnType<typeof createVettingDesk>;
