import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { confirmEmail } from './support/mail';
import { asNew } from './support/members';
import { expect, expectAccessible, openLogin, startSignedIn, test } from './support/test';

const PASSWORD = 'maziwa-lala-42';
const NEW_PASSWORD = 'chai-ya-tangawizi-7';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

/** A member of this test alone, whose form is filled in, at their profile. */
async function openProfile(page: Page, username: string) {
  const member = await asNew(page.request, {
    username,
    first_name: 'Moraa',
    last_name: 'Nyaboke',
    email: `${username}@example.org`,
    password: PASSWORD,
    age_bracket: '25-34',
    user_type: 'individual',
  });
  await member.send('/mainapp/sustainability/', {
    display_name: 'Moraa N.',
    introduction: 'I grow seedlings.',
    themes: ['nature regeneration'],
    county: '042',
    county_public: true,
    use_in_trends: false,
    newsletter: false,
  });
  await openSignedIn(page, username);
}

async function openSignedIn(page: Page, username: string) {
  await startSignedIn(page, username, PASSWORD);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Moraa');
}

const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Save Changes' }).click();

test(
  'a member adds a profile picture and removes it',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const username = `picture${info.project.name}`;
    await openProfile(page, username);
    await confirmEmail(page.request, product, `${username}@example.org`);
    await expectAccessible(page);
    const photo = sharp({
      create: { width: 400, height: 400, channels: 3, background: '#a84a24' },
    });
    await main(page)
      .getByLabel(/Profile picture/)
      .first()
      .setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await photo.png().toBuffer(),
      });
    const picture = main(page).locator('form img').first();
    await expect(picture).toBeVisible();
    await page.getByRole('textbox', { name: 'First Name' }).fill('Moraa Kemunto');
    await save(page);
    await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Moraa Kemunto');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(
      page.getByRole('button', { name: 'Your account, Moraa Kemunto Nyaboke' }).locator('img'),
    ).toBeVisible();
    await main(page).getByRole('button', { name: 'Remove Profile picture' }).click();
    await save(page);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Moraa Kemunto');
    await expect(picture).toHaveCount(0);
  },
);

test(
  'a new password signs out the other device and works from then on',
  { tag: '@phone' },
  async ({ page, browser }, info) => {
    const username = `secret${info.project.name}`;
    await openProfile(page, username);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await openSignedIn(other, username);

    const form = main(page).getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current Password').fill(PASSWORD);
    await form.getByLabel('New Password').fill('password');
    await form.getByLabel('Confirm Password').fill('password');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    await expectAccessible(page);
    await form.getByLabel('New Password').fill(NEW_PASSWORD);
    await form.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText(/Other devices were signed out/)).toBeVisible();

    await page.goto('/general');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Moraa');
    await other.goto('/profile');
    await expect(other.getByText('Session expired. Please log in again.')).toBeVisible();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(other.getByRole('textbox', { name: 'First Name' })).toHaveValue('Moraa');
    await elsewhere.close();
  },
);

test(
  'a member downloads their data and deletes the account',
  { tag: '@phone' },
  async ({ page }, info) => {
    const username = `leaving${info.project.name}`;
    await openProfile(page, username);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kijani-my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { username, user_email: `${username}@example.org` },
      interests: { display_name: 'Moraa N.' },
    });
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/i);

    await page.getByRole('button', { name: 'Delete Account…' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete the account ${username}?` });
    await expect(dialog.getByText('What stays, and why')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Current Password').fill('not-my-password');
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await dialog.getByLabel('Current Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    const login = await openLogin(page);
    await login.getByRole('textbox', { name: 'Username' }).fill(username);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log In' }).click();
    await expect(login.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);
