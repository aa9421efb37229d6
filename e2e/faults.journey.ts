import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { startPostgres } from './support/postgres';
import { startProduct } from './support/product';
import {
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  openLogin,
  RECORDING_SITE,
  startSignedIn,
  test,
} from './support/test';

/** Each journey puts one fault between the browser and the real server. */
const OUR_FAULT = /Something went wrong on our side/;
const SLOW = /^This is taking longer than usual/;

const inTenDays = (hour: string) =>
  `${new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)}T${hour}:00`;

async function decline(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
}

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

/** The files that no other chunk brings. */
function filesOf(chunk: string): string[] {
  const list = readFileSync(path.join(__dirname, '../dist/.chunks.json'), 'utf8');
  const chunks = Object.entries(JSON.parse(list) as Record<string, string[]>);
  const others = new Set(chunks.flatMap(([name, files]) => (name === chunk ? [] : files)));
  const own = chunks.flatMap(([name, files]) => (name === chunk ? files : []));
  const files = own.filter((file) => file.endsWith('.js') && !others.has(file));
  if (files.length === 0) throw new Error(`the build has no chunk ${chunk} of its own`);
  return files;
}

async function routeChunk(page: Page, chunk: string, handle: (route: Route) => Promise<void>) {
  const files = filesOf(chunk);
  await page.route((url) => files.some((file) => url.pathname === `/${file}`), handle);
}

test.describe('writes', () => {
  test.beforeEach(async ({ page }) => {
    await decline(page);
    await startSignedIn(page, 'wanjiku');
  });

  test('a success without its event is a failure, and the draft stays', async ({ page }, info) => {
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
  });

  test('an answer that is lost after the saving makes no second event', async ({ page }, info) => {
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
  });

  test('a full storage is not denied', async ({ page }) => {
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
  });

  test('one that takes long says so, and can be left or sent again', async ({ page }, info) => {
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
  });

  test('two windows that change one event: neither loses what it has', async ({
    page,
    context,
  }, info) => {
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
    await second.getByRole('button', { name: 'Put back what I typed' }).click();
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
  });
});

