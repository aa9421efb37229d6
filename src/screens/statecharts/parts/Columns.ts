import { styled } from '@mui/material/styles';

/** The chart, and beside it what belongs to it; under each other where there is no room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
}));

/** Stays in sight, below the top bar, while what is beside it is scrolled. */
export const ChartColumn = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: theme.spacing(10),
    alignSelf: 'start',
  },
}));

export const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
}));

/** Charts take all the width that there is. */
export const Wide = styled('div')(({ theme }) => ({
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(3, 6),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  marginBlock: theme.spacing(2),
}));
