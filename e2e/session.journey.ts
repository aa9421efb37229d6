import type { Page } from '@playwright/test';
import {
  declineCookies,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  openLogin,
  startSignedIn,
  test,
} from './support/test';

const EXPIRED = 'Session expired. Please log in again.';

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
});

async function tokenOf(page: Page, baseURL: string | undefined, username: string) {
  const answer = await page.request.post(`${baseURL}/accounts/login/`, {
    data: { username, password: DEMO_PASSWORD },
  });
  const { user_data } = (await answer.json()) as { user_data: { token: string } };
  return user_data.token;
}

async function expectToldAtLogin(page: Page) {
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key !== 'downloadedInMonth')).toEqual(['cookiesAccepted']);
}

test(
  'a deep link to a page for members leads home, and to the page after Log In',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/events/my-events?tab=drafts');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const notice = page.getByRole('status').filter({ hasText: 'Log in to see that page.' });
    await notice.getByRole('button', { name: 'Log In' }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/events/my-events?tab=drafts');
  },
);

test(
  '/authentication sends a visitor home and opens the popup',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/authentication');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  },
);

test(
  'a token in the address signs in and is removed from the address',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const token = await tokenOf(page, baseURL, 'wanjiku');
    const leaks: string[] = [];
    page.on('request', (request) => {
      const isFirst = request.isNavigationRequest();
      const seen = request.url() + (request.headers()['referer'] ?? '');
      if (!isFirst && seen.includes(token)) leaks.push(request.url());
    });
    await page.goto(`/?token=${token}`);
    await expect(page).toHaveURL('/general');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiku');
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(leaks).toEqual([]);
  },
);

test(
  'the account type is asked for first, and cannot be chosen twice',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const token = await tokenOf(page, baseURL, 'wanjiku');
    await page.goto(`/?token=${token}&is_new_user=true`);
    const dialog = page.getByRole('dialog');
    const proceed = dialog.getByRole('button', { name: 'Continue' });
    await expect(proceed).toBeDisabled();
    await dialog.getByRole('radio', { name: /Individual/ }).check({ force: true });
    await dialog.getByRole('checkbox', { name: /Terms & Conditions/ }).check();
    await proceed.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to update account type: You do not have permission to perform this action.',
    );
  },
);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (payload: object) => `${encode({ alg: 'HS256' })}.${encode(payload)}.c2ln`;
const stranger = { user_id: 1, user_type: 'individual', form_filled: true };
const soon = Math.floor(Date.now() / 1000) + 600;

const BAD_TOKENS = {
  'a broken token': 'rubbish',
  'an expired token': unsigned({ user_data: stranger, exp: 1_700_000_000 }),
  'a foreign token': unsigned({ user_data: stranger, exp: soon }),
};

for (const [name, token] of Object.entries(BAD_TOKENS)) {
  test(
    `${name} in the address leads to the login step with a message`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/?token=${token}`);
      await expectToldAtLogin(page);
      await expect(page).toHaveURL('/');
    },
  );
}

test(
  'a link with the token of somebody else asks before it replaces the session',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await startSignedIn(page, 'wanjiku');
    const token = await tokenOf(page, baseURL, 'hello@mwangaza-soaps.example');
    await page.goto(`/?token=${token}`);
    await expect(page.getByRole('button', { name: /Mwangaza/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Wanjiku/ }).click();
    await page.goto('/general');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiku');
  },
);

test(
  'a session ends at its expiry and asks to log in on the same page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Login Successful')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/general');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiku');
    await page.clock.fastForward('25:00:00');
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page).toHaveURL('/general');
  },
);
