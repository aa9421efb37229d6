import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
import { saveFile } from '../../ui/saveFile';
import { CATALOGUE } from './catalogue';
import { SERVER_CATALOGUE } from './serverCatalogue';
import { button, chartOf, OPEN, open, region } from './testing/chartsPage';
import { prepareJsdom } from './testing/prepareJsdom';
// Compiled before the first test, which would else wait for it.
import '../../app/StateChartsArea';
import './StateChartsPage';

const ALL = [...CATALOGUE, ...SERVER_CATALOGUE];

jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./graph/engine', () => jest.requireActual<object>('./testing/inThread'));

serveInMemory();
beforeAll(prepareJsdom);

const place = () => region('Now').getByRole('status').textContent;
const save = async (user: ReturnType<typeof renderApp>['user'], choice: string) => {
  await user.click(button('Save or send'));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
};
const activeIn = (chart: HTMLElement) =>
  [...chart.querySelectorAll('[data-state][data-active="true"]')].map((state) =>
    state.getAttribute('data-state'),
  );

describe('the access to /statecharts', () => {
  const closed = { config: { stateCharts: false }, at: '/statecharts' };

  test('shows visitors and members of production that there is no such page', async () => {
    for (const user of [null, aUser()]) {
      const { unmount } = renderApp({ ...closed, user });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
      ).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'State charts' })).not.toBeInTheDocument();
      unmount();
    }
  });

  test('lets an admin of production see the page', async () => {
    renderApp({ ...closed, user: aUser({ user_type: 'business', role: 'admin' }) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'State charts' }),
    ).toBeInTheDocument();
  });

  test('lets everybody see a demo, with a link in the footer', async () => {
    renderApp({ ...OPEN, at: '/statecharts' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'State charts' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'State charts' })).toHaveAttribute(
      'href',
      '/statecharts',
    );
  });
});

describe('the tab Live', () => {
  test('follows the session of this page', async () => {
    const { app } = open('session', 'live');
    const chart = await chartOf('session');
    expect(place()).toBe('signedOut.browsing');
    expect(activeIn(chart)).toEqual(['session', 'session.signedOut', 'session.signedOut.browsing']);
    const user = aUser();
    act(() => app.session.send({ type: 'session.changedElsewhere', user }));
    expect(place()).toBe('signedIn.settled');
    expect(activeIn(chart)).toEqual(['session', 'session.signedIn', 'session.signedIn.settled']);
    const latest = region('History').getAllByRole('listitem')[0];
    expect(latest).toHaveTextContent('session.changedElsewhere');
    expect(latest).toHaveTextContent('→ signedIn.settled');
    expect(
      chart.querySelector('[data-transition="session.signedOut session.changedElsewhere 0"]'),
    ).toHaveAttribute('data-taken', 'true');
  });

  test('shows nothing about the member', async () => {
    const user = aUser({ first_name: 'Wanjikũ', user_email: 'w@example.org' });
    const { container, app } = open('session', 'live', { user });
    await chartOf('session');
    act(() =>
      app.session.send({ type: 'session.updated', user: { ...user, last_name: 'Achieng' } }),
    );
    expect(place()).toBe('signedIn.settled');
    const page = container.querySelector('#main');
    expect(page).toHaveTextContent('(text)');
    expect(page).not.toHaveTextContent(/Wanjikũ|w@example|Achieng/);
    expect(page).not.toHaveTextContent(user.token);
  });

  test('draws a machine that does not run, and says so', async () => {
    open('application', 'live');
    expect(await screen.findByText(/It runs on the server\./)).toBeInTheDocument();
    expect(activeIn(await chartOf('application'))).toEqual([]);
  });

  test('follows the popup once it was opened', async () => {
    const { user } = open('authModal', 'live');
    await screen.findByText(/It runs from the first press of Log In\./);
    const banner = within(screen.getByRole('banner'));
    await user.click(banner.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByText('login.ready')).toBeInTheDocument());
  });
});

