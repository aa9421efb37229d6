import type { Page } from '@playwright/test';
import { expect, expectAccessible, startSignedIn, test } from './support/test';
import { keep, keptIn, openWithWorker } from './support/worker';

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
    const { context, page } = await openWithWorker(browser, baseURL);
    await page.goto('/events');
    await keep(page, '/events');
    const browserSession = await context.newCDPSession(page);
    const { installabilityErrors } = await browserSession.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

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
    const { context, page } = await openWithWorker(browser, baseURL);
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
    const names = ['pages', 'frames', 'data', 'pictures', 'saved', 'shared'];
    await page.evaluate(async (marked) => {
      for (const name of marked) await (await caches.open(name)).put('/marker', new Response(''));
    }, names);
    await page.goto('/general');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
    for (const name of names) await expect.poll(() => keptIn(page, name)).not.toContain('/marker');
    expect(await keptIn(page, 'pages')).not.toContain('/events/my-events');
    await expect.poll(() => notedIn(page)).not.toContain('/events/my-events');
    await context.close();
  },
);
