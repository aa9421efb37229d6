import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST } from '../../testing/server';
import {
  anApplication,
  aRecommendation,
  aVettingReport,
  middlingAnswers,
} from '../../testing/vettingReport';
import { admin, business, openFold, part, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { server, searches, serve, open } = serveReports();

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

test('opens with three steps, their effort and what they add in plain words', async () => {
  const recommendations = [
    aRecommendation(),
    aRecommendation({
      question: 804,
      gain: 1,
      title: 'Open a safe way to complain',
      effort: 'hours',
    }),
    aRecommendation({ question: 9999, title: 'Plant native trees', effort: 'months' }),
    aRecommendation({ question: 805, title: 'A fourth' }),
  ];
  const { user } = await open(aVettingReport({ recommendations }));
  const steps = part('Your next steps').getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/against briberyA few days · adds about 2 of 100 points$/),
    'Open a safe way to complainA few hours · adds less than 1 of 100 points',
    'Plant native treesA few months',
  ]);
  const [first] = part('Your next steps').getAllByRole('link');
  expect(first).toHaveAttribute('href', '/report#step-803');
  expect(document.querySelector('#step-803')).toBeNull();
  await user.click(screen.getByRole('link', { name: /against bribery$/ }));
  expect(document.querySelector('#step-803')).toHaveTextContent('Bribery Act 2016, section 9');
  expect(document.querySelector('#step-803')).toHaveFocus();
});

test('opens the part that the address names, and keeps whose report it is in its links', async () => {
  const { go } = await open(aVettingReport(), { user: admin, at: '/report?as_user=7' });
  go('/report?as_user=7#receipt');
  expect(part('The score, point by point').getByText('Points for each question')).toBeVisible();
  expect(part('Your next steps').getByRole('link')).toHaveAttribute(
    'href',
    '/report?as_user=7#step-803',
  );
});

