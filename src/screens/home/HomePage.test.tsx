import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aListing, anEvent, aPicture, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../app/wiring/startAuthModal';
import './HomePage';

const { state, server } = serveInMemory();

const main = async () => within(await screen.findByRole('main'));

test('shows businesses of the directory and how many there are', async () => {
  state.listings = [
    aListing({ listing_id: 1, name: 'Mwangaza Soaps', slug: 'mwangaza-soaps' }),
    aListing({ listing_id: 2, county: '001' }),
  ];
  renderApp();
  const link = await screen.findByRole('link', { name: 'Mwangaza Soaps' });
  expect(link).toHaveAttribute('href', '/kijani-directory/mwangaza-soaps');
  expect(screen.getByText(/^2 businesses in 2 of 47 counties/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all 2 businesses' })).toBeInTheDocument();
});

test('shows three of them, those with a picture first, with what they sell', async () => {
  const products = ['Honey', 'Candles'].map((name) => ({
    name,
    price: null,
    is_lowest_price: false,
    unit: '',
    availability: 'in stock' as const,
    season: '',
    picture: null,
  }));
  state.listings = [
    ...Array.from({ length: 4 }, (_, index) => aListing({ listing_id: index + 1 })),
    aListing({ listing_id: 9, name: 'Mwania Honey', cover: aPicture(), products }),
  ];
  renderApp();
  const region = within(await screen.findByRole('region', { name: 'From the directory' }));
  await region.findByText('Sells Honey, Candles');
  const names = region.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toHaveLength(3);
  expect(names[0]).toBe('Mwania Honey');
});

describe('the search', () => {
  const words = () => screen.findByRole('combobox', { name: 'What do you need?' });

  test('leads to the directory with the words and the county', async () => {
    const { address, user } = renderApp();
    await user.type(await words(), ' soap ');
    await user.selectOptions(screen.getByLabelText('Where?'), 'Kisumu');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/kijani-directory?q=soap&county=042');
  });

  test('leads to all businesses when nothing is typed', async () => {
    const { address, user } = renderApp();
    await words();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/kijani-directory');
  });

  test('suggests businesses, which it opens', async () => {
    server.use(
      http.get(`${HOST}/mainapp/listings/suggestions/`, () =>
        HttpResponse.json({
          suggestions: [{ kind: 'business', text: 'Mwania Honey', value: 'mwania-honey' }],
        }),
      ),
    );
    const { address, user } = renderApp();
    await user.type(await words(), 'mw');
    await user.click(await screen.findByRole('option', { name: 'Mwania Honey Business' }));
    expect(address()).toBe('/kijani-directory/mwania-honey');
  });

  test('can be sent without its code', async () => {
    renderApp();
    await words();
    const form = screen.getByRole('search', { name: 'Businesses' });
    expect(form).toHaveAttribute('action', '/kijani-directory');
    expect(screen.getByLabelText('Where?')).toHaveAttribute('name', 'county');
    expect(await words()).toHaveAttribute('name', 'q');
  });
});

test('does not request the whole directory', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  renderApp();
  await screen.findByText(/^2 businesses in/);
  server.events.removeAllListeners();
  expect(asked).not.toContain('/mainapp/listings/');
});

test('counts the list when the server has no overview', async () => {
  server.use(
    http.get(`${HOST}/mainapp/listings/overview/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  renderApp();
  expect(await screen.findByText(/^2 businesses in 1 of 47 counties/)).toBeInTheDocument();
});

test('shows vision, mission, the four pillars and the perks', async () => {
  renderApp();
  for (const name of ['Vision', 'Mission', 'Act', 'Inspire', 'Learn', 'Connect', 'Member perks']) {
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('links a theme to its businesses in the directory', async () => {
  renderApp();
  const link = await screen.findByRole('link', { name: 'Energy transition' });
  expect(link).toHaveAttribute('href', '/kijani-directory?theme=energy+transition');
});

test('opens the choice of an account on Join the community', async () => {
  const { user } = renderApp();
  const [join] = await (await main()).findAllByRole('button', { name: 'Join the community' });
  if (join) await user.click(join);
  expect(await screen.findByRole('dialog', { name: 'Get Started' })).toBeInTheDocument();
});

test('links a member to the Member Zone', async () => {
  renderApp({ user: aUser() });
  const [link] = await screen.findAllByRole('link', { name: 'Go to your Member Zone' });
  expect(link).toHaveAttribute('href', '/general');
  expect(screen.queryByRole('button', { name: 'Join the community' })).not.toBeInTheDocument();
});

test.each([
  ['refused', HttpResponse.json({ detail: 'no' }, { status: 403 })],
  ['no overview', brokenAnswer(HttpResponse.json({ results: [] }))],
])('shows a failure when the answer is %s, and the businesses on Try again', async (_, answer) => {
  server.use(http.get(`${HOST}/mainapp/listings/overview/`, () => answer, { once: true }));
  const { user } = renderApp();
  const within_main = await main();
  expect(await within_main.findByText('Failed to fetch listings')).toBeInTheDocument();
  await user.click(within_main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lake Basin Soaps 1' })).toBeInTheDocument();
  expect(within_main.queryByText('Failed to fetch listings')).not.toBeInTheDocument();
});

test('shows the next events without a cancelled one', async () => {
  const ahead = (event_id: number, days: number) =>
    anEvent({
      event_id,
      start_date: new Date(Date.now() + days * 86_400_000).toISOString(),
      end_date: new Date(Date.now() + (days + 1) * 86_400_000).toISOString(),
    });
  state.events = [{ ...ahead(1, 1), status: 'cancelled' }, ahead(2, 2), ahead(3, 3)];
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).search));
  renderApp();
  expect(await screen.findByRole('heading', { name: 'Next event' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Energy walk-through 2' })).toHaveAttribute(
    'href',
    '/events/energy-walk-2',
  );
  expect(screen.queryByText('Energy walk-through 1')).not.toBeInTheDocument();
  expect(asked).toContain('?when=upcoming&cancelled=no&page_size=1');
});

test('logs a failure to fetch events, and shows the rest of the page', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get(`${HOST}/mainapp/events/search/`, () =>
      HttpResponse.json({ detail: 'no' }, { status: 403 }),
    ),
  );
  renderApp();
  expect(await screen.findByRole('heading', { name: 'Member perks' })).toBeInTheDocument();
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Failed to fetch events', expect.anything()),
  );
  expect(screen.queryByText('Next event')).not.toBeInTheDocument();
  expect(screen.queryByText('Failed to fetch events')).not.toBeInTheDocument();
  log.mockRestore();
});
