import { styled } from '@mui/material/styles';

/** Hidden but reachable by keyboard and screen reader; the button around it is visible. */
export const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
