import type { Locator, Page } from '@playwright/test';
import { linkIn } from './support/mail';
import { declineCookies, expect, expectAccessible, openLogin, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
  await page.goto('/');
});

async function openRegistration(page: Page, kind: 'Individual' | 'Business'): Promise<Locator> {
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  await expect(dialog.getByText('Please select an account type above to continue')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: new RegExp(kind) }).check({ force: true });
  const article = kind === 'Individual' ? 'an Individual' : 'a Business';
  await dialog.getByRole('button', { name: `Create ${article} Account` }).click();
  return dialog;
}

async function fillPasswords(dialog: Locator, password: string) {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm Password').fill(password);
}

const submitRegistration = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^Create .*Account$/ }).click();

test(
  'every broken rule of the registration shows its own message',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openRegistration(page, 'Individual');
    await submitRegistration(dialog);
    for (const message of [
      'Please enter your username.',
      'Please enter your first name.',
      'Please enter your surname.',
      'Email Address is required.',
      'Password is required.',
      'Please confirm your password.',
      'You need to agree with terms and conditions',
    ]) {
      await expect(dialog.getByText(message).first()).toBeVisible();
    }
    await expect(dialog.getByText('This is required.')).not.toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Email Address' }).fill('akinyi@');
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await dialog.getByLabel('Confirm Password').fill('other');
    await submitRegistration(dialog);
    for (const message of [
      'Invalid email address format.',
      'Password must be at least 8 characters long.',
      'Passwords do not match.',
    ]) {
      await expect(dialog.getByText(message).first()).toBeVisible();
    }
    await expectAccessible(page);
  },
);

test(
  'an individual registers, completes the profile and confirms the email',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const name = `akinyi${info.project.name}`;
    const dialog = await openRegistration(page, 'Individual');
    await dialog.getByRole('textbox', { name: 'Username' }).fill(`${name} o`);
    await dialog.getByRole('textbox', { name: 'First Name' }).fill('Akinyi');
    await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Odhiambo');
    await dialog.getByRole('textbox', { name: 'Email Address' }).fill(`${name}@kijani.example`);
    await dialog.getByLabel('Country').selectOption({ label: 'Kenya' });
    await dialog.getByLabel('Gender').selectOption('female');
    await dialog.getByLabel('Age Bracket').selectOption({ label: '45+' });
    await fillPasswords(dialog, 'maziwa-lala-42');
    await dialog.getByRole('checkbox').check();

    const sent = page.waitForRequest('**/accounts/signup/');
    await submitRegistration(dialog);
    expect((await sent).postDataJSON()).toEqual({
      first_name: 'Akinyi',
      last_name: 'Odhiambo',
      username: `${name}o`,
      email: `${name}@kijani.example`,
      password: 'maziwa-lala-42',
      age_bracket: '80+',
      phone_num: '000 0000 0000',
      user_type: 'individual',
    });
    await expect(page.getByText('Signup Successful')).toBeVisible();
    await expect(page).toHaveURL('/authentication?user_type=individual');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/kijani-directory');
    await expect(page).toHaveURL('/authentication?user_type=individual');
    await page.getByRole('textbox', { name: /Display name/ }).fill('Akinyi of Kisumu');
    await page.getByRole('checkbox', { name: /energy transition/i }).check();
    for (const title of ['What you buy', 'At home and on the way', 'What we may do']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/general/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Akinyi');

    await page.goto('/profile');
    await expect(page.getByText('Not verified yet')).toBeVisible();
    await expectAccessible(page);
    const email = `${name}@kijani.example`;
    await expect.poll(() => product.mailsTo(email).length).toBe(1);
    await page.goto(linkIn(product.mailsTo(email)[0], '/verify-email/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
    await page.goto('/profile');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  },
);

test(
  'a business registers with its email as username',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const email = `hello@${info.project.name}-dryers.example`;
    const dialog = await openRegistration(page, 'Business');
    await dialog.getByRole('textbox', { name: 'Company Email' }).fill(email);
    await fillPasswords(dialog, 'jua-kali-2026');
    await dialog.getByRole('checkbox').check();
    const sent = page.waitForRequest('**/accounts/signup/');
    await submitRegistration(dialog);
    expect((await sent).postDataJSON()).toMatchObject({
      username: email,
      email,
      last_name: '',
      age_bracket: 'business duration',
      user_type: 'business',
    });
    await expect(page).toHaveURL('/authentication?user_type=business');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a taken username and email are reported together', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openRegistration(page, 'Individual');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
  await dialog.getByRole('textbox', { name: 'First Name' }).fill('Wanjiku');
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Kamau');
  await dialog.getByRole('textbox', { name: 'Email Address' }).fill('wanjiku@example.org');
  await dialog.getByLabel('Country').selectOption({ label: 'Kenya' });
  await dialog.getByLabel('Gender').selectOption('not_to_say');
  await dialog.getByLabel('Age Bracket').selectOption('18-24');
  await fillPasswords(dialog, 'maziwa-lala-42');
  await dialog.getByRole('checkbox').check();
  await submitRegistration(dialog);
  await expect(dialog.getByRole('alert')).toContainText(/email/i);
  await expect(dialog.getByRole('alert')).toContainText(/username/i);
  await expect(dialog.getByRole('textbox', { name: 'First Name' })).toHaveValue('Wanjiku');
});
