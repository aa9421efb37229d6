import { expect, type Page } from '@playwright/test';
import { type Language, pathIn, splitPath } from '../../domain/language';
import { pageTexts } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { unlistedPages } from '../../src/testing/unlistedPages';
import { firstOfEach, listedPages, PATTERNS, routeOf } from './sitemap';

const TEXTS: Partial<Record<string, { isPrivate?: true }>> = pageTexts('');
/** Without the pages of results, which are for whoever has the link (e2e/resultPage.journey). */
const PUBLIC_ROUTES = keysOf(PATTERNS)
  .filter((name) => !TEXTS[name]?.isPrivate && name !== 'result')
  .map((name) => PATTERNS[name]);

/** One page of each public route in a language, and in English the views and what is not there. */
export async function publicPages(page: Page, language: Language): Promise<string[]> {
  const listed = firstOfEach(await listedPages(page.request), 1).filter(
    (path) => splitPath(path).language === language,
  );
  const routes = PUBLIC_ROUTES.map((route) => pathIn(language, route));
  expect(listed.map(routeOf).sort()).toEqual(routes.sort());
  return language === 'en' ? [...listed, ...unlistedPages(PATTERNS)] : listed;
}
