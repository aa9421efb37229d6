import { THEMES } from '../../../domain/vocabulary';
import { optionsOf } from '../fields/optionsOf';

export const THEME_OPTIONS = optionsOf(THEMES);

/** Of a filter by theme. */
export const THEME_FILTER_OPTIONS = [{ value: '', label: 'All themes' }, ...THEME_OPTIONS];
