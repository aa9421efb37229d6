import fc from 'fast-check';
import type { Answers } from '../counts';
import { TREND_QUESTIONS, type TrendName } from '../questions';

/** Few answers to each question, so that groups of every size come about. */
const optionsOf = (name: TrendName, count: number): string[] =>
  TREND_QUESTIONS.find((question) => question.name === name)
    ?.options.slice(0, count)
    .map(({ value }) => value) ?? [];
const one = (name: TrendName, count: number) => fc.constantFrom('', ...optionsOf(name, count));
const many = (name: TrendName, count: number) => fc.subarray(optionsOf(name, count));

export const NOTHING: Answers = {
  themes: [],
  bought_categories: [],
  buying_frequency: '',
  sways: [],
  barriers: [],
  extra_willing: '',
  waste_sorting: '',
  transport: '',
  cooking: [],
  solar_at_home: '',
  volunteering: [],
  heard_through: '',
  county: '',
  age_bracket: '18-24',
};

export const member: fc.Arbitrary<Answers> = fc
  .record({
    themes: many('themes', 3),
    bought_categories: many('bought_categories', 3),
    county: one('county', 4),
    age_bracket: fc.constantFrom('18-24', '25-34', '35-44'),
    sways: many('sways', 2),
    barriers: many('barriers', 2),
    extra_willing: one('extra_willing', 3),
    waste_sorting: one('waste_sorting', 2),
    transport: one('transport', 4),
    solar_at_home: fc.constantFrom('yes', 'no'),
  })
  .map((answers) => ({ ...NOTHING, ...answers }));

/** Crowds of equal members make cells large enough to be shown, with stragglers around them. */
export const population = fc
  .array(fc.record({ member, times: fc.constantFrom(1, 1, 2, 3, 4, 6, 11, 17) }), {
    minLength: 4,
    maxLength: 40,
  })
  .map((groups) => groups.flatMap(({ member: each, times }) => Array<Answers>(times).fill(each)));
