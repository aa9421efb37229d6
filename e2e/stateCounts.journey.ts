import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { QUESTIONNAIRE } from '../domain/vetting/questionnaire';
import { askedQuestions } from '../domain/vetting/visibility';
import { asMember } from './support/members';
import { answersOf } from './support/phone';
import { startPostgres } from './support/postgres';
import { startProduct, type Product } from './support/product';
import { expect, keepSession, openLogin, test } from './support/test';

const PASSWORD = 'maziwa-lala-42';
const ANSWERS = answersOf({});

const SIGNED_UP = 'authModal.registerBusiness.submitting xstate.done.actor.registeringBusiness 0';
const SUBMITTED =
  'vetting.ready.submission.submitting.sendingApplication xstate.done.actor.submittingApplication 0';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByRole('radio', { name: /Business/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create a Business Account' }).click();
  await dialog.getByRole('textbox', { name: 'Company Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm Password').fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Create .*Account$/ }).click();
  await expect(page).toHaveURL('/authentication?user_type=business');
}

/** Its profile and answers, which the pages are not about here, by calls. */
async function answerEverything(page: Page, email: string): Promise<void> {
  const member = await asMember(page.request, email, PASSWORD);
  await member.send('/mainapp/businesses/', {
    ...{ name: email, county: '042', address_locality: 'Ahero', founding_year: 2016 },
    ...{ telephone: '', url: '', consent_listing: true, newsletter: false, category: 'Home' },
    themes: ['community action'],
    description:
      'We sew and mend clothes for the families of Ahero, and teach the young how to do it too.',
  });
  for (const question of askedQuestions(QUESTIONNAIRE, ANSWERS)) {
    const { text, selected_options } = ANSWERS[question.id] ?? { text: '', selected_options: [] };
    await member.send('/vet/response/', { question: question.id, text, selected_options });
  }
  // The session of the page knows nothing of the profile.
  const { session } = await asMember(page.request, email, PASSWORD);
  await keepSession(page, session);
}

async function submit(page: Page): Promise<void> {
  await page.goto('/vetting/completion');
  await page.getByRole('button', { name: 'Submit assessment' }).click();
  await expect(
    page.getByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
  ).toBeVisible();
}

/** A business joins and submits its assessment in a browser of its own, which has answered about cookies. */
async function join(browser: Browser, { url }: Product, email: string, hasAccepted: boolean) {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(
    (stored) => localStorage.setItem('cookiesAccepted', stored),
    String(hasAccepted),
  );
  const page = await context.newPage();
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mainapp/state-counts/')) sent.push(request.headers());
  });
  await signUp(page, email);
  await answerEverything(page, email);
  await submit(page);
  await page.goto('about:blank');
  await context.close();
  return sent;
}

test(
  'counts of sign-ups and submissions add up to what the server has, and nothing is sent without consent',
  { tag: '@desktop' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    const postgres = await startPostgres();
    test.skip(postgres === null, 'needs PostgreSQL');
    if (!postgres) return;
    const product = await startProduct({ DATABASE_URL: postgres.url });
    const database = new pg.Client(postgres.url);
    await database.connect();
    const numberOf = async (query: string, values: string[] = []): Promise<number> => {
      const { rows } = await database.query<{ number: string | null }>(query, values);
      return Number(rows[0]?.number);
    };
    const counted = (name: string) =>
      numberOf(`select sum(times) as number from state_counts where kind = 'taken' and name = $1`, [
        name,
      ]);
    const serverTotals = async () => ({
      signUps: await numberOf('select count(*) as number from users'),
      submissions: await numberOf(
        `select count(*) as number from application_events where event = 'application.submitted'`,
      ),
    });
    const countedTotals = async () => ({
      signUps: await counted(SIGNED_UP),
      submissions: await counted(SUBMITTED),
    });
    try {
      for (const email of ['one@counts.example', 'two@counts.example']) {
        const [headers] = await join(browser, product, email, true);
        expect(Object.keys(headers ?? {})).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(authorization|cookie|referer)$/)]),
        );
      }
      const totals = await serverTotals();
      expect(totals).toEqual({ signUps: 2, submissions: 2 });
      await expect.poll(countedTotals).toEqual(totals);

      expect(await join(browser, product, 'three@counts.example', false)).toEqual([]);
      expect(await serverTotals()).toEqual({ signUps: 3, submissions: 3 });
      expect(await countedTotals()).toEqual(totals);

      const { rows } = await database.query('select * from state_counts');
      expect(JSON.stringify(rows)).not.toMatch(
        /counts\.example|@|127\.0\.0\.1|vetting\/completion/,
      );
    } finally {
      await database.end();
      await product.stop();
      await postgres.stop();
    }
  },
);
