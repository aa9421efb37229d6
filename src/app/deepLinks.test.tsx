import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserData } from '../../domain/contract/session';
import { aToken, aUser } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { HOST, serveInMemory } from '../testing/server';
// Compiled before the first test, which would else wait for it.
import './wiring/startAuthModal';

const { state, server } = serveInMemory();

const NOTICE = 'Log in to see that page.';
type App = ReturnType<typeof renderApp>;

/** The imitated server signs this user in with any name and password. */
function serveAccount(user: UserData): UserData {
  state.user = user;
  server.use(http.post(`${HOST}/accounts/login/`, () => HttpResponse.json({ user_data: user })));
  return user;
}

const notice = () => screen.findByText(NOTICE);
const popup = () => screen.findByRole('dialog', { name: 'Log In' });

async function logIn({ user }: App): Promise<void> {
  const dialog = within(await popup());
  await user.click(dialog.getByLabelText('Username'));
  await user.paste('wanjiku');
  await user.click(dialog.getByLabelText('Password'));
  await user.paste('karibu-2026');
  await user.click(dialog.getByRole('button', { name: 'Log In' }));
}

async function expectAt({ address }: App, path: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(path), { timeout: 5000 });
}

async function pressNotice({ user }: App): Promise<void> {
  const card = (await notice()).parentElement;
  if (!card) throw new Error('the notice has no parent');
  await user.click(within(card).getByRole('button', { name: 'Log In' }));
}

