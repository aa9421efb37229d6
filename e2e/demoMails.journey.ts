import { expect, expectAccessible, test } from './support/test';

test(
  'the emails of the demo are shown at /dev/mail',
  { tag: '@desktop' },
  async ({ page, product }, info) => {
    const email = `mails-${info.project.name}@kijani.example`;
    const data = {
      username: `mails${info.project.name}`,
      first_name: 'Wanjikũ',
      last_name: 'Reader',
      email,
      password: 'maziwa-lala-42',
      age_bracket: '25-34',
      user_type: 'individual',
    };
    await page.request.post('/accounts/signup/', { data });
    await expect.poll(() => product.mailsTo(email).length).toBeGreaterThan(0);
    await page.goto('/dev/mail');
    await expectAccessible(page);
    const entry = page.getByRole('listitem').filter({ hasText: email });
    await entry.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Kijani');
    await expect(page.getByText('Dear Wanjikũ,').first()).toBeVisible();
    const framed = page.frameLocator('iframe');
    await expect(framed.getByText('Dear Wanjikũ,')).toBeVisible();
    await expect(framed.getByRole('link', { name: 'Confirm my email' })).toBeVisible();
  },
);
