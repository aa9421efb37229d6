import type { Page } from '@playwright/test';
import { firstOfEach, listedPages } from './support/sitemap';
import { declineCookies, expect, test } from './support/test';

/** Pages of one shape that are opened. */
const OPENED = 2;

/** What a page says, the banner of the cookies aside, without the differences in blanks that styles make. */
async function wordsOf(page: Page): Promise<string> {
  const parts = await page.locator('header, main, footer').allInnerTexts();
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

test.describe('for a reader in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi', locale: 'en-KE' });

  test('every public page says the same before and after its scripts run', async ({
    browser,
    baseURL,
    page,
    settle,
  }) => {
    test.setTimeout(120_000);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      ...(baseURL && { baseURL }),
    });
    const unscripted = await plain.newPage();
    const paths = firstOfEach(await listedPages(page.request), OPENED);
    for (const path of [...paths, '/no-such-page']) {
      await unscripted.goto(path);
      await page.goto(path);
      await settle(page);
      expect.soft(await wordsOf(page), path).toBe(await wordsOf(unscripted));
    }
    await plain.close();
  });
});

test.describe('for a reader elsewhere who prefers dark', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'de-DE', colorScheme: 'dark' });

  test('the scripts take over every public page without an error', async ({
    context,
    page,
    settle,
  }) => {
    test.setTimeout(120_000);
    await declineCookies(context);
    for (const path of firstOfEach(await listedPages(page.request), OPENED)) {
      await page.goto(path);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });
});
