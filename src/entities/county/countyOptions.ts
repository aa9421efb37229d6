import { t } from '../../../domain/language';
import type { FilterOption } from '../../ui/FilterSelect';
import { COUNTIES_BY_NAME } from './countiesByName';

/** All counties by name, each with its number of businesses where it is known. */
export const countyOptions = (counts?: Readonly<Record<string, number>>): FilterOption[] => [
  { value: '', label: t('All counties') },
  ...COUNTIES_BY_NAME.map(({ code, name }) => ({
    value: code,
    label: counts ? `${name} (${counts[code] ?? 0})` : name,
  })),
];
