import { t } from '../../../domain/language';
import { COUNTIES } from '../../../domain/counties';
import type { FilterOption } from '../../ui/FilterSelect';

const BY_NAME = [...COUNTIES].sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** All counties by name, each with its number of businesses where it is known. */
export const countyOptions = (counts?: Readonly<Record<string, number>>): FilterOption[] => [
  { value: '', label: t('All counties') },
  ...BY_NAME.map(({ code, name }) => ({
    value: code,
    label: counts ? `${name} (${counts[code] ?? 0})` : name,
  })),
];
