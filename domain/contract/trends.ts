import { Type, type Static } from 'typebox';
import { TREND_QUESTIONS, type TrendFilterName } from '../trends/questions';
import { Nullable, OneOf } from './common';

const NAMES = TREND_QUESTIONS.map(({ name }) => name);
const FILTERS: readonly TrendFilterName[] = ['theme', 'category', 'county'];

/** At most one filter counts, in this order; a value that is not known is ignored. */
export const TrendsQuery = Type.Object({
  theme: Type.Optional(Type.String()),
  category: Type.Optional(Type.String()),
  county: Type.Optional(Type.String()),
});
export type TrendsQuery = Static<typeof TrendsQuery>;

const share = Nullable(
  Type.Integer({ description: 'Percent in steps of 5; null where a few people would show' }),
);

const TrendCell = Type.Object({ value: Type.String(), share });
export type TrendCell = Static<typeof TrendCell>;

/** The answers to one question. */
const TrendTable = Type.Object({ question: OneOf(NAMES), cells: Type.Array(TrendCell) });
export type TrendTable = Static<typeof TrendTable>;

/** The answers to one question, among those who gave each answer to another. */
const TrendCross = Type.Object({
  question: OneOf(NAMES),
  by: OneOf(NAMES),
  groups: Type.Array(Type.Object({ value: Type.String(), cells: Type.Array(TrendCell) })),
});
export type TrendCross = Static<typeof TrendCross>;

/** What the members who agreed to be counted answered, as it stood when the month's figures were made. */
export const Trends = Type.Object(
  {
    month: Type.String({ description: "YYYY-MM in Kenya's time" }),
    refreshed_at: Type.String(),
    scope: OneOf(['summary', 'full']),
    filter: Nullable(Type.Object({ name: OneOf(FILTERS), value: Type.String() })),
    people: Nullable(Type.Integer({ description: 'Members that the filter leaves, in fives' })),
    tables: Type.Array(TrendTable),
    /** Only in the full trends without a filter. */
    crosses: Type.Array(TrendCross),
    /** The unfiltered tables of earlier months, latest first; only in the full trends. */
    earlier: Type.Array(Type.Object({ month: Type.String(), tables: Type.Array(TrendTable) })),
  },
  { $id: 'Trends' },
);
export type Trends = Static<typeof Trends>;
