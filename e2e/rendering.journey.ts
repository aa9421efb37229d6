import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES } from '../domain/language';
import { publicPages } from './support/publicPages';
import { PATTERNS } from './support/sitemap';
import { declineCookies, expect, startSignedIn, test } from './support/test';

const PARTS = 'header, main, footer';
const FRAME = '#root > header, #root > footer';

/** What parts of a page say to readers with scripts, less the differences in blanks that styles make. */
async function wordsOf(page: Page, parts = PARTS): Promise<string> {
  await page.evaluate(() => {
    // The browser leaves out what is far from the reader.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const texts = await page.locator(parts).allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

test.describe('for a reader in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi', locale: 'en-KE' });

  for (const language of LANGUAGES) {
    test(
      `every public page in ${LANGUAGE_NAMES[language]} says the same before and after its scripts run`,
      { tag: '@phone' },
      async ({ browser, baseURL, page, settle }) => {
        test.setTimeout(120_000);
        const plain = await browser.newContext({
          viewport: page.viewportSize(),
          ...(baseURL && { baseURL }),
        });
        // Where scripts are off, buttons are hidden too.
        await plain.route('**/assets/*.js', (route) => route.abort());
        const rendered = await plain.newPage();
        const compare = async (path: string, parts?: string) => {
          await Promise.all([rendered.goto(path), page.goto(path)]);
          await settle(page);
          expect.soft(await wordsOf(page, parts), path).toBe(await wordsOf(rendered, parts));
        };
        for (const path of await publicPages(page, language)) await compare(path);
        if (language === 'en') await compare(PATTERNS.stateCharts, FRAME);
        await plain.close();
      },
    );
  }
});

test.describe('for a reader elsewhere who prefers dark', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'de-DE', colorScheme: 'dark' });

  for (const language of LANGUAGES) {
    test(
      `the scripts take over every public page in ${LANGUAGE_NAMES[language]} without an error`,
      { tag: '@desktop' },
      async ({ context, page, settle }) => {
        test.setTimeout(120_000);
        await declineCookies(context);
        for (const path of await publicPages(page, language)) {
          await page.goto(path);
          await settle(page);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          const { named, loaded } = await scriptsOf(page);
          // A view, such as the map, has code of its own.
          const all = path.includes('?') ? expect.arrayContaining(named) : named;
          expect.soft(loaded, path).toEqual(all);
        }
      },
    );
  }
});

/** The scripts that the server names in a page, and those that the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const names = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js'));
    return { named: (names ?? '').split(' ').sort(), loaded: [...new Set(loaded)].sort() };
  });

/** How far things have moved by themselves since the page was asked for. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing moved.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

test.describe('the frame of a page behind a sign-in', () => {
  test.beforeEach(({ page }) => declineCookies(page));

  for (const [path, name] of [
    ['/profile', 'wanjiku'],
    ['/resources/my-resources', 'wanjiku'],
    ['/vetting', 'hello@mwangaza-soaps.example'],
  ] as const) {
    test(`keeps its place when ${path} comes into it`, async ({ page, settle }) => {
      await startSignedIn(page, name);
      await page.goto(path);
      await settle(page);
      await expect(page).toHaveURL(path);
      expect(await shiftOf(page)).toBeLessThan(0.01);
    });
  }

  test('leads a visitor to the home page, and nothing moves', async ({ page, settle }) => {
    await page.goto('/profile');
    await expect(page.getByText('Log in to see that page.')).toBeVisible();
    await settle(page);
    await expect(page).toHaveURL('/');
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
});
