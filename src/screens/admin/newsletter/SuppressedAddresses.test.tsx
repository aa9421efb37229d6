import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './NewsletterPage';

const { server } = serveInMemory();
const LIST = `${HOST}/mainapp/admin/newsletter/suppressions/`;
const email = 'a@example.org';

test('shows the suppressed addresses on request and removes one', async () => {
  const row = { member: 7, email, reason: 'complaint', since: '2026-05-03T09:00:00.000Z' };
  server.use(
    http.get(`${HOST}/mainapp/admin/newsletter/issues/`, () => HttpResponse.json([])),
    http.get(LIST, () => HttpResponse.json({ addresses: [row] })),
    http.delete(`${LIST}7/`, () => new HttpResponse(null, { status: 204 })),
  );
  const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
  const { user } = renderApp({ at: '/vetting/admin/newsletter', user: admin });
  await user.click(await screen.findByRole('button', { name: 'Open the suppressed addresses' }));
  expect(await screen.findByRole('row', { name: /Reported as spam/ })).toHaveTextContent(email);
  await user.click(screen.getByRole('button', { name: `Remove ${email} from the list` }));
  expect(await screen.findByText('No address is suppressed.')).toBeInTheDocument();
});
