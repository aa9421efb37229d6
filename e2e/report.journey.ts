import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

const PHONE = { width: 360, height: 740 };

/** Phone screens that the demo report may fill; the rest of it is folded. */
const MOST_SCREENS = 7;

test('the first phone screen of a report has the level, the expiry and three next steps', async ({
  page,
  context,
  settle,
}) => {
  await declineCookies(context);
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'hello@mwangaza-soaps.example');
  await page.goto('/report');
  await settle(page);
  const result = page.getByRole('region', { name: 'Result' });
  const steps = page.getByRole('region', { name: 'Your next steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const shown = [
    result.getByText(/^\w+ level$/),
    result.getByText(/^Mwangaza Soaps \w/),
    result.getByText(/^Valid until /),
    ...(await steps.all()),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(steps.first()).toHaveText(/ · adds (about \d+|less than 1) of 100 points$/);
  await expectAccessible(page);

  const { height } = (await page.getByRole('main').boundingBox()) ?? PHONE;
  expect(height).toBeGreaterThan(PHONE.height);
  expect(height / PHONE.height).toBeLessThan(MOST_SCREENS);

  await steps.first().getByRole('link').click();
  await expect(
    page.getByRole('region', { name: 'What to do next' }).getByRole('article').first(),
  ).toBeInViewport();
  for (const fold of await page.locator('summary:has(h2)').all()) await fold.click();
  const receipt = page.getByRole('region', { name: 'The score, point by point' });
  await receipt.getByText('Points for each question').click();
  await expect(receipt.getByRole('table')).toHaveCount(14);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
