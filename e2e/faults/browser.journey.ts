import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/test';
import { expectCopy } from './copies';
import type { FaultProxy } from './faultProxy';
import { cell, throughProxy } from './faultTest';
import {
  ADDRESSES,
  expectKept,
  expectSentOnce,
  logInAs,
  MEMBER_SCREENS,
  openPublic,
  OPENERS,
  WRITING_SCREENS,
} from './screens';
import { aBusiness, aDemo, anIndividual, type Caller, type KnownMember } from './accounts';

// React tells of every error that a boundary has caught; without a chunk the page says so itself.
throughProxy([/^ChunkLoadError: /, /^Storage: /, /^Session: /, /MIME type/]);

const MEMBERS = {
  form: anIndividual,
  assessment: aBusiness,
  post: (caller) => aDemo(caller, 'wanjiku'),
  admin: (caller) => aDemo(caller, 'admin'),
} satisfies Record<(typeof MEMBER_SCREENS)[number], (caller: Caller) => Promise<KnownMember>>;

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log In' });

/** Has the server answer 404 for the files that only this chunk brings, as after a release. */
function removeChunk(faultProxy: FaultProxy, chunk: string): void {
  const list = readFileSync(path.join(__dirname, '../../dist/.chunks.json'), 'utf8');
  const chunks = Object.entries(JSON.parse(list) as Record<string, string[]>);
  const others = new Set(chunks.flatMap(([name, files]) => (name === chunk ? [] : files)));
  const own = chunks.flatMap(([name, files]) => (name === chunk ? files : []));
  const files = own.filter((file) => file.endsWith('.js') && !others.has(file));
  if (files.length === 0) throw new Error(`the build has no chunk ${chunk} of its own`);
  for (const file of files)
    faultProxy.spoil(`GET /${file}`, { kind: 'answer', status: 404, body: 'Not found' });
}

/** Presses what needs the missing chunk: the page is loaded once, and no more. */
async function expectReload(page: Page, press: () => Promise<void>): Promise<void> {
  let loads = 0;
  const count = () => (loads += 1);
  page.on('load', count);
  await Promise.all([page.waitForEvent('load'), press()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.off('load', count);
  expect(loads).toBe(1);
}

cell('oldChunk', 'public', async ({ page, faultProxy, settle }) => {
  await page.goto('/contact');
  await settle(page);
  removeChunk(faultProxy, 'privacy-policy');
  const link = page.getByRole('main').getByRole('link', { name: 'Privacy Policy' });
  await expectReload(page, () => link.click());
  await page.goto('/contact');
  await settle(page);
  await link.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expectAccessible(page);
  faultProxy.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

cell('oldChunk', 'login', async ({ page, faultProxy }) => {
  removeChunk(faultProxy, 'auth-modal');
  await page.goto('/contact');
  await expectReload(page, () => logInButton(page).click());
  faultProxy.mend();
  await logInButton(page).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
});

for (const screen of MEMBER_SCREENS) {
  cell('oldChunk', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
    if (!opened.button) await opened.send();
    removeChunk(faultProxy, 'contact');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
    await expectReload(page, () => link.click());
    faultProxy.mend();
    await page.goto(ADDRESSES[screen]);
    await expectKept(opened);
  });
}

const BAD_SESSIONS = {
  corrupt: { token: 'rubbish', userData: '{"user_id":' },
  foreign: { token: 'rubbish', userData: '{"name":"somebody of another site"}' },
};

async function keepBadSession(page: Page, kind: keyof typeof BAD_SESSIONS): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, BAD_SESSIONS[kind]);
}

cell('badSession', 'public', async ({ page }) => {
  for (const kind of ['corrupt', 'foreign'] as const) {
    await keepBadSession(page, kind);
    await page.goto('/kijani-directory');
    await page.mouse.click(1, 300);
    await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(logInButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Business Directory' })).toBeVisible();
  }
});

for (const screen of MEMBER_SCREENS) {
  cell('badSession', screen, async ({ page, request, faultProxy }) => {
    const member = await MEMBERS[screen]({ request, baseURL: faultProxy.url });
    await keepBadSession(page, screen === 'form' ? 'foreign' : 'corrupt');
    await page.goto(ADDRESSES[screen]);
    await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
    await logInAs(page, member);
    await expect(page).toHaveURL(ADDRESSES[screen]);
  });
}

const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

cell('storage', 'public', async ({ page, request, faultProxy, settle }) => {
  await page.addInitScript(fillStorage);
  const opened = await openPublic({ page, request, baseURL: faultProxy.url, settle });
  await opened.send();
  await opened.done();
});

cell('storage', 'login', async ({ page, request, faultProxy }) => {
  const opened = await OPENERS.login({ page, request, baseURL: faultProxy.url });
  await page.evaluate(fillStorage);
  await opened.send();
  await opened.done();
  await expect(
    page.getByText('This browser blocks storage. You stay signed in until you close this page.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/general');
});

for (const screen of ['form', 'post', 'admin'] as const) {
  cell('storage', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
    await page.evaluate(fillStorage);
    await opened.field.press('End');
    await opened.field.press('x');
    await expect(page.getByText(/This device does not keep what you type/)).toBeVisible();
    await opened.field.press('Backspace');
    await expectAccessible(page);
    await opened.send();
    await expectSentOnce(opened);
  });
}

cell('storage', 'assessment', async ({ page, request, faultProxy }) => {
  const opened = await OPENERS.assessment({ page, request, baseURL: faultProxy.url });
  await page.evaluate(fillStorage);
  await page.context().setOffline(true);
  await opened.send();
  await expect(
    page.getByText('This device cannot store it: stay on this page.').first(),
  ).toBeVisible();
  await expect(page.getByText(/This device cannot store them: stay on this page/)).toBeVisible();
  await page.context().setOffline(false);
  await expectSentOnce(opened);
});

async function signOutAndGoBack(page: Page): Promise<void> {
  await page.goto('/general');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(logInButton(page)).toBeVisible();
  // Over the Member Zone, which leads home as well.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
}

cell('history', 'public', async ({ page, request, faultProxy, settle }) => {
  const place = { page, request, baseURL: faultProxy.url };
  await OPENERS.form({ ...place, isAlone: true });
  await openPublic({ ...place, settle });
  await expect(page.getByRole('button', { name: /^Your account, Moraa/ })).toBeVisible();
  await page.goto('/general');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(logInButton(page)).toBeVisible();
  await page.goto('/contact');
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(logInButton(page)).toBeVisible();
    await expect(page.getByText(/Moraa|Nyaboke/)).toHaveCount(0);
  }
});

for (const screen of MEMBER_SCREENS) {
  cell('history', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({
      page,
      request,
      baseURL: faultProxy.url,
      isAlone: true,
    });
    await signOutAndGoBack(page);
    await expect(logInButton(page)).toBeVisible();
    await expect(opened.field).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.getByRole('status').getByRole('button', { name: 'Log In' }).click();
    if (opened.member) await logInAs(page, opened.member);
    await expect(page).toHaveURL(ADDRESSES[screen]);
  });
}