test.describe('logging in', () => {
  async function logIn(page: Page, answer: Parameters<Route['fulfill']>[0]) {
    await faultOnce(page, 'accounts/login/', (route) => route.fulfill(answer));
    await decline(page);
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
    test(`Retry-After counts down (${kind})`, { tag: '@one-viewport' }, async ({ page }) => {
      const dialog = await logIn(page, {
        status: 429,
        headers: { 'Retry-After': retryAfter() },
        json: { detail: 'Request was throttled.', error: 'Request was throttled.' },
      });
      await expect(dialog.getByRole('alert')).toContainText('Too many login attempts.');
      await expect(dialog.getByRole('timer')).toHaveText(/^You can try again in [1-5] s\.$/);
      await expectAccessible(page);
      await expect(dialog.getByText('You can try again now.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(dialog).toBeHidden();
    });
  }

  test('an empty success is no lost connection', { tag: '@one-viewport' }, async ({ page }) => {
    const dialog = await logIn(page, { status: 204 });
    await expect(dialog.getByRole('alert')).toHaveText('Login failed. Please try again.');
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('chunks', () => {
  test.beforeEach(({ page }) => decline(page));

  const abort = (route: Route) => route.abort();

  test('without the account card the page stays, and is loaded anew once', async ({ page }) => {
    await startSignedIn(page, 'wanjiku');
    await routeChunk(page, 'avatar-card', abort);
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/contact', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Try again to load your account' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(loads).toBe(2);
    await expectAccessible(page);
    await page.goto('/privacy-policy');
    await expect(retry).toBeVisible();
    expect(loads).toBe(3);
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('button', { name: /^Your account, Wanjiku/ })).toBeVisible();
  });

  test('without the drawer the next press tries again', async ({ page }) => {
    await page.goto('/contact');
    await routeChunk(page, 'drawer', abort);
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    // The first failure loads the page anew, which a new release would need.
    await Promise.all([page.waitForEvent('load'), menu.click()]);
    await menu.click();
    await expect(page.getByText(/^This part of the page could not be loaded/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.unrouteAll();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('without a page the fallback lets it be tried again', async ({ page }) => {
    await routeChunk(page, 'privacy-policy', abort);
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test(
    'one that is on its way while a day passes has not failed',
    { tag: '@one-viewport' },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      let isAsked = false;
      await page.clock.install();
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await routeChunk(page, 'privacy-policy', async (route) => {
        isAsked = true;
        await released;
        await route.continue();
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect.poll(() => isAsked).toBe(true);
      await page.clock.fastForward('25:00:00');
      release();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    },
  );
});

test('the drawer stays closed on the way back', async ({ page }) => {
  await decline(page);
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Business Directory', exact: true }).click();
  await expect(page).toHaveURL('/kijani-directory');
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test.describe('two tabs with session recording', () => {
  test.use({ baseURL: ({ recordingProduct }, provide) => provide(recordingProduct.url) });

  test(
    'an answer in one takes the banner from both, a withdrawal ends both recordings',
    { tag: '@one-viewport' },
    async ({ page, context }) => {
      const script = `https://static.hotjar.com/c/hotjar-${RECORDING_SITE}.js?sv=6`;
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const second = await context.newPage();
      const tabs = [page, second];
      const banner = (tab: Page) => tab.getByRole('region', { name: /cookie/i });
      const recorders = (tab: Page) => tab.locator(`script[src="${script}"]`);
      for (const tab of tabs) {
        await tab.goto('/privacy-policy');
        await expect(banner(tab)).toBeVisible();
      }
      await banner(page).getByRole('button', { name: 'Accept', exact: true }).click();
      for (const tab of tabs) {
        await expect(banner(tab)).toBeHidden();
        await expect(recorders(tab)).toHaveCount(1);
      }
      await page.getByRole('button', { name: 'Withdraw consent' }).click();
      for (const tab of tabs) {
        await expect(tab.getByText('Your visits are not recorded.')).toBeVisible();
        await expect(recorders(tab)).toHaveCount(0);
      }
    },
  );
});

test.describe('a forum that is slow', () => {
  test.use({ baseURL: ({ forumProduct }, provide) => provide(forumProduct.url) });

  test('has its topics at the next look', { tag: '@one-viewport' }, async ({ page }) => {
    await decline(page);
    let isSlow = true;
    await page.route('**/mainapp/forum/topics/', (route) =>
      isSlow
        ? route.fulfill({ json: [], headers: { 'Cache-Control': 'private, no-store' } })
        : route.continue(),
    );
    await page.goto('/community');
    await expect(page.getByRole('link', { name: 'Open the forum' })).toBeVisible();
    const topic = page.getByRole('link', { name: 'Who buys crushed glass?' });
    await expect(topic).toHaveCount(0);
    isSlow = false;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(topic).toBeVisible();
  });
});

test.describe('the whole directory', () => {
  /** What a page is answered by the API, in all. */
  function countAnswers(page: Page) {
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/mainapp/')) asked.push(request);
    });
    const sizes = () => Promise.all(asked.map((request) => request.sizes()));
    return {
      paths: () => asked.map((request) => new URL(request.url()).pathname),
      bytes: async () => (await sizes()).reduce((sum, size) => sum + size.responseBodySize, 0),
    };
  }
  const PAGES = {
    'the first page': ['/', /^See all \d+ businesses$/],
    'a dead link to a listing': ['/kijani-directory/closed-long-ago', /the directory/i],
  } as const;

  for (const [name, [address, link]] of Object.entries(PAGES)) {
    test(`${name} goes without it`, { tag: '@one-viewport' }, async ({ page, settle }) => {
      await decline(page);
      const answers = countAnswers(page);
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
      await settle(page);
      expect(answers.paths()).not.toHaveLength(0);
      expect(answers.paths()).not.toContain('/mainapp/listings/');
      expect(await answers.bytes()).toBeLessThan(10_000);
    });
  }
});

test('a database that is away for a while', { tag: '@one-viewport' }, async ({ page }) => {
  test.setTimeout(120_000);
  const postgres = await startPostgres();
  test.skip(postgres === null, 'needs PostgreSQL');
  if (!postgres) return;
  const product = await startProduct({ DATABASE_URL: postgres.url });
  try {
    await decline(page);
    await page.clock.install();
    await postgres.close();
    const ready = await page.request.get(`${product.url}/readyz`);
    expect(ready.status()).toBe(503);

    const event = await page.goto(`${product.url}/events/market-of-kibuye`);
    expect(event?.status()).toBe(503);
    expect(event?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await expect(page.getByRole('banner')).toBeVisible();

    const home = await page.goto(product.url);
    expect(home?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(retry).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page);
    await postgres.open();
    await retry.click();
    await expect(page.getByText(/^No business is listed yet/)).toBeVisible();
    await expect(retry).toBeHidden();
  } finally {
    await product.stop();
    await postgres.stop();
  }
});
