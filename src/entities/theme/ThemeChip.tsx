import Chip from '@mui/material/Chip';
import { capitalise } from '../../../domain/capitalise';
import { t } from '../../../domain/language';
import type { Theme } from '../../../domain/vocabulary';
import { themeColor } from '../../theme/palette';
import { ThemeIcon } from './ThemeIcon';

/** One of the six themes: icon and name in its hue. */
export function ThemeChip({ theme }: { theme: Theme }) {
  const color = themeColor(theme);
  return (
    <Chip
      variant="outlined"
      icon={<ThemeIcon theme={theme} />}
      label={capitalise(t(theme))}
      sx={{ color, borderColor: 'currentColor', '& .MuiChip-icon': { color } }}
    />
  );
}
