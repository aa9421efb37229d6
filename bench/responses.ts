import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { addListings } from './generatedListings';
import { openProduct } from './openProduct';
import { showLoad } from './showLoad';

/**
 * Types, filters and turns pages in the directory of the built product, with 10,000 listings and a processor
 * that is slowed down four times, and prints how long each press waited for the next picture, as the browser
 * measures it (Event Timing). Several builds take turns.
 *   npx tsx bench/responses.ts [name=folder …] [--rounds 2]
 */
const LISTINGS = 10_000;
const SLOWDOWN = 4;

/** Between two keys: some come while the answer to an earlier one is being shown. */
const PAUSES = [80, 160, 300, 120, 450];
const WORDS = ['soap', 'jasiri', 'honey b', 'tumaini'];
const IN_THE_SHEET = ['Category', 'Theme', 'Badge', 'Order'];
const STEPS = 3;
const PAGES = 8;

/** The browser reports nothing shorter. */
const SHORTEST = 16;

const KINDS = ['typing', 'filters', 'paging'] as const;
type Kind = (typeof KINDS)[number];
type Waits = Record<Kind, number[]>;

declare global {
  interface Window {
    /** The longest wait of each press, in milliseconds. */
    waits: Record<number, number>;
  }
}

/** Runs in the page. */
function watchWaits(): void {
  window.waits = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const press = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (press > 0) window.waits[press] = Math.max(window.waits[press] ?? 0, entry.duration);
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

/** How long the presses of `work` waited; those too short to be reported count as the shortest. */
async function waitsOf(page: Page, work: () => Promise<number>): Promise<number[]> {
  await page.evaluate(() => (window.waits = {}));
  const presses = await work();
  await untilShown(page);
  // Until the last entries are reported.
  await delay(500);
  const reported = await page.evaluate(() => Object.values(window.waits));
  const short = Math.max(0, presses - reported.length);
  return [...reported, ...Array<number>(short).fill(SHORTEST)];
}

const untilShown = (page: Page) =>
  page.locator('section[aria-label="Businesses"][aria-busy="false"]').waitFor();

async function type(page: Page): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await delay(PAUSES[presses % PAUSES.length]);
    presses += 1;
  };
  await page.getByRole('combobox', { name: 'What do you need?' }).focus();
  for (const word of WORDS) {
    for (const key of word) await press(key === ' ' ? 'Space' : key);
    for (let left = word.length; left > 0; left -= 1) await press('Backspace');
  }
  return presses;
}

async function filter(page: Page): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await delay(PAUSES[presses % PAUSES.length]);
    presses += 1;
  };
  const choose = async (label: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).focus();
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let step = 0; step < STEPS; step += 1) await press(key);
    await untilShown(page);
  };
  await choose('Where?');
  await page.getByRole('button', { name: 'Filters', exact: true }).focus();
  await press('Enter');
  for (const label of IN_THE_SHEET) await choose(label);
  await press('Escape');
  return presses;
}

async function turnPages(page: Page): Promise<number> {
  for (let presses = 0; presses < PAGES; presses += 1) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await untilShown(page);
  }
  return PAGES;
}

const WORK: Record<Kind, (page: Page) => Promise<number>> = {
  typing: type,
  filters: filter,
  paging: turnPages,
};

async function visit(browser: Browser, url: string, waits: Waits): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
  await context.addInitScript(watchWaits);
  const page = await context.newPage();
  await page.goto(`${url}/kijani-directory`);
  await page.waitForFunction(() => !('earlyInput' in window));
  await untilShown(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await delay(1_000);
  for (const kind of KINDS) waits[kind].push(...(await waitsOf(page, () => WORK[kind](page))));
  await context.close();
}

/** The wait that `part` of all do not exceed. */
const quantile = (waits: number[], part: number): number =>
  [...waits].sort((a, b) => a - b)[Math.ceil(waits.length * part) - 1] ?? NaN;

function print(name: string, kind: string, waits: number[]): void {
  const parts = [0.5, 0.75, 0.98, 1].map((part) => quantile(waits, part).toFixed(0).padStart(5));
  console.log(`${name.padEnd(12)} ${kind.padEnd(8)} ${parts.join(' ')} ms of ${waits.length}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '2' } },
  });
  const builds = positionals.map((argument) => argument.split('='));
  if (builds.length === 0) builds.push(['the product']);
  const products = [];
  for (const [name = '', dist] of builds) {
    const product = await openProduct(dist);
    await addListings(product.db, 0, LISTINGS);
    products.push({ name, product, waits: { typing: [], filters: [], paging: [] } as Waits });
  }
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  showLoad();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { product, waits } of products) await visit(browser, product.url, waits);
  }
  showLoad();
  console.log(`${''.padEnd(21)}   50%   75%   98%   all`);
  for (const { name, waits } of products) {
    for (const kind of KINDS) print(name, kind, waits[kind]);
    print(name, 'all', Object.values(waits).flat());
  }
  await browser.close();
  for (const { product } of products) await product.close();
}

main().catch((error: unknown) => {
  console.error(error);
  // Servers and browser would go on.
  process.exit(1);
});
