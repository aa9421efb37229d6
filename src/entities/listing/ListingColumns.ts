import { styled } from '@mui/material/styles';

/** The text of a listing next to its contact; on a phone the contact comes after it. */
export const ListingColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 8),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));
