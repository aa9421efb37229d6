import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Session } from '../domain/contract/session';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { DEMO_PASSWORD } from '../e2e/support/members';
import { users } from '../server/db/schema/accounts';
import { addListings } from './generatedListings';
import { openProduct, type OpenProduct } from './openProduct';
import { showLoad } from './showLoad';

/**
 * Scrolls the grids of the desk in the built product, 100 rows a page of 5,000 listings and the demo's members, with
 * a processor that is slowed down four times, and prints the longest time between two pictures while they scroll,
 * beside a page of text.
 *   npx tsx bench/grids.ts
 */
const LISTINGS = 5_000;
const SLOWDOWN = 4;
const ROUNDS = 3;

/** Notches of a wheel, and the milliseconds between two. */
const NOTCHES = 60;
const PAUSE = 30;
const NOTCH = 100;

/** A page of text alone says what this computer adds. */
const PAGES = [
  { name: 'text', path: '/privacy-policy', within: 'main' },
  ...['listings', 'members'].map((name) => ({
    name,
    path: `/vetting/admin/${name}?page_size=100`,
    within: '.MuiDataGrid-virtualScroller',
  })),
];

declare global {
  interface Window {
    /** Milliseconds between two pictures, in their order. */
    gaps: number[];
  }
}

/** Runs in the page. A text, since the compiler adds names to functions that the page does not know. */
const WATCH_GAPS = `
  window.gaps = [];
  let last = performance.now();
  const note = (at) => {
    window.gaps.push(at - last);
    last = at;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);`;

async function scroll(page: Page, within: string): Promise<number[]> {
  await page.locator(within).hover({ position: { x: 200, y: 200 } });
  await page.evaluate(`{${WATCH_GAPS}}`);
  await delay(500);
  await page.evaluate(() => (window.gaps = []));
  for (const direction of [1, -1]) {
    for (let notch = 0; notch < NOTCHES; notch += 1) {
      await page.mouse.wheel(0, direction * NOTCH);
      await delay(PAUSE);
    }
  }
  return page.evaluate(() => window.gaps);
}

/** Somebody of the team needs two-step sign-in in production; the session from before it stays. */
async function signIn({ url, db }: OpenProduct): Promise<Session['user_data']> {
  const answer = await fetch(`${url}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: DEMO_PASSWORD }),
  });
  const { user_data } = (await answer.json()) as Session;
  await db.update(users).set({ two_step_at: new Date() }).where(eq(users.username, 'admin'));
  delete user_data.two_step_due;
  return user_data;
}

async function main(): Promise<void> {
  const product = await openProduct();
  await addListings(product.db, 0, LISTINGS);
  const session = await signIn(product);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  showLoad();
  for (const { name, path, within } of PAGES) {
    const gaps: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addInitScript((stored) => {
        localStorage.setItem('token', stored.token);
        localStorage.setItem('userData', JSON.stringify(stored));
        localStorage.setItem('cookiesAccepted', 'false');
      }, session);
      const page = await context.newPage();
      await page.goto(`${product.url}${path}`);
      await page.locator(within).waitFor();
      await delay(2_000);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      gaps.push(...(await scroll(page, within)));
      await context.close();
    }
    const ordered = gaps.sort((a, b) => a - b);
    const at = (part: number) => ordered[Math.ceil(ordered.length * part) - 1] ?? NaN;
    console.log(
      `${name.padEnd(10)} 50% ${at(0.5).toFixed(0)}, 98% ${at(0.98).toFixed(0)}, longest ${at(1).toFixed(0)} ms; ` +
        `${ordered.filter((gap) => gap > 100).length} of ${ordered.length} above 100 ms`,
    );
  }
  showLoad();
  await browser.close();
  await product.close();
}

main().catch((error: unknown) => {
  console.error(error);
  // Server and browser would go on.
  process.exit(1);
});