for (const screen of ['form', 'assessment', 'post'] as const) {
  cell('kill', screen, async ({ browser, request, faultProxy }) => {
    const context = await browser.newContext({ baseURL: faultProxy.url });
    const page = await context.newPage();
    const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
    // Nothing is sent: what is kept is kept here.
    faultProxy.spoil(opened.target, { kind: 'silence' });
    if (!opened.button) await opened.field.fill(opened.typed);
    // Of the assessment it is in the queue; a short number alone could be part of anything.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')), {
        timeout: 1_000,
        intervals: [50],
      })
      .toContain(`":"${opened.typed}"`);
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => {});
    await crashed;
    const next = await context.newPage();
    faultProxy.mend();
    await next.goto(ADDRESSES[screen]);
    await expect(opened.fieldOn(next)).toHaveValue(opened.typed);
    await context.close();
  });
}

const DAY = 86_400_000;
/** Puts the clock of the device wrong by so many days. */
async function shiftClock(page: Page, days: number): Promise<void> {
  // The one that Playwright puts in its place cannot be extended, as times of zones do.
  await page.addInitScript((shift) => {
    const kept: unknown = Reflect.get(globalThis, 'DeviceDate');
    const Device = (kept ?? Date) as DateConstructor;
    Reflect.set(globalThis, 'DeviceDate', Device);
    class ShiftedDate extends Device {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [Device.now() + shift]) as [number]));
      }
      static override now = () => Device.now() + shift;
    }
    Reflect.set(globalThis, 'Date', ShiftedDate);
  }, days * DAY);
}

cell('slow', 'public', async ({ page, request, browser, faultProxy, settle, slowDown }) => {
  await slowDown();
  await shiftClock(page, 1);
  const opened = await openPublic({ page, request, baseURL: faultProxy.url, settle });
  await opened.send();
  await opened.done();
  await expectCopy({ browser, faultProxy, fault: { kind: 'late', wait: 8_000 } });
});

for (const screen of WRITING_SCREENS) {
  cell('slow', screen, async ({ page, request, faultProxy, slowDown }) => {
    await slowDown();
    // A day and a little: a sign-in lasts for a day.
    for (const days of [-1, 1.01]) {
      await shiftClock(page, days);
      const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
      await opened.send();
      await expectSentOnce(opened);
      if (screen !== 'login') continue;
      await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
      // A page of this origin on which no script writes the session once more.
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
    }
  });
}
