import { screen, within } from '@testing-library/react';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { MOST_REPORT_BYTES } from '../../../domain/vetting/readReportFile';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
import { aVettingReport, middlingAnswers } from '../../testing/vettingReport';
import { questionEntries } from '../../testing/vettingServer';
import { readReport } from './reportData';
import { reportJson } from './reportFiles';
import { part } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReplayPage';

serveInMemory();

const NOW = Date.parse('2026-11-23T09:00:00Z');
const T1_PROVEN = { selected_options: [80105], evidence_url: 'https://lake.example/roles' };
const refused = aVettingReport(
  { business: { user_id: 7, name: '<b>Lake</b>', category: 'Waste', listing_slug: null } },
  {
    answers: middlingAnswers({ DI5: 'convicted', T1: T1_PROVEN, T3: 'verified', E1: 'verified' }),
    circumstances: { category: 'Waste', isFinal: true },
  },
);

/** What “Download JSON” saves. */
function download(report = refused): string {
  const data = readReport(report, questionEntries, null);
  if (!data) throw new Error('the report has no assessment');
  return reportJson(data, NOW);
}

/** A visitor who is not signed in opens the page and chooses a file. */
async function choose(text: string) {
  const app = renderApp({ at: '/report/replay' });
  const input = await screen.findByLabelText('Choose a report file');
  await app.user.upload(input, new File([text], 'report.json', { type: 'application/json' }));
  return app;
}

test('calculates the download of a report again, and shows why the level is not higher', async () => {
  const { user } = await choose(download());
  const result = within(await screen.findByRole('region', { name: 'Report of <b>Lake</b>' }));
  expect(result.getByText(/^Every figure in the file is the same/)).toBeVisible();
  expect(result.getByText(/^Downloaded on .*2026/)).toBeVisible();
  expect(result.getByText('Sprout level')).toBeVisible();
  const level = part('Why this level');
  expect(level.getByText(/The total score alone would give Sapling/)).toBeVisible();
  expect(level.getByText(/convicted of bribery\?$/)).toBeVisible();
  expect(level.queryByRole('link')).not.toBeInTheDocument();
  expect(part('Score by theme').getAllByRole('row')).toHaveLength(7);
  const points = part('The score, point by point');
  await user.click(points.getByText('Points for each question'));
  const governance = points.getByRole('table', { name: 'Transparent and Accountable Governance' });
  expect(
    within(governance).getByRole('row', { name: /^T1 .* Scored 4 × 2 = 8 8$/ }),
  ).toBeInTheDocument();
  expect(points.getByText('Evidence: https://lake.example/roles')).toBeVisible();
  expect(points.queryByRole('link')).not.toBeInTheDocument();
  await user.click(points.getByText('How the total is worked out'));
  expect(points.getByText(/^= .* ÷ /)).toBeVisible();
  expect(QUESTIONNAIRE.categories).toHaveLength(points.getAllByRole('table').length);
});

test('says which figures of a changed file are not those of its answers', async () => {
  const { assessment } = refused;
  const changed = {
    ...refused,
    assessment: assessment && { ...assessment, level: 'Tree' as const },
  };
  await choose(download(changed));
  const table = within(await screen.findByRole('table', { name: 'What differs' }));
  expect(table.getByRole('row', { name: 'Level Tree Sprout' })).toBeVisible();
  expect(screen.getByText(/^1 figure of the file cannot be calculated/)).toBeVisible();
});

test('says that the weights are those of another category', async () => {
  const moved = { ...refused, business: { ...refused.business, category: 'Home' } };
  await choose(download(moved));
  expect(await screen.findByText(/weights of another category/)).toBeVisible();
  expect(screen.getByText(/^Every figure in the file is the same/)).toBeVisible();
});

test.each([
  ['<script>alert(1)</script>', /^This file is not a report\./],
  [download().slice(0, 5000), /^This file is damaged/],
  [download().replaceAll('"2026-11"', '"2025-01"'), /made with other questions or rules/],
  [JSON.stringify({ assessment: null, responses: [] }), /^This report has no score yet\./],
  [' '.repeat(MOST_REPORT_BYTES + 1), /^This file is too large/],
])('says what is wrong with the file %#, and takes another', async (text, words) => {
  const { user } = await choose(text);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Report of/ })).not.toBeInTheDocument();
  const input = screen.getByLabelText('Choose a report file');
  await user.upload(input, new File([download()], 'report.json', { type: 'application/json' }));
  expect(await screen.findByRole('region', { name: /^Report of/ })).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
