import { keyframes, styled } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** A grey block in place of content that loads: a line of text unless `sx` says how large it is. */
export const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  height: '1.2em',
  marginBlock: '0.2em',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
  animation: `${pulse} 2s ease-in-out infinite`,
}));
