import { styled } from '@mui/material/styles';

/** The width of a page that is made for work: more than that of a text, less than any screen. */
export const AdminFrame = styled('div')(({ theme }) => ({
  maxWidth: 1536,
  marginInline: 'auto',
  padding: theme.spacing(3, 2, 8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 4, 10) },
}));
