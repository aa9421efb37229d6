import { pathIn, type Language } from '../domain/language';
import type { KnownFacts } from '../domain/vetting/knownFacts';
import { QUESTIONNAIRE } from '../domain/vetting/questionnaire';
import { answersBy } from '../domain/vetting/testing/samples';
import type { Answers } from '../domain/vetting/types';
import { askedQuestions } from '../domain/vetting/visibility';
import { givenAnswers, storedAnswers } from './support/assessments';
import { BUSINESS_PASSWORD, startAsNewBusiness } from './support/businesses';
import { answersOf, createPhone, createWords, title } from './support/phone';
import { declineCookies, expect, startSignedIn, test } from './support/test';

test.setTimeout(120_000);

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
  language: Language;
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
    language: 'en',
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
    title: 'a sole trader without staff, in Kiswahili,',
    language: 'sw',
    slug: 'fundi',
    facts: {
      staff: '0',
      founders: ['female'],
      registrationNumber: '',
      place: PLACE,
      email: 'fundi@whole-assessment.example',
    },
    profile: { staff: '0', founders: [{ name: 'Akinyi', gender: 'female' }] },
    answers: {
      ...answersOf({ BD1: 'sole_trader', SC2: 'none', SC5: 'no' }),
      ...notApplicable('DI7', 'Hatutoi madai ya kimazingira.'),
    },
    most: 44,
  },
  {
    title: 'a maker with staff',
    language: 'en',
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
    const { say, bar, isSaved } = createWords(kind.language);
    const start = pathIn(kind.language, '/vetting');
    await page.goto(start);
    await phone.tap(page.getByRole('link', { name: say('Start') }));
    await page.waitForURL(/\/vetting\/form\/1/);
    await expect(title(page)).toContainText(say('Form and origin'));

    // A reload in the middle of a category.
    await phone.answerUntil(page, /form\/2\?section=2/);
    await page.reload();
    await expect(page.getByText(/^SJ5$/)).toBeVisible();

    // Two screens without a connection, the second one reached without it; then a reload.
    await phone.answerUntil(page, /form\/3\?section=1/);
    await isSaved(page);
    await context.setOffline(true);
    await phone.answerUntil(page, /form\/3\?section=check/);
    await expect(bar(page).getByText(say('Waiting for connection'))).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await isSaved(page);

    // The Advanced part opens, and is begun.
    await phone.answerUntil(page, /form\/5\?section=check/);
    await expect(
      page.getByRole('link', { name: say('Next: {label}', { label: say("Let's Get Started") }) }),
    ).toBeVisible();
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
    await second.goto(start);
    await phone.tap(second.getByRole('link', { name: say('Resume') }));
    await expect(title(second)).toContainText(say('Whom you buy from'));
    await phone.answerUntil(second, /form\/14\?section=check/);
    await isSaved(second);
    await phone.answerUntil(second, /completion/);
    await expect(second.getByText(say('You have answered every question.'))).toBeVisible();
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
