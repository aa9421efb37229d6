import type { ComponentType } from 'react';
import type { Theme } from '../../../domain/vocabulary';
import { hueOf, type HueName } from '../../theme/palette';
import { circle, icon, type IconProps } from '../../ui/icon';

const ICONS: Record<HueName, ComponentType<IconProps>> = {
  governance: icon(
    'M12 3v18M8 21h8M4 7h16M6.5 7L4 13.5a2.7 2.7 0 0 0 5 0zM17.5 7L15 13.5a2.7 2.7 0 0 0 5 0z',
  ),
  workers: icon(`M4 15a8 8 0 0 1 16 0M3 15h18v3H3zM10 7.3V11M14 7.3V11`),
  community: icon(
    `${circle(12, 7, 2.5)}${circle(5.5, 9.5, 2)}${circle(18.5, 9.5, 2)}M7.5 19a4.5 5.5 0 0 1 9 0zM2.5 17c0-2.2 1.3-3.7 3.5-3.7M21.5 17c0-2.2-1.3-3.7-3.5-3.7`,
  ),
  energy: icon('M13 3L5.5 13.5H11L10 21l8-11h-5.5z'),
  nature: icon(
    'M5 20C5 10.5 9.5 5 20 4c0 10.5-4 15.5-11 15.5-1 0-2-.2-2.8-.6M5 20c2-5 4.5-8 9-10.5',
  ),
  processing: icon('M12 3l8 4.3v9.4L12 21l-8-4.3V7.3zM4.3 7.5L12 12l7.7-4.5M12 12v9M8 5.2l8 4.5'),
};

export function ThemeIcon({ theme, ...props }: IconProps & { theme: Theme }) {
  const Icon = ICONS[hueOf(theme)];
  return <Icon {...props} />;
}
