import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { PipelineColumn } from '../domain/contract/admin/pipeline';
import { QUESTIONNAIRE, questionByCode } from '../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../domain/vetting/testing/samples';
import type { VettingQuestion } from '../domain/vetting/types';
import { askedQuestions } from '../domain/vetting/visibility';
import { linkIn } from './support/mail';
import { asDemo } from './support/members';
import { expect, expectAccessible, keepSession, startSignedIn, test } from './support/test';

test.setTimeout(300_000);

const ANSWERS = {
  ...answersWorth(QUESTIONNAIRE.questions, 3),
  ...answersBy(QUESTIONNAIRE, {
    BD2: 'kenya',
    BD3: '100',
    BD4: '80',
    BD5: 'women_only',
    BD6: '49',
  }),
};
const NOTE = 'Please count your managers again, and say what your story is in one sentence.';
const STORY = 'Bicycles carry what lorries used to.';

/** Listed in the demo's directory, without an application; one for each project. */
const BUSINESSES: Record<string, { name: string; email: string }> = {
  phone: { name: 'Kifaa Cycle', email: 'habari@kifaa-cycle.example' },
  desktop: { name: 'Nkadoru Community Camp', email: 'bookings@nkadoru-camp.example' },
};

function ask(code: string): VettingQuestion {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`no question ${code}`);
  return question;
}
const MANAGERS = ask('BD6');
const TOLD = ask('SJ8');

const withoutBanner = () => localStorage.setItem('cookiesAccepted', 'false');

/** Somebody of their own browser, signed in. */
async function visit(browser: Browser, username: string | null): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(withoutBanner);
  const page = await context.newPage();
  if (username) await startSignedIn(page, username);
  return page;
}

async function answerEverything(request: APIRequestContext, username: string) {
  const member = await asDemo(request, username);
  for (const question of askedQuestions(QUESTIONNAIRE, ANSWERS)) {
    const { text, selected_options } = ANSWERS[question.id] ?? { text: '', selected_options: [] };
    await member.send('/vet/response/', { question: question.id, text, selected_options });
  }
  return member;
}

