import { capitalise } from '../capitalise';
import type { Assessment, ReceiptLine } from '../contract/assessment';
import { msg, t } from '../language';
import { keptText } from './keptTexts';

type Figures = [name: string, value: string][];

const OUTCOMES: Record<Assessment['clearance']['outcome'], string> = {
  cleared: msg('cleared'),
  needs_review: msg('needs_review'),
  not_yet: msg('not_yet'),
};

const RULES: Record<Assessment['floors'][number]['rule'], string> = {
  sapling_themes: msg('sapling themes'),
  no_red_flag: msg('no red flag'),
  tree_themes: msg('tree themes'),
  tree_evidence: msg('tree evidence'),
  tree_checked: msg('tree checked'),
};

const FLAGS: Record<Assessment['flags'][number]['flag'], string> = {
  red: msg('red'),
  amber: msg('amber'),
};

const BADGES: Record<Assessment['badges'][number]['badge'], string> = {
  women_led: msg('women led'),
  locally_anchored: msg('locally anchored'),
  ability_inclusion: msg('ability inclusion'),
  toxin_free: msg('toxin free'),
};

const COUNTED: Record<ReceiptLine['counted'], string> = {
  scored: msg('scored'),
  unanswered: msg('unanswered'),
  not_applicable: msg('not_applicable'),
  not_asked: msg('not_asked'),
  unscored: msg('unscored'),
};

const numberOrNone = (value: number | null): string => (value === null ? t('none') : String(value));
const metWords = (isMet: boolean): string => (isMet ? t('met') : t('not met'));

const lineWords = ({ counted, points, weight, earned, possible }: ReceiptLine): string =>
  t('{counted}: {points} × {weight} = {earned} of {possible}', {
    ...{ counted: t(COUNTED[counted]), points: numberOrNone(points) },
    ...{ weight, earned, possible },
  });

const ofThemes = ({ themes }: Assessment): Figures =>
  themes.flatMap(({ theme, percent, is_rated, earned, possible, attainable, multiplier }) => {
    const name = { theme: capitalise(t(theme)) };
    return [
      [t('{theme}, score', name), is_rated ? numberOrNone(percent) : t('not rated')],
      [
        t('{theme}, points', name),
        t('{earned} of {possible}, {attainable} open', { earned, possible, attainable }),
      ],
      [t('{theme}, weight', name), String(multiplier)],
    ] satisfies Figures;
  });

/**
 * Every figure and verdict of an assessment as text that is equal only where the figures are exactly
 * equal, by a name that people can find in the report. All in the language of the reader, so what is
 * compared must be written at the same time.
 */
export function figuresOf(assessment: Assessment): ReadonlyMap<string, string> {
  const { total, level, level_by_total, basic_percent, completion, clearance } = assessment;
  return new Map<string, string>([
    [t('Total'), numberOrNone(total)],
    [t('Level'), t(level ?? 'none')],
    [t('Level by the total alone'), t(level_by_total ?? 'none')],
    [t('Basic part'), numberOrNone(basic_percent)],
    [t('Answered'), `${completion}%`],
    [
      t('Advanced part'),
      [t(OUTCOMES[clearance.outcome]), ...clearance.reasons.map(keptText)].join(' '),
    ],
    ...ofThemes(assessment),
    ...assessment.floors.map(({ rule, is_met }): [string, string] => [
      t('Condition: {condition}', { condition: t(RULES[rule]) }),
      metWords(is_met),
    ]),
    ...assessment.flags.map(({ question, option, flag }): [string, string] => [
      t('Flag of option {option} of question {question}', { option, question }),
      t(FLAGS[flag]),
    ]),
    ...assessment.badges.map(({ badge, is_met }): [string, string] => [
      t('Badge: {badge}', { badge: t(BADGES[badge]) }),
      metWords(is_met),
    ]),
    ...assessment.progress.map((entry): [string, string] => [
      t('Questions of {category}', { category: t(entry.vetting_name) }),
      t('{answered} of {all}', {
        answered: entry.questions_answered,
        all: entry.category_question_count,
      }),
    ]),
    ...assessment.receipt.lines.map((line): [string, string] => [
      t('Question {code}', { code: line.code }),
      lineWords(line),
    ]),
  ]);
}
