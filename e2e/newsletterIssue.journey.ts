import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

test(
  'an issue is written with an event, seen in both schemes, tried and sent',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    const subject = `News for ${info.project.name}`;
    await declineCookies(page);
    await startSignedIn(page, 'admin');
    await page.goto('/vetting/admin/newsletter');
    await page.getByRole('link', { name: 'Write an issue' }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Text' }).fill('# Karibu!\n\nCome and **repair**:');
    await page.getByRole('button', { name: 'Add an event, listing or resource' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to the issue' });
    await dialog.getByRole('searchbox', { name: 'Search' }).fill('repair saturday');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Add: Repair Saturday/ }).first().click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(
      /repair\*\*:\n\n\[event: repair-saturday/,
    );
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

    for (const scheme of ['light', 'dark']) {
      const email = page.frameLocator(`iframe[title="The email, ${scheme}"]`);
      await expect(email.getByRole('link', { name: /^Repair Saturday/ })).toBeVisible();
    }
    await expectAccessible(page);
    const before = product.mailsTo('admin@example.org').length;
    await page.getByRole('button', { name: 'Send it to me alone' }).click();
    await expect.poll(() => product.mailsTo('admin@example.org').length).toBe(before + 1);

    await page.getByRole('button', { name: /^Send to \d+ people$/ }).click();
    const question = page.getByRole('dialog', { name: /^Send to \d+ people\?$/ });
    await question.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('row', { name: 'Still to be sent 0' })).toBeVisible();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    await page.getByRole('link', { name: 'All issues' }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await expectAccessible(page);
  },
);
