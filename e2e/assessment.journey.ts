import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { inDisplayOrder } from '../domain/vetting/order';
import { QUESTIONNAIRE } from '../domain/vetting/questionnaire';
import { answersWorth } from '../domain/vetting/testing/samples';
import { sectionsOf } from '../domain/vetting/sections';
import type { Answer, VettingQuestion } from '../domain/vetting/types';
import { askedQuestions } from '../domain/vetting/visibility';
import { givenAnswers, storedAnswers } from './support/assessments';
import { asDemo } from './support/members';
import { expect, expectAccessible, startSignedIn, tabTo, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(300_000);

const ANSWERS = answersWorth(QUESTIONNAIRE.questions, 3);
const ASKED = askedQuestions(QUESTIONNAIRE, ANSWERS);
const BLANK: Answer = { text: '', selected_options: [], evidence_url: '' };
const answerTo = ({ id }: VettingQuestion): Answer => ANSWERS[id] ?? BLANK;

/** Without an application, one for each project. */
const BUSINESSES: Record<string, string> = {
  phone: 'office@namlolwe-coldchain.example',
  desktop: 'info@kaukau-dryers.example',
};

/** The list item of a question on the screen of its section. */
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

async function answerByKeys(page: Page, question: VettingQuestion) {
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
      await expect(choice).toBeChecked();
    }
  }
  if (text) {
    await tabTo(page, card.getByRole('textbox', { name: question.text }));
    await page.keyboard.type(text);
  }
}

/** How somebody gets on: with a finger, or without a mouse. */
interface Way {
  answer: (page: Page, question: VettingQuestion) => Promise<void>;
  press: (page: Page, target: Locator) => Promise<void>;
}

const WAYS: Record<string, Way> = {
  phone: { answer: answerByTap, press: (_page, target) => target.click() },
  desktop: {
    answer: answerByKeys,
    async press(page, target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
  },
};

const byProject = <T>(values: Record<string, T>, project: string): T => {
  const value = values[project];
  if (value === undefined) throw new Error(`nothing for ${project}`);
  return value;
};

const CATEGORIES = inDisplayOrder(QUESTIONNAIRE.categories);

const questionsOf = (category: number) => ASKED.filter((one) => one.category === category);

const bar = (page: Page) => page.getByRole('region', { name: 'Progress' });

const allSaved = (page: Page) =>
  expect(bar(page).getByText('Saved', { exact: true })).toBeVisible();

const waits = (page: Page) => expect(bar(page).getByText('Waiting for connection')).toBeVisible();

async function isOpen(page: Page, category: number) {
  const [first] = questionsOf(category);
  if (!first) throw new Error(`category ${category} asks nothing`);
  await expect(page).toHaveURL(new RegExp(`/vetting/form/${category}\\b`));
  await expect(page.getByRole('heading', { name: first.text })).toBeVisible();
}

const next = (page: Page) => page.getByRole('link', { name: /^Next:/ });

/** The asked questions of each screen of a category, after `start` of them. */
const screensOf = (category: number, start = 0) => {
  const asked = questionsOf(category).slice(start);
  const [entry] = CATEGORIES.filter(({ id }) => id === category);
  return sectionsOf(entry ?? { id: category, category_name: '' }, asked)
    .map(({ questions }) => questions)
    .filter((questions) => questions.length > 0);
};

async function expectEveryAnswerOnce(request: APIRequestContext, username: string) {
  const given = Object.fromEntries(ASKED.map((question) => [question.id, answerTo(question)]));
  const stored = await storedAnswers(request, await asDemo(request, username));
  expect(stored).toEqual(givenAnswers(given));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
});

/**
 * By touch on the phone; on the other by keyboard alone, until there has been a question of each kind. The
 * rest is touched there too, which takes less time.
 */
test('a business answers and submits on a bad connection, and each answer is stored once', async ({
  page,
  context,
  request,
}, info) => {
  const username = byProject(BUSINESSES, info.project.name);
  const { answer, press } = byProject(WAYS, info.project.name);
  const answerAll = async (tab: Page, screens: readonly (readonly VettingQuestion[])[]) => {
    for (const [index, questions] of screens.entries()) {
      for (const question of questions) await answer(tab, question);
      if (index < screens.length - 1) await press(tab, next(tab));
    }
  };
  /** From the last questions of a category over the check of its answers to the next one. */
  const goOn = async (tab: Page) => {
    await press(tab, next(tab));
    await expect(tab.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
    await expect(tab.getByText('Every question has an answer.')).toBeVisible();
    await press(tab, next(tab));
  };
  await startSignedIn(page, username);
  await page.goto('/vetting');
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'Start' }));

  const [first, second, third, ...rest] = CATEGORIES.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('fourteen categories');

  await isOpen(page, first);
  await expectAccessible(page);
  await answerAll(page, [questionsOf(first).slice(0, 3)]);
  await context.setOffline(true);
  await answerAll(page, screensOf(first, 3));
  await waits(page);
  await context.setOffline(false);
  await allSaved(page);
  await press(page, next(page));
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await expectAccessible(page);
  await press(page, next(page));

  await isOpen(page, second);
  await answerAll(page, screensOf(second));
  await allSaved(page);

  // The tab is closed while answers wait for the line.
  await goOn(page);
  await isOpen(page, third);
  await context.setOffline(true);
  await answerAll(page, [questionsOf(third).slice(0, 4)]);
  await waits(page);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/vetting/form/${third}`);
  await isOpen(again, third);
  await answerAll(again, screensOf(third, 4));
  await allSaved(again);

  const kinds = new Set([first, second, third].flatMap(questionsOf).map(({ kind }) => kind));
  // Once the Basic part is passed, the next part is the first of the Advanced one.
  for (const category of rest) {
    await goOn(again);
    await isOpen(again, category);
    for (const [index, questions] of screensOf(category).entries()) {
      if (index > 0) await press(again, next(again));
      for (const question of questions) {
        await (kinds.has(question.kind) ? answerByTap : answer)(again, question);
        kinds.add(question.kind);
      }
    }
    await allSaved(again);
  }
  await expectEveryAnswerOnce(request, username);

  await goOn(again);
  await expect(again).toHaveURL('/vetting/completion');
  await expect(again.getByText(/You have answered every question/)).toBeVisible();
  await expectAccessible(again);
  await press(again, again.getByRole('button', { name: 'Submit assessment' }));
  await expect(
    again.getByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
  ).toBeVisible();
  await expectAccessible(again);

  await again.goto('/report');
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(again);
});
