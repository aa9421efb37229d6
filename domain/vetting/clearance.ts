import type { Assessment } from '../contract/assessment';
import type { VettingProgressEntry } from '../contract/vetting';
import { msg } from '../language';
import { chosenOptions } from './answers';
import { reaches, roundedDown, type Fraction } from './fractions';
import { kept } from './keptTexts';
import { unansweredSentence } from './progress';
import { chosenValues, type Reading } from './reading';
import type { Flag, VettingCategory } from './types';

export type Flags = Assessment['flags'];
export type Clearance = Assessment['clearance'];

/** Basic percent from which clearance is given, and from which a reviewer decides. */
const CLEARED_FROM = 50;
const REVIEWED_FROM = 30;

/** Without a yes there is no clearance; what is asked for where it is missing. */
export const NEEDED_YES: Readonly<Record<string, string>> = {
  DI8: msg('Agree to the checks in “Disclosure”.'),
  SO1: msg('Declare in “Signing off” that the answers are true.'),
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

const flagSentences = (readings: readonly Reading[], flag: Flag): string[] =>
  readings.flatMap(({ question, answer }) =>
    answer && !(flag === 'red' && question.code in NEEDED_YES)
      ? chosenOptions(question, answer)
          .filter((option) => option.flag === flag)
          .map(({ label }) => kept(flag, { answer: label, question: question.text }))
      : [],
  );

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
  const values = { score: roundedDown(basic), reviewed: REVIEWED_FROM, cleared: CLEARED_FROM };
  return [kept(needed === REVIEWED_FROM ? 'reviewNeeds' : 'reviewerDecides', values)];
}

/**
 * May the business go on to the Advanced part (domain brief, section 3.5)? Judged by the Basic part
 * alone, so that an answer in the Advanced part never closes it again. The reasons are all that stands
 * in the way of the next better outcome, to be shown by `reasonTexts`; none when cleared.
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
