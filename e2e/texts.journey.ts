import sharp from 'sharp';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

const MISSION = '/about/mission';
const RULE = 'We meet at the lake on the first Saturday of each month.';

test('an edited text is public at once, and a restore brings the old one back', async ({
  page,
  browser,
}) => {
  const unscripted = await browser.newContext({ javaScriptEnabled: false });
  const reader = await unscripted.newPage();
  const section = reader.getByRole('heading', { name: 'Where we meet' });

  await declineCookies(page);
  await startSignedIn(page, 'admin');
  await page.goto('/vetting/admin/texts');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mission & Platform' }).click();
  const field = page.getByRole('textbox', { name: /^Text/ });
  const builtIn = await field.inputValue();
  expect(builtIn).toContain('## Our principles');
  await field.fill(`${builtIn}\n\n## Where we meet\n\n${RULE} See [events](/events).`);
  await page.getByRole('button', { name: 'Show the formatted text' }).click();
  await expect(page.getByLabel('Formatted text')).toContainText(RULE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Version 1 (shown now)')).toBeVisible();

  await reader.goto(MISSION);
  await expect(section).toBeVisible();
  await expect(reader.getByText(RULE)).toBeVisible();
  await page.goto(MISSION);
  await expect(page.getByRole('heading', { name: 'Where we meet' })).toBeVisible();
  await page.getByRole('link', { name: 'events', exact: true }).click();
  await expect(page).toHaveURL(/\/events$/);

  await page.goto('/vetting/admin/texts/mission');
  await page.getByRole('button', { name: 'Back to the built-in text' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByText('The page shows the built-in text.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Our principles' })).toBeVisible();
  await expect(section).toBeHidden();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByText('Version 3 (shown now)')).toBeVisible();
  await reader.reload();
  await expect(section).toBeVisible();
  await page.getByRole('button', { name: 'Back to the built-in text' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByText('Version 4, the built-in text (shown now)')).toBeVisible();
  await unscripted.close();
});

test('an announcement with a picture is on the home page of visitors, in the order of the editors', async ({
  page,
  browser,
}) => {
  await declineCookies(page);
  await startSignedIn(page, 'admin');
  await page.goto('/vetting/admin/texts/announcements');
  const announce = async (title: string) => {
    await page.getByRole('button', { name: 'Add an announcement' }).click();
    await page.getByRole('textbox', { name: 'Title (required)' }).fill(title);
    await page.getByRole('textbox', { name: 'Text (required)' }).fill(RULE);
  };
  await announce('The office is closed on Friday');
  await page.getByRole('textbox', { name: 'Link' }).fill('/events');
  await page.getByRole('button', { name: 'Done with announcement 1' }).click();
  await announce('Market day');
  await page.getByLabel(/^Picture/).setInputFiles({
    name: 'stall.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1b5e20' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByRole('button', { name: 'Remove Picture' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done with announcement 2' }).click();
  await page.getByRole('button', { name: 'Move announcement 2 earlier' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Version 1 (shown now)')).toBeVisible();
  await expectAccessible(page);

  const unscripted = await browser.newContext({ javaScriptEnabled: false });
  const reader = await unscripted.newPage();
  await reader.goto('/');
  const section = reader.getByRole('region', { name: 'Announcements' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Market day',
    'The office is closed on Friday',
  ]);
  await expect(section.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/events',
  );
  await unscripted.close();

  await page.getByRole('button', { name: 'Back to the built-in text' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByText('The page shows the built-in text.')).toBeVisible();
});

test('a changed document is put before the members, who agree to it once', async ({
  page,
  browser,
}) => {
  await declineCookies(page);
  await startSignedIn(page, 'admin');
  await page.goto('/vetting/admin/texts/terms');
  const field = page.getByRole('textbox', { name: /^Text/ });
  await field.fill(`${await field.inputValue()}\n\n## A new rule\n\n${RULE}`);
  await page.getByRole('checkbox', { name: /^This changes what members agreed to/ }).check();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Version 1, members were asked again (shown now)')).toBeVisible();

  const other = await browser.newContext();
  const member = await other.newPage();
  await declineCookies(member);
  await startSignedIn(member, 'wanjiku');
  await member.goto('/events');
  const notice = member.getByRole('region', { name: 'Changed documents' });
  await expect(notice).toContainText('Our Terms & Conditions changed since you joined.');
  await expectAccessible(member);
  await notice.getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(member.getByRole('heading', { name: 'A new rule' })).toBeVisible();
  await notice.getByRole('button', { name: 'I agree' }).click();
  await expect(notice).toHaveCount(0);
  await member.goto('/profile');
  await expect(member.getByText(/^Given on .* \(version 1\)$/)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Back to the built-in text' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByText('The page shows the built-in text.')).toBeVisible();
});
