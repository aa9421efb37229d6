import { act, screen, waitFor, within } from '@testing-library/react';
import { updateMachine } from '../../machines/update/updateMachine';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
import { saveFile } from '../../ui/saveFile';
import { CATALOGUE } from './catalogue';
import { SERVER_CATALOGUE } from './serverCatalogue';
import { prepareJsdom } from './testing/prepareJsdom';
// Compiled before the first test, which would else wait for it.
import '../../app/StateChartsArea';
import './StateChartsPage';
import './pictures/ChosenPictures';
import './pictures/PicturesTab';

const ALL = [...CATALOGUE, ...SERVER_CATALOGUE];

jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./graph/engine', () => jest.requireActual<object>('./testing/inThread'));

serveInMemory();
beforeAll(prepareJsdom);

const OPEN = { config: { stateCharts: true } };
const open = (machine: string, mode: 'live' | 'play', more: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ ...OPEN, at: `/statecharts?machine=${machine}&mode=${mode}`, ...more });

const region = (name: string) => within(screen.getByRole('region', { name }));
const place = () => region('Now').getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const save = async (user: ReturnType<typeof renderApp>['user'], choice: string) => {
  await user.click(button('Save or send'));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
};
const chartOf = (machine: string) =>
  screen.findByRole('img', { name: new RegExp(`^State chart of ${machine};`) });
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

test('names states, transitions and screens in the text outline', async () => {
  open('cookieConsent', 'live');
  const words = within(await screen.findByRole('region', { name: 'The chart in words' }));
  expect(words.getByText('declined')).toBeInTheDocument();
  expect(words.getAllByRole('link', { name: 'Privacy Policy' })[0]).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(
    words.getByText(
      'cookies.accepted: to accepted.slidingOut, does storeAccepted. Accept was pressed.',
    ),
  ).toBeInTheDocument();
});

describe('an address', () => {
  const at = (address: string) => renderApp({ ...OPEN, at: address });
  const foundIn = (chart: HTMLElement) =>
    [...chart.querySelectorAll('[data-found="true"]')].map(
      (each) => each.getAttribute('data-state') ?? each.getAttribute('data-transition'),
    );

  test('names a machine and a state, and shows the shortest way to it', async () => {
    const { go } = at('/statecharts/session');
    await chartOf('session');
    go('/statecharts/session#signedIn.settled');
    const chosen = within(await screen.findByRole('region', { name: 'Chosen' }));
    expect(chosen.getByRole('heading', { name: 'signedIn.settled' })).toBeInTheDocument();
    const steps = chosen.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual(['restoring done → signedIn.resuming', 'at once → signedIn.settled']);
    const chart = await chartOf('session');
    await waitFor(() => expect(foundIn(chart)).toEqual(['session.signedIn.settled']));
    expect(chart.querySelectorAll('[data-way="true"]')).toHaveLength(2);
  });

  test('names an event of a state, or every place of an action', async () => {
    const { go } = at('/statecharts/cookieConsent');
    await chartOf('cookieConsent');
    go('/statecharts/cookieConsent#asking/cookies.accepted');
    await waitFor(async () =>
      expect(foundIn(await chartOf('cookieConsent'))).toEqual([
        'cookieConsent.asking cookies.accepted 0',
      ]),
    );
    go('/statecharts/cookieConsent#action:storeAccepted');
    await waitFor(async () =>
      expect(foundIn(await chartOf('cookieConsent')).length).toBeGreaterThan(0),
    );
  });

  test('of a machine that there is not says so', async () => {
    at('/statecharts/nothing');
    expect(await screen.findByText('There is no machine named nothing.')).toBeInTheDocument();
    expect(await chartOf('session')).toBeInTheDocument();
  });

  test('stays the same when the machine is chosen in the page', async () => {
    const { user, address } = at('/statecharts');
    await user.selectOptions(await screen.findByLabelText('Machine'), 'Update');
    await chartOf('update');
    expect(address()).toBe('/statecharts/update');
    await user.click(screen.getByRole('link', { name: 'Play' }));
    expect(address()).toBe('/statecharts/update?mode=play');
  });
});

test('the search jumps to a state of another machine by keyboard alone', async () => {
  const { user, address } = open('session', 'live');
  await chartOf('session');
  const field = screen.getByRole('combobox', { name: /^Search states/ });
  await user.click(field);
  await user.paste('slidingOut');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent(
    'accepted.slidingOut State · cookieConsent',
  );
  await user.keyboard('{Enter}');
  expect(address()).toBe('/statecharts/cookieConsent');
  await chartOf('cookieConsent');
  expect(region('Chosen').getByRole('heading', { level: 2 })).toHaveTextContent(
    'accepted.slidingOut',
  );
});

