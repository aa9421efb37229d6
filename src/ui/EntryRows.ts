import { styled } from '@mui/material/styles';

/**
 * Rows of entries, in two columns where there is room. No column is as wide as its widest row asks: Chromium keeps the
 * width of rows that it leaves out, which would hold the columns open in a window made narrower.
 */
export const EntryRows = styled('ul', {
  shouldForwardProp: (prop) => prop !== 'columns',
})<{ columns?: 1 | 2 }>(({ theme, columns = 2 }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(6),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: 'none', borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));
