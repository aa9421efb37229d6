import { t } from '../../../../domain/language';
import type { TrendsQuery } from '../../../../domain/contract/trends';
import { COUNTIES } from '../../../../domain/counties';
import { keysOf } from '../../../../domain/records';
import { TREND_FILTERS, type TrendFilterName } from '../../../../domain/trends/questions';
import { labelOf } from './trendTexts';

interface FilterChoice {
  name: TrendFilterName;
  label: string;
  options: { value: string; label: string }[];
}

const choiceOf = (name: TrendFilterName, label: string, all: string): FilterChoice => ({
  name,
  label,
  options: [
    { value: '', label: all },
    ...TREND_FILTERS[name].values.map((value) => ({
      value,
      label: labelOf(TREND_FILTERS[name].question, value),
    })),
  ],
});

export const filterChoices = (): FilterChoice[] => [
  choiceOf('theme', t('Theme'), t('All themes')),
  choiceOf('category', t('Category they buy'), t('All categories')),
  choiceOf('county', t('County'), t('All {number} counties', { number: COUNTIES.length })),
];

const NAMES = keysOf(TREND_FILTERS);

/** The filter that the address names; there is one at a time. */
export function readFilter(params: URLSearchParams): TrendsQuery {
  for (const name of NAMES) {
    const value = params.get(name);
    const values: readonly string[] = TREND_FILTERS[name].values;
    if (value && values.includes(value)) return { [name]: value };
  }
  return {};
}

/** The address with this filter in place of the others; its other parameters stay. */
export function withFilter(params: URLSearchParams, name: TrendFilterName, value: string): string {
  const next = new URLSearchParams(params);
  for (const other of NAMES) next.delete(other);
  if (value) next.set(name, value);
  return next.toString();
}
