import { act, screen, within } from '@testing-library/react';
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
import { questionEntries } from '../../testing/vettingServer';
import { admin, business, part, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { server, searches, serve, open } = serveReports();

test('shows the state of the application, the note, the level and the version', async () => {
  await open(
    aVettingReport({
      application: anApplication({ state: 'changes_requested', note: 'The permit has run out.' }),
    }),
  );
  expect(searches).toEqual(['?user_id=7']);
  expect(screen.getByText('Changes wanted')).toBeInTheDocument();
  expect(screen.getByText(/The permit has run out\./)).toBeInTheDocument();
  const result = part('Result so far');
  expect(result.getByText('Sapling level')).toBeInTheDocument();
  expect(result.getByText(/^Lake Basin Soaps applies its practices/)).toBeInTheDocument();
  expect(screen.getByText(/A badge is not a certificate/)).toBeInTheDocument();
  expect(screen.getByText('Version 2026-11')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  [null, 'in_progress', 'Once our team approves it, it is valid for 12 months.'],
  ['2027-11-05T09:00:00.000Z', 'listed', /^Valid until .*2027.*\.$/],
  ['2026-11-01T09:00:00.000Z', 'expired', /^Expired on .*2026.*\.$/],
] as const)(
  'says of the date %p in the state %s when the result expires',
  async (date, state, text) => {
    await open(aVettingReport({ application: anApplication({ state, expires_at: date }) }));
    expect(part('Result so far').getByText(text)).toBeInTheDocument();
  },
);

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
  await open(aVettingReport({ recommendations }));
  const steps = part('Your next steps').getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/against briberyA few days · adds about 2 of 100 points$/),
    'Open a safe way to complainA few hours · adds less than 1 of 100 points',
    'Plant native treesA few months',
  ]);
  const [first] = part('Your next steps').getAllByRole('link');
  expect(first).toHaveAttribute('href', '#step-803');
  expect(document.querySelector('#step-803')).toHaveTextContent('Bribery Act 2016, section 9');
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
    themes.getByRole('row', { name: /^Nature regeneration [\d.]+% \d+ of \d+ × 1\.5$/ }),
  ).toBeInTheDocument();
  expect(
    themes.getByRole('row', { name: /^Workers' wellbeing Not rated: .* employs nobody/ }),
  ).toBeInTheDocument();
  expect(themes.getByText(/Beauty & self-care count one and a half times/)).toBeInTheDocument();
});

test('explains a level below the total with links to the answers that limit it', async () => {
  const answers = middlingAnswers({ DI5: 'convicted', DI3: 'none_unchecked' });
  await open(aVettingReport({}, { answers }));
  const level = part('Why this level');
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
  await open(aVettingReport({}, { answers }));
  const badges = part('Badges');
  expect(badges.getByText('59.1% (more than 59% needed)')).toBeInTheDocument();
  expect(badges.getByText('50% (more than 50% needed)')).toBeInTheDocument();
  expect(badges.getByText(/these stay private/)).toBeInTheDocument();
});

test('shows law, helper, effort and gain of five steps, and all steps by theme', async () => {
  const unsafe = aRecommendation({ question: 801, title: 'Another', helper_url: 'javascript:x' });
  const others = [802, 804, 805, 806].map((question) => aRecommendation({ question }));
  const recommendations = [aRecommendation(), unsafe, ...others];
  const { user } = await open(aVettingReport({ recommendations }));
  const steps = part('What to do next');
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
  await open(aVettingReport({ missing_for_listing: ['Answer 3 more questions.'] }));
  expect(
    part('What is missing for a listing').getByText('Answer 3 more questions.'),
  ).toBeInTheDocument();
});

test('shows the shares of the sector by level and the own place in it', async () => {
  await open(
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
  const sector = part('Compared with the sector');
  expect(sector.getByText(/About 25 businesses of Beauty & self-care/)).toHaveTextContent(
    'above the middle',
  );
  const [seed, sprout, sapling] = sector.getAllByRole('listitem');
  expect(seed).toHaveTextContent('about 20%');
  expect(sprout).toHaveTextContent('Hidden: too few businesses');
  expect(sapling).toHaveTextContent('this business by its total');
});

test('says that a sector with too few businesses is not shown', async () => {
  await open(
    aVettingReport({
      benchmark: { group: 'Beauty & self-care', businesses: null, median: null, bands: [] },
    }),
  );
  const sector = part('Compared with the sector');
  expect(sector.getByText(/fewer than ten businesses of Beauty & self-care/)).toBeInTheDocument();
});

test('shows earlier assessments and the history of this one', async () => {
  await open(
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
  const earlier = part('Assessments so far');
  expect(earlier.getByRole('row', { name: /2025 Expired 38\.2 Sprout$/ })).toBeInTheDocument();
  const story = earlier.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(story[0]).toMatch(/^Submitted.*by the business$/);
  expect(story[1]).toMatch(/^Changes wanted.*by our team, 1 question reopenedPlease add/);
});

test('renders the receipt when it is opened, with the calculation of the total', async () => {
  const { user } = await open(aVettingReport());
  const receipt = part('The score, point by point');
  expect(receipt.queryByRole('table')).not.toBeInTheDocument();
  await user.click(receipt.getByText('Points for each question'));
  const disclosure = within(receipt.getByRole('table', { name: 'Sustainability Journey' }));
  expect(disclosure.getByRole('row', { name: /^SJ1 .* Scored 2 × 3 = 6 12$/ })).toBeInTheDocument();
  await user.click(receipt.getByText('How the total is worked out'));
  expect(receipt.getByText(/^\(1 × .* \+ .*\) ÷ \(.*\)$/)).toBeInTheDocument();
});

test('opens the receipt for printing and closes it afterwards', async () => {
  await open(aVettingReport());
  const receipt = part('The score, point by point');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(receipt.getAllByRole('table')).toHaveLength(14);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(receipt.queryByRole('table')).not.toBeInTheDocument();
});

test('prints, and saves CSV and JSON files named after the business', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const names: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const answers = middlingAnswers({ SJ8: '=HYPERLINK("x")' });
  const { user } = await open(aVettingReport({}, { answers }));
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(names).toEqual([
    expect.stringMatching(/^self-assessment-lake-basin-soaps-\d{4}-\d\d-\d\d\.csv$/),
    expect.stringMatching(/^self-assessment-lake-basin-soaps-\d{4}-\d\d-\d\d\.json$/),
  ]);
  const [csv = '', json = ''] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv.trim().split('\r\n')).toHaveLength(questionEntries.length + 1);
  expect(JSON.parse(json)).toMatchObject({ business: { name: 'Lake Basin Soaps' } });
  jest.restoreAllMocks();
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
  await open(aVettingReport({}, { answers }), { user: admin, at: '/report?as_user=7' });
  expect(searches).toEqual(['?user_id=7']);
  expect(screen.getByRole('region', { name: 'Acting for a business' })).toHaveTextContent(
    'You are looking at the report of Lake Basin Soaps as an admin. It is read-only.',
  );
  const [flag] = part('Why this level').getAllByRole('link');
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
