import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { QUESTIONNAIRE } from '../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../domain/vetting/testing/samples';
import { askedQuestions } from '../domain/vetting/visibility';
import { BUSINESS_PASSWORD } from './support/businesses';
import { asNew } from './support/members';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

test.setTimeout(600_000);

const BY_KEYBOARD = 20;
/** The mouse finds the same buttons each time, so a few will do. */
const BY_MOUSE = 5;
const ROWS_IN_SIGHT = 12;

const BASIC = QUESTIONNAIRE.categories.filter(({ part }) => part === 'basic').map(({ id }) => id);

/** With an amber answer in each application, and a red one in every fourth. */
const answersOf = (index: number) => ({
  ...answersWorth(QUESTIONNAIRE.questions, 3),
  ...answersBy(QUESTIONNAIRE, {
    BD2: 'kenya',
    DI3: 'none_unchecked',
    ...(index % 4 === 0 && { DI5: 'convicted' }),
  }),
});

/** A business with the answers of the Basic part, sent. */
async function submit(request: APIRequestContext, group: string, index: number): Promise<void> {
  const email = `desk-${group}-${index}@firm.example`;
  const name = `Duka ${group} ${String(index + 1).padStart(2, '0')}`;
  const owner = await asNew(request, {
    first_name: name,
    last_name: '',
    username: email,
    email,
    password: BUSINESS_PASSWORD,
    phone_num: '000 0000 0000',
    age_bracket: 'business duration',
    user_type: 'business',
  });
  const answers = answersOf(index);
  for (const question of askedQuestions(QUESTIONNAIRE, answers)) {
    const isDeclared = question.code === 'SO1';
    if (!BASIC.includes(question.category) && !isDeclared) continue;
    const { text = '', selected_options = [] } = answers[question.id] ?? {};
    await owner.send('/vet/response/', { question: question.id, text, selected_options });
  }
  const answered = await request.get(`/vet/applications/?user=${owner.user_id}`, {
    headers: { Authorization: `Token ${owner.token}` },
  });
  const [application] = (await answered.json()) as { id: number }[];
  await owner.send(`/vet/applications/${application?.id}/events/`, {
    event: 'application.submitted',
  });
}

async function openDesk(page: Page, group: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await submit(page.request, group, index);
  await declineCookies(page.context());
  await startSignedIn(page, 'admin');
  await page.goto(`/vetting/admin/desk?q=Duka+${group}&sort=name`);
  await expect(page.getByText(`${count} applications`, { exact: true })).toBeVisible();
}

const nameOf = (group: string, index: number) =>
  `Duka ${group} ${String(index + 1).padStart(2, '0')}`;

const headingOf = (page: Page, group: string, index: number) =>
  page.getByRole('heading', { level: 2, name: nameOf(group, index) });

/** The buttons of the flagged answers, which stand above all others. */
const flaggedOf = async (page: Page): Promise<Locator[]> => {
  const matters = page.getByRole('region', { name: 'Answers that matter' });
  const heads = await matters.getByText(/^(Red|Amber) answers \(\d+\)$/).allInnerTexts();
  const count = heads.reduce((sum, head) => sum + Number(/\d+/.exec(head)?.[0]), 0);
  return (await matters.getByRole('listitem').getByRole('button').all()).slice(0, count);
};

const approval = (page: Page) => page.getByRole('dialog', { name: /^Approve Duka/ });

const isDecided = async (page: Page): Promise<void> => {
  await expect(page.getByText('No application is open')).toBeVisible();
  await expect(page.getByText('No application matches')).toBeVisible();
};

/** How many rows of the list are whole and in sight. */
const rowsInSight = (page: Page): Promise<number> =>
  page
    .getByRole('region', { name: 'Applications' })
    .getByRole('listitem')
    .evaluateAll((rows) => {
      const frame = rows[0]?.closest('ol')?.parentElement?.getBoundingClientRect();
      return rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return frame && top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight);
      }).length;
    });

test(
  'an admin decides twenty applications by the keyboard alone, reading each flagged answer',
  { tag: '@desktop' },
  async ({ page }) => {
    const group = 'Kibodi';
    await openDesk(page, group, BY_KEYBOARD);
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(ROWS_IN_SIGHT);
    await expectAccessible(page);
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    const begun = Date.now();
    await press('j');
    for (let index = 0; index < BY_KEYBOARD; index += 1) {
      await expect(headingOf(page, group, index)).toBeVisible();
      await press('c');
      await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
      for (const flagged of await flaggedOf(page)) {
        await press('e');
        await expect(flagged).toBeFocused();
        await expect(flagged).toHaveAttribute('aria-expanded', 'true');
      }
      if (index === 0) await expectAccessible(page);
      await press('a');
      await expect(approval(page).getByRole('button', { name: 'Approve' })).toBeFocused();
      await press('Enter');
      await expect(approval(page)).toHaveCount(0);
    }
    await isDecided(page);
    const seconds = (Date.now() - begun) / 1000;
    console.log(`keyboard: ${BY_KEYBOARD} applications, ${presses} keys, ${seconds.toFixed(1)} s`);
    await expectAccessible(page);
  },
);

test(
  'an admin decides applications with the mouse, reading each flagged answer',
  { tag: '@desktop' },
  async ({ page }) => {
    const group = 'Panya';
    await openDesk(page, group, BY_MOUSE);
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const begun = Date.now();
    await click(page.getByRole('link', { name: nameOf(group, 0) }));
    for (let index = 0; index < BY_MOUSE; index += 1) {
      await expect(headingOf(page, group, index)).toBeVisible();
      await click(page.getByRole('button', { name: 'Claim' }));
      const approve = page.getByRole('button', { name: 'Approve', exact: true });
      await expect(approve).toBeVisible();
      for (const flagged of await flaggedOf(page)) await click(flagged);
      await click(approve);
      await click(approval(page).getByRole('button', { name: 'Approve' }));
      await expect(approval(page)).toHaveCount(0);
    }
    await isDecided(page);
    const seconds = (Date.now() - begun) / 1000;
    console.log(`mouse: ${BY_MOUSE} applications, ${clicks} clicks, ${seconds.toFixed(1)} s`);
  },
);
