import { msg } from '../../domain/language';
import type { Theme } from '../../domain/vocabulary';

/** One word for each theme, where its whole name does not fit. */
export const SHORT_THEMES: Record<Theme, string> = {
  'transparent & accountable governance': msg('Governance'),
  "workers' wellbeing": msg('Workers'),
  'community action': msg('Community'),
  'energy transition': msg('Energy'),
  'nature regeneration': msg('Nature'),
  'responsible processing & packaging': msg('Processing'),
};
