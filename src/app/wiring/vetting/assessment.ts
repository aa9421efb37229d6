import { progressOf } from '../../../../domain/vetting/progress';
import type { VettingProgressEntry } from '../../../../domain/contract/vetting';
import type { Answer, Answers, Questionnaire } from '../../../../domain/vetting/types';
import type { Standing } from '../../../machines/vetting/vettingMachine';
import type { AnswerActor } from './answerActors';
import { questionnaireOf } from './questionnaireOf';
import type { DataRead } from './vettingData';

/** The questions and the answers as they stand, saved or not. */
export interface Assessment {
  questionnaire: Questionnaire;
  answers: Answers;
  progress: readonly VettingProgressEntry[];
}

const NO_QUESTIONNAIRE: Questionnaire = { version: '', categories: [], questions: [] };

export const isUnsaved = (actor: AnswerActor): boolean => actor.getSnapshot().hasTag('unsaved');

/** Remembers the questionnaire while what the server gave stays the same. */
export function createAssessmentReader() {
  let questionnaire = NO_QUESTIONNAIRE;
  let from: Pick<DataRead, 'categories' | 'questions'> | null = null;
  return ({ categories, questions, responses }: DataRead, actors: AnswerActor[]): Assessment => {
    if (categories && questions) {
      if (from?.categories !== categories || from.questions !== questions) {
        from = { categories, questions };
        questionnaire = questionnaireOf(categories, questions);
      }
    }
    const saved = (responses ?? []).map(
      ({ question, text, selected_options, evidence_url }): [number, Answer] => [
        question,
        { text, selected_options, evidence_url },
      ],
    );
    const unsaved = actors.filter(isUnsaved).flatMap((actor): [number, Answer][] => {
      const { question, mine } = actor.getSnapshot().context;
      return mine ? [[question, mine]] : [];
    });
    const answers = Object.fromEntries([...saved, ...unsaved]);
    return { questionnaire, answers, progress: progressOf(questionnaire, answers) };
  };
}

/** What vettingMachine decides by. */
export function standingOf(
  { questionnaire, progress }: Assessment,
  { isCleared, application }: DataRead,
  actors: AnswerActor[],
): Standing {
  const isComplete = (part: 'basic' | 'advanced') => {
    const ids = questionnaire.categories.filter((category) => category.part === part);
    return (
      ids.length > 0 &&
      ids.every(({ id }) =>
        progress.some((entry) => entry.vetting_category === id && entry.questions_unanswered === 0),
      )
    );
  };
  return {
    isBasicComplete: isComplete('basic'),
    isAdvancedComplete: isComplete('advanced'),
    isCleared,
    application: application?.state ?? null,
    canSubmit: application?.possible.includes('application.submitted') ?? false,
    unsaved: actors.filter(isUnsaved).length,
    isTroubled: actors.some((actor) => actor.getSnapshot().hasTag('troubled')),
  };
}
