import { styled } from '@mui/material/styles';

/** The text next to the facts about it; on a phone one after the other. */
export const ArticleColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 8),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));
