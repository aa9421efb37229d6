const color = (name: string): string => `var(--mui-palette-${name})`;

/** The theme's colours, which follow light and dark; `resolveColors` makes a saved file keep them. */
export const COLORS = {
  ground: color('background-default'),
  box: color('background-paper'),
  line: color('control'),
  ink: color('text-primary'),
  quiet: color('text-secondary'),
  active: color('primary-main'),
  onActive: color('primary-contrastText'),
  taken: color('secondary-main'),
  found: color('info-main'),
  added: color('success-main'),
  removed: color('error-main'),
  changed: color('info-main'),
  use: color('info-main'),
  exit: color('error-main'),
};

/** The text with the values that the colours have now in place of their names. */
export const resolveColors = (text: string, styles: CSSStyleDeclaration): string =>
  text.replace(
    /var\((--mui-[\w-]+)\)/g,
    (name, property: string) => styles.getPropertyValue(property).trim() || name,
  );
