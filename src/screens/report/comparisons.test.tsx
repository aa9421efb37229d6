import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOST } from '../../testing/server';
import { anApplication, aVettingReport } from '../../testing/vettingReport';
import { openFold, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { server, open } = serveReports();

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