test('says what to do where there is no next step', async () => {
  const { unmount } = await open(
    aVettingReport(
      { recommendations: [] },
      { answers: middlingAnswers({ R5: 'none', DI4: 'none' }) },
    ),
  );
  expect(part('Your next steps').getByText(/^No scored answer is low/)).toBeInTheDocument();
  unmount();
  const some = Object.fromEntries(Object.entries(middlingAnswers()).slice(0, 50));
  await open(aVettingReport({ recommendations: [] }, { answers: some }));
  expect(part('Your next steps').getByText(/^Answer more questions/)).toBeInTheDocument();
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

test('shows law, helper, effort and gain of five steps, and all steps by theme', async () => {
  const unsafe = aRecommendation({ question: 801, title: 'Another', helper_url: 'javascript:x' });
  const others = [802, 804, 805, 806].map((question) => aRecommendation({ question }));
  const recommendations = [aRecommendation(), unsafe, ...others];
  const { user } = await open(aVettingReport({ recommendations }));
  const steps = await openFold(user, 'What to do next');
  const [first, second] = steps.getAllByRole('article').map((step) => within(step));
  expect(first?.getByText('Bribery Act 2016, section 9')).toBeInTheDocument();
  expect(first?.getByRole('link', { name: 'EACC' })).toHaveAttribute('href', 'https://eacc.go.ke');
  expect(first?.getByText('A few days')).toBeInTheDocument();
  expect(first?.getByText(/^Up to 6 weighted points, 1\.\d of the total/)).toBeInTheDocument();
  expect(second?.queryByRole('link', { name: 'EACC' })).not.toBeInTheDocument();
  expect(steps.getAllByRole('article')).toHaveLength(5);
  await user.click(steps.getByText('Transparent & accountable governance: 6 steps'));
  expect(steps.getAllByRole('article')).toHaveLength(6);
  expect(steps.getByText('Another: see number 2 above.')).toBeInTheDocument();
});

test('shows what is missing for a listing', async () => {
  const { user } = await open(
    aVettingReport({ missing_for_listing: ['Answer 3 more questions.'] }),
  );
  expect(part('What is missing for a listing').getByText('1 thing')).toBeInTheDocument();
  const missing = await openFold(user, 'What is missing for a listing');
  expect(missing.getByText('Answer 3 more questions.')).toBeInTheDocument();
});

test('shows the shares of the sector by level and the own place in it', async () => {
  const { user } = await open(
    aVettingReport({
      benchmark: {
        group: 'Beauty & self-care',
        businesses: 25,
        median: 40,
        bands: [
          { level: 'Seed', share: 20 },
          { level: 'Sprout', share: null },
          { level: 'Sapling', share: 35 },
          { level: 'Tree', share: null },
        ],
      },
    }),
  );
  const sector = await openFold(user, 'Compared with the sector');
  expect(sector.getByText(/About 25 businesses of Beauty & self-care/)).toHaveTextContent(
    'above the middle',
  );
  const [seed, sprout, sapling] = sector.getAllByRole('listitem');
  expect(seed).toHaveTextContent('about 20%');
  expect(sprout).toHaveTextContent('Hidden: too few businesses');
  expect(sapling).toHaveTextContent('this business by its total');
});

test('says that a sector with too few businesses is not shown', async () => {
  const { user } = await open(
    aVettingReport({
      benchmark: { group: 'Beauty & self-care', businesses: null, median: null, bands: [] },
    }),
  );
  const sector = await openFold(user, 'Compared with the sector');
  expect(sector.getByText(/fewer than ten businesses of Beauty & self-care/)).toBeInTheDocument();
});

test('shows earlier assessments and the history of this one', async () => {
  const { user } = await open(
    aVettingReport({
      application: anApplication({
        history: [
          {
            id: 2,
            event: 'changes.requested',
            from: 'under_review',
            to: 'changes_requested',
            at: '2026-11-05T09:00:00.000Z',
            by: 'admin',
            actor_name: null,
            note: 'Please add the permit.',
            question_ids: [301],
          },
          {
            id: 1,
            event: 'application.submitted',
            from: 'in_progress',
            to: 'submitted',
            at: '2026-11-04T09:00:00.000Z',
            by: 'owner',
            actor_name: null,
            note: null,
            question_ids: [],
          },
        ],
      }),
      earlier: [
        {
          application: 3,
          state: 'expired',
          submitted_at: '2025-10-01T09:00:00.000Z',
          total: 38.25,
          level: 'Sprout',
        },
      ],
    }),
  );
  const earlier = await openFold(user, 'Assessments so far');
  expect(earlier.getByRole('row', { name: /2025 Expired 38\.2 Sprout$/ })).toBeInTheDocument();
  const story = earlier.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(story[0]).toMatch(/^Submitted.*by the business$/);
  expect(story[1]).toMatch(/^Changes wanted.*by our team, 1 question reopenedPlease add/);
});

test('shows which answers changed since the assessment before, and what each earned', async () => {
  const side = {
    application: 3,
    submitted_at: '2025-10-01T09:00:00.000Z',
    questionnaire_version: '2026-11',
    total: 38.25,
    basic_percent: 50,
    level: 'Sprout',
    themes: [],
  };
  server.use(
    http.get(`${HOST}/mainapp/admin/reports/41/comparison/`, () =>
      HttpResponse.json({
        name: 'Lake Basin Soaps',
        before: side,
        after: { ...side, application: 41 },
        changes: [
          {
            question: 801,
            code: 'T1',
            text: 'Is it clear what your business stands for?',
            before: 'We plan to settle it',
            after: 'It is written',
            earned_before: 2,
            earned_after: 6,
          },
        ],
      }),
    ),
  );
  const { user } = await open(
    aVettingReport({
      earlier: [
        {
          application: 3,
          state: 'expired',
          submitted_at: '2025-10-01T09:00:00.000Z',
          total: 38.25,
          level: 'Sprout',
        },
      ],
    }),
  );
  const changes = await openFold(user, 'What changed in the answers');
  expect(await changes.findByRole('heading', { name: '1 answer changed' })).toBeVisible();
  expect(changes.getByText(/^Compared with the answers submitted on .*2025/)).toBeVisible();
  const [entry] = changes.getAllByRole('listitem');
  expect(entry).toHaveTextContent(
    /BeforeWe plan to settle itNowIt is writtenPoints6 points, 4 more than before$/,
  );
});

test('says that the answers before were not kept', async () => {
  const side = {
    application: 41,
    submitted_at: null,
    questionnaire_version: '2026-11',
    total: 38.25,
    basic_percent: 50,
    level: 'Sprout',
    themes: [],
  };
  server.use(
    http.get(`${HOST}/mainapp/admin/reports/41/comparison/`, () =>
      HttpResponse.json({ name: 'Lake Basin Soaps', before: null, after: side, changes: [] }),
    ),
  );
  const submitted = {
    id: 1,
    event: 'application.submitted',
    from: 'in_progress',
    to: 'submitted',
    at: '2026-11-04T09:00:00.000Z',
    by: 'owner',
    actor_name: null,
    note: null,
    question_ids: [],
  } as const;
  const history = [{ ...submitted, question_ids: [] }];
  const { user } = await open(
    aVettingReport({ application: anApplication({ state: 'changes_requested', history }) }),
  );
  const changes = await openFold(user, 'What changed in the answers');
  expect(await changes.findByText(/^The answers before these were not kept\./)).toBeVisible();
});

test('offers no changes where nothing was submitted before', async () => {
  await open(aVettingReport());
  expect(screen.queryByText('What changed in the answers')).not.toBeInTheDocument();
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

test('offers the assessment before the first answer', async () => {
  await open(aVettingReport({ assessment: null, responses: [], application: null }));
  expect(screen.getByRole('heading', { name: 'There is nothing to report yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin the assessment' })).toHaveAttribute(
    'href',
    '/vetting',
  );
});

test('shows an admin the business of the report and keeps it in the links', async () => {
  const answers = middlingAnswers({ DI5: 'convicted' });
  const { user } = await open(aVettingReport({}, { answers }), {
    user: admin,
    at: '/report?as_user=7',
  });
  expect(searches).toEqual(['?user_id=7']);
  expect(screen.getByRole('region', { name: 'Acting for a business' })).toHaveTextContent(
    'You are looking at the report of Lake Basin Soaps as an admin. It is read-only.',
  );
  const [flag] = (await openFold(user, 'Why this level')).getAllByRole('link');
  expect(flag).toHaveAttribute('href', '/vetting/form/3?as_user=7#q305');
});

test('tells an admin that the business does not exist and links to the pipeline', async () => {
  server.use(
    http.get(`${HOST}/vet/report/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  renderApp({ at: '/report?as_user=4711', user: admin });
  expect(
    await screen.findByRole('heading', { name: 'There is no business with the number 4711' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the pipeline' })).toHaveAttribute(
    'href',
    '/vetting/admin/progress',
  );
});

test.each(['/report?as_user=9', '/report?as_user=9x'])(
  'shows anybody else their own report at %s',
  async (at) => {
    await open(aVettingReport(), { at });
    expect(searches).toEqual(['?user_id=7']);
    expect(screen.queryByRole('region', { name: /Acting/ })).not.toBeInTheDocument();
  },
);

test('shows an error and loads on a retry', async () => {
  server.use(
    http.get(`${HOST}/vet/report/`, () =>
      HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
    ),
  );
  const { user } = renderApp({ at: '/report', user: business });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('The report could not be loaded.');
  serve(aVettingReport());
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { level: 1, name: /^Lake Basin Soaps/ })).toBeVisible();
});

test('says to an individual what a business finds there', async () => {
  renderApp({ at: '/report', user: aUser() });
  expect(await screen.findByText('Reports are for businesses')).toBeVisible();
});

test('asks a visitor to sign in', async () => {
  renderApp({ at: '/report' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
