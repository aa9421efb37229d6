import {
  declineCookies,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  openLogin,
  signIn,
  tabTo,
  test,
} from './support/test';

const LOGIN = '**/accounts/login/';

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
  await page.goto('/');
});

test('a member signs in, lands in the Member Zone and signs out', async ({ page }) => {
  await signIn(page, 'wanjiku');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/general');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiku');
  await expectAccessible(page);

  const stored = await page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('userData') ?? '{}') as Record<string, unknown>,
    token: localStorage.getItem('token'),
  }));
  expect(stored.user).toEqual({
    token: stored.token,
    user_id: expect.any(Number) as unknown,
    user_type: 'individual',
    form_filled: true,
    role: 'member',
    first_name: 'Wanjiku',
    last_name: 'Kamau',
    user_email: 'wanjiku@example.org',
    profile_picture: null,
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiku');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(
    await page.evaluate(() => ['userData', 'token'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null]);
});

test(
  'the form names what is missing before anything is sent',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByText('Please enter your username.')).toBeVisible();
    await expect(dialog.getByText('Password is required.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
    await expect(dialog.getByText('Password must be at least 8 characters long.')).toBeVisible();
    await expectAccessible(page);
  },
);

test('wrong credentials offer to reset the password', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openLogin(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
  await dialog.getByLabel('Password', { exact: true }).fill('not-my-password');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Invalid email or password. Please check your credentials and try again.',
  );
  await expect(dialog.getByText("Can't remember your password?")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(dialog.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

const FAULTS = [
  { status: 400, says: 'Please check your email and password format and try again.' },
  { status: 429, says: 'Too many login attempts. Please wait a few minutes before trying again.' },
  {
    status: 500,
    says: 'Our servers are experiencing issues. Please try again in a few minutes.',
  },
  { status: 503, says: 'Our servers are experiencing issues. Please try again in a few minutes.' },
  { status: 418, says: 'Login failed. Please try again.' },
];

for (const { status, says } of FAULTS) {
  test(
    `an answer ${status} shows the message of the specification`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.route(LOGIN, (route) => route.fulfill({ status, json: {} }));
      const dialog = await openLogin(page);
      await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
      await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await dialog.getByRole('button', { name: 'Log In' }).click();
      await expect(dialog.getByRole('alert')).toContainText(says);
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('wanjiku');
      await expect(dialog.getByText("Can't remember your password?")).toBeHidden();
    },
  );
}

test(
  'without a network the visitor is told to check the connection',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route(LOGIN, (route) => route.abort());
    const dialog = await openLogin(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Unable to connect to the server. Please check your internet connection and try again.',
    );
  },
);

test(
  'a member signs in by keyboard, and focus returns when the popup closes',
  { tag: '@desktop' },
  async ({ page }) => {
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Log In' });
    await logIn.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Username' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(logIn).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Username' }));
    await page.keyboard.type('wanjiku');
    await tabTo(page, dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/general');
  },
);
