import Chip from '@mui/material/Chip';
import type { Theme } from '../../../domain/vocabulary';
import { themeColor } from '../../theme/palette';
import { ThemeIcon } from './ThemeIcon';

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One of the six themes: icon and name in its hue. */
export function ThemeChip({ theme }: { theme: Theme }) {
  const color = themeColor(theme);
  return (
    <Chip
      variant="outlined"
      icon={<ThemeIcon theme={theme} />}
      label={capitalise(theme)}
      sx={{ color, borderColor: 'currentColor', '& .MuiChip-icon': { color } }}
    />
  );
}