describe('a visitor of a page for members', () => {
  it.each([
    '/general',
    '/profile?section=name#contact',
    '/my-business',
    '/events/my-events',
    '/events/post?edit=3',
    '/resources/my-resources',
    '/resources/post',
    '/vetting/form/2?as_user=4#q12',
    '/vetting/completion',
    '/vetting/admin/listings',
  ])('is led from %s home, where a notice offers Log In, and the path is kept', async (path) => {
    const app = renderApp({ at: path });
    await expectAt(app, '/');
    expect(await notice()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [, wanted] = /^([^#]*)/.exec(path) ?? [];
    expect(app.app.session.getSnapshot().context.returnTo).toContain(wanted);
  });

  it('arrives at the page after the Log In of the notice', async () => {
    serveAccount(aUser());
    const app = renderApp({ at: '/events/my-events' });
    await pressNotice(app);
    await logIn(app);
    await expectAt(app, '/events/my-events');
  });

  it('arrives there after Log In in the top bar, even after closing the popup once', async () => {
    serveAccount(aUser());
    const app = renderApp({ at: '/resources/my-resources' });
    await notice();
    const press = async () => {
      const bar = within(screen.getByRole('banner'));
      await app.user.click(bar.getByRole('button', { name: 'Log In' }));
    };
    await press();
    await app.user.click(within(await popup()).getByRole('button', { name: 'CLOSE' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press();
    await logIn(app);
    await expectAt(app, '/resources/my-resources');
  });

  it('gets a new notice for each page that is opened', async () => {
    const app = renderApp({ at: '/profile' });
    const first = await notice();
    app.go('/general');
    await expectAt(app, '/');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(await notice()).toBeVisible();
  });

  it('lands in the Member Zone when the account may not see the page', async () => {
    serveAccount(aUser({ user_type: 'individual' }));
    const app = renderApp({ at: '/vetting/admin/reports' });
    await pressNotice(app);
    await logIn(app);
    await expectAt(app, '/general');
  });

  it('arrives at /authentication after the popup that opens at once', async () => {
    serveAccount(aUser({ form_filled: false }));
    const app = renderApp({ at: '/authentication?user_type=individual' });
    await logIn(app);
    await expectAt(app, '/authentication?user_type=individual');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});

it('leads to the Member Zone after Log In when the kept path is another site', async () => {
  serveAccount(aUser());
  const app = renderApp({ at: '/' });
  await screen.findByRole('heading', { level: 1 });
  act(() => app.app.session.send({ type: 'page.withheld', path: '/.//evil.example/' }));
  await pressNotice(app);
  await logIn(app);
  await expectAt(app, '/general');
});

describe('an expired or closed session', () => {
  const ended = aToken({ user_data: aUser(), exp: 1_700_000_000 });
  const refuseEnded = () =>
    server.use(
      http.get(
        `${HOST}/accounts/me/`,
        () => HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }),
        { once: true },
      ),
    );

  it('opens the popup on a page for members and leads back after Log In', async () => {
    const user = serveAccount(aUser());
    refuseEnded();
    const app = renderApp({ at: '/events/my-events', user: { ...user, token: ended } });
    await popup();
    await expectAt(app, '/');
    expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await logIn(app);
    await expectAt(app, '/events/my-events');
  });

  it('opens the popup on a public page and stays there after Log In', async () => {
    const user = serveAccount(aUser());
    refuseEnded();
    const app = renderApp({ at: '/contact', user: { ...user, token: ended } });
    await logIn(app);
    const settled = { signedIn: 'settled' };
    await waitFor(() => expect(app.app.session.getSnapshot().value).toEqual(settled));
    expect(app.address()).toBe('/contact');
  });

  it('keeps the open page until the popup is closed, then shows a notice at home', async () => {
    const app = renderApp({ at: '/profile', user: serveAccount(aUser()) });
    await screen.findByRole('heading', { level: 1 });
    act(() => app.app.session.send({ type: 'session.expired' }));
    const dialog = within(await popup());
    expect(app.address()).toBe('/profile');
    await app.user.click(dialog.getByRole('button', { name: 'CLOSE' }));
    await expectAt(app, '/');
    await pressNotice(app);
    await logIn(app);
    await expectAt(app, '/profile');
  });

  it('leads home without a notice after a sign-out', async () => {
    const app = renderApp({ at: '/general', user: serveAccount(aUser()) });
    await screen.findByRole('heading', { level: 1 });
    act(() => app.app.session.send({ type: 'signOut.requested' }));
    await expectAt(app, '/');
    await screen.findByRole('button', { name: 'Log In' });
    expect(app.app.session.getSnapshot().context.returnTo).toBeNull();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});

it.each(['/events/my-events', '/vetting'])(
  'leads home from %s after a sign-out in another tab, and the next member does not go back',
  async (path) => {
    const app = renderApp({ at: path, user: serveAccount(aUser()) });
    await screen.findByRole('heading', { level: 1 });
    act(() => app.app.session.send({ type: 'session.closedElsewhere' }));
    await expectAt(app, '/');
    const bar = within(screen.getByRole('banner'));
    await app.user.click(await bar.findByRole('button', { name: 'Log In' }));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    expect(app.app.session.getSnapshot().context.returnTo).toBeNull();
    serveAccount(aUser({ user_id: 8 }));
    await logIn(app);
    await expectAt(app, '/general');
  },
);

it('opens the page when the same member postponed the profile', async () => {
  const user = aUser({ form_filled: false });
  const { address } = renderApp({ at: '/contact', user, postponedBy: user.user_id });
  expect(await screen.findByRole('heading', { level: 1, name: /Contact/ })).toBeVisible();
  expect(address()).toBe('/contact');
});

it('asks for the profile when another member postponed theirs', async () => {
  const user = aUser({ form_filled: false });
  const app = renderApp({ at: '/events', user, postponedBy: user.user_id + 1 });
  await expectAt(app, '/authentication?user_type=individual');
});

it.each(['/contact/', '/remind-me-later/', '/password-reset/confirm/MQ/abc-123/'])(
  'opens %s, with its trailing slash, despite an unfilled profile',
  async (path) => {
    const { address } = renderApp({ at: path, user: aUser({ form_filled: false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe(path);
  },
);

it('shows at the login step that a newcomer has no token', async () => {
  renderApp({ at: '/?is_new_user=true' });
  expect(within(await popup()).getByRole('alert')).toHaveTextContent(
    'No authentication token found. Please log in again.',
  );
});

describe('a session that the server refuses at the choice of an account type', () => {
  it('ends, and the login step shows why', async () => {
    const newcomer = aUser({ form_filled: false });
    state.user = newcomer;
    server.use(
      http.post(`${HOST}/mainapp/user/update-user-type/`, () =>
        HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }),
      ),
    );
    const { user, app } = renderApp({ at: `/?token=${newcomer.token}&is_new_user=true` });
    const step = within(await screen.findByRole('dialog', { name: 'Choose your account type' }));
    await user.click(step.getByRole('radio', { name: 'Business' }));
    await user.click(step.getByRole('checkbox', { name: /agree with the Terms/ }));
    await user.click(step.getByRole('button', { name: 'Continue' }));
    const login = within(await popup());
    expect(await login.findByRole('alert')).toHaveTextContent(
      'Your session has expired. Please log in again.',
    );
    expect(app.session.getSnapshot().value).toEqual({ signedOut: 'asked' });
    expect(localStorage.getItem('token')).toBeNull();
  });
});
