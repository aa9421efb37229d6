import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { QUESTIONNAIRE, questionByCode } from '../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../domain/vetting/testing/samples';
import type { VettingQuestion } from '../domain/vetting/types';
import { askedQuestions } from '../domain/vetting/visibility';
import { asDemo } from './support/members';
import { expect, expectAccessible, keepSession, startSignedIn, test } from './support/test';

test.setTimeout(120_000);

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
/** Listed in the demo's directory, without an application. */
const BUSINESS = { name: 'Kifaa Cycle', email: 'habari@kifaa-cycle.example' };

function ask(code: string): VettingQuestion {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`no question ${code}`);
  return question;
}
const [KENYANS, REVENUE, MANAGERS] = [ask('BD3'), ask('BD4'), ask('BD6')];
const COMMENTS = new Map([
  [MANAGERS, 'Please count the managers again.'],
  [REVENUE, 'Which year is this?'],
]);
const NOTE = 'We phoned them on Monday.';

async function submit(request: APIRequestContext) {
  const member = await asDemo(request, BUSINESS.email);
  let application = 0;
  for (const question of askedQuestions(QUESTIONNAIRE, ANSWERS)) {
    const { text, selected_options } = ANSWERS[question.id] ?? { text: '', selected_options: [] };
    await member.send('/vet/response/', { question: question.id, text, selected_options });
  }
  const list = await request.get('/vet/applications/', {
    headers: { Authorization: `Token ${member.token}` },
  });
  for (const { id } of (await list.json()) as { id: number }[]) application = id;
  await member.send(`/vet/applications/${application}/events/`, { event: 'application.submitted' });
  return { ...member, application };
}

async function reviewer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await startSignedIn(page, 'admin');
  return page;
}

async function openDetails(page: Page, application: number): Promise<Locator> {
  await page.goto(`/vetting/admin/progress?application=${application}`);
  const details = page.getByRole('dialog', { name: BUSINESS.name });
  await expect(details.getByRole('heading', { name: 'Answers and verdicts' })).toBeVisible();
  return details;
}

const onAnswer = (details: Locator, { text }: VettingQuestion): Locator =>
  details.getByRole('listitem').filter({ has: details.page().getByText(text, { exact: true }) });

const cardOf = (page: Page, { id }: VettingQuestion) => page.getByRole('main').locator(`#q${id}`);

test(
  'verdicts become one message, which the business answers and the reviewer reads beside the change',
  { tag: '@desktop' },
  async ({ page, browser, request, product }) => {
    const { session, application } = await submit(request);
    const admin = await reviewer(browser);
    let details = await openDetails(admin, application);
    await details.getByRole('button', { name: 'Claim' }).click();
    // Other buttons take the place of this one, and move what is below.
    await expect(details.getByRole('button', { name: 'Return to the queue' })).toBeVisible();
    await details.getByText(/^Business Details: \d+ answers/).click();
    await onAnswer(details, KENYANS).getByRole('button', { name: 'Fine' }).click();
    for (const [question, comment] of COMMENTS) {
      const answer = onAnswer(details, question);
      await answer.getByRole('button', { name: 'Needs a change' }).click();
      await answer.getByRole('textbox', { name: /What has to change/ }).fill(comment);
      await answer.getByRole('button', { name: 'Save the comment' }).click();
      await expect(answer.getByText(comment)).toBeVisible();
    }
    await expect(details.getByText(/2 answers need a change/)).toBeVisible();
    await details.getByRole('textbox', { name: 'New note' }).fill(NOTE);
    await details.getByRole('button', { name: 'Add the note' }).click();
    await expect(details.getByRole('paragraph').filter({ hasText: NOTE })).toBeVisible();
    await expectAccessible(admin);
    await details.getByRole('button', { name: 'Ask for changes' }).click();
    const dialog = admin.getByRole('dialog', { name: /^Ask for changes/ });
    await expect(dialog.getByText('2 questions picked.')).toBeVisible();
    for (const comment of COMMENTS.values()) await expect(dialog.getByText(comment)).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(dialog).toHaveCount(0);

    const mails = () =>
      product.mailsTo(BUSINESS.email).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    await expect
      .poll(
        () => mails().some((mail) => [...COMMENTS.values()].every((each) => mail.includes(each))),
        { timeout: 30_000 },
      )
      .toBe(true);
    expect(mails().some((mail) => mail.includes(NOTE))).toBe(false);

    await page.setViewportSize({ width: 360, height: 740 });
    await keepSession(page, session);
    await page.goto('/vetting');
    for (const comment of COMMENTS.values()) await expect(page.getByText(comment)).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await expectAccessible(page);
    for (const [question, comment] of COMMENTS) {
      await page.goto(`/vetting/form/${question.category}#q${question.id}`);
      const card = cardOf(page, question);
      await expect(card.getByText(comment)).toBeVisible();
      await card.getByRole('textbox', { name: question.text }).fill('61');
      await expect(page.getByText(/^(Saving…|Waiting for connection|Not saved)/)).toHaveCount(0);
    }
    await page.goto(`/vetting/form/${KENYANS.category}#q${KENYANS.id}`);
    await expect(cardOf(page, KENYANS).getByRole('textbox')).toBeDisabled();
    await page.goto(`/vetting/form/${MANAGERS.category}#q${MANAGERS.id}`);
    await expect(cardOf(page, MANAGERS).getByRole('note')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(/^(Saving…|Waiting for connection|Not saved)/)).toHaveCount(0);
    await page.goto('/vetting/completion');
    await page.getByRole('button', { name: 'Submit again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
    ).toBeVisible();

    details = await openDetails(admin, application);
    await details.getByText(/^Asked to change: 2 answers/).click();
    const changed = onAnswer(details, MANAGERS);
    await expect(changed.getByText('61%')).toBeVisible();
    await expect(changed.getByText('Answered before: 49%')).toBeVisible();
    await expect(changed.getByText('Please count the managers again.')).toBeVisible();
    await expect(details.getByRole('paragraph').filter({ hasText: NOTE })).toBeVisible();
    await expectAccessible(admin);
    await admin.context().close();
  },
);
