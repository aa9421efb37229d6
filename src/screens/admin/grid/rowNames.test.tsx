import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGridPage, aMemberRow, anAbuseReport, aPostRow } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './parts/WideGrid';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });

it.each([
  ['posts', '/moderation', aPostRow({ title: 'Mending day' }), 'Mending day'],
  [
    'abuse-reports',
    '/moderation?view=reports',
    anAbuseReport({ title: 'Lake Soaps' }),
    'Lake Soaps',
  ],
  ['members', '/members', aMemberRow({ name: 'Wanjikũ Kamau' }), 'Wanjikũ Kamau'],
])('a row of the grid of %s has a name', async (list, page, row, name) => {
  server.use(
    http.get(`${HOST}/mainapp/admin/changes/`, () => HttpResponse.json(aGridPage([]))),
    http.get(`${HOST}/mainapp/admin/${list}/`, () => HttpResponse.json(aGridPage([row]))),
  );
  renderApp({ at: `/vetting/admin${page}`, user: admin });
  expect(await screen.findByRole('rowheader', { name })).toBeVisible();
});
