import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test';
import type { FaultName } from './cells';
import { expectCopy } from './copies';
import type { Fault, FaultProxy } from './faultProxy';
import { cell, throughProxy } from './faultTest';
import {
  expectKept,
  expectSentOnce,
  openPublic,
  OPENERS,
  WRITING_SCREENS,
  type Failure,
  type Opened,
} from './screens';

throughProxy();

interface Variant {
  failure: Failure;
  fault: () => Fault;
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const failing = (status: number): Variant => ({
  failure: 'server',
  fault: () => answer(status, { detail: 'Not now.', error: 'Not now.' }),
});
const throttled = (retryAfter: () => string): Variant => ({
  failure: 'throttled',
  fault: () =>
    answer(
      429,
      { detail: 'Request was throttled.', error: 'Request was throttled.' },
      { 'retry-after': retryAfter() },
    ),
});
const malformed = (body: unknown, status = 200): Variant => ({
  failure: 'shape',
  fault: () => answer(status, body),
});
const page = (status: number, failure: Failure): Variant => ({
  failure,
  fault: () => ({
    kind: 'answer',
    status,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Sign in to the Wi-Fi</title><h1>Welcome</h1>',
  }),
});

/** By fault: the answers that each screen gets, one after the other. */
const VARIANTS = {
  serverError: [failing(500), failing(502), failing(503)],
  throttled: [
    throttled(() => '7'),
    throttled(() => new Date(Date.now() + 7000).toUTCString()),
    throttled(() => 'soon'),
  ],
  html: [page(200, 'shape'), page(502, 'server')],
  wrongShape: [malformed(null), malformed({}), malformed([]), malformed({ id: 7 }, 201)],
  emptyOrHuge: [
    { failure: 'shape', fault: () => ({ kind: 'answer', status: 200 }) },
    { failure: 'shape', fault: () => ({ kind: 'answer', status: 204 }) },
    malformed({ filling: 'x'.repeat(10_000_000) }),
  ],
} satisfies Partial<Record<FaultName, Variant[]>>;

/** The form counts down to when it may be sent again, where the answer says when that is. */
async function expectCountdown(page: Page): Promise<void> {
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^You can try again in [1-7] s\.$/);
  await expectAccessible(page);
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(page.getByText('You can try again now.')).toBeVisible({ timeout: 500 });
  }).toPass();
}

interface Sending {
  variants: Variant[];
  faultProxy: FaultProxy;
  /** After each of them. */
  then?: (index: number) => Promise<void>;
}

/** Sends once for each variant; every time the screen says so and keeps what was typed. */
async function sendInVain(opened: Opened, { variants, faultProxy, then }: Sending) {
  for (const [index, { failure, fault }] of variants.entries()) {
    faultProxy.spoil(opened.target, fault(), 1);
    await opened.send();
    await expect.poll(() => faultProxy.count(opened.target)).toBe(index + 1);
    await opened.failed(failure);
    await expectKept(opened);
    await then?.(index);
  }
}

/** What repeats by itself does so at once on the installed clock. */
const hurryUntil = (at: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await at.clock.fastForward(10_000);
    await isThere();
  }).toPass();

for (const fault of Object.keys(VARIANTS) as (keyof typeof VARIANTS)[]) {
  const variants: Variant[] = VARIANTS[fault];

  test.describe(() => {
    cell(fault, 'public', async ({ page, request, browser, faultProxy, settle }) => {
      const opened = await openPublic({ page, request, baseURL: faultProxy.url, settle });
      await page.clock.install();
      for (const { fault: make, failure } of variants) {
        faultProxy.mend();
        faultProxy.spoil(opened.target, make());
        await opened.send();
        await hurryUntil(page, () => opened.failed(failure));
      }
      faultProxy.mend();
      await opened.send();
      await opened.done();
      const [first] = variants;
      if (first && (fault === 'serverError' || fault === 'throttled'))
        await expectCopy({ browser, faultProxy, fault: first.fault() });
    });

    for (const screen of WRITING_SCREENS) {
      if (screen === 'assessment') continue;
      cell(fault, screen, async ({ page, request, faultProxy }) => {
        const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
        const isCounted = fault === 'throttled' && screen === 'login';
        if (isCounted) await page.clock.install();
        await sendInVain(opened, {
          variants,
          faultProxy,
          then: async (index) => {
            if (isCounted && index < 2) await expectCountdown(page);
          },
        });
        if (isCounted) await expect(page.getByRole('timer')).toHaveCount(0);
        if (fault === 'wrongShape') await expectAccessible(page);
        await opened.send();
        await expectSentOnce(opened);
      });
    }

    cell(fault, 'assessment', async ({ page, request, faultProxy }) => {
      const opened = await OPENERS.assessment({ page, request, baseURL: faultProxy.url });
      await page.clock.install();
      for (const { fault: make } of variants) faultProxy.spoil(opened.target, make(), 1);
      await opened.send();
      await page.clock.fastForward(1000);
      await expect.poll(() => faultProxy.count(opened.target)).toBe(1);
      await opened.failed('server');
      await expectKept(opened);
      await page.reload();
      await expectKept(opened);
      await hurryUntil(page, () => expectSentOnce(opened));
      expect(faultProxy.count(opened.target)).toBe(variants.length + 1);
    });
  });
}
