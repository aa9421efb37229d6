const DECLARATION = /(--mui-[\w-]+):([^;{}]*);?/g;
const USE = /var\((--mui-[\w-]+)/g;

const usedIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = '']) => name);

/**
 * The rules of a rendered page without the theme's variables that neither they nor the page uses: four
 * of five. The browser gets all of them when the scripts take the page over, before anything else can show.
 */
export function withoutUnusedVariables(css: string, html: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const used = new Set(usedIn(html + css.replace(DECLARATION, '')));
  // A set grows while it is read: the variables that a used one is made of follow it.
  for (const name of used) {
    for (const value of values.get(name) ?? []) usedIn(value).forEach((part) => used.add(part));
  }
  return css.replace(DECLARATION, (text, name: string) => (used.has(name) ? text : ''));
}
