import type { Page } from '@playwright/test';
import { COUNT, type Counted } from '../src/worker/messages';
import { expect, expectAccessible, startSignedIn, test } from './support/test';
import { aPicture, keep, openWithWorker } from './support/worker';

test(
  'a new version asks where something is entered, and comes with the next page of each tab',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
    let release = 1;
    await context.route('**/sw.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n// ${release}` });
    });
    /** The browser looks for a new version, as it does once a day and with each page. */
    const publish = async () => {
      release += 1;
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
    };
    const notice = page.getByText('A new version of Kijani is ready.');
    const isNewPage = () => page.evaluate(() => !('marked' in window));
    const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));

    await page.goto('/events');
    await keep(page, '/events');
    await mark();
    await page.getByRole('searchbox', { name: 'Search' }).fill('waste');
    await publish();
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('waste');
    expect(await isNewPage()).toBe(false);

    // In another tab it takes over, while this one keeps what was entered.
    const other = await context.newPage();
    // With it the browser looks for a new version once more, which a page that is left at once would break off.
    await other.goto('/contact', { waitUntil: 'networkidle' });
    await other.mouse.move(20, 20);
    await other.mouse.move(30, 40);
    await other.getByRole('banner').getByRole('link', { name: 'Kijani, home' }).click();
    await other.waitForURL('/');
    // A browser ends a worker that has nothing to do, but none that is watched, as all of a journey are.
    const browserOf = await context.newCDPSession(other);
    await browserOf.send('ServiceWorker.enable');
    await expect(async () => {
      await browserOf.send('ServiceWorker.stopAllWorkers');
      const waiting = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
      );
      expect(waiting).toBeNull();
    }).toPass();
    await other.close();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('waste');
    expect(await isNewPage()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await expect.poll(isNewPage).toBe(true);

    await context.close();
  },
);

test(
  'a picture that another app shares is the cover of a new event',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
    await startSignedIn(page, 'wanjiku');
    await page.goto('/events');
    await keep(page, '/events');
    // As a phone does it: what the manifest names is sent the file by a POST.
    await page.evaluate(
      (base64) => {
        const form = document.createElement('form');
        form.action = '/events/post';
        form.method = 'post';
        form.enctype = 'multipart/form-data';
        const input = document.createElement('input');
        input.type = 'file';
        input.name = 'picture';
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([bytes], 'hall.jpg', { type: 'image/jpeg' }));
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      (await aPicture()).toString('base64'),
    );
    await page.waitForURL('/events/post?shared=1');
    await expect(page.getByAltText('The chosen cover')).toBeVisible();
    await expect(page.getByAltText('The chosen cover')).toHaveAttribute('src', /\/uploads\//);
    await page.reload();
    await expect(page.getByText(/has been restored/)).toBeVisible();
    await context.close();
  },
);

/** The page knows all that the worker has downloaded. */
async function expectAllCounted(page: Page): Promise<void> {
  const [told, known] = await page.evaluate(
    (count) =>
      new Promise<[Counted, string | null]>((resolve) => {
        const workers = navigator.serviceWorker;
        const hear = ({ data }: MessageEvent<Counted>) =>
          resolve([data, localStorage.getItem('downloadedByWorker')]);
        workers.addEventListener('message', hear, { once: true });
        workers.startMessages();
        workers.controller?.postMessage(count);
      }),
    COUNT,
  );
  expect(known).toBe(`${told.startedAt} ${told.total}`);
}

/** Kilobytes that the menu says were downloaded in this visit. */
async function usedIn(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const group = page.getByRole('group', { name: 'Data used' });
  await expect(group).toContainText(/[1-9]\d{0,4} kB in this visit/);
  await expect(() => expectAllCounted(page)).toPass();
  const text = (await group.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return Number.parseInt(text.replace('Data used', ''), 10);
}

test(
  'the menu counts what a page downloads just before it is left',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      await keep(page, path);
    }
    const before = await usedIn(page);
    const bytes = await page.evaluate(async () => {
      const answer = await fetch('/mainapp/listings/');
      await answer.blob();
      return Number(answer.headers.get('content-length'));
    });
    await page.goto('/contact');
    const after = await usedIn(page);
    expect(bytes).toBeGreaterThan(20_000);
    expect(after - before).toBeGreaterThan(bytes / 1000);
    await context.close();
  },
);

test(
  'the menu says what was downloaded, which is little for a second visit to four pages',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
    const visitAll = async () => {
      for (const path of ['/', '/events', '/resources', '/kijani-directory']) {
        await page.goto(path);
        await keep(page, path);
        await page.waitForLoadState('networkidle');
      }
    };
    await visitAll();
    const first = await usedIn(page);
    await visitAll();
    const both = await usedIn(page);
    expect(first).toBeGreaterThan(200);
    expect(both - first).toBeLessThanOrEqual(15);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('textbox', { name: 'Price of 1 MB in KES' }).fill('0.5');
    await expect(page.getByText(/^About KES \d+\.\d\d in this visit, KES /)).toBeVisible();
    await expectAccessible(page);
    await context.close();
  },
);
