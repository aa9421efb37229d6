import type { BrowserContext, Locator, Page } from '@playwright/test';
import { QUESTIONNAIRE } from '../domain/vetting/questionnaire';
import { answersWorth } from '../domain/vetting/testing/samples';
import type { Answer, VettingQuestion } from '../domain/vetting/types';
import { askedQuestions } from '../domain/vetting/visibility';
import { asDemo } from './support/members';
import { expect, expectAccessible, signIn, tabTo, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(300_000);

const isBasic = (id: number) =>
  QUESTIONNAIRE.categories.some((category) => category.id === id && category.part === 'basic');
const BASIC = QUESTIONNAIRE.questions.filter(({ category }) => isBasic(category));
const ANSWERS = answersWorth(QUESTIONNAIRE.questions, 3);
const ASKED = askedQuestions(QUESTIONNAIRE, ANSWERS);
const BLANK: Answer = { text: '', selected_options: [], evidence_url: '' };
const answerTo = ({ id }: VettingQuestion): Answer => ANSWERS[id] ?? BLANK;

/** Demo businesses that have no application, one for each project and test. */
const BUSINESSES: Record<string, string> = {
  'phone taps': 'office@namlolwe-coldchain.example',
  'desktop taps': 'bookings@nkadoru-camp.example',
  'phone keys': 'habari@kifaa-cycle.example',
  'desktop keys': 'info@kaukau-dryers.example',
};

const businessOf = (project: string, way: string): string => {
  const name = BUSINESSES[`${project} ${way}`];
  if (!name) throw new Error(`no business for ${project} ${way}`);
  return name;
};

/** The list item of a question on the page of its category. */
const cardOf = (page: Page, question: VettingQuestion): Locator =>
  page.getByRole('main').locator(`#q${question.id}`);

async function answerByTap(page: Page, question: VettingQuestion) {
  const { text, selected_options } = answerTo(question);
  const card = cardOf(page, question);
  for (const { id, label } of question.options) {
    if (!selected_options.includes(id)) continue;
    const choice = card.getByLabel(label, { exact: true });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  if (text) await card.getByRole('textbox', { name: question.text }).fill(text);
}

async function openCategory(page: Page, category: number) {
  await page.goto(`/vetting/form/${category}`);
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
}

const questionsOf = (category: number) => BASIC.filter((one) => one.category === category);

const allSaved = (page: Page) =>
  expect(page.getByText(/^(Saving…|Waiting for connection|Not saved)/)).toHaveCount(0);

async function withoutConnection(context: BrowserContext, act: () => Promise<void>) {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

test('a business answers the Basic part on a bad line; every answer arrives once', async ({
  page,
  context,
  request,
}, info) => {
  const username = businessOf(info.project.name, 'taps');
  await page.goto('/');
  await signIn(page, username);
  await expect(page).toHaveURL('/general');
  await page.goto('/vetting');
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await expectAccessible(page);

  const [first, second, third, ...rest] = QUESTIONNAIRE.categories
    .filter(({ part }) => part === 'basic')
    .map(({ id }) => id);
  if (!first || !second || !third) throw new Error('five Basic categories');

  await openCategory(page, first);
  await expectAccessible(page);
  for (const question of questionsOf(first).slice(0, 3)) await answerByTap(page, question);
  await withoutConnection(context, async () => {
    for (const question of questionsOf(first).slice(3)) await answerByTap(page, question);
    await expect(page.getByText(/^Waiting for connection/).first()).toBeVisible();
  });
  await allSaved(page);

  await openCategory(page, second);
  for (const question of questionsOf(second)) await answerByTap(page, question);
  await allSaved(page);

  // The tab is closed while answers wait for the line.
  await openCategory(page, third);
  await context.setOffline(true);
  for (const question of questionsOf(third).slice(0, 4)) await answerByTap(page, question);
  await expect(page.getByText(/^Waiting for connection/).first()).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await openCategory(again, third);
  for (const question of questionsOf(third).slice(4)) await answerByTap(again, question);
  await allSaved(again);
  for (const category of rest) {
    await openCategory(again, category);
    for (const question of questionsOf(category)) await answerByTap(again, question);
    await allSaved(again);
  }

  // The Basic part is passed: the Advanced one is open.
  await again.goto('/vetting');
  for (const { id } of QUESTIONNAIRE.categories.filter(({ part }) => part === 'advanced')) {
    await openCategory(again, id);
    for (const question of ASKED.filter(({ category }) => category === id)) {
      await answerByTap(again, question);
    }
    await allSaved(again);
  }

  const member = await asDemo(request, username);
  const answered = await request.get('/vet/responses/', {
    headers: { Authorization: `Token ${member.token}` },
  });
  const responses = (await answered.json()) as {
    question: number;
    text: string;
    selected_options: number[];
  }[];
  expect(responses.map(({ question }) => question).sort((a, b) => a - b)).toEqual(
    ASKED.map(({ id }) => id).sort((a, b) => a - b),
  );
  for (const { question, text, selected_options } of responses) {
    expect({ question, text, chosen: selected_options.toSorted((a, b) => a - b) }).toEqual({
      question,
      text: ANSWERS[question]?.text,
      chosen: ANSWERS[question]?.selected_options.toSorted((a, b) => a - b),
    });
  }

  await again.goto('/vetting/completion');
  await expect(again.getByText(/Every question that is asked of you has an answer/)).toBeVisible();
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Submit assessment' }).click();
  await expect(
    again.getByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
  ).toBeVisible();
  await expectAccessible(again);
});

test('one category is answered by keyboard alone', async ({ page }, info) => {
  await page.goto('/');
  await signIn(page, businessOf(info.project.name, 'keys'));
  await expect(page).toHaveURL('/general');
  await page.goto('/vetting');
  await tabTo(page, page.getByRole('link', { name: 'Start' }));
  await page.keyboard.press('Enter');
  const [category] = QUESTIONNAIRE.categories;
  if (!category) throw new Error('no category');
  const questions = questionsOf(category.id);
  await expect(page.getByRole('heading', { name: questions[0]?.text ?? '' })).toBeFocused();
  for (const question of questions) {
    const { text, selected_options } = answerTo(question);
    const card = cardOf(page, question);
    for (const { id, label } of question.options) {
      if (!selected_options.includes(id)) continue;
      const choice = card.getByLabel(label, { exact: true });
      if (question.kind === 'one') {
        await tabTo(page, card.getByRole('radio').first());
        await page.keyboard.press('Space');
        while (!(await choice.isChecked())) await page.keyboard.press('ArrowDown');
      } else {
        await tabTo(page, choice);
        await page.keyboard.press('Space');
      }
    }
    if (text) {
      await tabTo(page, card.getByRole('textbox', { name: question.text }));
      await page.keyboard.type(text);
    }
  }
  await expect(page.getByText(`${questions.length} of ${questions.length} answered`)).toBeVisible();
  await allSaved(page);
  await tabTo(page, page.getByRole('link', { name: /^Next:/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
