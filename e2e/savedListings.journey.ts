import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

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
