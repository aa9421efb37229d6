import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { categoryLabel, type Sort } from '../filters';
import type { FilterOption } from '../../../ui/FilterSelect';

export const categoryOptions: FilterOption[] = [null, ...DIRECTORY_CATEGORIES].map((category) => ({
  value: category ?? '',
  label: categoryLabel(category),
}));

export const badgeOptions: FilterOption[] = [
  { value: '', label: 'Any or none' },
  ...DIRECTORY_CRITERIA.map(({ badge, criteria_name }) => ({ value: badge, label: criteria_name })),
];

const BY_NAME = 'Name, A to Z';
const NEWEST: FilterOption & { value: Sort } = { value: 'newest', label: 'Newest first' };

/** Without search words there is no best match, so the first order is by name. */
export const sortOptions = (q: string): (FilterOption & { value: Sort })[] =>
  q
    ? [{ value: 'relevance', label: 'Best match first' }, { value: 'name', label: BY_NAME }, NEWEST]
    : [{ value: 'relevance', label: BY_NAME }, NEWEST];
