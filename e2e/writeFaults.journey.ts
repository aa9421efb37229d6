import type { Page, Route } from '@playwright/test';
import {
  declineCookies,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  openLogin,
  startSignedIn,
  test,
} from './support/test';

/** Each journey puts one fault between the browser and the real server. */
const OUR_FAULT = /Something went wrong on our side/;
const SLOW = /^This is taking longer than usual/;

const inTenDays = (hour: string) =>
  `${new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)}T${hour}:00`;

/** The form of an event that can be sent. */
async function fillEvent(page: Page, name: string) {
  await page.goto('/events/post');
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Summary').fill('Bring what is broken and mend it with us.');
  await page.getByLabel('Start (required)').fill(inTenDays('10'));
  await page.getByLabel('End (required)').fill(inTenDays('13'));
  await page.getByLabel('Place (required)').fill('Kibuye social hall');
  await page.getByRole('checkbox', { name: 'Community action' }).check();
  await page
    .getByRole('textbox', { name: 'Text (required)' })
    .fill('Bring a radio, a bag or a shirt. We have tools, thread and tea for everybody.');
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send for review' });
const notSaved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved.' });

/** In one's own list, each event with this name has one. */
const deleteButtons = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete: ${name}` });

/** Puts `fault` before the first creating call; all others reach the server. */
async function faultOnce(page: Page, address: string, fault: (route: Route) => Promise<void>) {
  let isFirst = true;
  await page.route(`**/${address}`, async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    return fault(route);
  });
}

/** On the installed clock; the page may still be about to begin counting. */
const waitTenSeconds = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(SLOW)).toBeVisible({ timeout: 500 });
  }).toPass();

test.describe('a write', () => {
  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
    await startSignedIn(page, 'wanjiku');
  });

  test(
    'that succeeds without an event counts as failed and keeps the draft',
    { tag: '@phone' },
    async ({ page }, info) => {
      const name = `Believed at once, ${info.project.name}`;
      await faultOnce(page, 'mainapp/events/', (route) => route.fulfill({ status: 201, json: {} }));
      await fillEvent(page, name);
      await sendButton(page).click();
      await expect(notSaved(page)).toContainText(OUR_FAULT);
      await expect(page.getByText('Event sent for review')).toBeHidden();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByLabel('Name (required)')).toHaveValue(name);
      await sendButton(page).click();
      await page.waitForURL('**/events/my-events');
      await expect(deleteButtons(page, name)).toHaveCount(1);
    },
  );

  test(
    'whose answer is lost creates no second event when it is repeated',
    { tag: '@phone' },
    async ({ page }, info) => {
      const name = `Saved once, ${info.project.name}`;
      await faultOnce(page, 'mainapp/events/', async (route) => {
        await route.fetch();
        await route.fulfill({ status: 504, json: { detail: 'Gateway time-out' } });
      });
      await fillEvent(page, name);
      await sendButton(page).click();
      await expect(notSaved(page)).toContainText(OUR_FAULT);
      await page.reload();
      await expect(page.getByLabel('Name (required)')).toHaveValue(name);
      await sendButton(page).click();
      await page.waitForURL('**/events/my-events');
      await expect(deleteButtons(page, name)).toHaveCount(1);
    },
  );

  test(
    'says that a device with full storage does not keep what is typed',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/events/post');
      await expect(page.getByText(/is kept on this device until it is saved/)).toBeVisible();
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByLabel('Name (required)').fill('Where nothing fits in');
      await expect(page.getByText(/This device does not keep what you type/)).toBeVisible();
      await expect(page.getByText(/is kept on this device until it is saved/)).toBeHidden();
      await expectAccessible(page);
    },
  );

  test(
    'that takes long says so and can be stopped or sent again',
    { tag: '@phone' },
    async ({ page }, info) => {
      const name = `In no hurry, ${info.project.name}`;
      let calls = 0;
      await page.route('**/mainapp/events/', async (route) => {
        if (route.request().method() === 'POST') calls += 1;
        // The first two are never answered.
        if (route.request().method() !== 'POST' || calls > 2) await route.continue();
      });
      await fillEvent(page, name);
      // Not before: the dates of the form extend the browser's own.
      await page.clock.install();
      await sendButton(page).click();
      await expect.poll(() => calls).toBe(1);
      await waitTenSeconds(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Stop waiting' }).click();
      await expect(notSaved(page)).toContainText('You stopped waiting');
      await sendButton(page).click();
      await expect.poll(() => calls).toBe(2);
      await waitTenSeconds(page);
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.waitForURL('**/events/my-events');
      await expect(deleteButtons(page, name)).toHaveCount(1);
    },
  );

  test(
    'in two windows to one event shows both versions and loses neither',
    { tag: '@desktop' },
    async ({ page, context }, info) => {
      const name = `Changed twice, ${info.project.name}`;
      await fillEvent(page, name);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.waitForURL(/\/events\/post\?id=\d+$/);
      const second = await context.newPage();
      const place = (window: Page) => window.getByLabel('Place (required)');
      for (const window of [page, second]) {
        await window.goto(page.url());
        await expect(place(window)).toHaveValue('Kibuye social hall');
      }
      await place(page).fill('Kibuye library');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText(/^Saved \d/)).toBeVisible();

      await place(second).fill('Kibuye market');
      await sendButton(second).click();
      const versions = second.getByRole('group', { name: 'Two versions of this event' });
      await expect(versions.getByText('Place: Kibuye market')).toBeVisible();
      await expect(versions.getByText('Place: Kibuye library')).toBeVisible();
      await expect(notSaved(second)).toContainText('What you typed stays here and on this device');
      await expectAccessible(second);
      await versions.getByRole('button', { name: 'Take the other' }).click();
      await expect(place(second)).toHaveValue('Kibuye library');
      await second.getByRole('button', { name: 'Restore what I typed' }).click();
      await expect(place(second)).toHaveValue('Kibuye market');
      await sendButton(second).click();
      await second.waitForURL('**/events/my-events');

      await place(page).fill('Kibuye school');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page
        .getByRole('group', { name: 'Two versions of this event' })
        .getByRole('button', { name: 'Keep mine' })
        .click();
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await page.reload();
      await expect(place(page)).toHaveValue('Kibuye school');
    },
  );
});

test.describe('logging in', () => {
  async function logIn(page: Page, answer: () => Parameters<Route['fulfill']>[0]) {
    await faultOnce(page, 'accounts/login/', (route) => route.fulfill(answer()));
    await declineCookies(page);
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    return dialog;
  }

  const WAITS = {
    seconds: () => '4',
    // Its seconds are whole ones: one more than is waited.
    'an HTTP date': () => new Date(Date.now() + 5000).toUTCString(),
  };
  for (const [kind, retryAfter] of Object.entries(WAITS)) {
    test(`counts down a Retry-After in ${kind}`, { tag: '@phone' }, async ({ page }) => {
      const dialog = await logIn(page, () => ({
        status: 429,
        headers: { 'Retry-After': retryAfter() },
        json: { detail: 'Request was throttled.', error: 'Request was throttled.' },
      }));
      await expect(dialog.getByRole('alert')).toContainText('Too many login attempts.');
      await expect(dialog.getByRole('timer')).toHaveText(/^You can try again in [1-5] s\.$/);
      await expectAccessible(page);
      await expect(dialog.getByText('You can try again now.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(dialog).toBeHidden();
    });
  }

  test(
    'shows a failed login, not a lost connection, for an empty answer',
    { tag: '@phone' },
    async ({ page }) => {
      const dialog = await logIn(page, () => ({ status: 204 }));
      await expect(dialog.getByRole('alert')).toHaveText('Login failed. Please try again.');
      await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  );
});
