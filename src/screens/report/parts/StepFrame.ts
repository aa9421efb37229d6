import { styled } from '@mui/material/styles';

/** One thing to do, with its facts as terms and descriptions. */
export const StepFrame = styled('article')(({ theme }) => ({
  paddingBlock: theme.spacing(2),
  breakInside: 'avoid',
  '&& > h3': { marginTop: 0 },
  '& dl': {
    display: 'grid',
    gap: theme.spacing(0, 2),
    margin: theme.spacing(1, 0, 0),
    [theme.breakpoints.up('sm')]: {
      rowGap: theme.spacing(0.5),
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    },
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: theme.spacing(0, 0, 1),
    [theme.breakpoints.up('sm')]: { margin: 0 },
  },
}));
