import { useAssessment, useVersions } from '../../actors/vetting';
import type { DraftState } from './draftFile';

/** What this device knows of the assessment, as a draft file compares it. */
export function useDraftState(): DraftState {
  const { questionnaire, answers } = useAssessment();
  const { application, answerState, revisionOf } = useVersions();
  const isUnsaved = (question: number) => !['idle', 'saved'].includes(answerState(question).status);
  return { questionnaire, answers, application, revisionOf, isUnsaved };
}
