import { styled } from '@mui/material/styles';

/** Numbered things to do. */
export const RankedList = styled('ol')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(3),
  '& > li': { maxWidth: 'none', margin: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li::marker': { ...theme.typography.h4 },
}));
