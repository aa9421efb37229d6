import { expect, expectAccessible, signIn, test } from './support/test';

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });

  test('the cookie banner asks once, slides away and remembers the choice', async ({ page }) => {
    const thirdParties: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') thirdParties.push(request.url());
    });
    await page.goto('/');
    const banner = page.getByRole('region', { name: /cookie/i });
    await expect(banner.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Decline' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('false');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    expect(thirdParties).toEqual([]);
  });

  test('the cookie banner stores true after Accept', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true');
  });
});

test(
  'an unknown address returns 404 with a page, or JSON from the API',
  { tag: '@phone' },
  async ({ page, product }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const api = await page.request.get(`${product.url}/mainapp/nothing/`);
    expect(api.status()).toBe(404);
    expect(await api.json()).toEqual({ detail: expect.any(String) as unknown });
  },
);

test(
  'the colours that a reader chose are there before the scripts',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('colorMode', 'dark'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-dark');
  },
);

test.describe('the drawer', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
    await page.goto('/');
  });

  test('opens from the menu button and closes on a route change', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    const drawer = page.getByRole('dialog');
    const directory = drawer.getByRole('link', { name: 'Business Directory', exact: true });
    await expect(directory).toBeVisible();
    await expectAccessible(page);
    await directory.click();
    await expect(page).toHaveURL('/kijani-directory');
    await expect(drawer).toBeHidden();
  });

  test(
    'shows Account Management to members and closes with Escape',
    { tag: '@phone' },
    async ({ page }) => {
      await signIn(page, 'wanjiku');
      await expect(page).toHaveURL('/general');
      // A page that arrives takes the focus to its heading.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
      await button.click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByText('Account Management')).toBeVisible();
      await expect(drawer.getByText('Vetting Tool')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
});
