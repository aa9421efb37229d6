import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { t } from '../../../../domain/language';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import { pagesOf } from '../../../../domain/contract/page';
import { ResultsHead } from '../../../ui/ResultsHead';
import { isFiltered, type DirectoryFilters } from '../filters';
import { businessesText } from './businessesText';

const countText = (found: ListingSearchPage): string => {
  const businesses = businessesText(found.count);
  const pages = pagesOf(found);
  return pages > 1
    ? t('{found}, page {page} of {pages}', { found: businesses, page: found.page, pages })
    : businesses;
};

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  filters: DirectoryFilters;
  found: ListingSearchPage | null;
  onClear: () => void;
}

const Place = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    '& > div': { minHeight: 28, marginTop: theme.spacing(0.5) },
    // It reaches into the lines above and below.
    '& > div > button': { marginBlock: theme.spacing(-1) },
  },
}));

export const DirectoryHead = ({ heading, filters, found, onClear }: Props) => (
  <Place>
    <ResultsHead
      heading={heading}
      count={found ? countText(found) : t('Loading businesses…')}
      onClear={isFiltered(filters) && found?.count !== 0 ? onClear : null}
    />
  </Place>
);
