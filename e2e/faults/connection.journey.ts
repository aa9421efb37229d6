import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/test';
import { expectCopy } from './copies';
import { cell, throughProxy } from './faultTest';
import {
  expectKept,
  expectSentOnce,
  openPublic,
  OPENERS,
  WRITING_SCREENS,
  type Opened,
} from './screens';

throughProxy();

const SLOW = /^This is taking longer than usual/;

/** On the installed clock, which the page may still be about to read. */
const hurryUntil = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(10_000);
    await isThere();
  }).toPass();

const waitUntilSlow = (page: Page) =>
  hurryUntil(page, () => expect(page.getByText(SLOW)).toBeVisible({ timeout: 500 }));

/** An answer that ends in its middle cannot be read: to the screen it has a wrong shape. */
const RESETS = { resetBefore: 'unreachable', resetAfter: 'shape' } as const;

const FORMS = WRITING_SCREENS.filter((screen) => screen !== 'assessment');

cell('silence', 'public', async ({ page, request, browser, faultProxy, settle }) => {
  const opened = await openPublic({ page, request, baseURL: faultProxy.url, settle });
  await page.clock.install();
  faultProxy.spoil(opened.target, { kind: 'silence' });
  await opened.send();
  await expect.poll(() => faultProxy.count(opened.target)).toBe(1);
  await waitUntilSlow(page);
  faultProxy.mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await opened.done();
  await expectCopy({ browser, faultProxy, fault: { kind: 'silence' } });
});

for (const screen of FORMS) {
  cell('silence', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
    // Not before: the dates of a form extend the browser's own.
    await page.clock.install();
    faultProxy.spoil(opened.target, { kind: 'silence' });
    await opened.send();
    await expect.poll(() => faultProxy.count(opened.target)).toBe(1);
    await waitUntilSlow(page);
    if (screen === 'post') await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await opened.failed('givenUp');
    await expectKept(opened);
    await opened.send();
    await expect.poll(() => faultProxy.count(opened.target)).toBe(2);
    await waitUntilSlow(page);
    faultProxy.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectSentOnce(opened);
  });
}

cell('silence', 'assessment', async ({ page, request, faultProxy }) => {
  const opened = await OPENERS.assessment({ page, request, baseURL: faultProxy.url });
  await page.clock.install();
  faultProxy.spoil(opened.target, { kind: 'silence' }, 2);
  await opened.send();
  await page.clock.fastForward(1000);
  await expect.poll(() => faultProxy.count(opened.target)).toBe(1);
  await hurryUntil(page, () => opened.failed('unreachable'));
  await expectKept(opened);
  await hurryUntil(page, () => expectSentOnce(opened));
});

for (const fault of ['resetBefore', 'resetAfter'] as const) {
  const failure = RESETS[fault];

  cell(fault, 'public', async ({ page, request, browser, faultProxy, settle }) => {
    const opened = await openPublic({ page, request, baseURL: faultProxy.url, settle });
    await page.clock.install();
    faultProxy.spoil(opened.target, { kind: fault });
    await opened.send();
    await hurryUntil(page, () => opened.failed(failure));
    faultProxy.mend();
    await opened.send();
    await opened.done();
    await expectCopy({ browser, faultProxy, fault: { kind: fault } });
  });

  for (const screen of FORMS) {
    cell(fault, screen, async ({ page, request, faultProxy }) => {
      const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
      faultProxy.spoil(opened.target, { kind: fault });
      await opened.send();
      await expect.poll(() => faultProxy.count(opened.target)).toBeGreaterThan(0);
      await opened.failed(failure);
      await expectKept(opened);
      faultProxy.mend();
      if (screen === 'post') {
        // The draft knows that it was sent.
        await page.reload();
        await expectKept(opened);
      }
      await opened.send();
      await expectSentOnce(opened);
    });
  }

  cell(fault, 'assessment', async ({ page, request, faultProxy }) => {
    const opened = await OPENERS.assessment({ page, request, baseURL: faultProxy.url });
    faultProxy.spoil(opened.target, { kind: fault });
    await opened.send();
    await opened.failed(failure);
    await expectKept(opened);
    faultProxy.mend();
    await page.clock.install();
    await page.reload();
    await hurryUntil(page, () => expectSentOnce(opened));
  });
}

cell('offline', 'public', ({ browser, faultProxy }) =>
  expectCopy({ browser, faultProxy, fault: 'offline' }),
);

/** Sends in vain, and once more when there is a network again. */
async function sendOffline(page: Page, opened: Opened): Promise<void> {
  await page.context().setOffline(true);
  await opened.send();
  await opened.failed('unreachable');
  await expectKept(opened);
  await page.context().setOffline(false);
}

for (const screen of FORMS) {
  cell('offline', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
    await sendOffline(page, opened);
    await opened.send();
    await expectSentOnce(opened);
  });
}

cell('offline', 'assessment', async ({ page, request, faultProxy }) => {
  const opened = await OPENERS.assessment({ page, request, baseURL: faultProxy.url });
  await sendOffline(page, opened);
  await expectSentOnce(opened);
});
