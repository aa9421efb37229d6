import { capitalise } from '../capitalise';
import type { OUTSIDE_KENYA } from '../contract/profile';
import { COUNTIES } from '../counties';
import { msg, t } from '../language';
import { INTEREST_QUESTIONS, type InterestName, type InterestQuestion } from '../interests';
import { AGE_BRACKETS, DIRECTORY_CATEGORIES, THEMES } from '../vocabulary';

export type TrendName = InterestName | 'themes' | 'county' | 'age_bracket';

export interface TrendQuestion extends InterestQuestion {
  name: TrendName;
}

const outside: typeof OUTSIDE_KENYA = 'outside';

/** What members are counted by, in the order in which it is shown. */
export const TREND_QUESTIONS: readonly TrendQuestion[] = [
  {
    name: 'themes',
    question: msg('Which themes do members care for?'),
    kind: 'many',
    options: THEMES.map((theme) => ({
      value: theme,
      get label() {
        return capitalise(t(theme));
      },
    })),
  },
  ...INTEREST_QUESTIONS,
  {
    name: 'county',
    question: msg('Where do members live?'),
    kind: 'one',
    options: [
      ...COUNTIES.map(({ code, name }) => ({ value: code, label: name })),
      { value: outside, label: msg('Outside Kenya') },
    ],
  },
  {
    name: 'age_bracket',
    question: msg('How old are members?'),
    kind: 'one',
    options: AGE_BRACKETS,
  },
];

export function questionOf(name: TrendName): TrendQuestion {
  const found = TREND_QUESTIONS.find((question) => question.name === name);
  if (!found) throw new Error(`no question ${name}`);
  return found;
}

/** By which question each filter narrows, and the answers that it takes. */
export const TREND_FILTERS = {
  theme: { question: 'themes', values: THEMES },
  category: { question: 'bought_categories', values: DIRECTORY_CATEGORIES },
  county: { question: 'county', values: COUNTIES.map(({ code }): string => code) },
} as const satisfies Record<string, { question: TrendName; values: readonly string[] }>;

export type TrendFilterName = keyof typeof TREND_FILTERS;

/** Which answers are shown by which others, in groups side by side. */
export const TREND_CROSSES = [
  { question: 'barriers', by: 'bought_categories' },
  { question: 'extra_willing', by: 'bought_categories' },
  { question: 'sways', by: 'age_bracket' },
] as const satisfies readonly { question: TrendName; by: TrendName }[];

/** What everybody may see; businesses and admins see every question. */
export const SUMMARY_QUESTIONS: readonly TrendName[] = ['themes', 'sways', 'barriers'];

/** Age is asked for other purposes and appears only as separate groups. */
export const SHOWN_QUESTIONS: readonly TrendQuestion[] = TREND_QUESTIONS.filter(
  ({ name }) => name !== 'age_bracket',
);

const FILTERING: readonly TrendName[] = Object.values(TREND_FILTERS).map((each) => each.question);

/** Whether answers to these two are counted together at all: what is not counted cannot leak. */
export const isCrossed = (question: TrendName, by: TrendName): boolean =>
  question !== by &&
  (by === 'age_bracket'
    ? TREND_CROSSES.some((cross) => cross.question === question && cross.by === by)
    : question !== 'age_bracket' && FILTERING.includes(by));
