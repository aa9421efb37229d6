import { useTypedText } from '../../ui/useTypedText';
import { changeFilters, searchedText, writeFilters, type DirectoryFilters } from './filters';

/** The text in the search field; a pause in typing changes the address. */
export const useTypedQuery = (filters: DirectoryFilters) =>
  useTypedText({
    q: filters.q,
    meaningOf: searchedText,
    searchOf: (q) => writeFilters(changeFilters(filters, { q })),
  });
