import type { Page, Response } from '@playwright/test';
import { declineCookies, expect, test } from './support/test';

/** Keeps back the scripts that the page asks for from now on; returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps back the script of `src/app/replayEarlyInput` alone. */
async function holdReplay(page: Page) {
  let [noteAsked, release] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (/"press"===|==="press"/.test(await response.text())) {
      noteAsked();
      await held;
    }
    await route.fulfill({ response });
  });
  return {
    asked,
    /** Once each script that was asked for has come. */
    async release() {
      release();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

const PRESSES = [
  {
    what: 'Log In',
    path: '/',
    press: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log In' }).click(),
    works: (page: Page) =>
      expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible(),
  },
  {
    what: 'the menu',
    path: '/',
    press: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
    works: (page: Page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    what: 'a filter',
    path: '/kijani-directory',
    press: (page: Page) => page.getByLabel('Where?', { exact: true }).selectOption('Kisumu'),
    works: (page: Page) => expect(page).toHaveURL(/county=042/),
  },
];

test.describe('the first input of a visitor', () => {
  test.beforeEach(({ page }) => declineCookies(page));

  for (const { what, path, press, works } of PRESSES) {
    test(
      `${what} works when it comes before the scripts of the page`,
      { tag: '@phone' },
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await press(page);
        release();
        await works(page);
      },
    );

    test(
      `${what} works when it comes before the code that it needs`,
      { tag: '@phone' },
      async ({ page, settle }) => {
        await page.goto(path);
        await settle(page);
        const release = await holdScripts(page);
        await press(page);
        release();
        await works(page);
      },
    );
  }

  test(
    'is not lost while the code comes that enters it again',
    { tag: '@phone' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/kijani-directory', { waitUntil: 'commit' });
      const field = page.getByRole('combobox', { name: 'What do you need?' });
      await field.pressSequentially('so');
      const replay = await holdReplay(page);
      release();
      await replay.asked;
      await field.pressSequentially('ap');
      await replay.release();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field).toHaveValue('soap');
    },
  );

  test(
    'Back works when it comes before the scripts of the page',
    { tag: '@phone' },
    async ({ page, settle }) => {
      await page.goto('/resources');
      await settle(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^See all/ })
        .click();
      await expect(page).toHaveURL('/resources/all');
      await page.goto('/contact');
      const release = await holdScripts(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL('/resources');
      release();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Resources', exact: true }),
      ).toBeVisible();
      await settle(page);
    },
  );

  test(
    'is not needed for the parts of a page to stay when the device changes its colours',
    { tag: '@phone' },
    async ({ page, settle }) => {
      await page.goto('/');
      await settle(page);
      const main = page.getByRole('main');
      // It is there once the code of the parts is, which else comes with the first input.
      const nearMe = main.getByRole('button', { name: 'Near me' });
      await expect(nearMe).toBeHidden();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 21)');
      await expect(nearMe).toBeVisible();
      await expect(main.getByRole('heading', { name: 'What we are here for' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    },
  );

  test(
    'brings the state machines, which no visit loads before',
    { tag: '@phone' },
    async ({ page, settle }) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response);
      });
      const hasMachines = async () => {
        const texts = await Promise.all(scripts.map((script) => script.text()));
        return texts.some((text) => text.includes('xstate.init'));
      };
      await page.goto('/');
      await settle(page);
      expect(await hasMachines()).toBe(false);
      await page.keyboard.press('Tab');
      await expect.poll(hasMachines).toBe(true);
    },
  );
});
