import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, signIn, tabTo, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

const MACHINES = ['session', 'authModal', 'vetting', 'queue', 'application', 'cookieConsent'];

const chartOf = (page: Page, machine: string) =>
  page.getByRole('img', { name: new RegExp(`^State chart of ${machine};`) });
const now = (page: Page) => page.getByRole('region', { name: 'Now' }).getByRole('status');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** On a wide page the chart has all the room at first. */
const openPanels = (page: Page) => page.getByRole('button', { name: 'Panels' }).click();

async function open(page: Page, machine: string, mode: 'live' | 'play') {
  await page.goto(`/statecharts?machine=${machine}&mode=${mode}`);
  await expect(chartOf(page, machine)).toBeVisible({ timeout: 30_000 });
}

test(
  'the chart follows a sign-in and a sign-out in another tab',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await open(page, 'session', 'live');
    await expect(now(page)).toHaveText('signedOut.browsing');
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await openPanels(page);
    const other = await context.newPage();
    await other.goto('/');
    await signIn(other, 'wanjiku');
    await expect(now(page)).toHaveText('signedIn.settled');
    await expect(
      chartOf(page, 'session').locator('[data-state="session.signedIn.settled"]'),
    ).toHaveAttribute('data-active', 'true');
    await expect(part(page, 'History')).toContainText('session.changedElsewhere');
    await expect(page.getByRole('main')).not.toContainText(/wanjiku/i);
    await expectAccessible(page);

    await expect(other).toHaveURL('/general');
    await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(now(page)).toHaveText('signedOut.browsing');
    await expect(part(page, 'History')).toContainText('session.closedElsewhere');
  },
);

test(
  'the history holds what happened in this tab when the page is opened again',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'session', 'live');
    await signIn(page, 'wanjiku', DEMO_PASSWORD);
    await expect(page).toHaveURL('/general');
    await page.goBack();
    await expect(now(page)).toHaveText('signedIn.settled');
    await openPanels(page);
    await expect(part(page, 'History')).toContainText('session.opened');
    await expect(part(page, 'History')).toContainText('after postLoginRedirectDelay');
  },
);

for (const machine of MACHINES) {
  test(`${machine} can be played and reset`, { tag: '@desktop' }, async ({ page }) => {
    await open(page, machine, 'play');
    const before = (await now(page).textContent()) ?? '';
    const possible = part(page, 'Events').locator('button:enabled:not([aria-expanded])');
    const answers = part(page, 'Waits for').getByRole('button', { name: /done$/ });
    await possible.or(answers).first().click();
    await expect(part(page, 'History').getByRole('listitem').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(now(page)).toHaveText(before);
  });
}

test(
  'charts are chosen, zoomed and played by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/statecharts');
    await tabTo(page, page.getByRole('combobox', { name: 'Machine' }));
    await page.keyboard.type('Cookie');
    await expect(page).toHaveURL(/\/statecharts\/cookieConsent$/);
    await tabTo(page, page.getByRole('link', { name: 'Play', exact: true }));
    await page.keyboard.press('Enter');
    const chart = chartOf(page, 'cookieConsent');
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await expect(chart).toBeVisible({ timeout: 30_000 });
    const place = page.getByRole('region', { name: /^Chart of cookieConsent/ });
    await tabTo(page, place);
    await page.keyboard.press('1');
    const full = (await chart.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await chart.boundingBox())?.width ?? 0).toBeGreaterThan(full);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => place.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('0');
    // All of it is shown, but never larger than its texts.
    await expect
      .poll(async () => (await chart.boundingBox())?.width ?? 0)
      .toBeLessThanOrEqual(full);
    await tabTo(page, page.getByRole('button', { name: 'cookies.accepted' }));
    await page.keyboard.press('Enter');
    await expect(now(page)).toHaveText('accepted.slidingOut');
    await tabTo(page, page.getByRole('button', { name: /^To the next delay/ }));
    await page.keyboard.press('Enter');
    await expect(now(page)).toHaveText('accepted.settled');
  },
);

test('no two texts overlap in the chart of vetting', async ({ page }) => {
  await open(page, 'vetting', 'live');
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await page.getByRole('button', { name: 'All texts', pressed: false }).click();
  const chart = chartOf(page, 'vetting');
  await expect(chart.locator('[data-state="vetting.ready.access.own"]')).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const upon = await chartOf(page, 'vetting').evaluate((chart) => {
    const boxes = [...chart.querySelectorAll('[data-transition]')].map((text) => ({
      name: text.getAttribute('data-transition'),
      box: text.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 8 &&
            one.box.left < box.right - 8 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map(({ name }) => `${one.name ?? ''} / ${name ?? ''}`),
    );
  });
  expect(upon).toEqual([]);
});

test(
  'the page is hidden from search engines, and only it loads the layout engine',
  { tag: '@phone' },
  async ({ page, settle }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/');
    await settle(page);
    expect(loaded.filter((url) => url.includes('elk'))).toEqual([]);
    await open(page, 'cookieConsent', 'live');
    expect(loaded.filter((url) => url.includes('elk')).length).toBeGreaterThan(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);

test(
  'pictures of states come when they are looked at, and open large',
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/chart-pictures/')) asked.push(pathname);
    });
    await open(page, 'session', 'live');
    expect(asked).toEqual([]);
    await page.goto('/statecharts/session#signedOut.asked');
    const picture = part(page, 'Pictures').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBe(240);
    await expectAccessible(page);
    await picture.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.goto('/statecharts/session?mode=pictures');
    const pictures = part(page, 'Pictures').getByRole('img');
    await expect(pictures.first()).toBeVisible();
    await expectAccessible(page);
    expect(new Set(asked).size).toBeLessThan(await pictures.count());
  },
);
