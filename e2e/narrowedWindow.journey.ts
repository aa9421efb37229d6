import type { Page } from '@playwright/test';
import { splitPath } from '../domain/language';
import { firstOfEach, listedPages } from './support/sitemap';
import { declineCookies, expect, startSignedIn, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const BUSINESS = 'team@silibwet-coolers.example';
const MEMBER_PAGES = [
  ...['/general', '/profile', '/vetting', '/vetting/completion', '/report'],
  ...['/my-business', '/events/my-events', '/resources/my-resources'],
];

/** Parts of the page that are wider than the window, each by the start of its text. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, main section, main li, footer')]
      .filter((part) => part.getBoundingClientRect().width > window.innerWidth)
      .map((part) => part.textContent.slice(0, 40)),
  );

async function narrow(page: Page, path: string, settle: (page: Page) => Promise<void>) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await settle(page);
  // Each part is laid out once, since browsers keep the size of what they leave out later.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
  });
  await page.setViewportSize(PHONE);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return (await tooWide(page)).map((text) => `${path}: ${text}`);
}

test('keeps each page within a window that is made narrower @desktop', async ({ page, settle }) => {
  test.setTimeout(120_000);
  await declineCookies(page);
  const listed = await listedPages(page.request);
  const english = listed.filter((path) => splitPath(path).language === 'en');
  const troubles: string[] = [];
  for (const path of firstOfEach(english, 1)) troubles.push(...(await narrow(page, path, settle)));
  await startSignedIn(page, BUSINESS);
  for (const path of MEMBER_PAGES) troubles.push(...(await narrow(page, path, settle)));
  expect(troubles).toEqual([]);
});
