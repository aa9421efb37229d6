import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserData } from '../../../domain/contract/session';
import { aGridPage, aMemberRow, anEmptyAnswer } from '../../testing/adminRows';
import { aUser } from '../../testing/builders';
import { onPhone } from '../../testing/screenWidth';
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
const PAGES = [
  'desk',
  'reports',
  'listings',
  'imports',
  'progress',
  'moderation',
  'members',
  'newsletter',
  'search-words',
  'texts',
  'audit',
  'checks',
  'privacy',
  'privacy/breaches/new',
  'privacy/breaches/1',
];

/** Every call for the data of these pages. */
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  server.use(
    http.get(`${HOST}/mainapp/admin/members/`, ({ request }) => {
      requests.push(new URL(request.url).pathname);
      return HttpResponse.json(aGridPage([aMemberRow()]));
    }),
    http.get(`${HOST}/mainapp/admin/*`, ({ request }) => {
      requests.push(new URL(request.url).pathname);
      return HttpResponse.json(anEmptyAnswer(request));
    }),
  );
});

describe('AdminArea', () => {
  test.each(PAGES)('sends a visitor of %s home and fetches nothing', async (page) => {
    const { address } = renderApp({ at: `${base}/${page}` });
    await waitFor(() => expect(address()).toBe('/'));
    expect(requests).toEqual([]);
  });

  test.each(PAGES)(
    'leads an individual from %s to the Member Zone and fetches nothing',
    async (page) => {
      const { address } = renderApp({ at: `${base}/${page}`, user: individual });
      await waitFor(() => expect(address()).toBe('/general'));
      expect(screen.queryByText(/no longer in our team/)).not.toBeInTheDocument();
      expect(requests).toEqual([]);
    },
  );

  test.each(['desk', 'moderation', 'members', 'newsletter', 'audit', 'listings/3', 'nowhere'])(
    'leads a business from “%s” to its own card',
    async (page) => {
      const { address } = renderApp({ at: `${base}/${page}`, user: business });
      await waitFor(() => expect(address()).toBe(`${base}/progress`));
      expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
    },
  );

  test('links every page for an admin and marks the one that is open', async () => {
    renderApp({ at: `${base}/members`, user: admin });
    const areas = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      base,
      ...[
        'desk',
        'progress',
        'reports',
        'listings',
        'imports',
        'moderation',
        'members',
        'newsletter',
        'search-words',
        'texts',
        'audit',
      ].map((page) => `${base}/${page}`),
      '/statecharts',
    ]);
    expect(areas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Members');
    expect(await screen.findByRole('heading', { level: 1, name: 'Members' })).toBeInTheDocument();
  });

  test.each([base, `${base}/`])('lists the pages at %s for an admin', async (at) => {
    const { address } = renderApp({ at, user: admin });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    for (const name of ['Business Pipeline', 'Moderation', 'Members', 'Audit Log']) {
      expect(main.getAllByRole('link', { name })).toHaveLength(2);
    }
    expect(address()).toBe(at);
  });

  test.each([
    ['reviewer', ['desk', 'progress', 'reports', 'listings']],
    ['editor', ['moderation', 'newsletter', 'search-words', 'texts']],
    ['moderator', ['listings', 'moderation', 'members']],
  ] as const)('links the pages of a %s, and leads from others to them', async (role, pages) => {
    const viewer = { ...admin, user_type: 'individual' as const, role };
    const { address } = renderApp({ at: `${base}/audit`, user: viewer });
    await waitFor(() => expect(address()).toBe(base));
    const areas = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      base,
      ...pages.map((page) => `${base}/${page}`),
    ]);
    expect(requests).toEqual([]);
  });

  test('shows an editor with a business its own report, listing and card', async () => {
    renderApp({ at: base, user: { ...admin, role: 'editor' } });
    const areas = within(await screen.findByRole('navigation', { name: 'Admin' }));
    const hrefs = areas.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.slice(-3)).toEqual(['reports', 'listings', 'progress'].map((p) => `${base}/${p}`));
    expect(areas.queryByRole('link', { name: 'Members' })).not.toBeInTheDocument();
  });

  test('leads somebody of the team to set up two-step sign-in first', async () => {
    renderApp({ at: `${base}/members`, user: { ...admin, two_step_due: true } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Set up two-step sign-in first' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set it up in your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(requests).toEqual([]);
  });

  test('opens for an individual who is an admin', async () => {
    renderApp({ at: base, user: { ...admin, user_type: 'individual' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeInTheDocument();
  });

  test('lists only its own pages for a business', async () => {
    renderApp({ at: base, user: business });
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['reports', 'listings', 'progress'].map((page) => `${base}/${page}`),
    );
    expect(requests).toEqual([]);
  });

  test('shows an admin a 404 for an unknown address', async () => {
    renderApp({ at: `${base}/nowhere`, user: admin });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeInTheDocument();
  });
});

describe('an admin whose role was removed', () => {
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

  test('logs in again, is led to the Member Zone and reads that the role is gone', async () => {
    const { address } = await loseRole({
      ...admin,
      role: 'member',
      user_type: 'individual',
    });
    await waitFor(() => expect(address()).toBe('/general'));
    expect(await screen.findByText(/^You are no longer in our team/)).toBeInTheDocument();
  });

  test('is led to the own card as a business and reads that the role is gone', async () => {
    const { address } = await loseRole({ ...admin, role: 'member' });
    await waitFor(() => expect(address()).toBe(`${base}/progress`));
    expect(await screen.findByText(/^You are no longer in our team/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
  });

  test('is not mentioned to another person who logs in', async () => {
    const { address } = await loseRole(aUser({ user_type: 'business', user_id: 9 }));
    await waitFor(() => expect(address()).toBe('/general'));
    expect(screen.queryByText(/no longer in our team/)).not.toBeInTheDocument();
  });

  test('sees the refusal in place of the data after a 403', async () => {
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
