/** Colours of drawings, which follow the scheme through the theme's CSS variables. */
export const PAPER = 'var(--mui-palette-background-paper)';
export const MAIZE = 'var(--mui-palette-accent-main)';
export const FOREST = 'var(--mui-palette-primary-main)';
export const TERRACOTTA = 'var(--mui-palette-secondary-main)';

export const hue = (name: string): string => `var(--mui-palette-themes-${name})`;
