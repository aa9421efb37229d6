import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { keep, keptIn, openWithWorker } from './support/worker';

const isFont = (address: string) => address.endsWith('.woff2');

/** The address of the font for names with rare letters, which no page of the demo shows. */
const rareFont = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const texts = rules.map(({ cssText }) => cssText);
    return texts.flatMap((text) => /url\("?([^")]*latin-ext[^")]*)/.exec(text)?.[1] ?? [])[0] ?? '';
  });

const statusOf = (page: Page, address: string) =>
  page.evaluate(async (wanted) => (await fetch(wanted)).status, address);

test(
  'a browser that saves data gets no font, and reports no error',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    const fonts: number[] = [];
    page.on('response', (answer) => {
      if (isFont(answer.url())) fonts.push(answer.status());
    });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(baseURL ?? '', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fonts.length).toBeGreaterThan(0);
    expect(new Set(fonts)).toEqual(new Set([204]));
    expect(errors).toEqual([]);
  },
);

test(
  'a reader who chose to save data gets no further font',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
    await context.addInitScript(() => window.localStorage.setItem('pictures', 'tap'));
    await page.goto('/contact');
    await keep(page, '/contact');
    await expect.poll(() => keptIn(page, 'choices')).toEqual(['/saves-data']);
    const address = await rareFont(page);
    expect(address).not.toBe('');
    expect(await statusOf(page, address)).toBe(204);
    expect(await keptIn(page, 'files')).not.toContain(address);

    await page.evaluate(() => document.documentElement.removeAttribute('data-saves-data'));
    await expect.poll(() => keptIn(page, 'choices')).toEqual([]);
    expect(await statusOf(page, address)).toBe(200);
    await context.close();
  },
);
