import { styled } from '@mui/material/styles';

/** Rows of resources, in two columns where there is room. */
export const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: 'none', borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));
