import { THEMES } from '../../../domain/vocabulary';

export const THEME_OPTIONS = THEMES.map((theme) => ({
  value: theme,
  label: theme.charAt(0).toUpperCase() + theme.slice(1),
}));
