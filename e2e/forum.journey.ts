import type { Page } from '@playwright/test';
import { SIGN_OUT, type Forum } from './support/forum';
import { asDemo } from './support/members';
import { DEMO_PASSWORD, expect, expectAccessible, startSignedIn, test } from './support/test';

// One worker for all of them: each further one would start a product with a forum.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: ({ forumProduct }, provide) => provide(forumProduct.url) });

test.beforeEach(async ({ page, forum, forumProduct: { url } }) => {
  await page.addInitScript((origin) => {
    if (location.origin === origin) localStorage.setItem('cookiesAccepted', 'false');
  }, url);
  forum.seen.length = 0;
});

test.afterEach(async ({ forumProduct }, info) => {
  if (info.status === info.expectedStatus) return;
  await info.attach('server log', { body: forumProduct.output() });
});

const loginOf = (page: Page) => page.getByRole('dialog');

async function logInAtForum(page: Page, forum: Forum) {
  await page.goto(forum.url);
  await page.getByRole('link', { name: 'Log In' }).click();
}

async function fillLogin(page: Page) {
  const dialog = loginOf(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('wanjiku');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Log In' }).click();
}

/** Back at the forum, which learned no more than it should. */
async function expectWelcome(page: Page, forum: Forum) {
  await expect(page.getByText('Welcome')).toBeVisible();
  await expect(page).toHaveURL(`${forum.url}/welcome`);
  const answers = forum.seen.filter((request) => request.includes('/session/sso_login'));
  expect(answers).toEqual(['GET /session/sso_login']);
}

test(
  'a visitor from the forum logs in and returns to the forum',
  { tag: '@phone' },
  async ({ page, forum, forumProduct: product }) => {
    await logInAtForum(page, forum);
    await expect(loginOf(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await expectAccessible(page);
    await fillLogin(page);
    await expectWelcome(page, forum);
    expect(forum.member()).toEqual({
      nonce: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      external_id: expect.stringMatching(/^\d+$/) as unknown,
      email: 'wanjiku@example.org',
      username: 'wanjiku',
      name: 'Wanjiku Kamau',
      bio: expect.any(String) as unknown,
      groups: 'individual',
    });

    await page.goto('/general');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanjiku');
  },
);

test(
  'a visitor from the forum creates an account and returns to the forum',
  { tag: '@phone' },
  async ({ page, forum }, info) => {
    const email = `forum@${info.project.name}-dryers.example`;
    await logInAtForum(page, forum);
    const dialog = loginOf(page);
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await dialog.getByRole('radio', { name: /Business/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Create a Business Account' }).click();
    await dialog.getByRole('textbox', { name: 'Company Email' }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('jua-kali-2026');
    await dialog.getByLabel('Confirm Password').fill('jua-kali-2026');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Create .*Account$/ }).click();
    await expectWelcome(page, forum);
    expect(forum.member()).toMatchObject({
      email,
      groups: 'business',
      require_activation: 'true',
    });
    expect(forum.member()['username']).not.toContain('@');
  },
);

test(
  'a signed-in member enters the forum without a login, and signs out of both',
  { tag: '@desktop' },
  async ({ page, forum }) => {
    await startSignedIn(page, 'wanjiku');
    await logInAtForum(page, forum);
    await expectWelcome(page, forum);

    await page.goto('/general');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect.poll(() => forum.seen).toContain(SIGN_OUT);
  },
);

test(
  'a member whose session ended elsewhere logs in once and returns to the forum',
  { tag: '@phone' },
  async ({ page, forum, forumProduct: product }) => {
    await startSignedIn(page, 'wanjiku');
    await page.goto(forum.url);
    const { token } = await asDemo(page.request, 'wanjiku');
    const headers = { Authorization: `Token ${token}` };
    await page.request.post(`${product.url}/accounts/logout/`, { headers });

    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await fillLogin(page);
    await expectWelcome(page, forum);
  },
);

test(
  'a used sign-in address asks to sign in to the forum again',
  { tag: '@phone' },
  async ({ page, forum }) => {
    const asked = page.waitForRequest(/discourse\/sso\/.*token=/);
    await startSignedIn(page, 'wanjiku');
    await logInAtForum(page, forum);
    const address = (await asked).url();
    await expectWelcome(page, forum);

    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: 'Please sign in to the forum again' }),
    ).toBeVisible();
    await expectAccessible(page);
    forum.seen.length = 0;
    await page.getByRole('link', { name: 'Back to the forum' }).click();
    await expectWelcome(page, forum);
  },
);

for (const path of ['/', '/mainapp/discourse/sso/']) {
  test(
    `a signed request with a foreign return address gets an error page at ${path}`,
    { tag: '@phone' },
    async ({ page, forum, forumProduct: product }) => {
      await startSignedIn(page, 'wanjiku');
      await page.goto(`${path}?${forum.hostileQuery()}`);
      await expect(page.getByRole('heading', { name: 'The forum cannot be opened' })).toBeVisible();
      await expect(page.getByRole('link')).toHaveAttribute('href', `${product.url}/`);
      await expectAccessible(page);
    },
  );
}

test(
  'the Community page links to the forum and its topics',
  { tag: '@phone' },
  async ({ page, forum }) => {
    await page.goto('/community');
    const part = page.getByRole('region', { name: 'From the forum' });
    await expect(part.getByRole('link', { name: 'Who buys crushed glass?' })).toHaveAttribute(
      'href',
      `${forum.url}/t/who-buys-crushed-glass/7`,
    );
    await part.getByRole('link', { name: 'Open the forum' }).click();
    await expect(page).toHaveURL(`${forum.url}/`);
  },
);
