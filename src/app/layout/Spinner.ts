import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Turns while something loads. Unlike MUI's it has no style attribute, which pages of the server may not have. */
export const Spinner = styled('span')(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: `4px solid ${theme.vars.palette.divider}`,
  borderTopColor: theme.vars.palette.primary.main,
  animation: `${turn} 1.2s linear infinite`,
}));
