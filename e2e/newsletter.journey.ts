import { linkIn } from './support/mail';
import { asNew } from './support/members';
import { expect, expectAccessible, startSignedIn, test } from './support/test';

const PASSWORD = 'maziwa-lala-42';

test(
  'a subscriber ends the newsletter from the email without signing in',
  { tag: '@phone' },
  async ({ page, product, browser }, info) => {
    const username = `reader${info.project.name}`;
    const email = `${username}@example.org`;
    const member = await asNew(page.request, {
      username,
      first_name: 'Chebet',
      last_name: 'Rono',
      email,
      password: PASSWORD,
      age_bracket: '25-34',
      user_type: 'individual',
    });
    await member.send('/mainapp/sustainability/', {
      display_name: 'Chebet R.',
      introduction: '',
      themes: ['nature regeneration'],
      county: '',
      county_public: false,
      use_in_trends: false,
      newsletter: false,
    });
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
    await startSignedIn(page, username, PASSWORD);
    await page.goto('/profile');
    const newsletter = page.getByRole('checkbox', { name: 'Send me the newsletter by email' });
    await expect(newsletter).not.toBeChecked();
    await newsletter.check();
    const isMailed = () => product.mailsTo(email).some((mail) => mail.includes('/unsubscribe/'));
    await expect.poll(isMailed).toBe(true);
    const mail = product.mailsTo(email).find((each) => each.includes('/unsubscribe/'));
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const stranger = await browser.newContext();
    const reader = await stranger.newPage();
    await reader.goto(linkIn(mail, '/unsubscribe/'));
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('End the newsletter?');
    await reader.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText('End the newsletter?');
    await expect(reader.getByRole('button')).toHaveCount(0);
    await stranger.close();

    await page.reload();
    await expect(newsletter).not.toBeChecked();
    await expectAccessible(page);
  },
);
