import type { Assessment } from '../contract/assessment';
import { badgesIn } from './badges';
import { clearanceOf, flagsOf } from './clearance';
import { floorsOf, levelWithin } from './levels';
import { completionOf, progressIn } from './progress';
import { readAnswers } from './reading';
import { receiptOf, tally } from './receipt';
import type { Answers, Circumstances, Questionnaire } from './types';

/**
 * What the answers of a business come to (domain brief, sections 3.4 and 3.5): percentages from 0 to
 * 100 that are not rounded, decided at their thresholds by exact fractions. Never throws: what could
 * not be kept as an answer counts as unanswered.
 */
export function assess(
  questionnaire: Questionnaire,
  answers: Answers,
  circumstances: Circumstances,
): Assessment {
  const { categories, version } = questionnaire;
  const readings = readAnswers(questionnaire, answers);
  const receipt = receiptOf(version, readings, circumstances.isFinal);
  const { exactBasic, ...score } = tally(receipt, categories, circumstances.category);
  const flags = flagsOf(readings);
  const floors = floorsOf(readings, score.themes, flags, circumstances.isChecked);
  const progress = progressIn(categories, readings);
  return {
    ...score,
    level: score.level_by_total && levelWithin(score.level_by_total, floors),
    floors,
    completion: completionOf(progress),
    flags,
    badges: badgesIn(readings),
    clearance: clearanceOf(categories, readings, progress, exactBasic),
    progress,
    receipt,
  };
}
