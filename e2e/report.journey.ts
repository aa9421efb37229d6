import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

const PHONE = { width: 360, height: 740 };

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

  await steps.first().getByRole('link').click();
  await expect(
    page.getByRole('region', { name: 'What to do next' }).getByRole('article').first(),
  ).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
