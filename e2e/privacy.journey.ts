import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

test('a member asks about their data, and the team answers in time', async ({ page, browser }) => {
  await declineCookies(page);
  await startSignedIn(page, 'wanjiku');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Ask Our Team' }).click();
  const form = page.getByRole('form', { name: 'Ask about your data' });
  await form.getByRole('combobox').selectOption({ label: 'Correct something that is wrong.' });
  await form.getByRole('textbox').fill('My county is Siaya.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send' }).click();
  const asked = page.getByRole('list', { name: 'What you asked' });
  await expect(asked).toContainText(/Correction: We answer by/);

  const other = await browser.newContext();
  const desk = await other.newPage();
  await declineCookies(desk);
  await startSignedIn(desk, 'admin');
  await desk.goto('/vetting/admin');
  await desk.getByRole('link', { name: '1 request about personal data' }).click();
  const open = desk.getByRole('list', { name: 'Open requests' });
  await expect(open).toContainText(/Correction: 6 days left/);
  await expectAccessible(desk);
  const download = desk.waitForEvent('download');
  await open.getByRole('button', { name: 'Download their data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^data-request-\d+\.json$/);
  await open.getByRole('button', { name: 'Answer' }).click();
  await desk.getByRole('textbox', { name: /^What was done/ }).fill('It says Siaya now.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByText('No request is open.')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(asked).toContainText('Our answer: It says Siaya now.');
});

test('a breach is recorded, its steps are done, and the people concerned are told', async ({
  page,
}) => {
  await declineCookies(page);
  await startSignedIn(page, 'admin');
  await page.goto('/vetting/admin/privacy');
  await page.getByRole('link', { name: 'Record a breach' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('A lost laptop');
  await page.getByRole('textbox', { name: /^What is known/ }).fill('It was locked.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A lost laptop' })).toBeVisible();
  await expect(page.getByText(/^2 days left, until/)).toBeVisible();
  await expectAccessible(page);

  const step = page.getByRole('form', { name: 'Stop it' });
  await step.getByRole('textbox').fill('Sessions ended.');
  await step.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Sessions ended.')).toBeVisible();

  await page.getByRole('textbox', { name: /^Emails or user names/ }).fill('wanjiku, nobody-here');
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText(/No account has these names: nobody-here/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Subject/ }).fill('About your data');
  await page.getByRole('textbox', { name: /^Text/ }).fill('A laptop was lost. It was locked.');
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send the emails' }).click();
  await expect(page.getByText('1 account, 1 told by email.')).toBeVisible();
  await page.goto('/vetting/admin/audit?action=breach.');
  await expect(page.getByText(/^A lost laptop \(breach \d+\)/).first()).toBeVisible();
});
