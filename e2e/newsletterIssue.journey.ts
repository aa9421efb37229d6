import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

/** The frame of an email runs no script, those of a journey included. */
test.use({
  expectedComplaints: [
    [
      /^Blocked script execution in '[^']+\/newsletter\/issues\//,
      /The document is sandboxed and lacks the 'allow-same-origin' flag/,
    ],
    { scope: 'test' },
  ],
});

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
    await dialog.getByRole('searchbox', { name: 'Search' }).fill('soap');
    await expect(dialog.getByRole('list', { name: 'Found' })).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add: A day of cold-process soap' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(
      /repair\*\*:\n\n\[event: [a-z-]+\]$/,
    );
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

    for (const [scheme, query] of [
      ['light', '@media not all {'],
      ['dark', '@media all {'],
    ] as const) {
      const frame = page.locator(`iframe[title="The email, ${scheme}"]`);
      const address = (await frame.getAttribute('src')) ?? '';
      await frame.scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.frames().some((each) => each.url().endsWith(address)))
        .toBe(true);
      const email = await page.request.get(address);
      expect(email.status()).toBe(200);
      const html = await email.text();
      expect(html).toContain('A day of cold-process soap');
      expect(html).toContain('<strong>repair</strong>');
      expect(html).toContain(query);
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
