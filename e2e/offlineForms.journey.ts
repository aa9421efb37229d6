import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { givenAnswers, storedAnswers } from './support/assessments';
import { BUSINESS_PASSWORD, startAsNewBusiness } from './support/businesses';
import { answersOf, createPhone, createWords, isSaved, title } from './support/phone';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';
import { aPicture, keep, keptIn, openWithWorker } from './support/worker';

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

test(
  'the Basic part is answered in Kiswahili without a network, over a reload and a new start of the browser, and sent once',
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
    const language = 'sw';
    const phone = createPhone({
      facts: { ...facts, founders: [...facts.founders] },
      answers,
      language,
    });
    const afterReload = createPhone({ facts: null, answers, language }, phone.given);
    const { say, bar: barOf, isSaved: isSavedIn } = createWords(language);
    const [copyFrom = ''] = say('You see your assessment as it was on {moment}.', {
      moment: '|',
    }).split('|');

    const opened = await launch();
    await startSignedIn(opened.page, facts.email, BUSINESS_PASSWORD);
    await opened.page.goto('/sw/vetting');
    await phone.tap(opened.page.getByRole('link', { name: say('Start') }));
    await opened.page.waitForURL(/\/vetting\/form\/1/);
    await expect(title(opened.page)).toContainText(say('Form and origin'));
    await phone.answerScreen(opened.page);
    await isSavedIn(opened.page);
    await opened.page.waitForLoadState('networkidle');
    await expect.poll(() => keptIn(opened.page, 'frames')).toEqual(['/sw/vetting']);
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
    await expect(barOf(opened.page).getByText(say('Waiting for connection'))).toBeVisible();
    await opened.page.reload();
    await expect(title(opened.page)).toBeVisible();
    await expect(opened.page.getByText(copyFrom)).toBeVisible();
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
    await isSavedIn(again.page);
    expect(await storedAnswers(request, owner)).toEqual(givenAnswers(phone.given));
    await expect(again.page.getByText(copyFrom)).toHaveCount(0);

    // Whoever comes next on this phone finds nothing of it.
    await again.page.goto('/sw/general');
    await again.page
      .getByRole('main')
      .getByRole('button', { name: say('Log Out') })
      .click();
    await expect(
      again.page.getByRole('banner').getByRole('button', { name: say('Log In') }),
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
  'whoever signs in next on the same phone sees nothing of the assessment before, with and without a network',
  { tag: '@phone' },
  async ({ browser, baseURL, product, request }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
    const started = { page, context, product };
    await startAsNewBusiness(started, {
      name: 'First on the phone',
      email: 'first@whole-assessment.example',
      profile: OFFLINE_BUSINESS,
    });
    const first = createPhone({ facts: null, answers: answersOf({ BD1: 'sole_trader' }) });
    await page.goto('/vetting/form/1');
    await expect(title(page)).toContainText('Form and origin');
    await first.answerScreen(page);
    await isSaved(page);
    await keep(page, '/vetting', 'frames');
    await page.goto('/general');
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();

    const second = await startAsNewBusiness(started, {
      name: 'Second on the phone',
      email: 'second@whole-assessment.example',
      profile: OFFLINE_BUSINESS,
    });
    await page.goto('/vetting/form/1');
    await expect(title(page)).toContainText('Form and origin');
    await expect(page.locator('main :checked')).toHaveCount(0);
    await keep(page, '/vetting', 'frames');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(title(page)).toContainText('Form and origin');
    await expect(page.locator('main :checked')).toHaveCount(0);
    await context.setOffline(false);
    expect(await storedAnswers(request, second)).toEqual([]);
    await context.close();
  },
);

test(
  'an event is written without a network, with a picture, and posted once there is one',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const { context, page } = await openWithWorker(browser, baseURL);
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
