import type { Theme } from '../../domain/vocabulary';

/** One word for each theme, where its whole name does not fit. */
export const SHORT_THEMES: Record<Theme, string> = {
  'transparent & accountable governance': 'Governance',
  "workers' wellbeing": 'Workers',
  'community action': 'Community',
  'energy transition': 'Energy',
  'nature regeneration': 'Nature',
  'responsible processing & packaging': 'Processing',
};
