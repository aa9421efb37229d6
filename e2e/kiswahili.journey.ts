import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { TwoStepSetup } from '../domain/contract/twoStep';
import { splitPath, t } from '../domain/language';
import { inLanguage } from '../server/language';
import { englishIn, noteAnswers } from './support/english';
import { asDemo, DEMO_PASSWORD } from './support/members';
import { firstOfEach, listedPages } from './support/sitemap';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

/** No other journey signs in to it. */
const USERNAME = 'priya';

const say = (text: string, values?: Parameters<typeof t>[1]) =>
  inLanguage('sw', () => t(text, values));

async function openPopup(page: Page) {
  await page.goto('/sw');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Log In') })
    .click();
  return page.getByRole('dialog');
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What is wrong with pages in Kiswahili: English words, or more than fits the screen. */
async function faultsOf(
  page: Page,
  paths: readonly string[],
  settle: (page: Page) => Promise<void>,
): Promise<string[]> {
  const readAnswers = noteAnswers(page);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    await page.keyboard.press('End');
    await settle(page);
    if (await isTooWide(page)) faults.push(`${path} is too wide`);
    for (const text of await englishIn(page, await readAnswers())) faults.push(`${path}: ${text}`);
  }
  return faults;
}

const inKiswahili = (paths: string[]) => paths.map((path) => `/sw${path}`);

const OF_MEMBERS: Record<string, string[]> = {
  wanjiku: inKiswahili([
    ...['/general', '/profile', '/authentication', '/my-business', '/listing-invitation/ended'],
    ...['/kijani-directory/mwangaza-soaps/claim', '/vetting/proof/unknown', '/vetting'],
    ...['/events/post', '/events/my-events', '/resources/post', '/resources/my-resources'],
  ]),
  'hello@mwangaza-soaps.example': inKiswahili([
    ...['/general', '/my-business', '/vetting', '/vetting/completion', '/report', '/report/replay'],
    '/my-business/poster/mwangaza-soaps',
    ...Array.from({ length: 14 }, (_, index) => `/vetting/form/${index + 1}`),
  ]),
};

const OF_ADMINS = inKiswahili([
  ...['', '/desk', '/reports', '/listings', '/listings/new', '/listings/1', '/imports'].map(
    (path) => `/vetting/admin${path}`,
  ),
  ...['/progress', '/moderation', '/members', '/newsletter', '/newsletter/new'].map(
    (path) => `/vetting/admin${path}`,
  ),
  ...[
    '/search-words',
    '/texts',
    '/texts/settings',
    '/checks',
    '/privacy',
    '/privacy/breaches/new',
  ].map((path) => `/vetting/admin${path}`),
  ...['/vetting/admin/audit', '/statecharts'],
]);

