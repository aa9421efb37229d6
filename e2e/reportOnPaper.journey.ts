import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { declineCookies, expect, startSignedIn, test } from './support/test';

const A4 = { width: 595, height: 842 };

/** The pages that Chromium makes of what is open, in points. */
async function printedPages(page: Page) {
  const printed = await PDFDocument.load(await page.pdf({ format: 'A4', printBackground: true }));
  return printed.getPages().map((sheet) => sheet.getSize());
}

test(
  'a report is two A4 pages, and longer only with all answers and the calculation',
  { tag: '@desktop' },
  async ({ page, context, settle }) => {
    await declineCookies(context);
    await startSignedIn(page, 'hello@mwangaza-soaps.example');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/report');
      await settle(page);
      const print = page.getByRole('button', { name: 'Print or save as PDF' });
      await expect(print).toBeVisible();
      const sheets = await printedPages(page);
      expect(sheets).toHaveLength(2);
      for (const { width, height } of sheets) {
        expect(Math.abs(width - A4.width)).toBeLessThan(1);
        expect(Math.abs(height - A4.height)).toBeLessThan(1);
      }
      // The screen is as it was.
      await expect(print).toBeVisible();
    }
    // Without a window the browser has no dialog to print by.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print with all answers and the calculation' }).click();
    expect((await printedPages(page)).length).toBeGreaterThan(8);
    expect(await printedPages(page)).toHaveLength(2);
  },
);
