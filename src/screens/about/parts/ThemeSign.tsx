import { styled } from '@mui/material/styles';
import type { Theme } from '../../../../domain/vocabulary';
import { themeColor } from '../../../theme/palette';
import { ThemeIcon } from '../../../entities/theme/ThemeIcon';

const Leaf = styled('span')(({ theme }) => ({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50% 50% 50% 8px',
  color: theme.vars.palette.background.paper,
}));

export const ThemeSign = ({ theme }: { theme: Theme }) => (
  <Leaf sx={{ backgroundColor: themeColor(theme) }}>
    <ThemeIcon theme={theme} />
  </Leaf>
);
