import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { isFiltered, type DirectoryFilters } from '../filters';
import type { Selection } from '../selectListings';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 44,
  marginTop: theme.spacing(3),
}));

const countText = ({ count, page, pages }: Selection): string => {
  const businesses = count === 1 ? '1 business' : `${count} businesses`;
  return pages > 1 ? `${businesses}, page ${page} of ${pages}` : businesses;
};

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  filters: DirectoryFilters;
  selection: Selection | null;
  onClear: () => void;
}

/** How many match; every change of it is announced. */
export function ResultsHead({ heading, filters, selection, onClear }: Props) {
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
          {selection ? countText(selection) : 'Loading businesses…'}
        </Typography>
      </div>
      {isFiltered(filters) && selection?.count !== 0 && (
        <Button variant="text" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Head>
  );
}
