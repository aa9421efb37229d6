import { readFileSync } from 'node:fs';
import {
  test as base,
  expect,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import type axe from 'axe-core';
import { startFaultProxy, type FaultProxy } from '../faults/faultProxy';
import { startForum, type Forum } from './forum';
import { Machines } from './machines';
import { asMember, DEMO_PASSWORD, type Session } from './members';
import { startProduct, type Product } from './product';

/** What a browser complains about in its console without anything being wrong in the page. */
const EXPECTED_COMPLAINTS = [
  /^Failed to load resource: the server responded with a status of (4\d\d|5\d\d)/,
  /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  // The frame of an email runs no script, those of a journey included.
  /^Blocked script execution in '[^']+\/dev\/mail\/[^']+\/html'/,
];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** What else the journeys of a file provoke in the console. */
  expectedComplaints: RegExp[];
  /** What the machines of the product do; a journey that fails leaves it as a story. */
  machines: Machines;
  /** Fails the journey for a console error, an uncaught error or a CSP report. */
  quiet: undefined;
  /** Waits until the scripts run the page, it has its heading, nothing in it is busy, and every request has its answer. */
  settle: (page: Page) => Promise<void>;
  /** Makes the page's network as slow as a crowded mobile one, until the journey ends. */
  slowDown: () => Promise<void>;
}

const BYTES_A_SECOND = 50_000;
const LATENCY_MS = 400;

interface WorkerFixtures {
  product: Product;
  /** A forum of its own host, which `forumProduct` signs in to. */
  forum: Forum;
  forumProduct: Product;
  /** A product that records visits once somebody accepts. */
  recordingProduct: Product;
  /** Stands before a product of its own and spoils what it is told to. */
  faultProxy: FaultProxy;
}

export const RECORDING_SITE = '4242';

/**
 * The further products start only in a worker that runs a journey of theirs. All stand here, since a
 * file with worker fixtures of its own would need workers of its own.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  forum: [
    async ({}, provide) => {
      const forum = await startForum();
      await provide(forum);
      await forum.stop();
    },
    { scope: 'worker' },
  ],
  forumProduct: [
    async ({ forum }, provide) => {
      const product = await startProduct(forum.environment);
      forum.connectTo(product.url);
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  recordingProduct: [
    async ({}, provide) => {
      const product = await startProduct({ ANALYTICS_SITE_ID: RECORDING_SITE });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  faultProxy: [
    async ({}, provide) => {
      const product = await startProduct();
      const proxy = await startFaultProxy(product.url);
      await provide(proxy);
      await proxy.stop();
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  expectedComplaints: [[], { option: true }],
  machines: [
    async ({ context }, provide, info) => {
      const machines = new Machines();
      await machines.watch(context);
      await provide(machines);
      if (machines.isWanted || info.status !== info.expectedStatus) machines.attachTo(info);
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, expectedComplaints, machines }, provide) => {
      const expected = [...EXPECTED_COMPLAINTS, ...expectedComplaints];
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expected.some((mark) => mark.test(text))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (error) => note(String(error.error())));
      await provide(undefined);
      // The status of the journey follows only when all fixtures have ended.
      machines.isWanted = complaints.length > 0;
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  settle: async ({ context }, provide) => {
    const unanswered = new Map<Page, Set<Request>>();
    const watch = (page: Page) => {
      const requests = new Set<Request>();
      unanswered.set(page, requests);
      const forget = (request: Request) => requests.delete(request);
      page.on('request', (request) => {
        const opensDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
        // Of what the former document asked for, not every end is reported.
        if (opensDocument) requests.clear();
        requests.add(request);
      });
      page.on('requestfinished', forget);
      page.on('requestfailed', forget);
    };
    context.pages().forEach(watch);
    context.on('page', watch);
    await provide(async (page) => {
      const { pathname } = new URL(page.url());
      // Until then the page keeps what is pressed (`src/app/earlyInput`).
      await page.waitForFunction(() => !('earlyInput' in window));
      // By element: the sign-in popup hides what is under it from the roles.
      await expect(page.locator('h1'), pathname).toHaveCount(1);
      await expect(page.getByRole('status', { name: 'Loading' }), pathname).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]'), pathname).toHaveCount(0);
      const addresses = () => [...(unanswered.get(page) ?? [])].map((request) => request.url());
      await expect.poll(addresses, { intervals: [20, 50, 100] }).toEqual([]);
    });
  },
  slowDown: async ({ page }, provide) => {
    const sessions: CDPSession[] = [];
    await provide(async () => {
      const session = await page.context().newCDPSession(page);
      sessions.push(session);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: BYTES_A_SECOND,
        uploadThroughput: BYTES_A_SECOND,
      });
    });
    // The next journey has the same window.
    for (const session of sessions) await session.detach();
  },
});

export { DEMO_PASSWORD, expect };

/** The cookie banner stays away. */
export async function declineCookies(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of WCAG 2.2 AA or of axe's best practices in what the page now shows. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // What lies hidden under a dialog may go on turning.
      const isInSight = (element: Element | null | undefined) =>
        !element?.closest('body > [aria-hidden="true"]');
      const moves = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' &&
            !(effect instanceof KeyframeEffect && !isInSight(effect.target)),
        );
      // With less motion what stands for a page on its way does not move. A button turns while it sends.
      const waits = [
        ...document.querySelectorAll(
          '.MuiSkeleton-pulse, .MuiCircularProgress-indeterminate:not(button *)',
        ),
      ].some(isInSight);
      return document.querySelector('h1') !== null && !moves && !waits;
    },
    undefined,
    { timeout: 10_000 },
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    // What passes is counted and not described, which is most of the work.
    const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Opens the sign-in popup from wherever the page's width puts the button. */
export async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
  return dialog;
}

export async function signIn(page: Page, username: string, password = DEMO_PASSWORD) {
  const dialog = await openLogin(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
}

/** Leaves in the browser what a sign-in leaves there; the next page opens signed in. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  // A page of this origin that runs no script of the product.
  await page.goto('/robots.txt');
  await page.evaluate((user) => {
    localStorage.setItem('token', user.token);
    localStorage.setItem('userData', JSON.stringify(user));
  }, session);
}

/** For journeys about something else than signing in. */
export async function startSignedIn(page: Page, username: string, password = DEMO_PASSWORD) {
  const { session } = await asMember(page.request, username, password);
  await keepSession(page, session);
}

/** Presses Tab until `target` has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
