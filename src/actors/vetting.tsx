import { createContext, use, useSyncExternalStore } from 'react';
import type {
  Application,
  ApplicationEventPayload,
  VettingProgressEntry,
  VettingResponse,
} from '../../domain/contract/vetting';
import type { Answer, Answers, Questionnaire, VettingCategory } from '../../domain/vetting/types';

export interface AnswerState {
  status: 'idle' | 'saving' | 'saved' | 'queued' | 'failed' | 'conflict';
  /** Why it was not saved, in the server's words. */
  message: string | null;
  /** In a conflict, the other version; null where the other one was cleared. */
  theirs: VettingResponse | null;
  savedAt: Date | null;
}

/** The self-assessment of the effective user, as the screens see it. */
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
  /** Text and numbers wait for a pause in typing, choices do not. */
  answer(questionId: number, answer: Answer): void;
  retryAnswer(questionId: number): void;
  keepMine(questionId: number): void;
  takeTheirs(questionId: number): void;
  /** Answers that the server does not have yet. */
  pending: number;
  /** This device keeps them; not where its storage is full or blocked. */
  isKept: boolean;
  isOnline: boolean;
  /** Sends what is not saved, then the application; says whether it arrived. */
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
  /** Where the vetting stands, as vettingMachine names it, such as `basic.incomplete`. */
  stage: string;
}

export interface VettingSource {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  read(): Vetting;
}

export const VettingContext = createContext<VettingSource | null>(null);

/** Below the vetting routes, which provide it. */
export function useVetting(): Vetting {
  const source = use(VettingContext);
  if (!source) throw new Error('VettingContext is missing');
  return useSyncExternalStore(source.subscribe, source.read);
}
