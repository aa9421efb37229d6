import { expect, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { declineCookies } from './test';

/** A page of a browser that installs the worker. */
export async function openWithWorker(browser: Browser, baseURL = '') {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  await declineCookies(context);
  return { context, page: await context.newPage() };
}

/** Uses the page, and waits until the worker has kept it. */
export async function keep(page: Page, path: string, cache = 'pages') {
  await expect(async () => {
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 40);
    expect(await keptIn(page, cache)).toContain(path);
  }).toPass();
}

/** What the worker keeps under this name, by path and query. */
export const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, name);

export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background: '#2f6f4f' } })
    .jpeg()
    .toBuffer();
