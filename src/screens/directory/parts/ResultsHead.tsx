import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import { isFiltered, type DirectoryFilters } from '../filters';
import { ViewSwitch } from './ViewSwitch';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: 44,
  marginTop: theme.spacing(3),
  '& > nav': { marginInlineStart: 'auto' },
}));

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

/** How many match; every change of it is announced. */
export function ResultsHead({ heading, filters, found, onClear }: Props) {
  return (
    <Head>
      <div role="status">
        <Typography
          ref={heading}
          variant="h4"
          component="h2"
          tabIndex={-1}
          sx={{ scrollMarginTop: 16 }}
        >
          {found ? countText(found) : 'Loading businesses…'}
        </Typography>
      </div>
      {isFiltered(filters) && found?.count !== 0 && (
        <Button variant="text" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
      <ViewSwitch filters={filters} />
    </Head>
  );
}
