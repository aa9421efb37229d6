import type { SnapshotFrom } from 'xstate';
import { progressOf } from '../../../../domain/vetting/progress';
import type {
  VettingCategoryEntry,
  VettingProgressEntry,
  VettingQuestionEntry,
} from '../../../../domain/contract/vetting';
import { applicationRow } from '../../../../domain/vetting/applicationStates';
import { inDisplayOrder } from '../../../../domain/vetting/order';
import { stageOf, type Stage } from '../../../../domain/vetting/stage';
import type {
  Answer,
  Answers,
  Questionnaire,
  VettingQuestion,
} from '../../../../domain/vetting/types';
import type { AnswerState } from '../../../actors/vetting';
import { newestItem, type queueMachine } from '../../../machines/vetting/queueMachine';
import type { VettingFact } from '../../../machines/vetting/vettingMachine';
import type { DataRead } from './vettingData';

/** The questions and the answers as they stand, saved or not. */
export interface Assessment {
  questionnaire: Questionnaire;
  answers: Answers;
  progress: readonly VettingProgressEntry[];
}

const NO_QUESTIONNAIRE: Questionnaire = { version: '', categories: [], questions: [] };

type QueueState = SnapshotFrom<typeof queueMachine>;

/** Questions whose answer the server does not have yet. */
export function unsavedQuestions({ context: { items, draft } }: QueueState): number[] {
  return [...new Set([...items, ...(draft ? [draft] : [])].map(({ question }) => question))];
}

/** What was given last to each of them. */
export const unsavedAnswers = (queue: QueueState): [number, Answer][] =>
  unsavedQuestions(queue).flatMap((question): [number, Answer][] => {
    const { items, draft } = queue.context;
    const answer =
      draft?.question === question ? draft.answer : newestItem(items, question)?.answer;
    return answer ? [[question, answer]] : [];
  });

/** What the screen says about an answer; nothing where the question was not touched. */
export function answerStateOf(
  queue: QueueState,
  question: number,
  savedAt: string | undefined,
): AnswerState {
  const { items, draft, changed } = queue.context;
  const item = newestItem(items, question);
  const status = (): AnswerState['status'] => {
    if (draft?.question === question) return 'saving';
    if (item?.state === 'waiting') return queue.hasTag('waiting') ? 'queued' : 'saving';
    if (item) return item.state;
    return savedAt !== undefined && changed.includes(question) ? 'saved' : 'idle';
  };
  return {
    status: status(),
    message: item?.message ?? null,
    theirs: item?.theirs ?? null,
    savedAt: savedAt === undefined || !changed.includes(question) ? null : new Date(savedAt),
  };
}

/** Questions whose answer the server refused, or has another version of. */
export const blockedQuestions = (queue: QueueState): number[] =>
  unsavedQuestions(queue).filter((question) =>
    ['failed', 'conflict'].includes(answerStateOf(queue, question, undefined).status),
  );

const boundsOf = (bounds: readonly number[] | null): VettingQuestion['bounds'] => {
  const [a, b, c, d] = bounds ?? [];
  return a === undefined || b === undefined || c === undefined || d === undefined
    ? null
    : [a, b, c, d];
};

/** The questionnaire as the server gives it, with the categories in display order. */
const questionnaireOf = (
  categories: readonly VettingCategoryEntry[],
  questions: readonly VettingQuestionEntry[],
): Questionnaire => ({
  version: questions[0]?.questionnaire_version ?? '',
  categories: inDisplayOrder(categories).map(({ id, category_name, part }) => ({
    id,
    category_name,
    part,
  })),
  questions: questions.map(({ questionnaire_version: _version, ...question }) => ({
    ...question,
    bounds: boundsOf(question.bounds),
  })),
});

/** Gives the same objects again while what the server gave stays the same. */
export function createAssessmentReader() {
  let questionnaire = NO_QUESTIONNAIRE;
  let from: Pick<DataRead, 'categories' | 'questions'> | null = null;
  let saved: [number, Answer][] = [];
  let savedFrom: DataRead['responses'];
  return (
    { categories, questions, responses }: DataRead,
    unsaved: readonly [number, Answer][],
  ): Assessment => {
    if (categories && questions) {
      if (from?.categories !== categories || from.questions !== questions) {
        from = { categories, questions };
        questionnaire = questionnaireOf(categories, questions);
      }
    }
    if (savedFrom !== responses) {
      savedFrom = responses;
      saved = (responses ?? []).map(({ question, text, selected_options, evidence_url }) => [
        question,
        { text, selected_options, evidence_url },
      ]);
    }
    const answers = Object.fromEntries([...saved, ...unsaved]);
    return { questionnaire, answers, progress: progressOf(questionnaire, answers) };
  };
}

const isComplete = ({ questionnaire, progress }: Assessment, part: 'basic' | 'advanced') => {
  const ids = questionnaire.categories.filter((category) => category.part === part);
  return (
    ids.length > 0 &&
    ids.every(({ id }) =>
      progress.some((entry) => entry.vetting_category === id && entry.questions_unanswered === 0),
    )
  );
};

export const assessmentStage = (
  assessment: Assessment,
  { isCleared, application }: DataRead,
): Stage =>
  stageOf({
    application,
    isCleared,
    isBasicComplete: isComplete(assessment, 'basic'),
    isAdvancedComplete: isComplete(assessment, 'advanced'),
  });

/** The server would take a submission. */
export const canSubmit = (assessment: Assessment, { application }: DataRead): boolean =>
  isComplete(assessment, 'basic') &&
  (application?.possible.includes('application.submitted') ?? false);

/** What is true now and vettingMachine may wait for. */
export function vettingFacts(
  assessment: Assessment,
  read: DataRead,
  queue: QueueState,
): VettingFact[] {
  const isSaved = unsavedQuestions(queue).length === 0;
  const isBlocked = blockedQuestions(queue).length > 0;
  const isAwaited = isSaved && assessmentStage(assessment, read) === 'basic.awaitingClearance';
  const isLocked = applicationRow(read.application).locked !== null;
  return [
    isAwaited ? 'clearance.awaited' : 'clearance.settled',
    ...(isSaved ? (['answers.saved'] as const) : []),
    ...(isBlocked ? (['answers.blocked'] as const) : []),
    ...(isLocked ? (['application.locked'] as const) : []),
  ];
}
