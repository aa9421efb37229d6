import type { BrowserContext, Page } from '@playwright/test';
import { splitPath } from '../domain/language';
import { firstOfEach, listedPages, routeOf } from './support/sitemap';
import { expect, expectAccessible, RECORDING_SITE, test } from './support/test';

/** Pages of one route that are opened; the others differ in their text alone, and the server's answer is enough. */
const OPENED = 2;
/** The crawl is this many journeys, so that the workers share it. */
const PARTS = 4;

interface Link {
  address: string;
  /** Not in the head, the foot or a dialog, which are alike on every page. */
  isOfThePage: boolean;
}

/** What the page links to on this site, without the place inside the page. */
const linksOf = (page: Page): Promise<Link[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === window.location.origin)
      .map((link) => ({
        address: link.pathname + link.search,
        isOfThePage: link.closest('main') !== null,
      })),
  );

/** Goes down the page as a reader does, so that what loads when they come near loads now. */
const goToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

/** Goes again where a part that came into its place has moved another past the screen meanwhile. */
const readToTheEnd = (page: Page, path: string) =>
  expect(async () => {
    await goToTheEnd(page);
    await expect(page.locator('.MuiSkeleton-root'), path).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });

/** What is wrong with the page at an address, if anything. */
async function visit(page: Page, path: string, settle: (page: Page) => Promise<void>) {
  const refused: string[] = [];
  const note = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) refused.push(`${path}: ${response.status()} ${response.url()}`);
  };
  page.on('response', note);
  await page.goto(path);
  await settle(page);
  await readToTheEnd(page, path);
  await settle(page);
  page.off('response', note);
  return refused;
}

const pathOf = (address: string): string => address.split('?')[0] ?? address;

/**
 * Every link of every opened page is followed. The pages of the sitemap are shared out among the
 * parts, the first of which also opens what every page links to.
 */
for (let part = 1; part <= PARTS; part += 1) {
  const name = 'every link leads to an existing, accessible page';
  test(`${name} (${part} of ${PARTS})`, async ({ page, settle }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
    const listed = await listedPages(page.request);
    const english = listed.filter((path) => splitPath(path).language === 'en');
    expect(english.length).toBeGreaterThan(50);
    const chosen = firstOfEach(english, OPENED);
    const share = (paths: string[]) => paths.filter((_, place) => place % PARTS === part - 1);
    const mine = share(chosen);
    const known = new Set([...mine, ...share(listed)]);
    const openable = new Set<string>();
    const visited = new Set<string>();
    const found: string[] = [];
    const troubles: string[] = [];
    for (const address of known) {
      const answer = await page.request.get(address);
      if (!answer.ok()) troubles.push(`${address}: ${answer.status()}`);
      const path = pathOf(address);
      // Those in Kiswahili are opened by a journey of their own.
      if (splitPath(path).language !== 'en') continue;
      const isPage = answer.headers()['content-type']?.includes('text/html');
      if (!isPage || !answer.ok() || visited.has(path)) continue;
      visited.add(path);
      const isChosen = chosen.includes(path);
      if (isChosen ? !mine.includes(path) : !openable.has(address)) continue;
      const alike = [...chosen, ...found].filter((other) => routeOf(other) === routeOf(path));
      if (!isChosen && alike.length >= OPENED) continue;
      if (!isChosen) found.push(path);
      troubles.push(...(await visit(page, path, settle)));
      for (const { address: link, isOfThePage } of await linksOf(page)) {
        known.add(link);
        if (part === 1 || isOfThePage) openable.add(link);
      }
      await expectAccessible(page).catch((error: unknown) => {
        troubles.push(`${path}: ${String(error)}`);
      });
    }
    expect(troubles).toEqual([]);
    expect(visited.size).toBeGreaterThan(20);
  });
}

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
  // One worker for both: a second would start the product once more.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: ({ recordingProduct }, provide) => provide(recordingProduct.url) });

  /** A walk through pages of all kinds. */
  const walk = async (page: Page, settle: (page: Page) => Promise<void>) => {
    for (const path of ['/', '/kijani-directory?view=map', '/contact', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await settle(page);
    }
  };

  test(
    'sends no request to another host before Accept or after Decline',
    { tag: '@phone' },
    async ({ page, context, settle }) => {
      const asked = await watchOthers(context);
      await walk(page, settle);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('Your visits are not recorded.')).toBeVisible();
      await walk(page, settle);
      expect(asked).toEqual([]);
    },
  );

  test(
    'records after Accept and removes everything when consent is withdrawn',
    { tag: '@phone' },
    async ({ page, context, settle }) => {
      const asked = await watchOthers(context);
      await page.goto('/privacy-policy');
      await page.getByRole('button', { name: 'Accept', exact: true }).click();
      const script = `https://static.hotjar.com/c/hotjar-${RECORDING_SITE}.js?sv=6`;
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
      await walk(page, settle);
      expect(asked).toEqual([script, script]);
      expect(await kept()).not.toContain('_hj');
    },
  );
});
