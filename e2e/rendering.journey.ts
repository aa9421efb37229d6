import type { Page, Response } from '@playwright/test';
import { type Language, LANGUAGE_NAMES, LANGUAGES, pathIn, splitPath } from '../domain/language';
import { pageTexts } from '../domain/pages';
import { keysOf } from '../domain/records';
import { unlistedPages } from '../src/testing/unlistedPages';
import { firstOfEach, listedPages, PATTERNS, routeOf } from './support/sitemap';
import { declineCookies, expect, startSignedIn, test } from './support/test';

const TEXTS: Partial<Record<string, { isPrivate?: true }>> = pageTexts('');
/** Without the pages of results, which are for whoever has the link (e2e/resultPage.journey). */
const PUBLIC_ROUTES = keysOf(PATTERNS)
  .filter((name) => !TEXTS[name]?.isPrivate && name !== 'result')
  .map((name) => PATTERNS[name]);

/** One page of each public route in a language, and in English the views and what is not there. */
async function publicPages(page: Page, language: Language): Promise<string[]> {
  const listed = firstOfEach(await listedPages(page.request), 1).filter(
    (path) => splitPath(path).language === language,
  );
  const routes = PUBLIC_ROUTES.map((route) => pathIn(language, route));
  expect(listed.map(routeOf).sort()).toEqual(routes.sort());
  return language === 'en' ? [...listed, ...unlistedPages(PATTERNS)] : listed;
}

const PARTS = 'header, main, footer';
const FRAME = '#root > header, #root > footer';

/** What parts of a page say to readers with scripts, less the differences in blanks that styles make. */
async function wordsOf(page: Page, parts = PARTS): Promise<string> {
  await page.evaluate(() => {
    // The browser leaves out what is far from the reader.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const texts = await page.locator(parts).allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

test.describe('for a reader in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi', locale: 'en-KE' });

  for (const language of LANGUAGES) {
    test(
      `every public page in ${LANGUAGE_NAMES[language]} says the same before and after its scripts run`,
      { tag: '@phone' },
      async ({ browser, baseURL, page, settle }) => {
        test.setTimeout(120_000);
        const plain = await browser.newContext({
          viewport: page.viewportSize(),
          ...(baseURL && { baseURL }),
        });
        // Where scripts are off, buttons are hidden too.
        await plain.route('**/assets/*.js', (route) => route.abort());
        const rendered = await plain.newPage();
        const compare = async (path: string, parts?: string) => {
          await Promise.all([rendered.goto(path), page.goto(path)]);
          await settle(page);
          expect.soft(await wordsOf(page, parts), path).toBe(await wordsOf(rendered, parts));
        };
        for (const path of await publicPages(page, language)) await compare(path);
        if (language === 'en') await compare(PATTERNS.stateCharts, FRAME);
        await plain.close();
      },
    );
  }
});

test.describe('for a reader elsewhere who prefers dark', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'de-DE', colorScheme: 'dark' });

  for (const language of LANGUAGES) {
    test(
      `the scripts take over every public page in ${LANGUAGE_NAMES[language]} without an error`,
      { tag: '@desktop' },
      async ({ context, page, settle }) => {
        test.setTimeout(120_000);
        await declineCookies(context);
        for (const path of await publicPages(page, language)) {
          await page.goto(path);
          await settle(page);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          const { named, loaded } = await scriptsOf(page);
          // A view, such as the map, has code of its own.
          const all = path.includes('?') ? expect.arrayContaining(named) : named;
          expect.soft(loaded, path).toEqual(all);
        }
      },
    );
  }
});

/** The scripts that the server names in a page, and those that the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const names = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js'));
    return { named: (names ?? '').split(' ').sort(), loaded: [...new Set(loaded)].sort() };
  });

/** Keeps back the scripts that the page asks for from now on; returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps back the script of `src/app/replayEarlyInput` alone. */
async function holdReplay(page: Page) {
  let [noteAsked, release] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (/"press"===|==="press"/.test(await response.text())) {
      noteAsked();
      await held;
    }
    await route.fulfill({ response });
  });
  return { asked, release: () => release() };
}

