import type { Locator, Page } from '@playwright/test';
import type { KnownFacts } from '../domain/vetting/knownFacts';
import { proposalFor } from '../domain/vetting/proposals';
import { QUESTIONNAIRE, questionById } from '../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../domain/vetting/testing/samples';
import type { Answer, Answers, VettingQuestion } from '../domain/vetting/types';
import { askedQuestions } from '../domain/vetting/visibility';
import { givenAnswers, storedAnswers } from './support/assessments';
import { BUSINESS_PASSWORD, startAsNewBusiness } from './support/businesses';
import { declineCookies, expect, startSignedIn, test } from './support/test';

test.setTimeout(120_000);

const PHONE_HEIGHT = 740;
const BLANK: Answer = { text: '', selected_options: [], evidence_url: '' };

/** What a business answers where nothing is proposed. */
const answersOf = (given: Parameters<typeof answersBy>[1]): Answers => ({
  ...answersWorth(QUESTIONNAIRE.questions, 3),
  ...answersBy(QUESTIONNAIRE, given),
});

/** With the reason that the option itself gives. */
const notApplicable = (code: string, text: string): Answers =>
  Object.fromEntries(
    Object.entries(answersBy(QUESTIONNAIRE, { [code]: 'not_applicable' })).map(([id, answer]) => [
      id,
      { ...answer, text },
    ]),
  );

interface Kind {
  title: string;
  slug: string;
  facts: KnownFacts;
  profile: object;
  answers: Answers;
  /** The whole of it, in screens of a phone. */
  most: number;
}

const PLACE = 'Ahero, Kisumu County';

const KINDS: Kind[] = [
  {
    title: 'a sole trader without staff',
    slug: 'tailor',
    facts: {
      staff: '0',
      founders: ['female'],
      registrationNumber: '',
      place: PLACE,
      email: 'tailor@whole-assessment.example',
    },
    profile: { staff: '0', founders: [{ name: 'Akinyi', gender: 'female' }] },
    answers: {
      ...answersOf({ BD1: 'sole_trader', SC2: 'none', SC5: 'no' }),
      ...notApplicable('DI7', 'We make no green claims.'),
    },
    most: 42,
  },
  {
    title: 'a maker with staff',
    slug: 'maker',
    facts: {
      staff: '10-19',
      founders: ['female', 'male'],
      registrationNumber: 'PVT-WHOLE01',
      place: PLACE,
      email: 'maker@whole-assessment.example',
    },
    profile: {
      staff: '10-19',
      founders: [
        { name: 'Akinyi', gender: 'female' },
        { name: 'Ouma', gender: 'male' },
      ],
      registration_number: 'PVT-WHOLE01',
    },
    answers: answersOf({
      SC2: ['make_process', 'own_water', 'hazardous_chemicals', 'land_use', 'vehicles'],
      SC5: 'yes',
    }),
    most: 45,
  },
];

const bar = (page: Page) => page.getByRole('region', { name: 'Progress' });
const isSaved = (page: Page) => expect(bar(page).getByText('Saved', { exact: true })).toBeVisible();
/** Of what is on this screen. */
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const next = (page: Page) => page.getByRole('link', { name: /^Next:/ });

/** Answers by touch and counts what it takes. */
function createPhone({ facts, answers }: Kind) {
  const given: Record<number, Answer> = {};
  const counts = { taps: 0, screens: 0, typed: 0 };

  async function tap(target: Locator) {
    await target.tap();
    counts.taps += 1;
  }

  async function answer(page: Page, question: VettingQuestion) {
    const card = page.locator(`#q${question.id}`);
    const proposal = proposalFor(QUESTIONNAIRE, question, given, facts);
    if (proposal) {
      await tap(card.getByRole('button', { name: /^Use “/ }));
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
      const question = questionById(QUESTIONNAIRE, id);
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

for (const kind of KINDS) {
  test(`${kind.title} answers everything by touch, and nothing is lost @phone`, async ({
    page,
    context,
    browser,
    product,
    request,
  }, info) => {
    const owner = await startAsNewBusiness(
      { page, context, product },
      {
        name: `Whole ${kind.slug}`,
        email: kind.facts.email,
        profile: {
          category: 'Home',
          themes: ['community action'],
          description:
            'We sew and mend clothes for the families of Ahero, and teach the young how to do it too.',
          ...kind.profile,
        },
      },
    );
    const phone = createPhone(kind);
    await page.goto('/vetting');
    await phone.tap(page.getByRole('link', { name: 'Start' }));
    await page.waitForURL(/\/vetting\/form\/1/);
    await expect(title(page)).toContainText('Form and origin');

    // A reload in the middle of a category.
    await phone.answerUntil(page, /form\/2\?section=2/);
    await page.reload();
    await expect(page.getByText(/^SJ5$/)).toBeVisible();

    // Two screens without a connection, the second one reached without it; then a reload.
    await phone.answerUntil(page, /form\/3\?section=1/);
    await isSaved(page);
    await context.setOffline(true);
    await phone.answerUntil(page, /form\/3\?section=check/);
    await expect(bar(page).getByText('Waiting for connection')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await isSaved(page);

    // The Advanced part opens, and is begun.
    await phone.answerUntil(page, /form\/5\?section=check/);
    await expect(page.getByRole('link', { name: "Next: Let's Get Started" })).toBeVisible();
    await phone.answerUntil(page, /form\/10/);
    await isSaved(page);

    // The rest on another device.
    const { viewport, hasTouch } = info.project.use;
    const other = await browser.newContext({
      baseURL: product.url,
      ...(viewport && { viewport }),
      ...(hasTouch && { hasTouch }),
    });
    await declineCookies(other);
    const second = await other.newPage();
    await startSignedIn(second, kind.facts.email, BUSINESS_PASSWORD);
    await second.goto('/vetting');
    await phone.tap(second.getByRole('link', { name: 'Resume' }));
    await expect(title(second)).toContainText('Whom you buy from');
    await phone.answerUntil(second, /form\/14\?section=check/);
    await isSaved(second);
    await phone.answerUntil(second, /completion/);
    await expect(second.getByText('You have answered every question.')).toBeVisible();
    await other.close();

    const asked = askedQuestions(QUESTIONNAIRE, phone.given).map(({ id }) => id);
    expect(
      Object.keys(phone.given)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(asked.toSorted((a, b) => a - b));
    expect(await storedAnswers(request, owner)).toEqual(givenAnswers(phone.given));
    const { taps, screens, typed } = phone.counts;
    console.log(
      `${kind.title}: ${asked.length} questions, ${taps} taps, ${typed} typed, ${screens.toFixed(1)} screens`,
    );
    expect(screens).toBeLessThanOrEqual(kind.most);
  });
}
