import { capitalise } from '../capitalise';
import type { Assessment, ReceiptLine } from '../contract/vetting';

type Figures = [name: string, value: string][];

const numberOrNone = (value: number | null): string => (value === null ? 'none' : String(value));
const metWords = (isMet: boolean): string => (isMet ? 'met' : 'not met');

const lineWords = ({ counted, points, weight, earned, possible }: ReceiptLine): string =>
  `${counted}: ${numberOrNone(points)} × ${weight} = ${earned} of ${possible}`;

const ofThemes = ({ themes }: Assessment): Figures =>
  themes.flatMap(({ theme, percent, is_rated, earned, possible, attainable, multiplier }) => {
    const name = capitalise(theme);
    return [
      [`${name}, score`, is_rated ? numberOrNone(percent) : 'not rated'],
      [`${name}, points`, `${earned} of ${possible}, ${attainable} open`],
      [`${name}, weight`, String(multiplier)],
    ] satisfies Figures;
  });

/**
 * Every figure and verdict of an assessment as text that is equal only where the figures are exactly
 * equal, by a name that people can find in the report.
 */
export function figuresOf(assessment: Assessment): ReadonlyMap<string, string> {
  const { total, level, level_by_total, basic_percent, completion, clearance } = assessment;
  return new Map<string, string>([
    ['Total', numberOrNone(total)],
    ['Level', level ?? 'none'],
    ['Level by the total alone', level_by_total ?? 'none'],
    ['Basic part', numberOrNone(basic_percent)],
    ['Answered', `${completion}%`],
    ['Advanced part', [clearance.outcome, ...clearance.reasons].join(' ')],
    ...ofThemes(assessment),
    ...assessment.floors.map(({ rule, is_met }): [string, string] => [
      `Condition: ${rule.replaceAll('_', ' ')}`,
      metWords(is_met),
    ]),
    ...assessment.flags.map(({ question, option, flag }): [string, string] => [
      `Flag of option ${option} of question ${question}`,
      flag,
    ]),
    ...assessment.badges.map(({ badge, is_met }): [string, string] => [
      `Badge: ${badge.replaceAll('_', ' ')}`,
      metWords(is_met),
    ]),
    ...assessment.progress.map((entry): [string, string] => [
      `Questions of ${entry.vetting_name}`,
      `${entry.questions_answered} of ${entry.category_question_count}`,
    ]),
    ...assessment.receipt.lines.map((line): [string, string] => [
      `Question ${line.code}`,
      lineWords(line),
    ]),
  ]);
}
