import { styled } from '@mui/material/styles';

/** What happened, one below the other, in a window of its own. */
export const EventList = styled('ol')(({ theme }) => ({
  maxHeight: '24rem',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '& li': {
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0 },
}));
