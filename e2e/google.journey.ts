import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, openLogin, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

/** From the page's Log In to the page with the sample people. */
async function leaveForProvider(page: Page) {
  const dialog = await openLogin(page);
  await dialog.getByRole('link', { name: 'Sign In With Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a sample account' })).toBeVisible();
}

const choose = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test(
  'a new person chooses the account type and is led to the profile form',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await leaveForProvider(page);
    await expectAccessible(page);
    await choose(page, /^Zawadi Njeri/);

    const dialog = page.getByRole('dialog', { name: 'Choose your account type' });
    const proceed = dialog.getByRole('button', { name: 'Continue' });
    await expect(proceed).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /Business/ }).check({ force: true });
    await proceed.click();
    await expect(dialog.getByText('You need to agree with terms and conditions')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Terms & Conditions/ }).check();
    await proceed.click();
    await expect(page.getByText('Account type updated successfully').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/authentication\?user_type=business$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Your business' })).toBeVisible();
  },
);

test(
  'a known person is signed in and led to the requested page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/report');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Sign In With Google' }).click();
    await choose(page, /^Wanjiku Kamau/);
    await expect(page).toHaveURL('/report');
    await expect(page.getByText('Reports are for businesses')).toBeVisible();
    const user = await page.evaluate(
      () => JSON.parse(localStorage.getItem('userData') ?? '{}') as Record<string, unknown>,
    );
    expect(user).toMatchObject({
      first_name: 'Wanjiku',
      form_filled: true,
      user_type: 'individual',
    });
  },
);

test(
  'a person who cancels returns to the login step with a message and can sign in',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await leaveForProvider(page);
    await choose(page, /^Cancel/);
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await expect(dialog.getByRole('alert')).toContainText('You did not sign in with Google.');
    await expect(page).toHaveURL('/');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/general');
  },
);

test(
  'a stale callback returns to the login step with a message',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/oauth2redirect?code=a&state=b');
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await expect(dialog.getByRole('alert')).toContainText('Please try again.');
    await expect(page).toHaveURL('/');
  },
);

test('a known person signs in by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await leaveForProvider(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Wanjiku Kamau/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/general');
});

test(
  'the token stays out of addresses, referrers, logs and history',
  { tag: '@phone' },
  async ({ page, product }) => {
    const landings: string[] = [];
    const requests: { url: string; headers: Record<string, string>; body: string | null }[] = [];
    const record = async (request: Request) => {
      requests.push({
        url: request.url(),
        headers: await request.allHeaders().catch(() => request.headers()),
        body: request.postData(),
      });
    };
    const recorded: Promise<void>[] = [];
    page.on('request', (request) => {
      const isLanding = request.isNavigationRequest() && request.url().includes('token=');
      if (isLanding) landings.push(request.url());
      else recorded.push(record(request));
    });
    await page.goto('/');
    await leaveForProvider(page);
    await choose(page, /^Wanjiku Kamau/);
    await expect(page).toHaveURL('/general');
    await page.goto('/kijani-directory');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await Promise.all(recorded);

    expect(landings).toHaveLength(1);
    const handover = new URL(landings[0] ?? '').searchParams.get('token') ?? '';
    expect(handover).toMatch(/^[\w-]{43}$/);
    const session = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    expect(session).toMatch(/\..+\./);

    for (const token of [handover, session]) {
      const urls = requests.filter(({ url }) => url.includes(token));
      const referrers = requests.filter(({ headers }) => headers['referer']?.includes(token));
      const bodies = requests.filter(({ body }) => body?.includes(token)).map(({ url }) => url);
      expect([urls, referrers]).toEqual([[], []]);
      expect(bodies).toEqual(token === handover ? [`${product.url}/accounts/handover/`] : []);
      expect(product.output()).not.toContain(token);
    }
    expect(product.output()).toContain('/accounts/handover/');

    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(handover);
    for (let steps = 0; steps < 4; steps += 1) {
      await page.goBack();
      // The page may move on while it is read.
      await expect(async () => {
        expect(page.url()).not.toContain('token');
        expect(await page.evaluate(() => document.referrer)).not.toContain(handover);
        expect(await page.content()).not.toContain(handover);
      }).toPass({ timeout: 10_000 });
    }
  },
);
