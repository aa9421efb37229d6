import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startProduct, type Product } from './product';

/** What a browser complains about in its console without anything being wrong in the page. */
const EXPECTED_COMPLAINTS = [
  /^Failed to load resource: the server responded with a status of (4\d\d|5\d\d)/,
  /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  // The frame of a mail runs no script, those of a journey included.
  /^Blocked script execution in '[^']+\/dev\/mail\/[^']+\/html'/,
];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** Fails the journey for a console error, an uncaught error or a CSP report. */
  quiet: undefined;
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  quiet: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || EXPECTED_COMPLAINTS.some((mark) => mark.test(text)))
          return;
        complaints.push(text);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await provide(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation of WCAG 2.2 AA or of axe's best practices in what the page now shows. */
export async function expectAccessible(page: Page): Promise<void> {
  // What lies hidden under a dialog may go on turning.
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' ||
            (effect instanceof KeyframeEffect &&
              effect.target?.closest('body > [aria-hidden="true"]')),
        ),
    undefined,
    { timeout: 10_000 },
  );
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
      document,
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

export const DEMO_PASSWORD = 'karibu-2026';

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

/** Presses Tab until `target` has the focus, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
