import { expect, expectAccessible, test } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

const rows = (page: Page) => page.getByRole('region', { name: 'Businesses' }).locator('h3 a');
const note = (page: Page) => page.getByRole('list', { name: 'About this search' });
const words = (page: Page) => page.getByRole('combobox', { name: 'What do you need?' });
/** A phone has them in a sheet. */
async function openFilters(page: Page) {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
}
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ business/ });

test('a visitor finds a business from the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /directory/i })
    .first()
    .click();
  await expect(page).toHaveURL('/kijani-directory');
  await expect(count(page)).toBeVisible();
  await expectAccessible(page);
});

test(
  'filters are kept in the address and show the same list in another browser',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/kijani-directory');
    await expect(count(page)).toBeVisible();
    const all = (await count(page).textContent()) ?? '';
    await openFilters(page);
    // The address changes before the list does.
    await page.getByLabel('Badge', { exact: true }).selectOption('Women-led');
    await expect(page).toHaveURL(/badge=women_led/);
    await expect(count(page)).not.toHaveText(all);
    const byName = await rows(page).allTextContents();
    await page.getByLabel('Order', { exact: true }).selectOption('Newest first');
    await expect(page).toHaveURL(/sort=newest/);
    await expect(rows(page)).not.toHaveText(byName);
    await expect(page.getByRole('region', { name: 'Businesses' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(rows(page)).not.toHaveCount(0);
    const shown = await rows(page).allTextContents();
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    await expect(rows(other)).toHaveText(shown);
    await expect(other.getByLabel('Badge', { exact: true })).toHaveValue('women_led');
    await elsewhere.close();
  },
);

test(
  'a search with a typing error finds the business, and clearing it shows all',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/kijani-directory');
    await expect(count(page)).toBeVisible();
    const all = (await count(page).textContent()) ?? '';
    await words(page).fill('mwangza');
    await expect(page).toHaveURL(/q=mwangza/);
    await expect(rows(page).first()).toContainText('Mwangaza');
    await words(page).fill('xqzvbnw');
    await expect(note(page)).toContainText('No business matches “xqzvbnw”');
    await expect(rows(page)).not.toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count(page)).toHaveText(all);
  },
);

test(
  'on a phone, a mistyped search finds a business in the nearest county, and how to reach it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/kijani-directory');
    await words(page).fill('saop');
    await expect(note(page)).toContainText('Showing soap.');
    await page.getByLabel('Where?', { exact: true }).selectOption('Kisumu');
    await expect(note(page)).toContainText(
      'None in Kisumu. 3 elsewhere, the nearest in Kakamega, about 60 km away.',
    );
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await rows(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mwangaza Soaps');
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/254\d+/,
    );
    await page.goBack();
    await note(page).getByRole('link', { name: 'Search for “saop” instead' }).click();
    await expect(page).toHaveURL(/q=saop&exact=1/);
    await expect(note(page)).toContainText('No business matches “saop”.');
    await note(page).getByRole('link', { name: 'Show all businesses' }).click();
    await expect(page).toHaveURL('/kijani-directory');
    await expect(count(page)).toBeVisible();
  },
);

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the first result is on the first screen, and the filters are in a sheet', async ({
    page,
    settle,
  }) => {
    await page.goto('/kijani-directory');
    await settle(page);
    const first = page.getByRole('region', { name: 'Businesses' }).locator('li').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(250);
    const badge = page.getByLabel('Badge', { exact: true });
    await expect(badge).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('group', { name: 'Filters' });
    await expect(sheet).toBeInViewport();
    await expectAccessible(page);
    await badge.selectOption('Women-led');
    await expect(page).toHaveURL(/badge=women_led/);
    const show = sheet.getByRole('button', { name: /^Show \d+ businesses$/ });
    await expect(count(page)).toContainText(
      ((await show.textContent()) ?? '').replace('Show ', ''),
    );
    await show.click();
    await expect(sheet).toBeHidden();
    const opener = page.getByRole('button', { name: 'Filters (1)' });
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/kijani-directory');
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });

  test('a visitor near Naivasha finds what they need from the home page', async ({
    page,
    context,
    settle,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -0.7167, longitude: 36.4333 });
    await page.goto('/');
    await settle(page);
    // With the first input comes what asks for the position.
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText('You are in Nakuru.')).toBeVisible();
    await words(page).pressSequentially('so');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(8);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^[^?]+\/kijani-directory\?county=032&q=so\w+$/);
    await expect(count(page)).toBeVisible();
    await expect(page.getByLabel('Where?', { exact: true })).toHaveValue('032');
    await expectAccessible(page);
  });
});

test('the map and the list of counties filter the directory alike', async ({ page, settle }) => {
  await page.goto('/kijani-directory?view=map');
  const map = page.getByRole('group', { name: 'County, on the map' });
  await expect(map).toBeVisible();
  await expectAccessible(page);
  await settle(page);
  const all = await count(page).innerText();
  await map.getByRole('button', { name: /^Kisumu: \d+ business/ }).press('Enter');
  await expect(page).toHaveURL(/county=042/);
  await expect(page.getByLabel('Where?', { exact: true })).toHaveValue('042');
  await expect(count(page)).not.toHaveText(all);
  const shown = await rows(page).allTextContents();
  await page.goto('/kijani-directory');
  await page.getByLabel('Where?', { exact: true }).selectOption('Kisumu');
  await expect(rows(page)).toHaveText(shown);
});

test('a listing opens, and Back returns to the same place in the list', async ({
  page,
  settle,
}) => {
  await page.goto('/kijani-directory?page=2');
  await settle(page);
  const last = rows(page).last();
  for (const row of await rows(page).all()) await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/kijani-directory?page=2');
  await expect(rows(page).last()).toHaveText(name);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(200);
});

test('a listing can be reported', { tag: '@phone' }, async ({ page, product }) => {
  const answer = await page.request.get(`${product.url}/mainapp/listings/`);
  const [first] = (await answer.json()) as { slug: string }[];
  await page.goto(`/kijani-directory/${first?.slug}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Details')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/What is wrong/).selectOption('Closed or does not exist');
  await dialog.getByLabel('Details').fill('The shop has been closed since May.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/has reached our team/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test(
  'an id opens the listing and is replaced by the slug',
  { tag: '@phone' },
  async ({ page, product }) => {
    const answer = await page.request.get(`${product.url}/mainapp/listings/`);
    const [first] = (await answer.json()) as { listing_id: number; slug: string }[];
    await page.goto(`/kijani-directory/${first?.listing_id}`);
    await expect(page).toHaveURL(`/kijani-directory/${first?.slug}`);
  },
);

test(
  'a directory that cannot be loaded says so and offers to try again',
  { tag: '@phone' },
  async ({ page, settle }) => {
    const search = /\/mainapp\/listings\/search\//;
    await page.route(search, (route) => route.fulfill({ status: 403, json: { detail: 'no' } }));
    // From another page: the server renders the directory for whoever opens its address.
    await page.goto('/');
    await settle(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Browse the directory' }).click();
    await expect(main.getByText('Failed to fetch listings')).toBeVisible();
    await page.unroute(search);
    await main.getByRole('button', { name: /try again|retry/i }).click();
    await expect(count(page)).toBeVisible();
  },
);
