import { madeUpData } from './support/madeUpData';
import { declineCookies, expect, test } from './support/test';

// Written by `npm run story -- e2e/stories/signUp.story.json --out e2e/signUpStory.journey.ts`. Record the story again rather than change this file.
test('Sign-up', { tag: '@desktop' }, async ({ page, machines }, info) => {
  const made = madeUpData('signUp', info);
  const dialog = page.getByRole('dialog');
  const banner = page.getByRole('banner');
  await declineCookies(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Buy from Kenyan businesses that show the good they do',
  );
  await banner.getByRole('button', { name: 'Log In', exact: true }).click();
  await machines.expectStates(page, { session: 'signedOut.asked', authModal: 'login.ready' });
  await expect(dialog.getByRole('heading', { name: 'Log In', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create an account', exact: true }).click();
  await machines.expectStates(page, { authModal: 'intro' });
  await expect(dialog.getByRole('heading', { name: 'Get Started', exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Individual', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create an Individual Account', exact: true }).click();
  await machines.expectStates(page, { authModal: 'registerUser.ready' });
  await expect(
    dialog.getByRole('heading', { name: 'Create an Individual Account', exact: true }),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Username', exact: true }).fill(made.username);
  await dialog.getByRole('textbox', { name: 'First Name', exact: true }).fill(made.givenName);
  await dialog.getByRole('textbox', { name: 'Last Name', exact: true }).fill(made.familyName);
  await dialog.getByRole('textbox', { name: 'Email Address', exact: true }).fill(made.email);
  await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: 'Gender', exact: true }).selectOption({ index: 1 });
  await dialog
    .getByRole('combobox', { name: 'Age Bracket', exact: true })
    .selectOption({ index: 1 });
  await dialog.getByLabel('Password', { exact: true }).fill(made.newPassword);
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(made.newPassword);
  await dialog
    .getByRole('checkbox', {
      name: 'I am 18 or older and agree with the Terms & Conditions',
      exact: true,
    })
    .check();
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
  await machines.expectStates(page, { authModal: 'closed', session: 'signedIn.settled' });
  await expect(page).toHaveURL('/authentication?user_type=individual');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
});
