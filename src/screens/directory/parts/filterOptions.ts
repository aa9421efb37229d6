import { msg } from '../../../../domain/language';
import { ALL_CATEGORIES, DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import { DIRECTORY_CRITERIA } from '../../../content/directoryCriteria';
import { optionOf } from '../../../entities/fields/optionsOf';
import type { FilterOption } from '../../../ui/FilterSelect';
import type { Sort } from '../filters';

export const categoryOptions: FilterOption[] = [
  optionOf('', ALL_CATEGORIES),
  ...DIRECTORY_CATEGORIES.map((category) => optionOf(category, category)),
];

export const badgeOptions: FilterOption[] = [
  optionOf('', msg('Any or none')),
  ...DIRECTORY_CRITERIA.map((criterion) => ({
    value: criterion.badge,
    get label() {
      return criterion.criteria_name;
    },
  })),
];

const BY_NAME = msg('Name, A to Z');
const NEWEST = optionOf('newest', msg('Newest first'));

/** Without search words there is no best match, so the first order is by name. */
export const sortOptions = (q: string): (FilterOption & { value: Sort })[] =>
  q
    ? [optionOf('relevance', msg('Best match first')), optionOf('name', BY_NAME), NEWEST]
    : [optionOf('relevance', BY_NAME), NEWEST];
