import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aHealth } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './ChecksPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const CHECKS = `${HOST}/mainapp/admin/checks/`;
const HEALTH = `${HOST}/mainapp/admin/health/`;

test('says how each thing is, checks again and sends a test email', async () => {
  let disk = 'bad';
  server.use(
    http.get(HEALTH, () => HttpResponse.json(aHealth())),
    http.get(CHECKS, () =>
      HttpResponse.json([
        { name: 'database', state: 'good', text: 'PostgreSQL 15.6 answers in 2 ms.' },
        { name: 'disk', state: disk, text: '0.1 GB are free.' },
      ]),
    ),
    http.post(`${CHECKS}mail/`, () => new HttpResponse(null, { status: 204 })),
  );
  const { user } = renderApp({ at: '/vetting/admin/checks', user: admin });
  const list = within(await screen.findByRole('list', { name: 'Checks' }));
  expect(list.getByText('Database: Good')).toBeInTheDocument();
  expect(list.getByText('Disk: Needs mending')).toBeInTheDocument();
  disk = 'good';
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await list.findByText('Disk: Good')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByText('Test email on its way')).toBeInTheDocument();
});

test('shows how the servers and their jobs run', async () => {
  const job = { name: 'digest', succeeded_at: '2026-11-20T09:04:00.000Z', failed_at: null };
  const times = { failures: 2, took_ms: 4, next_at: null };
  const hour = { answered: 1_200, failed: 3, slow: 1 };
  const health = aHealth({ requests: { hour, day: hour }, jobs: [{ ...job, ...times }] });
  server.use(
    http.get(CHECKS, () => HttpResponse.json([])),
    http.get(HEALTH, () => HttpResponse.json(health)),
  );
  renderApp({ at: '/vetting/admin/checks', user: admin });
  const servers = within(await screen.findByRole('region', { name: 'Servers' }));
  expect(servers.getByText('1 server reported in the last three minutes')).toBeInTheDocument();
  expect(servers.getByRole('row', { name: /jumba 1\.2\.0 .* 131 MB 2\.4 ms/ })).toBeInTheDocument();
  const jobs = within(screen.getByRole('region', { name: 'Jobs' }));
  expect(jobs.getByRole('row', { name: /digest .* Never 2 When needed/ })).toBeInTheDocument();
  expect(screen.getByText('45 MB; 11 of 100 connections')).toBeInTheDocument();
  expect(screen.getByText('21.4 GB')).toBeInTheDocument();
  expect(screen.getAllByText(/1200 answered, 3 failed, 1 took more/)).toHaveLength(2);
});

test('offers to read the figures again where they do not come', async () => {
  let isBroken = true;
  server.use(
    http.get(CHECKS, () => HttpResponse.json([])),
    http.get(HEALTH, () =>
      isBroken
        ? HttpResponse.json({ detail: 'No.' }, { status: 400 })
        : HttpResponse.json(aHealth()),
    ),
  );
  const { user } = renderApp({ at: '/vetting/admin/checks', user: admin });
  const health = within(await screen.findByRole('region', { name: 'Health' }));
  const again = await health.findByRole('button', { name: /again/i });
  isBroken = false;
  await user.click(again);
  expect(await health.findByText('21.4 GB')).toBeInTheDocument();
});
