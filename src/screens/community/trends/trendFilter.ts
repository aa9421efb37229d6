import type { TrendsQuery } from '../../../../domain/contract/trends';
import { COUNTIES } from '../../../../domain/counties';
import { labelOf } from './trendTexts';
import { TREND_FILTERS, type TrendFilterName } from '../../../../domain/trends/questions';

interface FilterChoice {
  name: TrendFilterName;
  label: string;
  options: { value: string; label: string }[];
}

const optionsOf = (name: TrendFilterName, all: string) => [
  { value: '', label: all },
  ...TREND_FILTERS[name].values.map((value) => ({
    value,
    label: labelOf(TREND_FILTERS[name].question, value),
  })),
];

export const FILTER_CHOICES: readonly FilterChoice[] = [
  { name: 'theme', label: 'Theme', options: optionsOf('theme', 'All themes') },
  {
    name: 'category',
    label: 'Category they buy',
    options: optionsOf('category', 'All categories'),
  },
  {
    name: 'county',
    label: 'County',
    options: optionsOf('county', `All ${COUNTIES.length} counties`),
  },
];

/** The filter that the address names; there is one at a time. */
export function readFilter(params: URLSearchParams): TrendsQuery {
  for (const { name, options } of FILTER_CHOICES) {
    const value = params.get(name);
    if (value && options.some((option) => option.value === value)) return { [name]: value };
  }
  return {};
}

/** The address with this filter in place of the others; its other parameters stay. */
export function withFilter(params: URLSearchParams, name: TrendFilterName, value: string): string {
  const next = new URLSearchParams(params);
  for (const choice of FILTER_CHOICES) next.delete(choice.name);
  if (value) next.set(name, value);
  return next.toString();
}
