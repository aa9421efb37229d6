import { expect, type Locator, type Page } from '@playwright/test';
import type { KnownFacts } from '../../domain/vetting/knownFacts';
import { proposalFor } from '../../domain/vetting/proposals';
import { t, type Language, type Values } from '../../domain/language';
import { inLanguage } from '../../server/language';
import { QUESTIONNAIRES } from '../../domain/vetting/questions/translate';
import { QUESTIONNAIRE, questionById } from '../../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../../domain/vetting/testing/samples';
import type { Answer, Answers, VettingQuestion } from '../../domain/vetting/types';

const PHONE_HEIGHT = 740;
const BLANK: Answer = { text: '', selected_options: [], evidence_url: '' };

/** What a business answers where nothing is proposed. */
export const answersOf = (given: Parameters<typeof answersBy>[1]): Answers => ({
  ...answersWorth(QUESTIONNAIRE.questions, 3),
  ...answersBy(QUESTIONNAIRE, given),
});

/** Of what is on this screen. */
export const title = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** What the pages say in a language. */
export function createWords(language: Language) {
  const say = (text: string, values: Values = {}) => inLanguage(language, () => t(text, values));
  const bar = (page: Page) => page.getByRole('region', { name: say('Progress') });
  return {
    say,
    bar,
    isSaved: (page: Page) =>
      expect(bar(page).getByText(say('Saved'), { exact: true })).toBeVisible(),
  };
}

export const { bar, isSaved } = createWords('en');

interface Owner {
  /** What its profile says; null where the pages cannot read it and propose nothing. */
  facts: KnownFacts | null;
  answers: Answers;
  language?: Language;
}

/** Answers by touch and counts what it takes. */
export function createPhone(
  { facts, answers, language = 'en' }: Owner,
  given: Record<number, Answer> = {},
) {
  const { say } = createWords(language);
  const questionnaire = QUESTIONNAIRES[language];
  const next = (page: Page) =>
    page.getByRole('link', { name: new RegExp(`^${say('Next: {label}', { label: '' }).trim()}`) });
  const counts = { taps: 0, screens: 0, typed: 0 };

  async function tap(target: Locator) {
    await target.tap();
    counts.taps += 1;
  }

  async function answer(page: Page, question: VettingQuestion) {
    const card = page.locator(`#q${question.id}`);
    const proposal =
      facts && inLanguage(language, () => proposalFor(QUESTIONNAIRE, question, given, facts));
    if (proposal) {
      await tap(
        card.getByRole('button', {
          name: say('Use “{answer}”', { answer: '' }).replace(/”.*/, ''),
        }),
      );
      given[question.id] = { ...BLANK, ...proposal.answer };
      return;
    }
    const wanted = answers[question.id] ?? BLANK;
    for (const { id, label } of question.options) {
      if (wanted.selected_options.includes(id)) await tap(card.getByLabel(label, { exact: true }));
    }
    if (wanted.text && wanted.selected_options.length === 0) {
      await tap(card.getByRole('textbox', { name: question.text }));
      await page.keyboard.insertText(wanted.text);
      counts.typed += 1;
    }
    given[question.id] = wanted;
  }

  /** Every question that this screen shows and that has no answer yet. */
  async function answerScreen(page: Page) {
    const cards = page.getByRole('main').locator('ol > li[id^="q"]');
    const ids = await cards.evaluateAll((items) => items.map(({ id }) => Number(id.slice(1))));
    for (const id of ids) {
      const question = questionById(questionnaire, id);
      if (question && !given[id]) await answer(page, question);
    }
  }

  /** On to the next screen; how far down its button is is how far one scrolled. */
  async function goOn(page: Page) {
    const height = await next(page).evaluate((button) => {
      const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
      return button.getBoundingClientRect().bottom - top;
    });
    counts.screens += height / PHONE_HEIGHT;
    const before = (await title(page).textContent()) ?? '';
    await tap(next(page));
    await expect(title(page)).not.toHaveText(before);
  }

  /** Until the screen that follows has the address, or the end. */
  async function answerUntil(page: Page, end: RegExp) {
    while (!end.test(page.url())) {
      await answerScreen(page);
      await goOn(page);
    }
  }
  return { given, counts, tap, answerScreen, goOn, answerUntil };
}
