import { THEMES, type DirectoryCategory, type Theme } from '../vocabulary';
import type { VettingCategory } from './types';

const GOVERNANCE: Theme = 'transparent & accountable governance';
const WORKERS: Theme = "workers' wellbeing";
const COMMUNITY: Theme = 'community action';
const PROCESSING: Theme = 'responsible processing & packaging';
const ENERGY: Theme = 'energy transition';
const NATURE: Theme = 'nature regeneration';

/** The two themes that weigh most in each directory category (domain brief, section 3.5). */
const MATERIAL_THEMES: Record<DirectoryCategory, readonly [Theme, Theme]> = {
  'Food & drinks': [PROCESSING, NATURE],
  'Kids & baby': [PROCESSING, WORKERS],
  'Clothing & accessories': [WORKERS, PROCESSING],
  'Beauty & self-care': [PROCESSING, NATURE],
  Health: [GOVERNANCE, PROCESSING],
  Home: [PROCESSING, ENERGY],
  'Tourism & Travel': [NATURE, COMMUNITY],
  Hospitality: [ENERGY, WORKERS],
  Transportation: [ENERGY, WORKERS],
  Waste: [PROCESSING, WORKERS],
  Energy: [ENERGY, COMMUNITY],
};

export const materialThemes = (category: DirectoryCategory): readonly Theme[] =>
  MATERIAL_THEMES[category];

const MATERIAL_MULTIPLIER = 1.5;

/** How much a theme weighs in the total of a business of that directory category. */
export const multiplierOf = (theme: Theme, category: DirectoryCategory | null): number =>
  category !== null && MATERIAL_THEMES[category].includes(theme) ? MATERIAL_MULTIPLIER : 1;

/** "Transparent and Accountable Governance" and "transparent & accountable governance" are one. */
const comparable = (name: string): string =>
  name.toLowerCase().replaceAll('&', 'and').replaceAll('’', "'");

/** The theme that a category of questions measures; null of all others. */
export const themeOf = ({ category_name }: Pick<VettingCategory, 'category_name'>): Theme | null =>
  THEMES.find((theme) => comparable(theme) === comparable(category_name)) ?? null;