describe('the tab Play', () => {
  test.each(ALL.map(({ machine: { id } }) => id))('plays %s', async (id) => {
    const { user } = open(id, 'play');
    await chartOf(id);
    const before = place();
    const events = region('Events');
    const first =
      events
        .queryAllByRole('button')
        .find((each) => !each.hasAttribute('disabled') && !each.ariaExpanded) ??
      region('Waits for').queryAllByRole('button', { name: /done$/ })[0];
    if (!first) throw new Error('nothing can be played');
    await user.click(first);
    await waitFor(() =>
      expect(region('History').getAllByRole('listitem').length).toBeGreaterThan(1),
    );
    await user.click(button('Reset'));
    expect(place()).toBe(before);
    expect(region('History').getAllByRole('listitem')).toHaveLength(1);
  });

  test('disables events that the state does not take', async () => {
    const { user } = open('authModal', 'play');
    await chartOf('authModal');
    expect(button('login.chosen')).toBeDisabled();
    await user.click(button('modal.opened'));
    expect(place()).toBe('login.ready');
    await user.click(button('intro.chosen'));
    expect(button('login.chosen')).toBeEnabled();
  });

  test('sends an edited payload, and says what is wrong with it', async () => {
    const { user } = open('authModal', 'play');
    await chartOf('authModal');
    await user.click(button('modal.opened'));
    await user.click(button('intro.chosen'));
    await user.click(button('Payload of kind.selected'));
    const field = screen.getByRole('textbox', { name: 'JSON of kind.selected' });
    await user.clear(field);
    expect(field).toHaveAccessibleDescription(/^This is not JSON/);
    expect(button('kind.selected')).toBeDisabled();
    await user.click(field);
    await user.paste('{"kind":3}');
    expect(field).toHaveAccessibleDescription('kind must be of the kind string.');
    await user.clear(field);
    await user.click(field);
    await user.paste('{"kind":"business"}');
    await user.click(button('kind.selected'));
    await user.click(button('register.chosen'));
    expect(place()).toBe('registerBusiness.ready');
  });

  test('answers requests and moves the clock by hand', async () => {
    const { user } = open('session', 'play');
    await chartOf('session');
    expect(place()).toBe('initialising');
    await user.click(button('restoring failed'));
    await waitFor(() => expect(place()).toBe('signedOut.browsing'));
    await user.click(button('session.opened'));
    expect(place()).toBe('signedIn.arriving');
    await user.click(button('To the next delay (300 ms)'));
    expect(place()).toBe('signedIn.settled');
    expect(region('Now').getByRole('link', { name: 'Member Zone' })).toHaveAttribute(
      'href',
      '/general',
    );
    expect(region('Clock').getByText('300 ms')).toBeInTheDocument();
  });

  test('does not change the product', async () => {
    const { app, user } = open('session', 'play');
    await chartOf('session');
    await user.click(button('restoring done'));
    await waitFor(() => expect(place()).toBe('signedIn.settled'));
    expect(app.session.getSnapshot().matches('signedOut')).toBe(true);
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('an export', () => {
  test('copies the definition as JSON', async () => {
    const { user } = open('cookieConsent', 'live');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await chartOf('cookieConsent');
    await save(user, 'Copy JSON for Stately Sketch');
    expect(await screen.findByText(/^Copied\./)).toBeInTheDocument();
    const copied: unknown = JSON.parse(write.mock.calls[0]?.[0] ?? '');
    expect(copied).toMatchObject({ id: 'cookieConsent', initial: 'remembering' });
  });

  test('saves the drawing as it is shown', async () => {
    const { user } = open('cookieConsent', 'live');
    await chartOf('cookieConsent');
    await save(user, 'Download SVG');
    const [name, text, type] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect([name, type]).toEqual(['cookieConsent.svg', 'image/svg+xml']);
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(text).toContain('remembering');
  });
});
