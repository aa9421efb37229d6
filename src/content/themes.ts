import { msg } from '../../domain/language';
import type { Theme } from '../../domain/vocabulary';

/** What each theme asks of a business, in one sentence for a shopper. */
export const THEME_DESCRIPTIONS: Record<Theme, string> = {
  'transparent & accountable governance': msg(
    'Clear roles, taxes paid, no bribes, and a safe way to complain.',
  ),
  "workers' wellbeing": msg(
    'Written contracts, pay people can live on, safe work, and a say for everyone.',
  ),
  'community action': msg(
    'Buying from local firms, paying small suppliers on time, listening to neighbours.',
  ),
  'energy transition': msg(
    'Knowing the energy used, wasting less of it, and moving to sun, wind and steam.',
  ),
  'nature regeneration': msg(
    'Care for soil, water and wildlife, and native trees that are still alive years later.',
  ),
  'responsible processing & packaging': msg(
    'Waste sorted, packaging reused, and chemicals replaced by something safer.',
  ),
};