test('folds a state of the picture from the words, and unfolds all', async () => {
  const { user } = open('session', 'live');
  const chart = await chartOf('session');
  const has = (state: string) => chart.querySelector(`[data-state="${state}"]`) !== null;
  await user.click(button('Fold signedOut'));
  await waitFor(() => expect(has('session.signedOut.browsing')).toBe(false));
  expect(has('session.signedIn.settled')).toBe(true);
  await user.click(button('Fold all'));
  await waitFor(() => expect(has('session.signedIn.settled')).toBe(false));
  await user.click(button('Unfold all'));
  await waitFor(() => expect(has('session.signedOut.browsing')).toBe(true));
});

describe('the tab Changes', () => {
  const proposal = () => {
    const definition = JSON.parse(JSON.stringify(updateMachine.config)) as {
      states: Record<string, unknown>;
    };
    definition.states['resting'] = { on: { woken: 'resting' } };
    return JSON.stringify(definition);
  };

  test('shows what a pasted definition would change, in words and in the picture', async () => {
    const { user } = renderApp({ ...OPEN, at: '/statecharts/update?mode=changes' });
    await chartOf('update');
    expect(region('What changes').getByRole('status')).toHaveTextContent('Nothing to compare yet.');
    await user.click(screen.getByRole('textbox', { name: 'Definition in JSON' }));
    await user.paste(proposal());
    expect(region('What changes').getByRole('status')).toHaveTextContent('1 difference');
    expect(region('What changes').getByRole('listitem')).toHaveTextContent('+ Added resting');
    await waitFor(async () =>
      expect(
        (await chartOf('update')).querySelector('[data-state="update.resting"]'),
      ).toHaveAttribute('data-mark', 'added'),
    );
  });

  test('says what is wrong with a definition', async () => {
    const { user } = renderApp({ ...OPEN, at: '/statecharts/update?mode=changes' });
    await chartOf('update');
    const field = screen.getByRole('textbox', { name: 'Definition in JSON' });
    await user.click(field);
    await user.paste('{"id":"a"}');
    expect(field).toHaveAccessibleDescription(/^This is not a state machine\./);
  });

  test('says that a link is damaged', async () => {
    const { go } = renderApp({ ...OPEN, at: '/statecharts/update' });
    await chartOf('update');
    go('/statecharts/update#chart=damaged');
    expect(await screen.findByRole('alert')).toHaveTextContent('The link is damaged');
  });
});

describe('the pictures of states', () => {
  const at = async (address: string, machine: string, hash: string) => {
    const { go, user } = renderApp({ ...OPEN, at: address });
    await chartOf(machine);
    go(address + hash);
    const chosen = within(await screen.findByRole('region', { name: 'Chosen' }));
    const pictures = within(await chosen.findByRole('region', { name: 'Pictures' }));
    return { user, pictures };
  };
  const addresses = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

  test('are beside the chosen state, as they were asked for, and open large', async () => {
    const { user, pictures } = await at('/statecharts/session', 'session', '#signedOut.asked');
    const alt = 'Sign-in popup: login in the state signedOut.asked (Phone, Light, English)';
    const picture = pictures.getByRole('img', { name: alt });
    expect(picture).toHaveAttribute(
      'src',
      '/chart-pictures/session/signedOut.asked.phone-light-en.webp',
    );
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['240', '493']);

    await user.selectOptions(pictures.getByLabelText('Window'), 'Desktop');
    await user.selectOptions(pictures.getByLabelText('Colours'), 'Dark');
    await user.selectOptions(pictures.getByLabelText('Language'), 'Swahili');
    expect(addresses()).toContain('/chart-pictures/session/signedOut.asked.desktop-dark-sw.webp');
    await user.click(pictures.getByRole('button', { name: /signedOut\.asked/ }));
    const large = within(
      await screen.findByRole('dialog', { name: /\(Desktop, Dark, Swahili\)$/ }),
    );
    expect(large.getByRole('img')).toHaveAttribute('width', '1280');
    await user.click(large.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('of a state around others are those of the others, and a line where there are none', async () => {
    const { pictures } = await at('/statecharts/session', 'session', '#signedIn');
    const [resuming, arriving] = pictures.getAllByRole('listitem');
    expect(resuming).toHaveTextContent(
      'signedIn.resumingNo picture. It is left as soon as it is entered.',
    );
    expect(arriving).toHaveTextContent('signedIn.arriving');
    expect(pictures.getAllByRole('img')).toHaveLength(3);
  });

  test('fill a page of their own for each machine, whose names lead to the chart', async () => {
    const { user, address } = renderApp({ ...OPEN, at: '/statecharts/update?mode=pictures' });
    const gallery = within(await screen.findByRole('region', { name: 'Pictures' }));
    expect(gallery.getByRole('img')).toHaveAttribute(
      'src',
      '/chart-pictures/update/asking.phone-light-en.webp',
    );
    expect(gallery.getAllByText(/^No picture\. Nothing of it is seen/)).toHaveLength(5);
    await user.click(gallery.getByRole('link', { name: 'asking' }));
    expect(address()).toBe('/statecharts/update');
    await chartOf('update');
    expect(region('Chosen').getByRole('heading', { level: 2 })).toHaveTextContent('asking');
  });
});
