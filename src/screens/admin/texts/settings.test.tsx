import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SettingState } from '../../../../domain/contract/admin/settings';
import type { SiteTextPayload } from '../../../../domain/contract/siteText';
import { rowsIn } from '../../../../domain/siteLists';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './TextPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const STATES: SettingState[] = [
  { name: 'PRODUCT_NAME', value: 'Kijani', is_fixed: false },
  { name: 'CONTACT_EMAIL', value: 'hello@kijani.example', is_fixed: true },
  { name: 'HELP_EMAIL', value: 'help@kijani.example', is_fixed: false },
  { name: 'FORUM_URL', value: '', is_fixed: false },
];
const none = { key: 'settings', version: 0, text: null, versions: [] };

beforeEach(() => window.localStorage.clear());

test('saves what is typed, says what counts now, and leaves alone what the environment fixes', async () => {
  const sent: SiteTextPayload[] = [];
  server.use(
    http.get(`${HOST}/mainapp/admin/settings/`, () => HttpResponse.json(STATES)),
    http.get(`${HOST}/mainapp/admin/texts/settings/`, () => HttpResponse.json(none)),
    http.put<never, SiteTextPayload>(
      `${HOST}/mainapp/admin/texts/settings/`,
      async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(none);
      },
    ),
  );
  const { user } = renderApp({ at: '/vetting/admin/texts/settings', user: admin });
  const name = await screen.findByRole('textbox', { name: 'Name of the site' });
  expect(name).toHaveAccessibleDescription('Now Kijani.');
  expect(screen.getByRole('textbox', { name: 'Forum' })).toHaveAccessibleDescription(/Now none\.$/);
  expect(screen.queryByRole('textbox', { name: 'Contact email' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Set by CONTACT_EMAIL/)).toBeInTheDocument();

  await user.type(screen.getByRole('textbox', { name: 'Help email' }), 'help');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText(/^Write an email address/)).toBeInTheDocument();
  expect(sent).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: 'Help email' }), '@mti.example');
  await user.type(name, 'Mti');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(rowsIn('settings', sent[0]?.text ?? '')).toMatchObject([
    { PRODUCT_NAME: 'Mti', HELP_EMAIL: 'help@mti.example', FORUM_URL: '' },
  ]);
});
