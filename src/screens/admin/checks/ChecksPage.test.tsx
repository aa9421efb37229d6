import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './ChecksPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const CHECKS = `${HOST}/mainapp/admin/checks/`;

test('says how each thing is, checks again and sends a test email', async () => {
  let disk = 'bad';
  server.use(
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
