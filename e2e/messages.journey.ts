import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

test('two members write to each other without seeing an address', async ({ page, browser }) => {
  const text = 'Shall we share a stall on Saturday?';
  await declineCookies(page);
  await startSignedIn(page, 'wanjiku');
  await page.goto('/community');
  const button = page.getByRole('button', { name: /^Write a message/ }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^Write to/ });
  await dialog.getByRole('textbox').fill(text);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Sent to/)).toBeVisible();
  await page.goto('/general');
  const own = page.getByRole('region', { name: 'Messages' });
  await expect(own).toContainText(text);
  await expectAccessible(page);

  await page.goto('/profile');
  await page.getByRole('checkbox', { name: /^Members may write to me/ }).uncheck();
  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  const other = await browser.newContext();
  const reader = await other.newPage();
  await reader.goto('/community');
  await expect(reader.getByRole('button', { name: /^Write a message/ })).toHaveCount(0);
  await other.close();
  await page.getByRole('checkbox', { name: /^Members may write to me/ }).check();
});
