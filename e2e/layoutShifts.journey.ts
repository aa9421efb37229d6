import type { BrowserContext, Page } from '@playwright/test';
import { type Language, splitPath } from '../domain/language';
import { firstOfEach, listedPages } from './support/sitemap';
import { declineCookies, expect, startSignedIn, test } from './support/test';

declare global {
  interface Window {
    /** What moved by itself, and how much. */
    shifts: string[];
  }
}

/** Runs in the page. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()} "${element?.textContent.slice(0, 40)}"`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      if (!entry.hadRecentInput) window.shifts.push(`${entry.value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Where a member sees more than a visitor, above what is there: their choice of posts, an event for members. */
const LONGER_FOR_MEMBERS = [
  '/resources',
  '/resources/all',
  '/events',
  '/events/self-assessment-drop-in',
  '/community',
];

interface Reader {
  /** Of the pages; English where it is not given. */
  language?: Language;
  prepare?: (page: Page, context: BrowserContext) => Promise<void>;
  /** The pages that are left out. */
  longer?: string[];
}

/** Who has answered the cookie banner sees the same as a visitor who has not, less the banner. */
const READERS: Record<string, Reader> = {
  'a visitor': {},
  'a visitor who reads Kiswahili': { language: 'sw' },
  'a visitor who answered the cookie banner @phone': {
    prepare: (_page, context) => declineCookies(context),
  },
  'a member': {
    prepare: (page) => startSignedIn(page, 'wanjiku'),
    longer: LONGER_FOR_MEMBERS,
  },
};

// Elsewhere, and in other languages, the times of events have another length.
test.use({ timezoneId: 'Africa/Nairobi', locale: 'en-KE' });

for (const [reader, { language = 'en', prepare, longer = [] }] of Object.entries(READERS)) {
  test(`nothing moves by itself for ${reader}`, async ({ page, context, settle }) => {
    test.setTimeout(120_000);
    await prepare?.(page, context);
    await context.addInitScript(watchShifts);
    // The page is painted before its font and its scripts are there.
    await context.route(/\.(?:woff2|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    const listed = firstOfEach(await listedPages(page.request), 1);
    const paths = listed.filter(
      (path) => splitPath(path).language === language && !longer.includes(path),
    );
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      });
      expect.soft(await page.evaluate(() => window.shifts), path).toEqual([]);
    }
  });
}
