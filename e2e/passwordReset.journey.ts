import { linkIn } from './support/mail';
import { expect, expectAccessible, openLogin, signIn, test } from './support/test';

const EMAIL = 'otieno@example.org';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

test(
  'a member replaces a forgotten password by the link in the email, once',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const email = `${info.project.name}.${EMAIL}`;
    const username = `otieno-${info.project.name}`;
    await page.request.post(`${product.url}/accounts/signup/`, {
      data: {
        first_name: 'Otieno',
        last_name: 'Ouma',
        username,
        email,
        password: 'old-password-1',
        age_bracket: '25-34',
        phone_num: '000 0000 0000',
        user_type: 'individual',
      },
    });

    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    const send = dialog.getByRole('button', { name: 'Send Reset Link' });
    await send.click();
    await expect(
      dialog.getByText('Please enter an email to receive the password reset'),
    ).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Email Address' });
    await field.fill('otieno@kijani');
    await send.click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expectAccessible(page);

    await field.fill(email);
    await send.click();
    await expect(
      page.getByText('Password reset link sent to your email. Please check your inbox.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();

    const resets = () => product.mailsTo(email).filter((mail) => mail.includes('password-reset'));
    await expect.poll(() => resets().length, { timeout: 20_000 }).toBe(1);
    const link = linkIn(resets()[0], 'password-reset');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const token = new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? '';
    expect(token).not.toBe('');
    expect(await page.content()).not.toContain(token);
    await expectAccessible(page);
    await page.getByLabel('New Password', { exact: true }).fill('new-password-2');
    await page.getByLabel('Confirm Password', { exact: true }).fill('new-password-2');
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page.getByText('Password has been reset with the new password.')).toBeVisible();

    await page.goto('/');
    await signIn(page, username, 'new-password-2');
    await expect(page).toHaveURL(/authentication/);

    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('another-password-3');
    await page.getByLabel('Confirm Password', { exact: true }).fill('another-password-3');
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page.getByText(/no longer valid/)).toBeVisible();
  },
);

test(
  'an unknown address gets the same message as a known one, and no email',
  { tag: '@phone' },
  async ({ page, product }) => {
    const email = 'nobody@example.org';
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      page.getByText('Password reset link sent to your email. Please check your inbox.'),
    ).toBeVisible();
    expect(product.mailsTo(email)).toEqual([]);
  },
);

test('a failure shows a toast and keeps the typed address', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/password/reset/', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  const field = dialog.getByRole('textbox', { name: 'Email Address' });
  await field.fill('otieno@example.org');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Error: 502 Bad Gateway')).toBeVisible();
  await expect(field).toHaveValue('otieno@example.org');
});
