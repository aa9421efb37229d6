import { useMemo, useState } from 'react';
import type { ListingSearchPage } from '../../../domain/contract/listing';
import { useSearchListingsQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';
import { searchQuery, type DirectoryFilters } from './filters';
import { selectPage } from './selectPage';
import { useListings } from './useListings';

export interface DirectoryState {
  /** What was found last; null until the first answer. */
  found: ListingSearchPage | null;
  /** The answer to the present filters is still under way. */
  isUpdating: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const readPage = (answer: ListingSearchPage | undefined): ListingSearchPage | null =>
  Array.isArray(answer?.results) ? answer : null;

/** Searches on the server; one that has the plain list alone (specification 7) is searched here. */
export function useDirectory(filters: DirectoryFilters): DirectoryState {
  const [hasSearch, setHasSearch] = useState(true);
  const query = useMemo(() => searchQuery(filters), [filters]);
  const search = useSearchListingsQuery(query, { skip: !hasSearch });
  const list = useListings(hasSearch);
  const ownPage = useMemo(
    () => list.listings && selectPage(list.listings, filters),
    [list.listings, filters],
  );
  const hasNoAnswer = !search.isFetching && !readPage(search.currentData);
  const isUnknown = hasNoAnswer && readFailure(search.error).status === 404;
  if (isUnknown && hasSearch) setHasSearch(false);
  if (!hasSearch) {
    const { hasFailed, retry } = list;
    return { found: ownPage, isUpdating: !ownPage && !hasFailed, hasFailed, retry };
  }
  return {
    found: readPage(search.data),
    isUpdating: search.isFetching,
    hasFailed: hasNoAnswer && !search.isUninitialized && !isUnknown,
    retry: () => void search.refetch(),
  };
}
