import { styled } from '@mui/material/styles';

const TOP_BAR = 72;

/** The page fills the window below the top bar; on a phone its parts follow each other. */
export const Whole = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2, 2),
  [theme.breakpoints.up('lg')]: {
    height: `calc(100dvh - ${TOP_BAR}px)`,
    minHeight: '34rem',
    paddingInline: theme.spacing(3),
  },
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1, 2),
  '& h1': { margin: 0 },
}));

/** The panels, and beside them the chart; a phone has the words first. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  [theme.breakpoints.up('lg')]: {
    flex: 1,
    flexDirection: 'row',
    minHeight: 0,
    '& > :last-child': { flex: 1 },
  },
}));

export const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  minWidth: 0,
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    width: '22rem',
    paddingRight: theme.spacing(1),
    overflow: 'auto',
  },
}));
