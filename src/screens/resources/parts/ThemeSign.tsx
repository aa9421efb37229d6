import { styled } from '@mui/material/styles';
import type { Theme } from '../../../../domain/vocabulary';
import { themeColor } from '../../../theme/palette';
import { ThemeIcon } from '../../../entities/theme/ThemeIcon';

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: '50% 50% 50% 8px',
  color: theme.vars.palette.background.paper,
}));

/** A theme's icon on its hue; decoration beside a name. */
export const ThemeSign = ({ theme = 'community action' }: { theme?: Theme | undefined }) => (
  <Sign aria-hidden sx={{ backgroundColor: themeColor(theme) }}>
    <ThemeIcon theme={theme} />
  </Sign>
);
