import type { BrowserContext, Page } from '@playwright/test';
import { startProduct, type Product } from './support/product';
import { expect, expectAccessible, test } from './support/test';

/** Pages of one shape that are looked at with axe; the others differ in their text alone. */
const LOOKED_AT = 2;
/** Pages of one shape that are opened; of the others the server's answer is enough. */
const OPENED = { phone: LOOKED_AT, desktop: 8 };
const SITE_ID = '4242';

const shapeOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Addresses of this site that the page links to, without the place inside the page. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === window.location.origin)
      .map((link) => link.pathname + link.search),
  );

/** What is wrong with the page at an address, if anything. */
async function visit(page: Page, path: string): Promise<string[]> {
  const refused: string[] = [];
  const note = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) refused.push(`${path}: ${response.status()} ${response.url()}`);
  };
  page.on('response', note);
  await page.goto(path);
  // By element: the sign-in popup hides what is under it from the roles.
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Loading' }), path).toHaveCount(0);
  // What loads when the reader comes near loads now.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await expect(page.locator('h1'), path).toHaveCount(1);
  page.off('response', note);
  return refused;
}

test('every link leads to a real page, sound and accessible', async ({ page }, { project }) => {
  test.setTimeout(400_000);
  const opened = project.name === 'phone' ? OPENED.phone : OPENED.desktop;
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
  const known = new Set(['/']);
  const visited = new Set<string>();
  const looked = new Map<string, number>();
  const troubles: string[] = [];
  for (const address of known) {
    const answer = await page.request.get(address);
    if (!answer.ok()) troubles.push(`${address}: ${answer.status()}`);
    const [path = '/'] = address.split('?');
    const isPage = answer.headers()['content-type']?.includes('text/html');
    if (!isPage || !answer.ok() || visited.has(path)) continue;
    visited.add(path);
    const seen = looked.get(shapeOf(path)) ?? 0;
    if (seen >= opened) continue;
    looked.set(shapeOf(path), seen + 1);
    troubles.push(...(await visit(page, path)));
    for (const link of await linksOf(page)) known.add(link);
    if (seen < LOOKED_AT) {
      await expectAccessible(page).catch((error: unknown) => {
        troubles.push(`${path}: ${String(error)}`);
      });
    }
  }
  expect(troubles).toEqual([]);
  expect(visited.size).toBeGreaterThan(50);
});

/** Keeps what goes to another host, and answers in its place. */
async function watchOthers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_hjSession_4242=x; path=/"; localStorage.setItem("_hjUser", "x");',
      });
    },
  );
  return asked;
}

test.describe('a product with session recording', () => {
  let recording: Product;

  test.beforeAll(async () => {
    recording = await startProduct({ ANALYTICS_SITE_ID: SITE_ID });
  });

  test.afterAll(() => recording.stop());

  /** A walk through pages of all kinds. */
  const walk = async (page: Page) => {
    for (const path of ['/', '/kijani-directory?view=map', '/contact', '/privacy-policy']) {
      await page.goto(recording.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
    }
  };

  test('asks no other host before Accept, and none after Decline', async ({ page, context }) => {
    const asked = await watchOthers(context);
    await walk(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Your visits are not recorded.')).toBeVisible();
    await walk(page);
    expect(asked).toEqual([]);
  });

  test('records after Accept, and withdrawal takes everything away', async ({ page, context }) => {
    const asked = await watchOthers(context);
    await page.goto(`${recording.url}/privacy-policy`);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    const script = `https://static.hotjar.com/c/hotjar-${SITE_ID}.js?sv=6`;
    await expect.poll(() => asked).toEqual([script]);
    const kept = () =>
      page.evaluate(() => document.cookie + Object.keys(window.localStorage).join());
    await expect.poll(kept).toContain('_hj');
    await page.reload();
    await expect.poll(() => asked).toEqual([script, script]);
    await expectAccessible(page);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await reloaded;
    await expect(page.getByText('Your visits are not recorded.')).toBeVisible();
    expect(await kept()).not.toContain('_hj');
    await walk(page);
    expect(asked).toEqual([script, script]);
    expect(await kept()).not.toContain('_hj');
  });
});
