import { styled } from '@mui/material/styles';

/** Links of which one is current, in a line that wraps. */
export const PillList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 1.75),
    borderRadius: 22,
    border: `1px solid ${theme.vars.palette.control}`,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a:focus-visible': { borderRadius: 22 },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '@media print': { display: 'none' },
}));
