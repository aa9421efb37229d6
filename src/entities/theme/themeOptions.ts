import { capitalise } from '../../../domain/capitalise';
import { THEMES } from '../../../domain/vocabulary';

export const THEME_OPTIONS = THEMES.map((theme) => ({
  value: theme,
  label: capitalise(theme),
}));
