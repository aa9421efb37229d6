/** Rules of the dark scheme outside other conditions: those that are nested have no rule before them. */
const DARK_RULE = /(?<=^|\})([^{}@]*)\[data-dark\]([^{}]*\{[^{}]*\})/g;

/**
 * The rules of a rendered page, with the dark ones a second time for readers without scripts who prefer dark:
 * no script has named a scheme on their page. For the eye alone, since paper is white.
 */
export function withPreferredScheme(css: string): string {
  const rules = [...css.matchAll(DARK_RULE)].map(
    ([, before = '', after = '']) => `${before}:root:not([data-light])${after}`,
  );
  return rules.length === 0
    ? css
    : `${css}@media screen and (prefers-color-scheme:dark){${rules.join('')}}`;
}
