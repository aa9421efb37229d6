import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { startPostgres } from './support/postgres';
import { startProduct } from './support/product';
import {
  declineCookies,
  expect,
  expectAccessible,
  RECORDING_SITE,
  signIn,
  startSignedIn,
  test,
} from './support/test';

/** Each journey puts one fault between the browser and the real server, or behind that. */
test.use({
  expectedComplaints: [
    [
      // React tells of every error that a boundary has caught; without a chunk the page says so itself.
      /^ChunkLoadError: /,
      // Events that do not come are only logged (specification 8).
      /^Failed to fetch events \{status: 503/,
    ],
    { scope: 'test' },
  ],
});

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

function isOf(chunk: string): (url: URL) => boolean {
  const files = filesOf(chunk);
  return (url) => files.some((file) => url.pathname === `/${file}`);
}

const routeChunk = (page: Page, chunk: string, handle: (route: Route) => Promise<void>) =>
  page.route(isOf(chunk), handle);

/** Whether what is written in the first heading and the message lie over each other. */
async function expectBesideHeading(page: Page, message: string): Promise<void> {
  const toast = page.locator('.notistack-SnackbarContainer').getByText(message);
  await expect(toast).toBeVisible();
  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  const boxes = await page.evaluate(() => {
    const written = document.createRange();
    const title = document.querySelector('h1');
    if (title) written.selectNodeContents(title);
    const card = document.querySelector(
      '.notistack-SnackbarContainer [class*="SnackbarContent"], .notistack-SnackbarContainer .notistack-Snackbar',
    );
    return [written, card].map((each) => {
      if (!each) return null;
      // Only own properties come out of the page.
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  });
  const [one, other] = boxes;
  if (!one || !other) throw new Error('no heading or no message');
  const isApart =
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  expect(isApart, JSON.stringify({ at: page.url(), boxes })).toBe(true);
}

test.describe('a chunk that cannot be loaded', () => {
  test.beforeEach(({ page }) => declineCookies(page));

  const abort = (route: Route) => route.abort();

  test(
    'of the account card leaves the page usable, reloads it once and offers to try again',
    { tag: '@phone' },
    async ({ page }) => {
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
    },
  );

  test(
    'of the drawer is requested again at the next press',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/contact');
      await routeChunk(page, 'drawer', abort);
      const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
      // The first failure loads the page anew, which a new release would need.
      await Promise.all([page.waitForEvent('load'), menu.click()]);
      await menu.click();
      await expect(page.getByText(/^This part of the page could not be loaded/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await page.unrouteAll();
      // On a phone the message lies over the menu, and stays while a pointer is on it.
      await page.getByRole('button', { name: 'Close message' }).click();
      await menu.click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  );

  test(
    'of a page leaves its text and is requested again at the next press',
    { tag: '@phone' },
    async ({ page }) => {
      await routeChunk(page, 'directory', abort);
      await page.goto('/kijani-directory', { waitUntil: 'commit' });
      const message = page.getByText(/^This part of the page could not be loaded/);
      await expect(message).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Business Directory' }),
      ).toBeVisible();
      await expectBesideHeading(page, 'This part of the page could not be loaded.');
      await expectAccessible(page);
      await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unrouteAll();
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const requested = new Promise<void>((resolve) => {
        void routeChunk(page, 'directory', async (route) => {
          resolve();
          await released;
          await route.continue();
        });
      });
      const words = page.getByRole('combobox', { name: 'What do you need?' });
      await words.click();
      await requested;
      await words.fill('mwangaza');
      release();
      await expect(page).toHaveURL(/q=mwangaza/);
      await expect(words).toHaveValue('mwangaza');
    },
  );

  test(
    'is not counted as failed while it is loading, even after a day',
    { tag: '@phone' },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      let isAsked = false;
      await page.clock.install();
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await routeChunk(page, 'events', async (route) => {
        isAsked = true;
        await released;
        await route.continue();
      });
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Events', exact: true }).click();
      await expect.poll(() => isAsked).toBe(true);
      await page.clock.fastForward('25:00:00');
      release();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    },
  );
});

test('the drawer stays closed when the visitor goes back', { tag: '@phone' }, async ({ page }) => {
  await declineCookies(page);
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
    'both follow a choice made in one: no banner, and no recording after a withdrawal',
    { tag: '@phone' },
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

test.describe('a slow forum', () => {
  test.use({ baseURL: ({ forumProduct }, provide) => provide(forumProduct.url) });

  test('shows its topics at the next visit of the page', { tag: '@phone' }, async ({ page }) => {
    await declineCookies(page);
    let isSlow = true;
    await page.route('**/mainapp/forum/topics/', (route) =>
      isSlow
        ? route.fulfill({ json: [], headers: { 'Cache-Control': 'private, no-store' } })
        : route.continue(),
    );
    // From another page: the server renders what it knows for whoever opens the address.
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Community' }).click();
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
  /** The page and what it is answered by the API, in all. */
  function countAnswers(page: Page) {
    const asked: Request[] = [];
    page.on('request', (request) => {
      const isAnswer = new URL(request.url()).pathname.startsWith('/mainapp/');
      if (isAnswer || request.isNavigationRequest()) asked.push(request);
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
    test(`is not loaded by ${name}`, { tag: '@phone' }, async ({ page, settle }) => {
      await declineCookies(page);
      const answers = countAnswers(page);
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
      await settle(page);
      expect(answers.paths()).not.toContain('/mainapp/listings/');
      expect(await answers.bytes()).toBeLessThan(30_000);
    });
  }
});

test(
  'a database that is down shows error pages that offer to try again',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const postgres = await startPostgres();
    test.skip(postgres === null, 'needs PostgreSQL');
    if (!postgres) return;
    const product = await startProduct({ DATABASE_URL: postgres.url });
    try {
      await declineCookies(page);
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
      // What the page still asks for would be refused.
      await page.close();
      await product.stop();
      await postgres.stop();
    }
  },
);

test.describe('a message', () => {
  test('covers the heading of none of five pages', async ({ page, settle }) => {
    await declineCookies(page);
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
    await expectBesideHeading(page, 'Log in to see that page.');
    await page.getByRole('button', { name: 'Close message' }).click();
    await signIn(page, 'hello@mwangaza-soaps.example');
    await expect(page).toHaveURL('/profile');
    await expectBesideHeading(page, 'Login Successful');
    const refuse = (route: Route) => route.fulfill({ status: 403, json: { detail: 'Not now.' } });
    await page.route('**/mainapp/listings/mine/', refuse);
    await page.route('**/mainapp/resources/?user_id=*', refuse);
    await page.route(/\/mainapp\/listings\/search\//, refuse);
    await page.goto('/my-business');
    await expectBesideHeading(page, 'Failed to fetch listings');
    await page.goto('/resources/my-resources');
    await expectBesideHeading(page, 'Failed to fetch user resources');
    await page.goto('/kijani-directory');
    await settle(page);
    await page.getByRole('combobox', { name: 'What do you need?' }).fill('maji');
    await expectBesideHeading(page, 'Failed to fetch listings');
  });
});
