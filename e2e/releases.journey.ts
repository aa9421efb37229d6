import type { CDPSession } from '@playwright/test';
import { startPostgres, type GatedPostgres } from './support/postgres';
import { startProduct, type Product } from './support/product';
import { createNextRelease } from './support/releases';
import { declineCookies, expect, test } from './support/test';

const portOf = ({ url }: Product) => Number(new URL(url).port);

/** What the network says of the scripts whose addresses it has asked for: their encoding and size. */
async function watchScripts(session: CDPSession) {
  const scripts = new Map<string, { name: string; encoding: string; bytes: number }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response: { url, headers } }) => {
    const name = new URL(url).pathname;
    if (!name.startsWith('/assets/') || !name.endsWith('.js')) return;
    const [, encoding = ''] =
      Object.entries(headers).find(([header]) => header.toLowerCase() === 'content-encoding') ?? [];
    scripts.set(requestId, { name: name.slice('/assets/'.length), encoding, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return (name: string) => [...scripts.values()].find((script) => script.name === name);
}

test.describe('after a release', { tag: '@desktop' }, () => {
  let postgres: GatedPostgres | null;
  test.beforeEach(async () => {
    test.setTimeout(180_000);
    postgres = await startPostgres();
    test.skip(postgres === null, 'PostgreSQL is not installed');
  });
  test.afterEach(() => postgres?.stop());

  test('a tab of the one before opens a page that it has not loaded yet, and either process serves either release', async ({
    page,
    settle,
  }) => {
    const environment = { DATABASE_URL: postgres?.url ?? '' };
    const release = createNextRelease('contact');
    const { before, after } = release.changed;
    const old = await startProduct(environment);
    try {
      await declineCookies(page);
      await page.goto(old.url);
      await settle(page);
      // From the first press on, links lead through the app.
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Events' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Events');
      await page.evaluate(() => Object.assign(window, { marked: true }));
      expect(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      ).not.toContain(`${old.url}/assets/${before}`);

      const beside = await startProduct(environment, { folder: release.folder });
      const fromOld = await fetch(`${old.url}/assets/${after}`);
      expect(fromOld.status).toBe(200);
      expect(await fromOld.text()).toContain('changed');
      await beside.stop();
      const port = portOf(old);
      await old.stop();

      const next = await startProduct(environment, { folder: release.folder, port });
      const loaded = page.waitForResponse((answer) => answer.url().endsWith(before));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      expect((await loaded).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
      expect(await page.evaluate(() => 'marked' in window)).toBe(true);
      await next.stop();
    } finally {
      release.remove();
    }
  });

  test('a browser loads only what differs in the scripts that it has', async ({ page }) => {
    const environment = { DATABASE_URL: postgres?.url ?? '' };
    const release = createNextRelease('contact');
    const { before, after } = release.changed;
    const old = await startProduct(environment);
    try {
      const scriptNamed = await watchScripts(await page.context().newCDPSession(page));
      await declineCookies(page);
      await page.goto(`${old.url}/contact`, { waitUntil: 'networkidle' });
      const first = scriptNamed(before);
      expect(first?.encoding).toBe('br');
      const port = portOf(old);
      await old.stop();

      const next = await startProduct(environment, { folder: release.folder, port });
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
      const second = scriptNamed(after);
      expect(second?.encoding).toBe('dcz');
      // Its headers are most of it.
      expect(second?.bytes).toBeLessThan((first?.bytes ?? 0) / 2);
      await next.stop();
    } finally {
      release.remove();
    }
  });
});
