import { expect, expectAccessible, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

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
  await expect(page.getByText(/\d+ businesses/).first()).toBeVisible();
  await expectAccessible(page);
});

test('filters live in the address and show the same list in a new visit', async ({
  page,
  context,
}) => {
  await page.goto('/kijani-directory');
  const narrow = page.getByRole('combobox', { name: 'Category' });
  const wide = page
    .getByRole('navigation', { name: 'Category' })
    .getByRole('link', { name: /^Waste/ });
  await expect(narrow.or(wide)).toBeVisible();
  if (await narrow.isVisible()) await narrow.selectOption('Waste');
  else await wide.click();
  await expect(page).toHaveURL(/category=Waste/);
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names).not.toHaveCount(0);
  await expect(page.getByText(/businesses?/).first()).toBeVisible();
  const shown = await names.allTextContents();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(shown);
});

test('a listing opens, and Back returns to the same place of the list', async ({ page }) => {
  await page.goto('/kijani-directory');
  const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const last = links.last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(links.last()).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(200);
});

test('an id resolves and is replaced by the slug', async ({ page, product }) => {
  const answer = await page.request.get(`${product.url}/mainapp/listings/`);
  const [first] = (await answer.json()) as { listing_id: number; slug: string }[];
  await page.goto(`/kijani-directory/${first?.listing_id}`);
  await expect(page).toHaveURL(`/kijani-directory/${first?.slug}`);
});

test('a failing directory says so and can be asked again', async ({ page }) => {
  await page.route('**/mainapp/listings/', (route) =>
    route.fulfill({ status: 403, json: { detail: 'no' } }),
  );
  await page.goto('/kijani-directory');
  await expect(page.getByText('Failed to fetch listings').first()).toBeVisible();
  await page.unroute('**/mainapp/listings/');
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByText(/\d+ businesses/).first()).toBeVisible();
});
