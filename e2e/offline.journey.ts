import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { givenAnswers, storedAnswers } from './support/assessments';
import { BUSINESS_PASSWORD, startAsNewBusiness } from './support/businesses';
import { answersOf, bar, createPhone, isSaved, title } from './support/phone';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

/** A page of a browser that installs the worker. */
async function open(browser: Browser, baseURL = '') {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  await declineCookies(context);
  return { context, page: await context.newPage() };
}

/** Uses the page, and waits until the worker has kept it. */
async function keep(page: Page, path: string, cache = 'pages') {
  await expect(async () => {
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 40);
    expect(await keptIn(page, cache)).toContain(path);
  }).toPass();
}

const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, name);

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background: '#2f6f4f' } })
    .jpeg()
    .toBuffer();

const OFFLINE_BUSINESS = {
  category: 'Home',
  themes: ['community action'],
  description:
    'We sew and mend clothes for the families of Ahero, and teach the young how to do it too.',
  staff: '0',
  founders: [{ name: 'Akinyi', gender: 'female' }],
};

/** What the page has loaded of the build and the worker has not kept. */
const notKeptOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    const kept = await Promise.all(assets.map((name) => caches.match(name, { ignoreVary: true })));
    return assets.filter((_name, index) => kept[index] === undefined);
  });

/** The addresses in the worker's notes. */
const notedIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = () => reject(new Error('no notes'));
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('cache-entries').objectStore('cache-entries').getAll();
          reading.onsuccess = () => {
            db.close();
            const rows = reading.result as { url: string }[];
            resolve(rows.map(({ url }) => url.slice(location.origin.length)));
          };
        };
      }),
  );

test(
  'a page that was read opens without a network and says from when it is',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
    await page.goto('/events');
    await keep(page, '/events');
    const browserSession = await context.newCDPSession(page);
    const { installabilityErrors } = await browserSession.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: 'This is a copy of the page from' });
    await expect(note).toContainText('You are offline.');
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(/view=month/);
    await expectAccessible(page);

    await page.goto('/events');
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.goto('/resources');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    await expect(note).toHaveCount(0);
    await context.close();
  },
);

test(
  'nothing of a member is kept, and signing out forgets which pages were read',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
    await page.goto('/events');
    await keep(page, '/events');
    await startSignedIn(page, 'wanjiku');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/events/my-events');
    await expect(page.getByRole('heading', { level: 1, name: 'My events' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const found: { url: string; text: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          found.push({ url: request.url, text: (await answer?.text()) ?? '' });
        }
      }
      return found;
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter(({ url }) => /\/accounts\/|\/vet\/|user_id=/.test(url))).toEqual([]);
    const personal = kept.filter(({ text }) => text.includes('wanjiku@example.org'));
    expect(personal.map(({ url }) => url)).toEqual([]);

    expect(await notedIn(page)).toContain('/events/my-events');
    const names = ['pages', 'frames', 'data', 'pictures', 'shared'];
    await page.evaluate(async (marked) => {
      for (const name of marked) await (await caches.open(name)).put('/marker', new Response(''));
    }, names);
    await page.goto('/general');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
    for (const name of names) await expect.poll(() => keptIn(page, name)).not.toContain('/marker');
    expect(await keptIn(page, 'pages')).not.toContain('/events/my-events');
    await expect.poll(() => notedIn(page)).not.toContain('/events/my-events');
    await context.close();
  },
);