/** The application beside the board, opened by its card. */
async function openCard(page: Page, name: string, column: string): Promise<Locator> {
  await page.goto(`/vetting/admin/progress?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(/^\d+ applications? match/)).toBeVisible();
  const columns = page.getByLabel('Column', { exact: true });
  if (await columns.isVisible()) {
    const option = columns.locator('option', { hasText: column });
    await columns.selectOption(await option.innerText());
  }
  await page.getByRole('link', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByText('History')).toBeVisible();
  return details;
}

const act = (details: Locator, name: string) =>
  details.getByRole('group', { name: 'What you can do' }).getByRole('button', { name }).click();

async function decide(page: Page, name: string, fill: (dialog: Locator) => Promise<void>) {
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name }) })
    .last();
  await fill(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Decide later' })).toHaveCount(0);
}

const cardOf = (page: Page, { id }: VettingQuestion) => page.getByRole('main').locator(`#q${id}`);

test(
  'a submitted assessment becomes a listing with badges, by business, admin and visitor',
  { tag: '@desktop' },
  async ({ page, browser, request, product }, info) => {
    const business = BUSINESSES[info.project.name];
    if (!business) throw new Error(`no business for ${info.project.name}`);
    await page.addInitScript(withoutBanner);
    const { user_id, session } = await answerEverything(request, business.email);

    await keepSession(page, session);
    await page.goto('/vetting/completion');
    await page.getByRole('button', { name: 'Submit assessment' }).click();
    await expect(
      page.getByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
    ).toBeVisible();

    const admin = await visit(browser, 'admin');
    let details = await openCard(admin, business.name, 'Submitted');
    await expectAccessible(admin);
    await act(details, 'Claim');
    await expect(details.getByRole('button', { name: 'Ask for changes' })).toBeVisible();
    await act(details, 'Ask for changes');
    await decide(admin, 'Ask for changes', async (dialog) => {
      for (const { text } of [MANAGERS, TOLD]) {
        await dialog.getByRole('searchbox').fill(text);
        await dialog.getByRole('checkbox', { name: text }).check();
      }
      await dialog.getByRole('textbox', { name: /^Note to the business/ }).fill(NOTE);
      await expectAccessible(admin);
    });

    const mails = () =>
      product.mailsTo(business.email).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    // The email waits until the decision cannot be undone any more.
    await expect
      .poll(() => mails().some((mail) => mail.includes(NOTE)), { timeout: 30_000 })
      .toBe(true);
    const asked = mails().find((mail) => mail.includes(NOTE));
    expect(asked).toContain(MANAGERS.text);
    await page.goto(linkIn(asked, '/vetting'));
    await expect(page.getByText(NOTE)).toBeVisible();
    await page.getByRole('link', { name: MANAGERS.text }).click();
    await expect(cardOf(page, ask('BD5')).getByRole('radio').first()).toBeDisabled();
    await cardOf(page, MANAGERS).getByRole('textbox', { name: MANAGERS.text }).fill('60');
    await page.goto(`/vetting/form/${TOLD.category}#q${TOLD.id}`);
    await cardOf(page, TOLD).getByRole('textbox', { name: TOLD.text }).fill(STORY);
    await expect(page.getByText(/^(Saving…|Waiting for connection|Not saved)/)).toHaveCount(0);
    await page.goto('/vetting/completion');
    await page.getByRole('button', { name: 'Submit again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
    ).toBeVisible();

    details = await openCard(admin, business.name, 'Submitted');
    await act(details, 'Claim');
    await act(details, 'Approve');
    await decide(admin, 'Approve', () => Promise.resolve());
    await act(details, 'Publish the listing');
    await decide(admin, 'Publish the listing', () => Promise.resolve());
    await expect(details.getByText('Listed', { exact: true }).first()).toBeVisible();
    const story = await details.getByRole('listitem').locator('strong').allInnerTexts();
    expect(story).toEqual([
      'Listed in the directory',
      'Approved',
      'Review begun',
      'Submitted',
      'Changes wanted',
      'Review begun',
      'Submitted',
      'First answer given',
    ]);
    await expect(details.getByText(NOTE)).toBeVisible();
    await expectAccessible(admin);
    await expect
      .poll(() => mails().filter((mail) => /approved|in the directory/.test(mail)).length, {
        timeout: 30_000,
      })
      .toBeGreaterThanOrEqual(2);

    await admin.goto(`/report?as_user=${user_id}`);
    await expect(admin.getByRole('heading', { level: 1 })).toContainText(business.name);

    const visitor = await visit(browser, null);
    await visitor.goto(`/kijani-directory?q=${encodeURIComponent(business.name)}`);
    await visitor.getByRole('link', { name: business.name }).first().click();
    await expect(visitor.getByText('Women-led').first()).toBeVisible();
    await expect(visitor.getByText('Locally anchored').first()).toBeVisible();
    for (const one of [admin, visitor]) await one.context().close();
  },
);

test(
  'a business sees only its own data in the admin area, and an individual is sent away',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await page.addInitScript(withoutBanner);
    await startSignedIn(page, 'hello@mwangaza-soaps.example');
    for (const path of ['reports', 'listings', 'progress']) {
      await page.goto(`/vetting/admin/${path}`);
      await expect(page.getByText('Mwangaza Soaps').first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/vetting/admin/members');
    await expect(page).toHaveURL('/vetting/admin/progress');
    const individual = await visit(browser, 'wanjiku');
    await individual.goto('/vetting/admin/progress');
    await expect(individual).toHaveURL('/general');
    await individual.context().close();
  },
);

const MANY_CARDS = 30;

/** Shows each card of the real board so often that most of its column is out of sight. */
const fillColumns = (page: Page) =>
  page.route('**/mainapp/admin/pipeline/*', async (route) => {
    const answer = await route.fetch();
    const columns = (await answer.json()) as PipelineColumn[];
    const json = columns.map((column, place) => {
      const cards = Array.from({ length: MANY_CARDS }, (_, index) =>
        column.cards.slice(0, 1).map((card) => ({
          ...card,
          application: 1_000_000 + place * MANY_CARDS + index,
        })),
      ).flat();
      return { ...column, cards, count: cards.length };
    });
    await route.fulfill({ response: answer, json });
  });

/** How far the widest card of a full column reaches beyond its column. */
const overhang = (page: Page) =>
  page.getByRole('main').evaluate((main, many) => {
    const lists = [...main.querySelectorAll('section > ul')].filter(
      (list) => list.children.length === many,
    );
    const beyond = lists.flatMap((list) => {
      const column = list.parentElement ?? list;
      const { right } = column.getBoundingClientRect();
      return [...list.children].map((card) => card.getBoundingClientRect().right - right);
    });
    return beyond.length === 0 ? Infinity : Math.max(...beyond);
  }, MANY_CARDS);

test('every page of the admin area is accessible and fits its width, even a full board', async ({
  page,
}) => {
  await page.addInitScript(withoutBanner);
  await fillColumns(page);
  await startSignedIn(page, 'admin');
  const areas = [
    'progress',
    'reports',
    'listings',
    'moderation',
    'members',
    'newsletter',
    'search-words',
    'texts',
    'audit',
    'checks',
  ];
  for (const path of areas) {
    await page.goto(`/vetting/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    if (path === 'progress') expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
});
