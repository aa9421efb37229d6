import { screen, waitFor, within } from '@testing-library/react';
import { updateMachine } from '../../machines/update/updateMachine';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
import { button, chartOf, OPEN, open, region } from './testing/chartsPage';
import { prepareJsdom } from './testing/prepareJsdom';
// Compiled before the first test, which would else wait for it.
import '../../app/StateChartsArea';
import './StateChartsPage';
import './pictures/ChosenPictures';
import './pictures/PicturesTab';

jest.mock('./graph/engine', () => jest.requireActual<object>('./testing/inThread'));

serveInMemory();
beforeAll(prepareJsdom);

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
