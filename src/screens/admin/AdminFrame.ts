import { styled } from '@mui/material/styles';

/** The frame of admin pages, wider than pages of text. */
export const AdminFrame = styled('div')(({ theme }) => ({
  maxWidth: 1536,
  marginInline: 'auto',
  padding: theme.spacing(3, 2, 8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(1, 4, 4) },
  // Only the page's own heading: a review below it has others.
  '& > h1, & > header > h1': { margin: theme.spacing(0, 0, 0.5) },
  [theme.breakpoints.up('sm')]: {
    '& > h1, & > header > h1': { fontSize: theme.typography.h3.fontSize, lineHeight: '32px' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 2),
    },
    '& > header > p': { flex: '1 1 30rem', maxWidth: 'none', lineHeight: 1.4 },
  },
  '@media (pointer: fine)': {
    '& > header ul': { gap: theme.spacing(0.5) },
    '& > header a': {
      minHeight: 30,
      paddingInline: theme.spacing(0.75),
      ...theme.typography.body2,
      fontSize: '0.8125rem',
    },
  },
}));
