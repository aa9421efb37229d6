import { styled } from '@mui/material/styles';

/** The way back to the queue and on to the next. */
export const QueueBar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  marginBottom: theme.spacing(1),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
}));

/** What is decided on, and beside it the decision. */
export const ReviewColumns = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
}));

export const DecisionCard = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: theme.spacing(10),
    maxHeight: `calc(100vh - ${theme.spacing(12)})`,
    overflowY: 'auto',
  },
}));
