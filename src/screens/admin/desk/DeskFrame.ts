import { styled } from '@mui/material/styles';

/** Of the top bar and the areas of the admins above the desk. */
const ABOVE = 122;

/** Fills the window below the bars, so that list and application scroll by themselves. */
export const DeskFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(0.5, 1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .top h1': { margin: 0, fontSize: '1.25rem' },
  '& .top nav': { flex: 1, minWidth: 0 },
  '& .list': { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  '& .pane': { minHeight: 0, minWidth: 0, padding: theme.spacing(2) },
  '& .pane:has(> article)': { padding: 0 },
  [theme.breakpoints.up('md')]: {
    height: `calc(100dvh - ${ABOVE}px)`,
    minHeight: '30rem',
    '& .sides': {
      flex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)',
      minHeight: 0,
    },
    '& .list': { borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
    '& .pane': { overflowY: 'auto', overscrollBehavior: 'contain' },
    '& .back': { display: 'none' },
  },
  [theme.breakpoints.down('md')]: {
    '& .top': { justifyContent: 'space-between' },
    '& .top nav': { order: 1, flexBasis: '100%' },
    '& .sides.open .list': { display: 'none' },
    '& .sides:not(.open) .pane': { display: 'none' },
    '& .back': {
      display: 'inline-flex',
      marginInline: theme.spacing(2),
      alignItems: 'center',
      minHeight: 44,
      fontWeight: 600,
    },
  },
}));
