import { msg } from '../../../domain/language';
import { THEMES } from '../../../domain/vocabulary';
import { optionOf, optionsOf } from '../fields/optionsOf';

export const THEME_OPTIONS = optionsOf(THEMES);

/** Of a filter by theme. */
export const THEME_FILTER_OPTIONS = [optionOf('', msg('All themes')), ...THEME_OPTIONS];
