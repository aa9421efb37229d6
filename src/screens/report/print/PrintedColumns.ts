import { styled } from '@mui/material/styles';

/** Short entries in two columns. */
export const PrintedColumns = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  columns: 2,
  columnGap: theme.spacing(3),
  '& > li': { breakInside: 'avoid' },
  '&& > li:first-of-type': { marginTop: 0 },
}));
