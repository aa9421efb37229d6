import type { ComponentType } from 'react';
import type { Theme } from '../../../domain/vocabulary';
import { hueOf, type HueName } from '../../theme/palette';
import type { IconProps } from '../../ui/icon';
import {
  CommunityIcon,
  EnergyIcon,
  GovernanceIcon,
  NatureIcon,
  PackageIcon,
  WorkersIcon,
} from './themeIcons';

const ICONS: Record<HueName, ComponentType<IconProps>> = {
  governance: GovernanceIcon,
  workers: WorkersIcon,
  community: CommunityIcon,
  energy: EnergyIcon,
  nature: NatureIcon,
  processing: PackageIcon,
};

export function ThemeIcon({ theme, ...props }: IconProps & { theme: Theme }) {
  const Icon = ICONS[hueOf(theme)];
  return <Icon {...props} />;
}
