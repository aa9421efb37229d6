import { screen, within } from '@testing-library/react';
import { anApplication, aVettingReport, middlingAnswers } from '../../testing/vettingReport';
import { admin, openFold, part, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { searches, open } = serveReports();

test('shows the state of the application, the note, the level and the version', async () => {
  const { user } = await open(
    aVettingReport({
      application: anApplication({ state: 'changes_requested', note: 'The permit has run out.' }),
    }),
  );
  expect(searches).toEqual(['?user_id=7']);
  expect(screen.getByText(/The permit has run out\./)).toBeInTheDocument();
  const result = part('Result, not checked yet');
  expect(result.getByText('Sapling level')).toBeInTheDocument();
  expect(result.getByText(/^Lake Basin Soaps applies its practices/)).toBeInTheDocument();
  expect(
    result.getByText(/^Your turn: change the answers that our reviewer named\./),
  ).toBeVisible();
  const facts = await openFold(user, 'About this report');
  expect(facts.getByText('Changes wanted')).toBeInTheDocument();
  expect(facts.getByText(/A badge is not a certificate/)).toBeInTheDocument();
  expect(facts.getByText('Version 2026-11')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  [null, 'in_progress', 'Result so far', 'Once our team approves it, it is valid for 12 months.'],
  ['2027-11-05T09:00:00.000Z', 'listed', 'Result', /^Valid until .*2027.*\.$/],
  ['2026-11-01T09:00:00.000Z', 'expired', 'Result, expired', /^Expired on .*2026.*\.$/],
] as const)(
  'says of the date %p in the state %s when the result expires',
  async (date, state, title, text) => {
    await open(aVettingReport({ application: anApplication({ state, expires_at: date }) }));
    expect(part(title).getByText(text)).toBeInTheDocument();
  },
);

test('says that a result is being read again, and whose turn it is', async () => {
  const approval = {
    id: 1,
    event: 'application.approved',
    from: 'under_review',
    to: 'approved',
    at: '2026-11-05T09:00:00.000Z',
    by: 'admin',
    actor_name: null,
    note: null,
    question_ids: [],
  } as const;
  const history = [{ ...approval, question_ids: [] }];
  const application = anApplication({ state: 'under_review', history });
  await open(aVettingReport({ application }), { user: admin, at: '/report?as_user=7' });
  const result = part('Result, being read again');
  expect(result.getByText(/^Our team’s turn: a reviewer reads the answers again/)).toBeVisible();
});

test('shows a provisional score and the points still available when answers are missing', async () => {
  const answers = middlingAnswers();
  const some = Object.fromEntries(Object.entries(answers).slice(0, 50));
  await open(aVettingReport({}, { answers: some }));
  expect(
    screen.getByText(/^Provisional: .* Up to \d+ more points are still available\.$/),
  ).toBeInTheDocument();
});

test('shows the score of each theme, and why one is not rated', async () => {
  await open(aVettingReport({}, { answers: middlingAnswers({ SC1: 'no_staff' }) }));
  const themes = part('Score by theme');
  expect(
    themes.getByRole('row', { name: /^Nature regeneration × 1\.5 [\d.]+%$/ }),
  ).toBeInTheDocument();
  expect(
    themes.getByRole('row', { name: /^Workers' wellbeing Not rated: .* employs nobody/ }),
  ).toBeInTheDocument();
  expect(themes.getByText(/Beauty & self-care count one and a half times/)).toBeInTheDocument();
});

test('states the strengths, and folds those beyond six', async () => {
  const strong = { T1: 'verified', T2: 'valid', T3: 'everywhere', T5: 'valid', W2: 'living_most' };
  const more = { N5: 'long_term', E1: 'verified', SC1: '1_to_9', BD1: 'private_company' };
  const answers = middlingAnswers({ ...strong, ...more });
  const { user } = await open(aVettingReport({}, { answers }));
  const strengths = part('Strengths');
  const statements = strengths.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(statements).toHaveLength(6);
  expect(statements).toContain('Most or all of your staff earn a living wage.');
  await user.click(strengths.getByText('1 more strength'));
  expect(strengths.getAllByRole('listitem')).toHaveLength(7);
});

test('explains a level below the total with links to the answers that limit it', async () => {
  const answers = middlingAnswers({ DI5: 'convicted', DI3: 'none_unchecked' });
  const { user } = await open(aVettingReport({}, { answers }));
  const level = await openFold(user, 'Why this level');
  expect(
    level.getByText(/The total score alone would give Sapling\. The level is Sprout/),
  ).toBeInTheDocument();
  expect(level.getByText(/No answer rules out the higher levels/)).toHaveTextContent(/^Not met/);
  const [red, amber] = level.getAllByRole('link');
  expect(red).toHaveAttribute('href', '/vetting/form/3#q305');
  expect(amber).toHaveAttribute('href', '/vetting/form/3#q303');
});

test('shows the private figures of the badges beside what is needed', async () => {
  const answers = middlingAnswers({ BD3: '59.1', BD6: '50', BD5: 'no' });
  const { user } = await open(aVettingReport({}, { answers }));
  const badges = await openFold(user, 'Badges');
  expect(badges.getByText('59.1% (more than 59% needed)')).toBeInTheDocument();
  expect(badges.getByText('50% (more than 50% needed)')).toBeInTheDocument();
  expect(badges.getByText(/these stay private/)).toBeInTheDocument();
});

test('renders the receipt when it is opened, with the calculation of the total', async () => {
  const { user } = await open(aVettingReport());
  const receipt = await openFold(user, 'The score, point by point');
  expect(receipt.queryByRole('table')).not.toBeInTheDocument();
  await user.click(receipt.getByText('Points for each question'));
  const disclosure = within(receipt.getByRole('table', { name: 'Sustainability Journey' }));
  expect(disclosure.getByRole('row', { name: /^SJ1 .* Scored 2 × 3 = 6 12$/ })).toBeInTheDocument();
  await user.click(receipt.getByText('How the total is worked out'));
  expect(receipt.getByText(/^\(1 × .* \+ .*\) ÷ \(.*\)$/)).toBeInTheDocument();
});

test('links the evidence of an answer, and only an address of the web', async () => {
  const proven = { text: '', selected_options: [80104] };
  const answers = middlingAnswers({
    T1: { ...proven, evidence_url: 'https://lake.example/roles' },
    T3: { text: '', selected_options: [80303], evidence_url: 'javascript:alert(1)' },
  });
  const { user } = await open(aVettingReport({}, { answers }));
  const receipt = await openFold(user, 'The score, point by point');
  await user.click(receipt.getByText('Points for each question'));
  expect(receipt.getAllByRole('link')).toHaveLength(1);
  expect(receipt.getByRole('link', { name: /^Evidence for T1/ })).toHaveAttribute(
    'href',
    'https://lake.example/roles',
  );
});
