import { businessDetails } from './questions/businessDetails';
import { communityAction } from './questions/communityAction';
import { disclosure } from './questions/disclosure';
import { energyTransition } from './questions/energyTransition';
import { finish } from './questions/finish';
import { gettingStarted } from './questions/gettingStarted';
import { governance } from './questions/governance';
import { journey } from './questions/journey';
import { natureRegeneration } from './questions/natureRegeneration';
import { processing } from './questions/processing';
import { screening } from './questions/screening';
import { signingOff } from './questions/signingOff';
import { whatsNext } from './questions/whatsNext';
import { workersWellbeing } from './questions/workersWellbeing';
import type { Questionnaire, VettingQuestion } from './types';

const asked = [
  businessDetails,
  journey,
  disclosure,
  finish,
  signingOff,
  gettingStarted,
  screening,
  governance,
  workersWellbeing,
  communityAction,
  processing,
  energyTransition,
  natureRegeneration,
  whatsNext,
];

/** A change of what is asked or scored needs a new version; a better wording does not. */
export const QUESTIONNAIRE: Questionnaire = {
  version: '2026-11',
  categories: asked.map(({ category }) => category),
  questions: asked.flatMap(({ questions }) => questions),
};

export const questionById = (
  questionnaire: Questionnaire,
  id: number,
): VettingQuestion | undefined => questionnaire.questions.find((question) => question.id === id);

/** By its code in the plan, such as `BD1`. */
export const questionByCode = (
  questionnaire: Questionnaire,
  code: string,
): VettingQuestion | undefined =>
  questionnaire.questions.find((question) => question.code === code);
