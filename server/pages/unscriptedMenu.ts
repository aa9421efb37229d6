import { language, pathIn, t } from '../../domain/language';
import { pagePatterns, pageTexts, TOP_BAR_PAGES } from '../../domain/pages';
import { UNSCRIPTED_MENU } from '../../domain/rendering';
import { keysOf } from '../../domain/records';
import { escapeHtml } from './html';
import type { Site } from './view';

const ABOUT_PAGES = [
  'mission',
  'themes',
  'partners',
  'team',
  'advisoryGroup',
  'directoryInfo',
] as const;

/** The links of the menu, which only a script opens. */
export function unscriptedMenu({ productSlug, productName }: Site): string {
  const patterns = pagePatterns(productSlug);
  const texts = pageTexts(productName);
  const links = [
    ...keysOf(TOP_BAR_PAGES).map((page) => [patterns[page], TOP_BAR_PAGES[page]] as const),
    ...ABOUT_PAGES.map((page) => [patterns[page], texts[page].title] as const),
  ].map(
    ([path, name]) => `<li><a href="${pathIn(language(), path)}">${escapeHtml(t(name))}</a></li>`,
  );
  return `<noscript><nav id="${UNSCRIPTED_MENU}" aria-label="${escapeHtml(t('Pages'))}"><ul>${links.join('')}</ul></nav></noscript>`;
}
