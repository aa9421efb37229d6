import type { Browser, Page } from '@playwright/test';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

/** A page of a browser that installs the worker. */
async function open(browser: Browser, baseURL = '') {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  await declineCookies(context);
  return { context, page: await context.newPage() };
}

/** Uses the page, and waits until the worker has kept it. */
async function keep(page: Page, path: string) {
  await expect(async () => {
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 40);
    expect(await keptIn(page, 'pages')).toContain(path);
  }).toPass();
}

const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, name);

/** The addresses in the worker's notes. */
const notedIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = () => reject(new Error('no notes'));
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('cache-entries').objectStore('cache-entries').getAll();
          reading.onsuccess = () => {
            db.close();
            const rows = reading.result as { url: string }[];
            resolve(rows.map(({ url }) => url.slice(location.origin.length)));
          };
        };
      }),
  );

test(
  'a page that was read opens without a network and says from when it is',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
    await page.goto('/events');
    await keep(page, '/events');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: 'This is a copy of the page from' });
    await expect(note).toContainText('You are offline.');
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(/view=month/);
    await expectAccessible(page);

    await page.goto('/events');
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.goto('/resources');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    await expect(note).toHaveCount(0);
    await context.close();
  },
);

test(
  'nothing of a member is kept, and signing out forgets which pages were read',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
    await page.goto('/events');
    await keep(page, '/events');
    await startSignedIn(page, 'wanjiku');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/events/my-events');
    await expect(page.getByRole('heading', { level: 1, name: 'My events' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const found: { url: string; text: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          found.push({ url: request.url, text: (await answer?.text()) ?? '' });
        }
      }
      return found;
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter(({ url }) => /\/accounts\/|\/vet\/|user_id=/.test(url))).toEqual([]);
    const personal = kept.filter(({ text }) => text.includes('wanjiku@example.org'));
    expect(personal.map(({ url }) => url)).toEqual([]);

    expect(await notedIn(page)).toContain('/events/my-events');
    await page.goto('/general');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect.poll(() => keptIn(page, 'data')).not.toContain('/mainapp/listings/overview/');
    expect(await keptIn(page, 'pages')).not.toContain('/events/my-events');
    await expect.poll(() => notedIn(page)).not.toContain('/events/my-events');
    await context.close();
  },
);
