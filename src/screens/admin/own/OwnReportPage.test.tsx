import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { aReportRow, NOW, signedIn } from '../reports/testing/aReportRow';

const { server } = serveInMemory();

const business = signedIn({ user_type: 'business', first_name: 'Lake Basin Soaps', last_name: '' });
const now = () => NOW;

const answer = (results: object[]) =>
  server.use(
    http.get(`${HOST}/mainapp/admin/reports/`, () =>
      HttpResponse.json({ count: results.length, page: 1, page_size: 25, results }),
    ),
  );

const open = () => renderApp({ at: '/vetting/admin/reports', user: business, now });

test('shows a business the summary of its own report, read-only', async () => {
  const clearance_override = { cleared: true, reason: 'Visited in May.', by_name: null };
  answer([aReportRow({ clearance_override })]);
  open();
  const report = within(await screen.findByRole('region', { name: 'Lake Basin Soaps' }));
  expect(report.getByText('Submitted, for 3 days')).toBeInTheDocument();
  expect(report.getByText('61.2, Sapling level')).toBeInTheDocument();
  expect(report.getByText('Our team writes: Visited in May.')).toBeInTheDocument();
  expect(report.getByRole('link', { name: 'Open the whole report' })).toHaveAttribute(
    'href',
    '/report',
  );
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(report.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument();
});

test('links to the assessment when there is no report', async () => {
  answer([]);
  open();
  expect(await screen.findByRole('link', { name: 'Begin the assessment' })).toHaveAttribute(
    'href',
    '/vetting',
  );
});
