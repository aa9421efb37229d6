import type { Page } from '@playwright/test';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';
import { fillEvent } from './support/eventForm';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send for review' });
const notSaved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved.' });

test(
  'an event that is changed in two windows shows both versions and loses neither',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    await declineCookies(page);
    await startSignedIn(page, 'wanjiku');
    const name = `Changed twice, ${info.project.name}`;
    await page.goto('/events/post');
    await fillEvent(page, name);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/events\/post\?id=\d+$/);
    const second = await context.newPage();
    const place = (window: Page) => window.getByLabel('Place (required)');
    for (const window of [page, second]) {
      await window.goto(page.url());
      await expect(place(window)).toHaveValue('Kibuye social hall');
    }
    await place(page).fill('Kibuye library');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    await place(second).fill('Kibuye market');
    await sendButton(second).click();
    const versions = second.getByRole('group', { name: 'Two versions of this event' });
    await expect(versions.getByText('Place: Kibuye market')).toBeVisible();
    await expect(versions.getByText('Place: Kibuye library')).toBeVisible();
    await expect(notSaved(second)).toContainText('What you typed stays here and on this device');
    await expectAccessible(second);
    await versions.getByRole('button', { name: 'Take the other' }).click();
    await expect(place(second)).toHaveValue('Kibuye library');
    await second.getByRole('button', { name: 'Restore what I typed' }).click();
    await expect(place(second)).toHaveValue('Kibuye market');
    await sendButton(second).click();
    await second.waitForURL('**/events/my-events');

    await place(page).fill('Kibuye school');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page
      .getByRole('group', { name: 'Two versions of this event' })
      .getByRole('button', { name: 'Keep mine' })
      .click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(place(page)).toHaveValue('Kibuye school');
  },
);
