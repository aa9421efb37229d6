import { expect, type Browser } from '@playwright/test';
import { keep, openWithWorker } from '../support/worker';
import type { Fault, FaultProxy } from './faultProxy';

interface Visit {
  browser: Browser;
  faultProxy: FaultProxy;
  fault: Fault | 'offline';
}

const LIST = '/events';

/** Reads the list, opens it again while it is spoilt, and gets the copy with its date (C). */
export async function expectCopy({ browser, faultProxy, fault }: Visit): Promise<void> {
  const { context, page } = await openWithWorker(browser, faultProxy.url);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  await page.goto(LIST);
  await keep(page, LIST);
  if (fault === 'offline') await context.setOffline(true);
  else faultProxy.spoil(`GET ${LIST}`, fault);
  // A document that is cut off may never be loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'This is a copy of the page from' });
  await expect(note).toHaveText(/ from \w+ \d+, 20\d\d, \d+:\d\d/);
  await context.setOffline(false);
  faultProxy.mend();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
}
