import type { RefObject } from 'react';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import { ResultsHead } from '../../../ui/ResultsHead';
import { isFiltered, type DirectoryFilters } from '../filters';
import { ViewSwitch } from './ViewSwitch';

export const pagesOf = ({ count, page_size }: ListingSearchPage): number =>
  Math.ceil(count / page_size);

const countText = (found: ListingSearchPage): string => {
  const businesses = found.count === 1 ? '1 business' : `${found.count} businesses`;
  const pages = pagesOf(found);
  return pages > 1 ? `${businesses}, page ${found.page} of ${pages}` : businesses;
};

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  filters: DirectoryFilters;
  found: ListingSearchPage | null;
  onClear: () => void;
}

export const DirectoryHead = ({ heading, filters, found, onClear }: Props) => (
  <ResultsHead
    heading={heading}
    count={found ? countText(found) : 'Loading businesses…'}
    onClear={isFiltered(filters) && found?.count !== 0 ? onClear : null}
  >
    <ViewSwitch filters={filters} />
  </ResultsHead>
);
