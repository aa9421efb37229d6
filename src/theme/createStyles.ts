import createCache, { type StylisPlugin } from '@emotion/cache';
import { css } from '@emotion/react';
import { theme } from './index';

/** By what other names some of our browsers (`browserslist` in package.json) know a property. */
const OTHER_NAMES: Partial<Record<string, string[]>> = {
  appearance: ['-webkit-appearance'],
  'color-adjust': ['-webkit-print-color-adjust'],
  'print-color-adjust': ['-webkit-print-color-adjust', 'color-adjust'],
  'text-decoration': ['-webkit-text-decoration'],
  'user-select': ['-webkit-user-select'],
};

/** Emotion's own plugin writes for browsers of 2012 too, which is a tenth of a page's style rules or more (ADR 70). */
const addPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const name = String(element.props);
  const value = element.value.slice(name.length);
  const others = OTHER_NAMES[name];
  if (others) element.return = [...others, name].map((each) => each + value).join('');
};

/**
 * Where emotion keeps its style rules; `ruleNames`: those that the rendered page has, where there is one. Emotion
 * itself would move the page's style element twice, and the browser work out all styles anew.
 */
export function createStyles(ruleNames?: readonly string[]) {
  const styles = createCache({ key: 'css', stylisPlugins: [addPrefixes] });
  if (!ruleNames) return styles;
  for (const name of ruleNames) styles.inserted[name] = true;
  // The page has those of the theme's variables that it uses: all of them are here before anything else can show.
  for (const sheet of theme.generateStyleSheets()) styles.sheet.insert(css(sheet).styles);
  return styles;
}
