import type { TrendCross, Trends, TrendsQuery, TrendTable } from '../contract/trends';
import type { Answer } from './counts';
import type { Published } from './publish';
import {
  questionOf,
  SHOWN_QUESTIONS,
  TREND_CROSSES,
  TREND_FILTERS,
  type TrendFilterName,
  type TrendName,
} from './questions';

export type TrendFilter = NonNullable<Trends['filter']>;

const FILTER_NAMES: readonly TrendFilterName[] = ['theme', 'category', 'county'];

/** The filter that counts: the first of those whose value is known. */
export function readTrendFilter(query: TrendsQuery): TrendFilter | null {
  for (const name of FILTER_NAMES) {
    const value = query[name];
    const values: readonly string[] = TREND_FILTERS[name].values;
    if (value !== undefined && values.includes(value)) return { name, value };
  }
  return null;
}

export const answerOf = ({ name, value }: TrendFilter): Answer => ({
  question: TREND_FILTERS[name].question,
  value,
});

const cellsOf = (published: Published, question: TrendName, among?: Answer) =>
  questionOf(question).options.map(({ value }) => ({
    value,
    share: published.share({ question, value }, among),
  }));

/** One table a question; the one that is filtered by has none. */
export const tablesOf = (published: Published, among?: Answer): TrendTable[] =>
  SHOWN_QUESTIONS.filter(({ name }) => name !== among?.question).map(({ name }) => ({
    question: name,
    cells: cellsOf(published, name, among),
  }));

export const crossesOf = (published: Published): TrendCross[] =>
  TREND_CROSSES.map(({ question, by }) => ({
    question,
    by,
    groups: questionOf(by).options.map(({ value }) => ({
      value,
      cells: cellsOf(published, question, { question: by, value }),
    })),
  }));
