import type { Locator, Page } from '@playwright/test';
import { linkIn } from './support/mail';
import { DEMO_PASSWORD, expect, tabTo, test } from './support/test';

/** Everything of the foundation on a phone's width, without touching or clicking anything. */
test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

async function openLogin(page: Page) {
  await page.goto('/');
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Log In' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
  return dialog;
}

async function openRegistration(page: Page, kind: 'an Individual' | 'a Business') {
  const dialog = await openLogin(page);
  await press(page, dialog.getByRole('button', { name: 'Create an account' }));
  const choice = dialog.getByRole('radio', { name: new RegExp(kind.split(' ')[1] ?? '') });
  await tabTo(page, dialog.getByRole('radio').first());
  if (kind === 'an Individual') await page.keyboard.press('Space');
  else await page.keyboard.press('ArrowDown');
  await expect(choice).toBeChecked();
  await press(page, dialog.getByRole('button', { name: `Create ${kind} Account` }));
  return dialog;
}

async function finishRegistration(page: Page, dialog: Locator) {
  await type(page, dialog.getByLabel('Password', { exact: true }), 'maziwa-lala-42');
  await type(page, dialog.getByLabel('Confirm Password'), 'maziwa-lala-42');
  await press(page, dialog.getByRole('checkbox'), 'Space');
  await press(page, dialog.getByRole('button', { name: /^Create .*Account$/ }));
}

test('a visitor filters the directory and opens a listing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/kijani-directory');
  await press(page, page.getByRole('button', { name: 'Filters' }));
  await type(page, page.getByRole('combobox', { name: 'Category' }), 'Waste');
  await expect(page).toHaveURL(/category=Waste/);
  await press(page, page.getByRole('button', { name: /^Show \d+ business/ }));
  const count = page.getByText(/^\d+ businesses/);
  await expect(count).not.toHaveText(/^47 /);
  await expect(count).toBeVisible();
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await press(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'an individual creates an account and completes the profile',
  { tag: '@phone' },
  async ({ page }, info) => {
    const dialog = await openRegistration(page, 'an Individual');
    const name = `moraa${info.project.name}`;
    await type(page, dialog.getByRole('textbox', { name: 'Username' }), name);
    await type(page, dialog.getByRole('textbox', { name: 'First Name' }), 'Moraa');
    await type(page, dialog.getByRole('textbox', { name: 'Last Name' }), 'Nyaboke');
    await type(page, dialog.getByRole('textbox', { name: 'Email Address' }), `${name}@example.org`);
    await type(page, dialog.getByLabel('Country'), 'Kenya');
    await type(page, dialog.getByLabel('Gender'), 'Female');
    await type(page, dialog.getByLabel('Age Bracket'), '25');
    await finishRegistration(page, dialog);
    await expect(page).toHaveURL('/authentication?user_type=individual');
    await press(page, page.getByRole('checkbox', { name: 'Energy transition' }), 'Space');
    for (const title of ['What you buy', 'At home and on the way', 'What we may do']) {
      await press(page, page.getByRole('button', { name: 'Next' }));
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
    }
    await press(page, page.getByRole('button', { name: 'Complete Profile' }));
    await expect(page).toHaveURL('/general');
  },
);

test('the heading of the next page has the focus as soon as it shows', async ({ page, settle }) => {
  await page.goto('/about/mission');
  await settle(page);
  const hasFocus = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector('h1');
          if (heading?.textContent !== 'Contact Us') return;
          observer.disconnect();
          // After what React does at once, and before a finger can touch the page.
          resolve(document.activeElement === heading);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
  expect(await hasFocus).toBe(true);
});

test('a business creates an account', { tag: '@phone' }, async ({ page }, info) => {
  const dialog = await openRegistration(page, 'a Business');
  const email = `keys-${info.project.name}@example.org`;
  await type(page, dialog.getByRole('textbox', { name: 'Company Email' }), email);
  await finishRegistration(page, dialog);
  await expect(page).toHaveURL('/authentication?user_type=business');
});

test('a member signs in and out', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openLogin(page);
  await type(page, dialog.getByRole('textbox', { name: 'Username' }), 'wanjiku');
  await type(page, dialog.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/general');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Log Out' }));
  await expect(page).toHaveURL('/');
});

test('a member resets the password', { tag: '@phone' }, async ({ page, product }) => {
  const email = 'wanjiku@example.org';
  const resets = () => product.mailsTo(email).filter((mail) => mail.includes('password-reset'));
  const before = resets().length;
  const dialog = await openLogin(page);
  await press(page, dialog.getByRole('button', { name: 'Forgot password?' }));
  await type(page, dialog.getByRole('textbox', { name: 'Email Address' }), email);
  await press(page, dialog.getByRole('button', { name: 'Send Reset Link' }));
  await expect.poll(() => resets().length).toBe(before + 1);
  await page.goto(linkIn(resets().at(-1), 'password-reset'));
  await type(page, page.getByLabel('New Password', { exact: true }), DEMO_PASSWORD);
  await type(page, page.getByLabel('Confirm Password', { exact: true }), DEMO_PASSWORD);
  await press(page, page.getByRole('button', { name: 'Set New Password' }));
  await expect(page.getByText('Password has been reset with the new password.')).toBeVisible();
});
