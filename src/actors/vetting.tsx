import { shallowEqual } from '@xstate/react';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type {
  Application,
  ApplicationEventPayload,
  VettingProgressEntry,
  VettingResponse,
} from '../../domain/contract/vetting';
import type { Stage } from '../../domain/vetting/stage';
import type { Answer, Answers, Questionnaire, VettingCategory } from '../../domain/vetting/types';

export interface AnswerState {
  status: 'idle' | 'saving' | 'saved' | 'queued' | 'failed' | 'conflict';
  /** Why it was not saved, in the server's words. */
  message: string | null;
  /** In a conflict, the other version; null where the other one was cleared. */
  theirs: VettingResponse | null;
  savedAt: Date | null;
}

/** The self-assessment of the effective user; screens read it through the hooks below. */
export interface Vetting {
  /** `unknown`: the business that an admin names does not exist. */
  status: 'loading' | 'failed' | 'unknown' | 'ready';
  /** An admin looks at a business's answers, or the application is with the reviewers. */
  isReadOnly: boolean;
  /** The business that an admin looks at; null for one's own. */
  asUser: number | null;
  /** The admin has asked to edit on behalf of that business. */
  isOnBehalf: boolean;
  questionnaire: Questionnaire;
  /** In display order. */
  categories: readonly VettingCategory[];
  /** With what is not saved yet. */
  answers: Answers;
  /** Of `answers`, in display order. */
  progress: readonly VettingProgressEntry[];
  isCleared: boolean;
  application: Application | null;
  answerState(questionId: number): AnswerState;
  /** How often the server has stored the answer that is known here; 0 for none. */
  revisionOf(questionId: number): number;
  /** Text and numbers wait for a pause in typing, choices do not. */
  answer(questionId: number, answer: Answer): void;
  retryAnswer(questionId: number): void;
  /** Gives a refused answer up for the one that was saved before. */
  discardAnswer(questionId: number): void;
  /** Gives up every answer that the server does not have. */
  discardUnsent(): void;
  /** Does not wait for the next attempt. */
  sendNow(): void;
  keepMine(questionId: number): void;
  takeTheirs(questionId: number): void;
  /** Answers that the server does not have yet. */
  pending: number;
  /** Questions of those that it refused, or has another version of. */
  blocked: readonly number[];
  /** This device keeps them; not where its storage is full or blocked. */
  isKept: boolean;
  isOnline: boolean;
  /** From when the copy is that is shown, in milliseconds since the epoch; null where the server was read. */
  keptAt: number | null;
  /** The queue waits for the connection or the server before it goes on. */
  isWaiting: boolean;
  /** Median of the seconds between the answers given in one go; null while there are too few. */
  pace: number | null;
  /** Sends what is not saved, then the application; says whether the application is submitted or decided now. */
  submit(): Promise<boolean>;
  /** Withdraw, resume or renew; rejects with the failed request. */
  sendEvent(payload: ApplicationEventPayload): Promise<Application>;
  /** Gives a waiting submission up; the answers go on being saved. */
  cancelSubmission(): void;
  /** Why the last submission did not go through. */
  problem: string | null;
  /** The completion page is shown, or left for the questions; `submit` opens it too. */
  openFinishing(): void;
  leaveFinishing(): void;
  editOnTheirBehalf(): void;
  stopEditing(): void;
  reload(): void;
  stage: Stage;
}

export interface VettingSource {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  read(): Vetting;
}

export const VettingContext = createContext<VettingSource | null>(null);

/** Reads a part, the same object until one of its members changes. */
function createPartReader<Part extends object>(
  source: VettingSource,
  select: (vetting: Vetting) => Part,
  isSame: (one: Part, other: Part) => boolean,
): () => Part {
  let known: Part | null = null;
  return () => {
    const next = select(source.read());
    if (known === null || !isSame(known, next)) known = next;
    return known;
  };
}

