import type { Page } from '@playwright/test';
import { keepSession, expect, openLogin } from '../support/test';
import { aDemo, type KnownMember } from './accounts';
import { cell, throughProxy } from './faultTest';
import {
  expectKept,
  expectSentOnce,
  logInAs,
  MEMBER_SCREENS,
  openPublic,
  OPENERS,
  type Opened,
} from './screens';

throughProxy();

const EXPIRED = 'Session expired. Please log in again.';

function memberOf({ member }: Opened): KnownMember {
  if (!member) throw new Error('nobody is signed in');
  return member;
}

cell('twice', 'login', async ({ page, request, faultProxy }) => {
  await page.goto('/contact');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByRole('radio', { name: /Business/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create a Business Account' }).click();
  const email = 'twice@faults.example';
  await dialog.getByRole('textbox', { name: 'Company Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('sabuni-za-ziwa');
  await dialog.getByLabel('Confirm Password').fill('sabuni-za-ziwa');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Create .*Account$/ }).dblclick();
  await expect(page).toHaveURL('/authentication?user_type=business');
  expect(faultProxy.count('POST /accounts/signup/')).toBe(1);
  const data = { username: email, password: 'sabuni-za-ziwa' };
  expect((await request.post('/accounts/login/', { data })).status()).toBe(200);
});

for (const screen of ['form', 'post', 'admin'] as const) {
  cell('twice', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({ page, request, baseURL: faultProxy.url });
    // While the answer is on its way a second press could be sent.
    faultProxy.spoil(opened.target, { kind: 'late', wait: 500 });
    await opened.button?.dblclick();
    await page.keyboard.press('Enter');
    await expectSentOnce(opened);
    expect(faultProxy.count(opened.target)).toBe(1);
  });
}

cell('twice', 'assessment', async ({ page, request, faultProxy }) => {
  const opened = await OPENERS.assessment({ page, request, baseURL: faultProxy.url });
  faultProxy.spoil(opened.target, { kind: 'late', wait: 500 });
  await opened.send();
  await opened.field.press('Enter');
  await opened.field.press('Enter');
  await expectSentOnce(opened);
  expect(faultProxy.count(opened.target)).toBe(1);
});

for (const screen of MEMBER_SCREENS) {
  cell('expiry', screen, async ({ page, request, faultProxy }) => {
    const opened = await OPENERS[screen]({
      page,
      request,
      baseURL: faultProxy.url,
      isAlone: true,
    });
    const { pathname } = new URL(page.url());
    const member = memberOf(opened);
    const headers = { Authorization: `Token ${member.token}` };
    expect((await request.post('/accounts/logout/', { headers })).ok()).toBe(true);
    await opened.send();
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await logInAs(page, member);
    await expect(page).toHaveURL(pathname);
    await expectKept(opened);
    if (opened.button) await opened.send();
    await expectSentOnce(opened);
  });
}

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log In' });

/** Signs out as a second tab of the same browser does. */
async function signOutElsewhere(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto('/general');
  await second.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(logInButton(second)).toBeVisible();
  await second.close();
}

cell('otherTab', 'public', async ({ page, request, faultProxy, settle }) => {
  const place = { page, request, baseURL: faultProxy.url };
  const opened = await OPENERS.form({ ...place, isAlone: true });
  await openPublic({ ...place, settle });
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await signOutElsewhere(page);
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByText('Nyaboke')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Business Directory' })).toBeVisible();
  await expect(opened.field).toHaveCount(0);
});

cell('otherTab', 'login', async ({ page, request, faultProxy }) => {
  const place = { page, request, baseURL: faultProxy.url };
  await OPENERS.login(place);
  const second = await page.context().newPage();
  await keepSession(second, (await aDemo(place, 'wanjiku')).session);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Your account, Wanjiku/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

for (const screen of MEMBER_SCREENS) {
  cell('otherTab', screen, async ({ page, request, faultProxy }) => {
    const place = { page, request, baseURL: faultProxy.url };
    const opened = await OPENERS[screen]({ ...place, isAlone: true });
    const member = memberOf(opened);
    const address = page.url();
    await signOutElsewhere(page);
    await expect(page).toHaveURL('/');
    await expect(opened.field).toHaveCount(0);
    await page.goto(address);
    await page.getByRole('status').getByRole('button', { name: 'Log In' }).click();
    await logInAs(page, member);
    await expect(page).toHaveURL(address);
    await expect(opened.field).toBeVisible();
    if (screen === 'form' || screen === 'post') await expectKept(opened);

    const second = await page.context().newPage();
    await keepSession(second, (await aDemo(place, 'hello@mwangaza-soaps.example')).session);
    await expect(page.getByText(member.username)).toHaveCount(0);
    await expect(opened.field.and(page.locator(`[value="${opened.typed}"]`))).toHaveCount(0);
  });
}

for (const screen of ['form', 'assessment', 'admin'] as const) {
  cell('twoTabs', screen, async ({ page, request, browser, faultProxy }) => {
    const place = { page, request, baseURL: faultProxy.url };
    // Tabs of one browser follow each other: only another device can have an older version.
    const elsewhere = await browser.newContext({ baseURL: faultProxy.url });
    const one = await OPENERS[screen](place);
    const two = await OPENERS[screen]({ ...place, page: await elsewhere.newPage() });
    await one.send();
    await expectSentOnce(one);
    await two.send();
    const other = elsewhere.pages()[0];
    if (!other) throw new Error('no second window');
    const versions = other.getByRole('group', { name: /^Two versions of / });
    await expect(versions.getByText(one.typed)).toBeVisible();
    await expect(versions.getByText(two.typed)).toBeVisible();
    await versions.getByRole('button', { name: 'Keep mine' }).click();
    await expectSentOnce(two);
    await elsewhere.close();
  });
}
