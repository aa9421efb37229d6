import { styled } from '@mui/material/styles';

/** What a business says beside how to reach it; on a phone contact comes first. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 8),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));
