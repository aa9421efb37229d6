import { styled } from '@mui/material/styles';

/** Entries of a list, each with buttons at its end. */
export const ActionRows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    maxWidth: 'none',
    margin: 0,
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > div:first-of-type': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 1) },
  '& .MuiButton-root': { minHeight: 44 },
}));
