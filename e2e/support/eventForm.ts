import type { Page } from '@playwright/test';

const inTenDays = (hour: string) =>
  `${new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)}T${hour}:00`;

/** Fills the open form of an event so that it can be sent. */
export async function fillEvent(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Summary').fill('Bring what is broken and mend it with us.');
  await page.getByLabel('Start (required)').fill(inTenDays('10'));
  await page.getByLabel('End (required)').fill(inTenDays('13'));
  await page.getByLabel('Place (required)').fill('Kibuye social hall');
  await page.getByRole('checkbox', { name: 'Community action' }).check();
  await page
    .getByRole('textbox', { name: 'Text (required)' })
    .fill('Bring a radio, a bag or a shirt. We have tools, thread and tea for everybody.');
}
