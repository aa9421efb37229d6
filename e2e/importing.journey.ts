import { importFile, importRow, importRows } from '../server/test/importFile';
import { asDemo } from './support/members';
import { declineCookies, expect, expectAccessible, keepSession, test } from './support/test';

/** 280 businesses that nobody has listed, ten rows that repeat some of them, and ten demo businesses. */
function threeHundredRows(known: readonly { telephone: string | null }[]): string {
  const repeated = importRows(10);
  const listed = known.map(({ telephone }, index) =>
    importRow(1000 + index, { Phone: telephone ?? '' }),
  );
  return importFile([...importRows(280), ...repeated, ...listed]);
}

test(
  'an admin imports 300 rows without their 20 duplicates, and undoes it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await declineCookies(context);
    const admin = await asDemo(page.request, 'admin');
    await keepSession(page, admin.session);
    const answer = await page.request.get('/mainapp/listings/');
    const listings = (await answer.json()) as { telephone: string | null }[];
    const known = listings.filter(({ telephone }) => telephone?.startsWith('+2547')).slice(0, 10);
    expect(known).toHaveLength(10);

    await page.goto('/vetting/admin/listings');
    await page.getByRole('link', { name: 'Import a CSV file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'businesses.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(threeHundredRows(known)),
    });

    await expect(page.getByText('businesses.csv: 300 rows, 10 columns.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Say what the columns hold' })).toBeFocused();
    await expect(page.getByLabel('Field of “Phone”')).toHaveValue('telephone');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look at the rows' }).press('Enter');

    await expect(page.getByRole('heading', { name: 'All rows: 300' })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByLabel('Show').selectOption('Likely duplicate (20)');
    await expect(page.getByRole('heading', { name: 'Likely duplicate: 20' })).toBeVisible();
    await expect(page.getByText(/^Repeats line \d+ /)).toHaveCount(10);
    await expect(page.getByText(/^Seems to be .*: same phone number\./)).toHaveCount(10);
    await expect(page.getByText('280 to create, 0 to merge, 20 to skip.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 280 rows' }).press('Enter');

    await expect(page.getByText('280 created, 0 merged, 20 skipped.')).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
    const result = page.url();
    const [name = ''] = importRow(280);
    const inDirectory = `/kijani-directory?exact=1&q=${encodeURIComponent(name)}`;
    await page.goto(inDirectory);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Unclaimed', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(/Our team added this business/)).toBeVisible();
    await expectAccessible(page);

    await page.goto(result);
    await page.getByRole('button', { name: 'Undo this import' }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo the import' }).press('Enter');
    await expect(page.getByText(/^Undone on /)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Kept by the undo' })).toHaveCount(0);
    await page.goto(inDirectory);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  },
);
