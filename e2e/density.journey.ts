import type { Page } from '@playwright/test';
import { expect, expectAccessible, declineCookies, startSignedIn, test } from './support/test';

test.setTimeout(180_000);

type Row = Record<string, unknown>;

const ROWS = 25;
const CARDS = 30;

const AT = '2026-11-20T09:00:00.000Z';

/** Where the demo has none. */
const SAMPLES: Record<string, Row> = {
  reports: {
    id: 1,
    subject: 'listing',
    subject_id: 12,
    title: 'Lake Basin Soaps',
    path: '/kijani-directory/lake-basin-soaps',
    reason: 'wrong contact details',
    details: 'The number is somebody else’s, and nobody there has heard of the business.',
    email: 'achieng@example.org',
    created_at: AT,
    closed_at: null,
    outcome: null,
    note: null,
  },
};

/** The same rows again, with numbers of their own, until there are as many as wanted. */
const repeated = (rows: readonly Row[], count: number, numbers: readonly string[]): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const own = Object.fromEntries(numbers.map((name) => [name, 100_000 + index]));
    return { ...rows[index % rows.length], ...own };
  });

interface Grid {
  path: string;
  name: string;
  api: RegExp;
  numbers: string[];
  sample?: Row;
  /** It has more columns than a laptop can show; the others fit. */
  isWiderThanPage?: true;
}

const GRIDS: Grid[] = [
  {
    path: 'reports',
    name: 'Assessment reports',
    api: /\/mainapp\/admin\/reports\/(\?|$)/,
    numbers: ['user_id', 'application'],
    isWiderThanPage: true,
  },
  {
    path: 'listings',
    name: 'Listings',
    api: /\/mainapp\/admin\/listings\/(\?|$)/,
    numbers: ['listing_id'],
  },
  {
    path: 'members',
    name: 'Members',
    api: /\/mainapp\/admin\/members\/(\?|$)/,
    numbers: ['user_id'],
  },
  { path: 'audit', name: 'Entries', api: /\/mainapp\/admin\/audit\/(\?|$)/, numbers: ['id'] },
  {
    path: 'moderation?status=all',
    name: 'Posts',
    api: /\/mainapp\/admin\/posts\/(\?|$)/,
    numbers: ['subject_id'],
  },
  {
    path: 'moderation?view=reports',
    name: 'Reports',
    api: /\/mainapp\/admin\/abuse-reports\/(\?|$)/,
    numbers: ['id'],
    ...(SAMPLES['reports'] && { sample: SAMPLES['reports'] }),
  },
];

async function fillGrid(page: Page, { api, numbers, sample }: Grid) {
  await page.route(api, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { results: Row[] };
    const rows = body.results.length > 0 || !sample ? body.results : [sample];
    const results = repeated(rows, ROWS, numbers);
    await route.fulfill({ response, json: { ...body, count: 60, results } });
  });
}

async function fillBoard(page: Page) {
  await page.route(/\/mainapp\/admin\/pipeline\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    const columns = (await response.json()) as { state: string; cards: Row[] }[];
    const known = columns.flatMap(({ cards }) => cards);
    const filled = columns.map((column, place) => {
      const cards = repeated(known, CARDS, []).map((card, index) => ({
        ...card,
        name: index % 3 === 0 ? 'Nyota ya Magharibi Women’s Cooperative Society' : card['name'],
        application: 100_000 + place * CARDS + index,
        state: column.state,
        red_flags: 2,
        amber_flags: 1,
        state_since: '2026-01-05T09:00:00.000Z',
        reviewer: { user_id: 1, name: 'Amina Odhiambo' },
      }));
      return { ...column, count: CARDS, cards };
    });
    await route.fulfill({ response, json: filled });
  });
}

/** How many of these can be read whole without scrolling, within what scrolls them. */
const wholeIn = (page: Page, within: string, parts: string) =>
  page.locator(within).evaluate((frame, selector) => {
    const bottom = Math.min(innerHeight, frame.getBoundingClientRect().bottom);
    return [...frame.querySelectorAll(selector)].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.height > 0 && box.bottom <= bottom;
    }).length;
  }, parts);

/** The page's heading and its filters: from the admin menu down to the content. */
async function headHeight(page: Page, content: string): Promise<number> {
  const menu = await page.getByRole('navigation', { name: 'Admin', exact: true }).boundingBox();
  const box = await page.locator(content).boundingBox();
  if (!menu || !box) throw new Error('nothing is shown');
  return box.y - menu.y - menu.height;
}

/** How far the last column reaches beyond the right edge of its grid. */
const hiddenWidth = (page: Page) =>
  page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
    const headers = [...scroller.querySelectorAll('[role="columnheader"]')];
    const right = Math.max(...headers.map((header) => header.getBoundingClientRect().right));
    return Math.max(0, right - scroller.getBoundingClientRect().right);
  });

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test(
  'shows at least 12 rows of every grid of admins, and remembers the chosen columns',
  { tag: '@desktop' },
  async ({ page, settle }) => {
    await declineCookies(page);
    await startSignedIn(page, 'admin');
    for (const grid of GRIDS) {
      await fillGrid(page, grid);
      await page.goto(`/vetting/admin/${grid.path}`);
      await expect(page.getByRole('grid', { name: grid.name })).toBeVisible();
      await settle(page);
      const rows = () => wholeIn(page, '.MuiDataGrid-virtualScroller', '.MuiDataGrid-row');
      await expect.poll(rows, grid.path).toBeGreaterThanOrEqual(12);
      expect(await headHeight(page, '.MuiDataGrid-root'), grid.path).toBeLessThanOrEqual(200);
      expect(await sidewaysScroll(page), grid.path).toBe(0);
      expect((await hiddenWidth(page)) > 0, grid.path).toBe(grid.isWiderThanPage ?? false);
    }
    const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
    expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);

    await page.goto('/vetting/admin/members');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Email' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'User name' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('shows 4 cards of each column of the board', { tag: '@desktop' }, async ({ page, settle }) => {
  await declineCookies(page);
  await startSignedIn(page, 'admin');
  await fillBoard(page);
  await page.goto('/vetting/admin/progress');
  const board = page.getByRole('region', { name: 'Board' });
  await expect(board).toBeVisible();
  await settle(page);
  const columns = board.locator('section');
  const names = await columns.locator('h2').allInnerTexts();
  expect(names.length).toBeGreaterThan(5);
  const bottom = await board.evaluate((frame) =>
    Math.min(innerHeight, frame.getBoundingClientRect().bottom),
  );
  for (const [index, name] of names.entries()) {
    const fourth = await columns.nth(index).getByRole('listitem').nth(3).boundingBox();
    expect((fourth?.y ?? bottom) + (fourth?.height ?? 1), name).toBeLessThanOrEqual(bottom);
  }
  expect(await headHeight(page, '[aria-label="Board"]')).toBeLessThanOrEqual(200);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
});

test('leads from a number of the overview to its list @desktop', async ({ page, settle }) => {
  await declineCookies(page);
  await startSignedIn(page, 'admin');
  await page.goto('/vetting/admin');
  await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
  await settle(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^\d+ individuals?$/ }).click();
  await expect(page).toHaveURL(/\/members\?user_type=individual$/);
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('individual');
});
