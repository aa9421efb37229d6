import { Secret, TOTP } from 'otpauth';
import {
  declineCookies,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  openLogin,
  signIn,
  test,
} from './support/test';

/** No other journey signs in to it. */
const USERNAME = 'mutua';

test('a member sets up two-step sign-in and signs in with a code and a recovery code @phone', async ({
  page,
}) => {
  await declineCookies(page);
  await page.goto('/');
  await signIn(page, USERNAME);
  await expect(page).toHaveURL('/general');
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByLabel('Your Password', { exact: true }).fill(DEMO_PASSWORD);
  await section.getByRole('button', { name: 'Set Up Two-Step Sign-In' }).click();
  const key = (await section.locator('code').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await expectAccessible(page);
  const first = app.generate();
  await section.getByLabel('Code', { exact: true }).fill(first);
  await section.getByRole('button', { name: 'Switch It On' }).click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expectAccessible(page);

  const codeField = () => page.getByRole('textbox', { name: 'Code' });
  const logOut = async () => {
    await page.goto('/general');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
  };
  const logIn = async (code: string) => {
    const dialog = await openLogin(page);
    await dialog.getByLabel('Username').fill(USERNAME);
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await codeField().fill(code);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };

  await logOut();
  await logIn(first);
  await expect(page.getByRole('alert')).toContainText('was used before');
  await expectAccessible(page);
  // The code of the next period: the present one was used, and a clock may be early.
  await codeField().fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/general');

  await logOut();
  await logIn(recovery);
  await expect(page).toHaveURL('/general');
});
