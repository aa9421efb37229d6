import type { Language } from '../../language';
import { QUESTIONNAIRE } from '../questionnaire';
import type { Questionnaire, VettingQuestion } from '../types';
import { businessDetailsSw } from './sw/businessDetails';
import { communityActionSw } from './sw/communityAction';
import { disclosureSw } from './sw/disclosure';
import { energyTransitionSw } from './sw/energyTransition';
import { finishSw } from './sw/finish';
import { gettingStartedSw } from './sw/gettingStarted';
import { governanceSw } from './sw/governance';
import { journeySw } from './sw/journey';
import { natureRegenerationSw } from './sw/natureRegeneration';
import { presetsSw } from './sw/presets';
import { processingSw } from './sw/processing';
import { screeningSw } from './sw/screening';
import { signingOffSw } from './sw/signingOff';
import type { TranslatedCategory } from './sw/types';
import { whatsNextSw } from './sw/whatsNext';
import { workersWellbeingSw } from './sw/workersWellbeing';

/** By category id. */
const KISWAHILI: Readonly<Record<number, TranslatedCategory>> = {
  1: businessDetailsSw,
  2: journeySw,
  3: disclosureSw,
  4: finishSw,
  5: signingOffSw,
  6: gettingStartedSw,
  7: screeningSw,
  8: governanceSw,
  9: workersWellbeingSw,
  10: communityActionSw,
  11: processingSw,
  12: energyTransitionSw,
  13: natureRegenerationSw,
  14: whatsNextSw,
};

function translateQuestion(question: VettingQuestion): VettingQuestion {
  const { options: labels = {}, ...texts } =
    KISWAHILI[question.category]?.questions[question.code] ?? {};
  return {
    ...question,
    ...texts,
    options: question.options.map((option) => ({
      ...option,
      label: labels[option.value] ?? option.label,
    })),
    presets: question.presets.map((preset) => ({
      ...preset,
      because: presetsSw[preset.because] ?? preset.because,
    })),
  };
}

/** What is asked and scored is the same in each language, and so is the version. Categories are known by their English names. */
export const QUESTIONNAIRES: Record<Language, Questionnaire> = {
  en: QUESTIONNAIRE,
  sw: {
    ...QUESTIONNAIRE,
    questions: QUESTIONNAIRE.questions.map(translateQuestion),
  },
};
