import type { Page } from '@playwright/test';
import { asNew } from './support/members';
import { expect, expectAccessible, keepSession, test } from './support/test';

const PASSWORD = 'maziwa-lala-42';

/** Signs up by a call and opens the product with that session. */
async function arrive(page: Page, account: Record<string, string>) {
  const { session } = await asNew(page.request, {
    phone_num: '000 0000 0000',
    password: PASSWORD,
    ...account,
  });
  await keepSession(page, session);
  await page.evaluate(() => localStorage.setItem('cookiesAccepted', 'false'));
  await page.goto('/kijani-directory');
  await expect(page).toHaveURL(/\/authentication\?user_type=/);
}

/** Closes the tab and opens the product in another one. */
async function reopened(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next).toHaveURL(/\/authentication/);
  return next;
}

async function expectStep(page: Page, number: number, title: string) {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Step ${number} of \\d$`))).toBeVisible();
  await expectAccessible(page);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test(
  'an individual completes the profile although tabs are closed on the way',
  { tag: '@phone' },
  async ({ page }, info) => {
    const name = `nafula${info.project.name}${Date.now()}`;
    await arrive(page, {
      first_name: 'Nafula',
      last_name: 'Wekesa',
      username: name,
      email: `${name}@example.org`,
      age_bracket: '25-34',
      user_type: 'individual',
    });
    await expectStep(page, 1, 'About you');
    await next(page);
    await expect(page.getByRole('group', { name: 'Fields to correct' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /Short introduction/ }).fill('I keep bees in Bungoma.');
    await page.getByRole('checkbox', { name: 'Nature regeneration' }).check();
    await next(page);
    await expectStep(page, 2, 'What you buy');
    await expect(page.getByRole('heading', { name: 'What you buy' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Food & drinks' }).check();
    await page.getByLabel('How often do you choose them?').selectOption('often');

    page = await reopened(page);
    await expectStep(page, 2, 'What you buy');
    await expect(page.getByText('We kept what you typed last time')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Food & drinks' })).toBeChecked();
    await expect(page.getByLabel('How often do you choose them?')).toHaveValue('often');
    await next(page);
    await expectStep(page, 3, 'At home and on the way');
    await page.getByRole('checkbox', { name: 'Biogas or ethanol' }).check();
    await next(page);
    await page.getByLabel('County where you live').selectOption({ label: 'Bungoma' });

    page = await reopened(page);
    await expectStep(page, 4, 'What we may do');
    await expect(page.getByLabel('County where you live')).toHaveValue('039');
    await page.getByRole('checkbox', { name: /Use my answers/ }).check();
    const card = page.getByRole('region', { name: 'How others will see you' });
    await expect(card).toContainText('I keep bees in Bungoma.');
    await expect(card.getByText('Bungoma', { exact: true })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Show my county on my public card' }).check();
    await expect(card.getByText('Bungoma', { exact: true })).toBeVisible();

    const sent = page.waitForRequest('**/mainapp/sustainability/');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      display_name: 'Nafula',
      introduction: 'I keep bees in Bungoma.',
      themes: ['nature regeneration'],
      bought_categories: ['Food & drinks'],
      buying_frequency: 'often',
      cooking: ['biogas_ethanol'],
      county: '039',
      county_public: true,
      use_in_trends: true,
      newsletter: false,
    });
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    await expect(page).toHaveURL('/general');
    await expect(page.getByText('Welcome to Kijani!')).toBeVisible();
  },
);

test(
  'a business completes its profile although tabs are closed on the way',
  { tag: '@phone' },
  async ({ page }, info) => {
    const email = `habari@${info.project.name}${Date.now()}.example`;
    await arrive(page, {
      first_name: 'Ahero Driers',
      last_name: '',
      username: email,
      email,
      age_bracket: 'business duration',
      user_type: 'business',
    });
    await expectStep(page, 1, 'Your business');
    await page.getByLabel(/^Sector/).selectOption('Energy');
    await page.getByRole('checkbox', { name: 'Food & drinks' }).check();
    await page.getByLabel(/^County/).selectOption('042');
    await page.getByRole('textbox', { name: /Town or area/ }).fill('Ahero');
    await page.getByRole('textbox', { name: /Year founded/ }).fill('2016');
    await next(page);
    await expectStep(page, 2, 'What you do');
    await page.getByRole('checkbox', { name: 'Energy transition' }).check();
    await page.getByRole('textbox', { name: /Description/ }).fill('We dry mango with the sun.');
    await next(page);
    await expect(page.getByText('Write at least 80 characters.')).toBeVisible();

    page = await reopened(page);
    await expectStep(page, 2, 'What you do');
    const description = page.getByRole('textbox', { name: /Description/ });
    await expect(description).toHaveValue('We dry mango with the sun.');
    await description.fill(
      'We dry mango, fish and herbs with the sun, and teach farmers how to do it.  ',
    );
    await description.press('End');
    await description.pressSequentially('Everything is bought in Kisumu County.');
    await next(page);
    await expectStep(page, 3, 'How to reach you');
    await page.getByRole('textbox', { name: /Phone number/ }).fill('0712 345 678');
    await page
      .getByRole('textbox', { name: /Page on LinkedIn/ })
      .fill('linkedin.com/company/driers');
    await next(page);
    await expectStep(page, 4, 'Private facts');
    await page.getByRole('textbox', { name: 'Name of founder 1' }).fill('Adhiambo');

    page = await reopened(page);
    await expectStep(page, 4, 'Private facts');
    await expect(page.getByRole('textbox', { name: 'Name of founder 1' })).toHaveValue('Adhiambo');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('textbox', { name: /Phone number/ })).toHaveValue('0712 345 678');
    await next(page);
    await next(page);
    await expectStep(page, 5, 'What we may do');
    const card = page.getByRole('region', { name: 'How others will see you' });
    await expect(card).toContainText('Energy, Food & drinks · Ahero, Kisumu · since 2016');
    await expect(card).not.toContainText('Adhiambo');
    await page.getByRole('checkbox', { name: /List my business/ }).check();
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page.getByText('Form submitted successfully', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/general');
    await expect(page.getByText('Welcome to Kijani!')).toBeVisible();
    await page.goto('/my-business');
    await expect(
      page.getByRole('heading', { name: 'Your listing is waiting for review' }),
    ).toBeVisible();
  },
);
