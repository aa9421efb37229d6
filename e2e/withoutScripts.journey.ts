import { LANGUAGES } from '../domain/language';
import { publicPages } from './support/publicPages';
import { PATTERNS } from './support/sitemap';
import { expect, test } from './support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('for a reader who prefers dark', () => {
    test.use({ colorScheme: 'dark' });

    test('pages are dark', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 21)');
    });
  });

  test('a page behind a sign-in shows its frame and says what it needs', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.locator('main p').last()).toHaveText(/^This page needs JavaScript/);
    await expect(page.getByRole('status')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Pages', exact: true });
    await menu.getByRole('link', { name: 'Mission & Platform' }).click();
    await expect(page).toHaveURL('/about/mission');
  });

  for (const list of ['/kijani-directory', '/events', '/resources/all', '/community']) {
    test(`${list} leads from a page after the last one to the last`, async ({ page }) => {
      await page.goto(`${list}?page=99`);
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the last page' }).click();
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeHidden();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  }

  test('no button shows that only a script makes work', async ({ page }) => {
    test.setTimeout(120_000);
    const buttons = page.locator('button:not([type="submit"])');
    const paths = await Promise.all(LANGUAGES.map((language) => publicPages(page, language)));
    for (const path of [...paths.flat(), PATTERNS.profile]) {
      await page.goto(path);
      await expect(buttons, path).not.toHaveCount(0);
      await expect(buttons.filter({ visible: true }), path).toHaveCount(0);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeInViewport();
  });

  test('the directory is searched, also beside the map', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/kijani-directory');
    const form = page.getByRole('search', { name: 'Businesses' });
    await form.getByRole('combobox', { name: 'What do you need?' }).fill('mwangza');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=mwangza&/);
    await expect(page.getByRole('link', { name: 'Mwangaza Soaps' })).toBeVisible();
    await page.goto('/kijani-directory?view=map&county=042');
    await form.getByLabel('Theme', { exact: true }).selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/county=042&.*theme=\w.*&view=map/);
    await expect(page.getByRole('group', { name: 'County, on the map' })).toBeVisible();
    await expect(page.getByLabel('Where?', { exact: true })).toHaveValue('042');
  });

  test('the home page leads to what is searched for', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Businesses' });
    await form.getByRole('combobox', { name: 'What do you need?' }).fill('mwangza');
    await form.getByLabel('Where?', { exact: true }).selectOption('All counties');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/kijani-directory?q=mwangza&county=');
    await expect(page.getByRole('link', { name: 'Mwangaza Soaps' })).toBeVisible();
  });

  test(
    'the resources are searched from their first page and narrowed',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/resources');
      await page.getByRole('searchbox', { name: 'Search' }).fill('waste');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/resources/all?q=waste');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('waste');
      await page.getByLabel('Theme', { exact: true }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\?q=waste&type=&theme=\w+/);
      await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
    },
  );

  test(
    'the events are filtered in the month that is shown',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/events?view=month&month=2026-10');
      await page.getByLabel('How to attend', { exact: true }).selectOption('Online');
      await page.getByRole('button', { name: 'Show events' }).click();
      await expect(page).toHaveURL(/mode=online&.*view=month&month=2026-10$/);
      await expect(page.getByLabel('How to attend', { exact: true })).toHaveValue('online');
      await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    },
  );
});
