import type { Assessment, VettingProgressEntry } from '../contract/vetting';
import { chosenOptions } from './answers';
import { reaches, roundedDown, type Fraction } from './fractions';
import { unansweredSentence } from './progress';
import { chosenValues, type Reading } from './reading';
import type { Flag, VettingCategory } from './types';

export type Flags = Assessment['flags'];
export type Clearance = Assessment['clearance'];

/** Basic percent from which clearance is given, and from which a reviewer decides. */
const CLEARED_FROM = 50;
const REVIEWED_FROM = 30;

/** Without a yes there is no clearance; what is asked for where it is missing. */
const NEEDED_YES: Record<string, string> = {
  DI8: 'Agree to the checks in “Disclosure”.',
  SO1: 'Declare in “Signing off” that the answers are true.',
};

/** The flagged options that were chosen, in the questionnaire's order. */
export const flagsOf = (readings: readonly Reading[]): Flags =>
  readings.flatMap(({ question, answer }) =>
    answer
      ? chosenOptions(question, answer).flatMap(({ id, flag }) =>
          flag ? [{ question: question.id, option: id, flag }] : [],
        )
      : [],
  );

function flagSentences(readings: readonly Reading[], flag: Flag): string[] {
  const says: Record<Flag, string> = {
    red: 'stands in the way. Once it has changed, change the answer and submit again.',
    amber: 'needs a check by a reviewer.',
  };
  return readings.flatMap(({ question, answer }) =>
    answer && !(flag === 'red' && question.code in NEEDED_YES)
      ? chosenOptions(question, answer)
          .filter((option) => option.flag === flag)
          .map(({ label }) => `The answer “${label}” to “${question.text}” ${says[flag]}`)
      : [],
  );
}

const missingYes = (readings: readonly Reading[]): string[] =>
  Object.entries(NEEDED_YES).flatMap(([code, sentence]) => {
    const isOpen = readings.some(({ question, isAsked, answer }) => {
      return question.code === code && isAsked && answer === null;
    });
    return isOpen || chosenValues(readings, code).includes('yes') ? [] : [sentence];
  });

/** How far the Basic score is from clearance. */
function scoreSentences(basic: Fraction | null, needed: number): string[] {
  if (basic === null || reaches(basic, needed)) return [];
  const score = `The Basic score is ${roundedDown(basic)} %`;
  return needed === REVIEWED_FROM
    ? [`${score}: a review needs at least ${REVIEWED_FROM} %, clearance ${CLEARED_FROM} %.`]
    : [`${score}: below ${CLEARED_FROM} % a reviewer decides.`];
}

/**
 * May the business go on to the Advanced part (domain brief, section 3.5)? Judged by the Basic part
 * alone, so that an answer in the Advanced part never closes it again. The reasons are all that stands
 * in the way of the next better outcome; none when cleared.
 */
export function clearanceOf(
  categories: readonly VettingCategory[],
  allReadings: readonly Reading[],
  progress: readonly VettingProgressEntry[],
  basicPercent: Fraction | null,
): Clearance {
  const basicIds = categories.filter(({ part }) => part === 'basic').map(({ id }) => id);
  const readings = allReadings.filter(({ question }) => basicIds.includes(question.category));
  const unanswered = progress
    .filter((entry) => basicIds.includes(entry.vetting_category))
    .flatMap((entry) => unansweredSentence(entry) ?? []);
  const barred = [
    ...unanswered,
    ...missingYes(readings),
    ...flagSentences(readings, 'red'),
    ...(unanswered.length > 0 ? [] : scoreSentences(basicPercent, REVIEWED_FROM)),
  ];
  if (barred.length > 0) return { outcome: 'not_yet', reasons: barred };
  const doubtful = [
    ...flagSentences(readings, 'amber'),
    ...scoreSentences(basicPercent, CLEARED_FROM),
  ];
  return { outcome: doubtful.length > 0 ? 'needs_review' : 'cleared', reasons: doubtful };
}