/** Below the vetting routes, which provide the source. */
function usePart<Part extends object>(
  select: (vetting: Vetting) => Part,
  isSame: (one: Part, other: Part) => boolean = shallowEqual,
): Part {
  const source = use(VettingContext);
  if (!source) throw new Error('VettingContext is missing');
  const read = useMemo(() => createPartReader(source, select, isSame), [source, select, isSame]);
  return useSyncExternalStore(source.subscribe, read);
}

const statusOf = ({ status, asUser, reload }: Vetting) => ({
  status,
  asUser,
  reload,
});
/** Whether the assessment is there. */
export const useVettingStatus = () => usePart(statusOf);

const accessOf = ({
  asUser,
  isReadOnly,
  isOnBehalf,
  application,
  editOnTheirBehalf,
  stopEditing,
}: Vetting) => ({ asUser, isReadOnly, isOnBehalf, application, editOnTheirBehalf, stopEditing });
/** Who may change answers now. */
export const useAccess = () => usePart(accessOf);

const applicationOf = ({ application, sendEvent }: Vetting) => ({ application, sendEvent });
export const useApplication = () => usePart(applicationOf);

const assessmentOf = ({ questionnaire, categories, answers, isCleared, answer }: Vetting) => ({
  questionnaire,
  categories,
  answers,
  isCleared,
  answer,
});
/** All questions and answers. */
export const useAssessment = () => usePart(assessmentOf);

const versionsOf = ({ application, answerState, revisionOf }: Vetting) => ({
  application: application?.id ?? null,
  answerState,
  revisionOf,
});
/** Which versions of the answers are known here. */
export const useVersions = () => usePart(versionsOf);

const progressOf = ({ categories, isCleared, progress, pace }: Vetting) => ({
  categories,
  isCleared,
  progress,
  pace,
});
/** How far each category is answered, and how fast. */
export const useProgress = () => usePart(progressOf);

const unsentOf = ({ pending, isKept, keptAt, isOnline, isWaiting }: Vetting) => ({
  pending,
  isKept,
  keptAt,
  isOnline,
  isWaiting,
});
/** The answers that the server does not have yet. */
export const useUnsent = () => usePart(unsentOf);

const blockedOf = ({ blocked }: Vetting) => blocked;
/** The questions whose answers the server refused, or has another version of. */
export const useBlockedAnswers = () => usePart(blockedOf);

const submissionOf = ({
  problem,
  submit,
  cancelSubmission,
  openFinishing,
  leaveFinishing,
}: Vetting) => ({ problem, submit, cancelSubmission, openFinishing, leaveFinishing });
export const useSubmission = () => usePart(submissionOf);

interface AnswerPart {
  answer: Answer | undefined;
  state: AnswerState;
}

const isSameAnswer = (one: AnswerPart, other: AnswerPart): boolean =>
  one.answer === other.answer &&
  one.state.savedAt?.getTime() === other.state.savedAt?.getTime() &&
  shallowEqual({ ...one.state, savedAt: null }, { ...other.state, savedAt: null });

const answerCommands = ({ answer, retryAnswer, discardAnswer, keepMine, takeTheirs }: Vetting) => ({
  answer,
  retryAnswer,
  discardAnswer,
  keepMine,
  takeTheirs,
});

/** One answer, its state, and what can be done with it. */
export function useAnswer(question: number) {
  const select = useCallback(
    ({ answers, answerState }: Vetting): AnswerPart => ({
      answer: answers[question],
      state: answerState(question),
    }),
    [question],
  );
  const { answer, retryAnswer, discardAnswer, keepMine, takeTheirs } = usePart(answerCommands);
  return {
    ...usePart(select, isSameAnswer),
    give: (given: Answer) => answer(question, given),
    retry: () => retryAnswer(question),
    discard: () => discardAnswer(question),
    keepMine: () => keepMine(question),
    takeTheirs: () => takeTheirs(question),
  };
}
