import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

test(
  'a visitor calculates the downloaded report of a business again, without sending it',
  { tag: '@phone' },
  async ({ page, context, browser, baseURL, settle }) => {
    await declineCookies(context);
    await startSignedIn(page, 'hello@mwangaza-soaps.example');
    await page.goto('/report');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const file = await (await download).path();
    await page.getByRole('link', { name: 'Check the calculation yourself' }).click();
    await expect(page).toHaveURL(/\/report\/replay$/);

    const visitor = await browser.newContext({
      viewport: page.viewportSize(),
      ...(baseURL && { baseURL }),
    });
    await declineCookies(visitor);
    const seen = await visitor.newPage();
    await seen.goto('/report/replay');
    await settle(seen);
    await expect(seen.getByLabel('Choose a report file')).toBeAttached();
    await expectAccessible(seen);
    const sent: string[] = [];
    seen.on('request', (request) => sent.push(request.method()));
    await seen.getByLabel('Choose a report file').setInputFiles(file);
    await expect(seen.getByText(/^Every figure in the file is the same/)).toBeVisible();
    await expect(
      seen.getByRole('region', { name: 'Report of Mwangaza Soaps' }).getByText('Sapling level'),
    ).toBeVisible();
    expect(sent.filter((method) => method !== 'GET')).toEqual([]);
    for (const fold of await seen.locator('main summary').all()) await fold.click();
    await expectAccessible(seen);
    const width = await seen.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(seen.viewportSize()?.width ?? 0);
    await visitor.close();
  },
);
