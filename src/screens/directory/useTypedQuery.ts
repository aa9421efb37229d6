import { useSearchText } from '../../ui/useSearchText';
import { changeFilters, searchedText, writeFilters, type DirectoryFilters } from './filters';

/** The text in the search field; a pause in typing changes the address. */
export const useTypedQuery = (filters: DirectoryFilters) =>
  useSearchText({
    q: filters.q,
    meaningOf: searchedText,
    searchOf: (q) => writeFilters(changeFilters(filters, { q })),
  });
