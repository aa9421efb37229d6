import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import type { AdminOverview } from '../../../../domain/contract/admin/overview';
import { anOverview } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import './Dashboard';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });

const OVERVIEW = anOverview({
  applications: [
    { state: 'submitted', applications: 3 },
    { state: 'listed', applications: 12 },
  ],
  weeks: [
    { at: '2026-11-14T09:00:00.000Z', states: [{ state: 'submitted', applications: 5 }] },
    { at: '2026-11-21T09:00:00.000Z', states: [{ state: 'submitted', applications: 3 }] },
  ],
  members: { individuals: 40, businesses: 1, suspended: 2, joined: 7 },
  counties: [
    { county: '042', listings: 9 },
    { county: '047', listings: 4 },
  ],
  missing_words: { words: 2, first: ['jerrycan', 'biogas'] },
  mails: {
    waiting: 1,
    failed: [{ kind: 'passwordReset', mails: 2, last_at: '2026-11-20T09:00:00.000Z' }],
  },
  waiting: {
    listings: 1,
    resources: 4,
    events: 0,
    changes: 2,
    abuse_reports: 0,
    claims: 6,
    data_requests: 1,
  },
});

function open(overview: AdminOverview = OVERVIEW) {
  server.use(http.get(`${HOST}/mainapp/admin/overview/`, () => HttpResponse.json(overview)));
  return renderApp({ at: '/vetting/admin', user: admin });
}

const base = '/vetting/admin';

test.each([
  ['1 new listing', '/listings?status=pending'],
  ['4 resources', '/moderation?view=posts&subject=resource'],
  ['0 events', '/moderation?view=posts&subject=event'],
  ['2 changes after approval', '/moderation?view=changes'],
  ['0 reports from visitors', '/moderation?view=reports'],
  ['6 claims of listings', '/moderation?view=claims'],
  ['1 request about personal data', '/privacy'],
  ['40 individuals', '/members?user_type=individual'],
  ['1 business', '/members?user_type=business'],
  ['7 joined in 30 days, newest first', '/members'],
  ['2 suspended', '/members?active=false'],
  ['12 Listed', '/reports?state=listed'],
  ['Kisumu 9', '/listings?status=published&county=042'],
  ['2 words', '/search-words'],
])('leads from “%s” to its list', async (name, path) => {
  open();
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', base + path);
});

test('has the figures of the charts in a table, and the emails that failed by kind', async () => {
  const { container } = open();
  const table = await screen.findByRole('region', { name: /^Applications by state.*table$/ });
  const row = within(table).getByRole('row', { name: /^Submitted/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '5']);
  expect(screen.getByRole('row', { name: /^Password reset 2 / })).toBeInTheDocument();
  expect(screen.getByText(/^2 emails failed in the last 30 days/)).toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('says so where nothing is missing or failed', async () => {
  open(anOverview());
  expect(await screen.findByText(/^Nobody missed anything/)).toBeInTheDocument();
  expect(screen.getByText(/^No email failed/)).toBeInTheDocument();
  expect(screen.getByText('No listing is published yet.')).toBeInTheDocument();
});

test('offers to load the figures again, and keeps the pages in reach', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get(`${HOST}/mainapp/admin/overview/`, () =>
      HttpResponse.json({ detail: 'no' }, { status: 404 }),
    ),
  );
  const { user } = renderApp({ at: base, user: admin });
  expect(await screen.findByText('The figures could not be loaded.')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Audit Log' })).toHaveLength(
    2,
  );
  server.use(http.get(`${HOST}/mainapp/admin/overview/`, () => HttpResponse.json(OVERVIEW)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '40 individuals' })).toBeInTheDocument();
});