test(
  'the Basic part is answered without a network, over a reload and a new start of the browser, and sent once',
  { tag: '@phone' },
  async ({ page: first, context: firstContext, product, request }) => {
    test.setTimeout(180_000);
    const facts = {
      staff: '0',
      founders: ['female'],
      registrationNumber: '',
      place: 'Ahero, Kisumu County',
      email: 'offline@whole-assessment.example',
    } as const;
    const owner = await startAsNewBusiness(
      { page: first, context: firstContext, product },
      {
        name: 'Whole offline',
        email: facts.email,
        profile: OFFLINE_BUSINESS,
      },
    );
    const folder = await mkdtemp(path.join(tmpdir(), 'kijani-browser-'));
    const executablePath = findChromium();
    const launch = async () => {
      const context = await chromium.launchPersistentContext(folder, {
        ...(executablePath && { executablePath }),
        args: CHROMIUM_FLAGS,
        baseURL: product.url,
        serviceWorkers: 'allow',
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      await declineCookies(context);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const answers = answersOf({ BD1: 'sole_trader', SC2: 'none', SC5: 'no' });
    const phone = createPhone({ facts: { ...facts, founders: [...facts.founders] }, answers });
    const afterReload = createPhone({ facts: null, answers }, phone.given);

    const opened = await launch();
    await startSignedIn(opened.page, facts.email, BUSINESS_PASSWORD);
    await opened.page.goto('/vetting');
    await phone.tap(opened.page.getByRole('link', { name: 'Start' }));
    await opened.page.waitForURL(/\/vetting\/form\/1/);
    await expect(title(opened.page)).toContainText('Form and origin');
    await phone.answerScreen(opened.page);
    await isSaved(opened.page);
    await opened.page.waitForLoadState('networkidle');
    await expect.poll(() => keptIn(opened.page, 'frames')).toEqual(['/vetting']);
    await expect.poll(() => notKeptOf(opened.page)).toEqual([]);
    const sent = Object.keys(phone.given).length;
    /** Each answer that was not sent is in the browser's storage; a text is typed for a moment before it is there. */
    const allKept = (page: Page) =>
      expect
        .poll(() =>
          page.evaluate(
            () => Object.keys(localStorage).filter((key) => key.startsWith('vettingQueue:')).length,
          ),
        )
        .toBe(Object.keys(phone.given).length - sent);

    await opened.context.setOffline(true);
    await phone.goOn(opened.page);
    await phone.answerUntil(opened.page, /form\/2\?section=1/);
    await expect(bar(opened.page).getByText('Waiting for connection')).toBeVisible();
    await opened.page.reload();
    await expect(title(opened.page)).toBeVisible();
    await expect(opened.page.getByText(/You see your assessment as it was on/)).toBeVisible();
    await expectAccessible(opened.page);
    await afterReload.answerUntil(opened.page, /form\/3\?section=1/);
    await allKept(opened.page);
    const left = opened.page.url();
    await opened.context.close();

    const again = await launch();
    await again.context.setOffline(true);
    await again.page.goto(left);
    await expect(title(again.page)).toBeVisible();
    await afterReload.answerUntil(again.page, /form\/5\?section=check/);
    await afterReload.answerScreen(again.page);

    await allKept(again.page);
    expect(await storedAnswers(request, owner)).toHaveLength(sent);
    await again.context.setOffline(false);
    await isSaved(again.page);
    expect(await storedAnswers(request, owner)).toEqual(givenAnswers(phone.given));
    await expect(again.page.getByText(/You see your assessment as it was on/)).toHaveCount(0);

    // Whoever comes next on this phone finds nothing of it.
    await again.page.goto('/general');
    await again.page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(
      again.page.getByRole('banner').getByRole('button', { name: 'Log In' }),
    ).toBeVisible();
    expect(await again.page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(
      /vetting|keptA/,
    );
    await expect.poll(() => keptIn(again.page, 'frames')).toEqual([]);
    await again.context.close();
    await rm(folder, { recursive: true });
  },
);

test(
  'answers that a full device cannot store are said to be so, and arrive once there is a network',
  { tag: '@phone' },
  async ({ page, context, product, request }) => {
    const owner = await startAsNewBusiness(
      { page, context, product },
      { name: 'Full phone', email: 'full@whole-assessment.example', profile: OFFLINE_BUSINESS },
    );
    const phone = createPhone({ facts: null, answers: answersOf({ BD1: 'sole_trader' }) });
    await page.goto('/vetting/form/1');
    await expect(title(page)).toContainText('Form and origin');
    await page.evaluate(() => {
      let entries = 0;
      for (const size of [1_000_000, 10_000, 100, 1]) {
        try {
          for (;;) localStorage.setItem(`full${entries++}`, 'x'.repeat(size));
        } catch {
          // A smaller one may still fit.
        }
      }
    });
    await context.setOffline(true);
    await phone.answerScreen(page);
    await expect(
      page.getByText('This device cannot store it: stay on this page.').first(),
    ).toBeVisible();
    await expect(page.getByText(/This device cannot store them: stay on this page/)).toBeVisible();
    await context.setOffline(false);
    await isSaved(page);
    expect(await storedAnswers(request, owner)).toEqual(givenAnswers(phone.given));
  },
);

test(
  'an event is written without a network, with a picture, and posted once there is one',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
    await startSignedIn(page, 'wanjiku');
    await page.goto('/events/post');
    await expect(page.getByRole('heading', { level: 1, name: 'Post an event' })).toBeVisible();
    await keep(page, '/events/post', 'frames');

    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Name (required)').fill('Mending without a network');
    await page.getByLabel('Summary').fill('Bring what is broken and mend it with us.');
    await page
      .getByRole('button', { name: 'Cover Choose a file' })
      .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
    await expect(page.getByText(/The picture is kept in this form/)).toBeVisible();
    await page.getByLabel('What the cover shows').fill('The green wall of our hall');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Not saved\. .*and on this device\.$/)).toBeVisible();

    await page.reload();
    await expect(page.getByText(/has been restored/)).toBeVisible();
    await expect(page.getByAltText('The chosen cover')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await expect(page.getByAltText('The chosen cover')).toHaveAttribute('src', /\/uploads\//);
    await page.goto('/events/my-events');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Mending without a network' }),
    ).toHaveCount(1);
    await context.close();
  },
);

test(
  'a new version asks where something is entered, and comes with the next page of each tab',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
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
    await other.goto('/contact');
    await other.mouse.move(20, 20);
    await other.mouse.move(30, 40);
    await expect(async () => {
      await other.getByRole('banner').getByRole('link', { name: 'Kijani, home' }).click();
      await other.goBack();
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
    const { context, page } = await open(browser, baseURL);
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

/** Kilobytes that the menu says were downloaded in this visit. */
async function usedIn(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const group = page.getByRole('group', { name: 'Data used' });
  await expect(group).toContainText(/[1-9]\d{0,4} kB in this visit/);
  // The worker answers a moment later.
  await page.waitForLoadState('networkidle');
  const text = (await group.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return Number.parseInt(text.replace('Data used', ''), 10);
}

test(
  'the menu says what was downloaded, which is little for a second visit to four pages',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await open(browser, baseURL);
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