test.describe('no English word is left', () => {
  test.setTimeout(180_000);

  test('for a visitor', { tag: '@phone' }, async ({ page, settle }) => {
    await declineCookies(page);
    const listed = await listedPages(page.request);
    const pages = firstOfEach(
      listed.filter((path) => splitPath(path).language === 'sw'),
      1,
    );
    const more = inKiswahili([
      ...['/kijani-directory?view=map', '/events?view=month', '/no-such-page', '/v/no-such-code'],
      ...['/remind-me-later', '/password-reset/confirm/MQ/expired', '/assessment-help/ended'],
    ]);
    expect(pages.length).toBeGreaterThan(15);
    expect(await faultsOf(page, [...pages, ...more], settle)).toEqual([]);
  });

  for (const [name, paths] of Object.entries(OF_MEMBERS)) {
    test(`for ${name}`, { tag: '@phone' }, async ({ page, settle }) => {
      await declineCookies(page);
      await startSignedIn(page, name);
      expect(await faultsOf(page, paths, settle)).toEqual([]);
    });
  }

  test('of the result of a business', { tag: '@phone' }, async ({ page, settle }) => {
    await declineCookies(page);
    await startSignedIn(page, 'hello@mwangaza-soaps.example');
    await page.goto('/sw/my-business');
    const section = page.getByRole('region', { name: say('Show your result') });
    const toggle = section.getByRole('switch');
    await toggle.click();
    const addressOf = async (name: string) =>
      (await section.getByRole('link', { name: say(name) }).getAttribute('href')) ?? '';
    const addresses = [
      await addressOf('See the page'),
      await addressOf('Print the certificate'),
      await addressOf('Print the window sticker'),
    ];
    expect(addresses.filter((address) => address.startsWith('/sw/'))).toEqual(addresses);
    expect(await faultsOf(page, addresses, settle)).toEqual([]);
    // Other journeys begin without the page.
    await page.goto('/sw/my-business');
    await toggle.click();
    await expect(toggle).not.toBeChecked();
  });

  test('for an admin', { tag: '@desktop' }, async ({ page, settle }) => {
    await declineCookies(page);
    await startSignedIn(page, 'admin');
    expect(await faultsOf(page, OF_ADMINS, settle)).toEqual([]);
  });

  test('in the sign-in popup', { tag: '@phone' }, async ({ page }) => {
    const readAnswers = noteAnswers(page);
    await declineCookies(page);
    await page.goto('/sw');
    const dialog = page.getByRole('dialog');
    const check = async () => {
      expect(await englishIn(page, await readAnswers())).toEqual([]);
      await expectAccessible(page);
    };
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Log In') })
      .click();
    await expect(dialog.getByRole('textbox', { name: say('Username') })).toBeVisible();
    await check();
    await dialog.getByRole('textbox', { name: say('Username') }).fill('nobody');
    await dialog.getByLabel(say('Password'), { exact: true }).fill('wrong-password');
    await dialog.getByRole('button', { name: say('Log In') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await check();
    await dialog.getByRole('button', { name: say('Forgot password?') }).click();
    await check();
    for (const [kind, create] of [
      ['Individual', 'Create an Individual Account'],
      ['Business', 'Create a Business Account'],
    ] as const) {
      await openPopup(page);
      await dialog.getByRole('button', { name: say('Create an account') }).click();
      await check();
      await dialog.getByRole('radio', { name: new RegExp(`^${say(kind)}`) }).check({ force: true });
      await check();
      await dialog.getByRole('button', { name: say(create) }).click();
      await dialog.getByRole('button', { name: say('Create Account') }).click();
      await expect(dialog.getByText(say('Password is required.')).first()).toBeVisible();
      await check();
    }
  });

  test('where the popup asks for a code', { tag: '@phone' }, async ({ page }) => {
    const readAnswers = noteAnswers(page);
    await declineCookies(page);
    const member = await asDemo(page.request, USERNAME);
    const { secret } = await member.send<TwoStepSetup>('/accounts/two-step/setup/', {
      current_password: DEMO_PASSWORD,
    });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await member.send('/accounts/two-step/confirm/', { code });
    const dialog = await openPopup(page);
    await dialog.getByRole('textbox', { name: say('Username') }).fill(USERNAME);
    await dialog.getByLabel(say('Password'), { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: say('Log In') }).click();
    const field = dialog.getByRole('textbox', { name: say('Code') });
    await expect(field).toBeVisible();
    expect(await englishIn(page, await readAnswers())).toEqual([]);
    await expectAccessible(page);
    await field.fill('000000');
    await dialog.getByRole('button', { name: say('Continue') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await englishIn(page, await readAnswers())).toEqual([]);
  });

  test('where the popup asks for the account type', { tag: '@phone' }, async ({ page }) => {
    const readAnswers = noteAnswers(page);
    await declineCookies(page);
    const dialog = await openPopup(page);
    await dialog.getByRole('link', { name: say('Sign In With Google') }).click();
    // The sample provider of the demo is not a part of the product.
    await page.getByRole('button', { name: /^Zawadi Njeri/ }).click();
    await expect(page.getByRole('dialog', { name: say('Choose your account type') })).toBeVisible();
    expect(await englishIn(page, await readAnswers())).toEqual([]);
    await expectAccessible(page);
    await dialog
      .getByRole('radio', { name: new RegExp(`^${say('Business')}`) })
      .check({ force: true });
    await dialog.getByRole('button', { name: say('Continue') }).click();
    await expect(
      dialog.getByText(say('You need to agree with terms and conditions')),
    ).toBeVisible();
    expect(await englishIn(page, await readAnswers())).toEqual([]);
  });
});

test(
  'the switch keeps the page and what was typed there',
  { tag: '@phone' },
  async ({ page, settle }) => {
    await declineCookies(page);
    await page.goto('/events?view=month#main');
    await settle(page);
    await page.getByRole('link', { name: 'Kiswahili' }).click();
    await expect(page).toHaveURL(/\/sw\/events\?view=month#main$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('heading', { level: 1, name: say('Events') })).toBeVisible();

    await startSignedIn(page, 'wanjiku');
    await page.goto('/sw/resources/post');
    await settle(page);
    const title = 'Kupanda miti kando ya mto';
    await page.getByRole('textbox', { name: say('Headline (required)') }).fill(title);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/resources\/post$/);
    await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveValue(title);
  },
);

test(
  'each page names itself in both languages to search engines',
  { tag: '@desktop' },
  async ({ page, product }) => {
    for (const [path, own] of [
      ['/events', '/events'],
      ['/sw/events', '/sw/events'],
      ['/sw', '/sw'],
    ] as const) {
      await page.goto(path);
      const addressOf = async (selector: string) =>
        new URL((await page.locator(selector).getAttribute('href')) ?? '').pathname;
      expect(await addressOf('link[rel="canonical"]')).toBe(own);
      const english = splitPath(own).path;
      expect(await addressOf('link[hreflang="en"]')).toBe(english);
      expect(await addressOf('link[hreflang="x-default"]')).toBe(english);
      expect(await addressOf('link[hreflang="sw"]')).toBe(
        english === '/' ? '/sw' : `/sw${english}`,
      );
    }
    const inEnglish = await page.request.get(`${product.url}/events`, {
      headers: { 'Accept-Language': 'sw' },
    });
    expect(await inEnglish.text()).toContain('<html lang="en">');
  },
);
