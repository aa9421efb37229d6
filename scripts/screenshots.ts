import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { openProduct } from '../bench/openProduct';
import { pagePatterns } from '../domain/pages';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { declineCookies } from '../e2e/support/test';
import { SCREENSHOTS } from '../server/pages/manifest';

/** Takes the screenshots of the manifest anew: of the directory in the built product with the demo data, into the public files. */
const folder = path.join(__dirname, '../public');

const { directory } = pagePatterns('kijani');

/** Pixels of the picture for each of the page. */
const SCALES = { narrow: 2, wide: 1 };

/** How far down the page shows more than its search. */
const SCROLLED: Partial<Record<(typeof SCREENSHOTS)[number]['file'], number>> = {
  'screenshot-directory-wide.webp': 314,
};

async function take(browser: Browser, baseURL: string, shot: (typeof SCREENSHOTS)[number]) {
  const { file, form_factor, width, height } = shot;
  const deviceScaleFactor = SCALES[form_factor];
  const context = await browser.newContext({
    baseURL,
    viewport: { width: width / deviceScaleFactor, height: height / deviceScaleFactor },
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await declineCookies(context);
  const page = await context.newPage();
  await page.goto(directory, { waitUntil: 'networkidle' });
  await page.evaluate((top) => window.scrollTo({ top }), SCROLLED[file] ?? 0);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  const png = await page.screenshot();
  await context.close();
  const { size } = await sharp(png)
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, file));
  console.log(`${file}: ${(size / 1000).toFixed(1)} kB`);
}

async function main(): Promise<void> {
  const executablePath = findChromium();
  const product = await openProduct();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  });
  try {
    for (const shot of SCREENSHOTS) await take(browser, product.url, shot);
  } finally {
    await browser.close();
    await product.close();
  }
}

void main();
