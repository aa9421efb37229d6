import { styled } from '@mui/material/styles';

/** The frame of admin pages, wider than pages of text. */
export const AdminFrame = styled('div')(({ theme }) => ({
  maxWidth: 1536,
  marginInline: 'auto',
  padding: theme.spacing(3, 2, 8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 4, 10) },
}));