const PRESSES = [
  {
    what: 'Log In',
    path: '/',
    press: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log In' }).click(),
    works: (page: Page) =>
      expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible(),
  },
  {
    what: 'the menu',
    path: '/',
    press: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
    works: (page: Page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    what: 'a filter',
    path: '/kijani-directory',
    press: (page: Page) => page.getByLabel('Where?', { exact: true }).selectOption('Kisumu'),
    works: (page: Page) => expect(page).toHaveURL(/county=042/),
  },
];

test.describe('the first input of a visitor', () => {
  test.beforeEach(({ page }) => declineCookies(page));

  for (const { what, path, press, works } of PRESSES) {
    test(
      `${what} works when it comes before the scripts of the page`,
      { tag: '@phone' },
      async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await press(page);
        release();
        await works(page);
      },
    );

    test(
      `${what} works when it comes before the code that it needs`,
      { tag: '@phone' },
      async ({ page, settle }) => {
        await page.goto(path);
        await settle(page);
        const release = await holdScripts(page);
        await press(page);
        release();
        await works(page);
      },
    );
  }

  test(
    'is not lost while the code comes that enters it again',
    { tag: '@phone' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/kijani-directory', { waitUntil: 'commit' });
      const field = page.getByRole('combobox', { name: 'What do you need?' });
      await field.pressSequentially('so');
      const replay = await holdReplay(page);
      release();
      await replay.asked;
      await field.pressSequentially('ap');
      replay.release();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field).toHaveValue('soap');
    },
  );

  test(
    'Back works when it comes before the scripts of the page',
    { tag: '@phone' },
    async ({ page, settle }) => {
      await page.goto('/resources');
      await settle(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^See all/ })
        .click();
      await expect(page).toHaveURL('/resources/all');
      await page.goto('/contact');
      const release = await holdScripts(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL('/resources');
      release();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Resources', exact: true }),
      ).toBeVisible();
      await settle(page);
    },
  );

  test(
    'is not needed for the parts of a page to stay when the device changes its colours',
    { tag: '@phone' },
    async ({ page, settle }) => {
      await page.goto('/');
      await settle(page);
      const main = page.getByRole('main');
      // It is there once the code of the parts is, which else comes with the first input.
      const nearMe = main.getByRole('button', { name: 'Near me' });
      await expect(nearMe).toBeHidden();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 21)');
      await expect(nearMe).toBeVisible();
      await expect(main.getByRole('heading', { name: 'What we are here for' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    },
  );

  test(
    'brings the state machines, which no visit loads before',
    { tag: '@phone' },
    async ({ page, settle }) => {
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response);
      });
      const hasMachines = async () => {
        const texts = await Promise.all(scripts.map((script) => script.text()));
        return texts.some((text) => text.includes('xstate.init'));
      };
      await page.goto('/');
      await settle(page);
      expect(await hasMachines()).toBe(false);
      await page.keyboard.press('Tab');
      await expect.poll(hasMachines).toBe(true);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('for a reader who prefers dark', () => {
    test.use({ colorScheme: 'dark' });

    test('pages are dark', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 21)');
    });
  });

  test('a page behind a sign-in shows its frame and says what it needs', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.locator('main p').last()).toHaveText(/^This page needs JavaScript/);
    await expect(page.getByRole('status')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Pages', exact: true });
    await menu.getByRole('link', { name: 'Mission & Platform' }).click();
    await expect(page).toHaveURL('/about/mission');
  });

  for (const list of ['/kijani-directory', '/events', '/resources/all', '/community']) {
    test(`${list} leads from a page after the last one to the last`, async ({ page }) => {
      await page.goto(`${list}?page=99`);
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the last page' }).click();
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeHidden();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  }

  test('no button shows that only a script makes work', async ({ page }) => {
    test.setTimeout(120_000);
    const buttons = page.locator('button:not([type="submit"])');
    const paths = await Promise.all(LANGUAGES.map((language) => publicPages(page, language)));
    for (const path of [...paths.flat(), PATTERNS.profile]) {
      await page.goto(path);
      await expect(buttons, path).not.toHaveCount(0);
      await expect(buttons.filter({ visible: true }), path).toHaveCount(0);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeInViewport();
  });

  test('the directory is searched, also beside the map', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/kijani-directory');
    const form = page.getByRole('search', { name: 'Businesses' });
    await form.getByRole('combobox', { name: 'What do you need?' }).fill('mwangza');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=mwangza&/);
    await expect(page.getByRole('link', { name: 'Mwangaza Soaps' })).toBeVisible();
    await page.goto('/kijani-directory?view=map&county=042');
    await form.getByLabel('Theme', { exact: true }).selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/county=042&.*theme=\w.*&view=map/);
    await expect(page.getByRole('group', { name: 'County, on the map' })).toBeVisible();
    await expect(page.getByLabel('Where?', { exact: true })).toHaveValue('042');
  });

  test('the home page leads to what is searched for', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Businesses' });
    await form.getByRole('combobox', { name: 'What do you need?' }).fill('mwangza');
    await form.getByLabel('Where?', { exact: true }).selectOption('All counties');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/kijani-directory?q=mwangza&county=');
    await expect(page.getByRole('link', { name: 'Mwangaza Soaps' })).toBeVisible();
  });

  test(
    'the resources are searched from their first page and narrowed',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/resources');
      await page.getByRole('searchbox', { name: 'Search' }).fill('waste');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/resources/all?q=waste');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('waste');
      await page.getByLabel('Theme', { exact: true }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\?q=waste&type=&theme=\w+/);
      await expect(page.getByRole('heading', { level: 1, name: 'All resources' })).toBeVisible();
    },
  );

  test(
    'the events are filtered in the month that is shown',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/events?view=month&month=2026-10');
      await page.getByLabel('How to attend', { exact: true }).selectOption('Online');
      await page.getByRole('button', { name: 'Show events' }).click();
      await expect(page).toHaveURL(/mode=online&.*view=month&month=2026-10$/);
      await expect(page.getByLabel('How to attend', { exact: true })).toHaveValue('online');
      await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    },
  );
});

/** How far things have moved by themselves since the page was asked for. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing moved.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

test.describe('the frame of a page behind a sign-in', () => {
  test.beforeEach(({ page }) => declineCookies(page));

  for (const [path, name] of [
    ['/profile', 'wanjiku'],
    ['/resources/my-resources', 'wanjiku'],
    ['/vetting', 'hello@mwangaza-soaps.example'],
  ] as const) {
    test(`keeps its place when ${path} comes into it`, async ({ page, settle }) => {
      await startSignedIn(page, name);
      await page.goto(path);
      await settle(page);
      await expect(page).toHaveURL(path);
      expect(await shiftOf(page)).toBeLessThan(0.01);
    });
  }

  test('leads a visitor to the home page, and nothing moves', async ({ page, settle }) => {
    await page.goto('/profile');
    await expect(page.getByText('Log in to see that page.')).toBeVisible();
    await settle(page);
    await expect(page).toHaveURL('/');
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
});
