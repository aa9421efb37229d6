import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';
import { keep, keptIn, openWithWorker } from './support/worker';

test('a member follows a business, finds it in the Member Zone, and forgets it', async ({
  page,
}) => {
  await declineCookies(page);
  await startSignedIn(page, 'wanjiku');
  await page.goto('/kijani-directory/rwama-coffee-growers');
  const follow = page.getByRole('button', { name: /^Follow / });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto('/general');
  const saved = page.getByRole('region', { name: 'Saved businesses' });
  await expect(saved.getByRole('link')).toHaveText(['Rwama Coffee Growers']);
  await expectAccessible(page);
  await saved.getByRole('button', { name: /^Save / }).click();
  await expect(saved).toHaveCount(0);
});

test(
  'a saved listing opens without a network, on each device of its member, until it is saved no more',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const member = 'hello@mwangaza-soaps.example';
    const path = '/kijani-directory/rwama-coffee-growers';
    const { context, page } = await openWithWorker(browser, baseURL);
    await startSignedIn(page, member);
    await page.goto('/kijani-directory?q=rwama');
    await keep(page, '/kijani-directory?q=rwama');
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Rwama Coffee Growers' });
    await expect(heading).toBeVisible();
    // The link of the directory has not asked for the page itself.
    expect(await keptIn(page, 'pages')).not.toContain(path);
    await page.getByRole('button', { name: /^Save / }).click();
    await expect.poll(() => keptIn(page, 'saved')).toEqual([path]);

    const openSaved = async (of = page) => {
      await of.goto('/general');
      const saved = of.getByRole('region', { name: 'Saved businesses' });
      await expect(saved.getByRole('link')).toHaveText(['Rwama Coffee Growers']);
      return saved;
    };
    const saved = await openSaved();
    await context.setOffline(true);
    await saved.getByRole('link').click();
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'This is a copy' })).toContainText(
      'You are offline.',
    );
    await expectAccessible(page);
    await context.setOffline(false);

    // Another phone of the member, on which the listing was never opened.
    const other = await openWithWorker(browser, baseURL);
    await startSignedIn(other.page, member);
    const savedThere = await openSaved(other.page);
    await keep(other.page, path, 'saved');
    await other.context.setOffline(true);
    await savedThere.getByRole('link').click();
    await expect(
      other.page.getByRole('heading', { level: 1, name: 'Rwama Coffee Growers' }),
    ).toBeVisible();
    await other.context.close();

    await (await openSaved()).getByRole('button', { name: /^Save / }).click();
    await expect(saved).toHaveCount(0);
    await expect.poll(() => keptIn(page, 'saved')).toEqual([]);
    await context.close();
  },
);
