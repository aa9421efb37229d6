import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserData } from '../../../domain/contract/session';
import { aGridPage, aMemberRow, anEmptyAnswer } from '../../testing/adminRows';
import { aUser } from '../../testing/builders';
import { onPhone } from '../../testing/onPhone';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './AdminArea';
import '../../screens/admin/members/MembersPage';
import '../../screens/account/MemberZonePage';

const { state, server } = serveInMemory();
onPhone();

const individual = aUser();
const business = aUser({ user_type: 'business', first_name: 'Lake Soaps', last_name: '' });
const admin = aUser({ user_type: 'business', user_id: 1, role: 'admin', first_name: 'Amina' });

const base = '/vetting/admin';
const PAGES = ['reports', 'listings', 'progress', 'moderation', 'members', 'newsletter', 'audit'];

/** Every call for the data of these pages. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get(`${HOST}/mainapp/admin/members/`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json(aGridPage([aMemberRow()]));
    }),
    http.get(`${HOST}/mainapp/admin/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json(anEmptyAnswer(request));
    }),
  );
});

describe('who may come in', () => {
  test.each(PAGES)('a visitor of %s is sent home', async (page) => {
    const { address } = renderApp({ at: `${base}/${page}` });
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked).toEqual([]);
  });

  test.each(PAGES)('an individual is moved from %s to the Member Zone', async (page) => {
    const { address } = renderApp({ at: `${base}/${page}`, user: individual });
    await waitFor(() => expect(address()).toBe('/general'));
    expect(screen.queryByText(/no longer an admin/)).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test.each(['moderation', 'members', 'newsletter', 'audit', 'listings/3', 'nowhere'])(
    'a business that opens “%s” is led to its own card',
    async (page) => {
      const { address } = renderApp({ at: `${base}/${page}`, user: business });
      await waitFor(() => expect(address()).toBe(`${base}/progress`));
      expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
    },
  );

  test('an admin has every area at hand, and the one that is open is marked', async () => {
    renderApp({ at: `${base}/members`, user: admin });
    const areas = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      base,
      ...['progress', 'reports', 'listings', 'moderation', 'members', 'newsletter', 'audit'].map(
        (page) => `${base}/${page}`,
      ),
      '/statecharts',
    ]);
    expect(areas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Members');
    expect(await screen.findByRole('heading', { level: 1, name: 'Members' })).toBeInTheDocument();
  });

  test.each([base, `${base}/`])('%s says to an admin what each page is for', async (at) => {
    const { address } = renderApp({ at, user: admin });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    for (const name of ['Business Pipeline', 'Moderation', 'Members', 'Audit Log']) {
      expect(main.getAllByRole('link', { name })).toHaveLength(2);
    }
    expect(address()).toBe(at);
  });

  test('an individual with the role comes in too', async () => {
    renderApp({ at: base, user: { ...admin, user_type: 'individual' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeInTheDocument();
  });

  test('a business finds its own pages there, and none of those of admins', async () => {
    renderApp({ at: base, user: business });
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['reports', 'listings', 'progress'].map((page) => `${base}/${page}`),
    );
    expect(asked).toEqual([]);
  });

  test('an admin is told of an address that does not exist', async () => {
    renderApp({ at: `${base}/nowhere`, user: admin });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeInTheDocument();
  });
});

describe('an admin whose role is taken away', () => {
  const ENDED = 'Your role in the community was changed. Please log in again.';
  const refuse = (status: number, detail: string) =>
    server.use(
      http.get(`${HOST}/mainapp/admin/members/`, () => HttpResponse.json({ detail }, { status })),
    );

  /** On the page, whose next call is refused; then signed in again as what is left of them. */
  async function loseRole(after: UserData) {
    const app = renderApp({ at: `${base}/members`, user: admin });
    await screen.findByLabelText('Actions for Wanjikũ Kamau');
    refuse(401, ENDED);
    await app.user.selectOptions(screen.getByLabelText('Role', { selector: 'select' }), 'Admins');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await screen.findByText(ENDED)).toBeInTheDocument();
    expect(screen.queryByText('wanjiku@example.org')).not.toBeInTheDocument();
    state.user = after;
    refuse(403, 'You do not have permission to perform this action.');
    await app.user.type(dialog.getByLabelText('Username'), 'amina');
    await app.user.type(dialog.getByLabelText('Password'), 'karibu-2026');
    await app.user.click(dialog.getByRole('button', { name: 'Log In' }));
    return app;
  }

  test('is told why, signs in again and is led to the Member Zone with a word about it', async () => {
    const { address } = await loseRole({
      ...admin,
      role: 'member',
      user_type: 'individual',
    });
    await waitFor(() => expect(address()).toBe('/general'));
    expect(await screen.findByText(/^You are no longer an admin/)).toBeInTheDocument();
  });

  test('as a business is led to its own card with a word about it', async () => {
    const { address } = await loseRole({ ...admin, role: 'member' });
    await waitFor(() => expect(address()).toBe(`${base}/progress`));
    expect(await screen.findByText(/^You are no longer an admin/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
  });

  test('somebody else who signs in is told nothing of it', async () => {
    const { address } = await loseRole(aUser({ user_type: 'business', user_id: 9 }));
    await waitFor(() => expect(address()).toBe('/general'));
    expect(screen.queryByText(/no longer an admin/)).not.toBeInTheDocument();
  });

  test('where the server only forbids it, the page says so in place of its data', async () => {
    const { user } = renderApp({ at: `${base}/members`, user: admin });
    await screen.findByLabelText('Actions for Wanjikũ Kamau');
    refuse(403, 'You do not have permission to perform this action.');
    await user.selectOptions(screen.getByLabelText('Role', { selector: 'select' }), 'Admins');
    expect(
      await screen.findByText('You do not have permission to perform this action.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('wanjiku@example.org')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
