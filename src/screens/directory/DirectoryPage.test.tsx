import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SearchRelaxation } from '../../../domain/contract/searchRelaxation';
import { selectListings } from '../../api/selectListings';
import { aListing, aPicture } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './DirectoryPage';

const { state, server } = serveInMemory();

Element.prototype.scrollIntoView = () => {};

const soap = aListing({ listing_id: 1, name: 'Mwangaza Soaps', slug: 'mwangaza-soaps' });
const honey = aListing({
  listing_id: 2,
  name: 'Mwania Honey',
  summary: 'Honey from Kibwezi.',
  category: 'Food & drinks',
  themes: ['nature regeneration'],
  badges: ['toxin_free'],
  level: 'Tree',
});
const many = Array.from({ length: 30 }, (_, index) =>
  aListing({ listing_id: index + 1, name: `Business ${String(index + 1).padStart(2, '0')}` }),
);

beforeEach(() => {
  state.listings = [soap, honey];
});

/** By text, as a look at every role of a full page is slow in jsdom. */
const names = (pattern = /^(Mwangaza Soaps|Mwania Honey|Business \d+)$/) =>
  screen.queryAllByText(pattern).map((name) => name.textContent);

const searchField = () => screen.getByRole('combobox', { name: 'What do you need?' });

test('lists businesses with category, place, badges and level', async () => {
  renderApp({ at: '/kijani-directory' });
  expect(await screen.findByRole('heading', { name: '2 businesses' })).toBeInTheDocument();
  expect(names()).toEqual(['Mwangaza Soaps', 'Mwania Honey']);
  expect(screen.getByText('Food & drinks · Kisumu')).toBeInTheDocument();
  expect(screen.getByText('Tree level')).toBeInTheDocument();
  const [, badges] = screen.getAllByRole('list', { name: 'Badges' });
  expect(badges).toHaveTextContent('Toxin-free');
});

test('shows the cover of a business when the reader comes near it', async () => {
  state.listings = [{ ...soap, cover: aPicture({ alt: 'Soap on a rack' }) }, honey];
  renderApp({ at: '/kijani-directory' });
  const cover = await screen.findByAltText('Soap on a rack');
  expect(cover).toHaveAttribute('loading', 'lazy');
  expect(cover.getAttribute('srcset')).toContain('?width=320 320w');
});

test('shows the businesses that match the filters of the address', async () => {
  renderApp({ at: '/kijani-directory?category=FOOD+%26+drinks&theme=nature+regeneration' });
  expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
  expect(names()).toEqual(['Mwania Honey']);
  expect(screen.getByLabelText('Theme')).toHaveDisplayValue('Nature regeneration');
});

test('writes a chosen filter into the address, goes to page 1 and announces the count', async () => {
  state.listings = [...many, honey];
  const { address, user } = renderApp({ at: '/kijani-directory?page=2' });
  await screen.findByRole('heading', { name: '31 businesses, page 2 of 3' });
  await user.selectOptions(screen.getByLabelText('Theme'), 'Nature regeneration');
  expect(address()).toBe('/kijani-directory?theme=nature+regeneration');
  const heading = await screen.findByRole('heading', { name: '1 business' });
  expect(heading.closest('[role="status"]')).toBeInTheDocument();
});

test('searches when typing pauses, and keeps what was typed in the field', async () => {
  const { address, user } = renderApp({ at: '/kijani-directory' });
  await screen.findByRole('heading', { name: '2 businesses' });
  const field = searchField();
  await user.type(field, 'honey ');
  expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
  expect(field).toHaveValue('honey ');
  expect(address()).toBe('/kijani-directory?q=honey');
});

test('shows a message when nothing matches, and every business after Clear filters', async () => {
  const { user } = renderApp({ at: '/kijani-directory?q=zebra&category=Waste' });
  expect(await screen.findByRole('heading', { name: 'No business matches' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  const heading = await screen.findByRole('heading', { name: '2 businesses' });
  expect(heading).toHaveFocus();
  expect(searchField()).toHaveValue('');
});

describe('when nothing matches as asked', () => {
  const answerWith = (relaxation: SearchRelaxation, results = [soap]) =>
    server.use(
      http.get(`${HOST}/mainapp/listings/search/`, () =>
        HttpResponse.json({
          ...selectListings(results, {}),
          relaxation,
        }),
      ),
    );
  const note = () => screen.findByRole('list', { name: 'About this search' });

  test('says what was corrected, and leads to the words as written', async () => {
    answerWith({ corrected: [{ word: 'saop', shown: 'soap', others: ['shop'] }] });
    const { address, user } = renderApp({ at: '/kijani-directory?q=Saop&page=2' });
    expect(await note()).toHaveTextContent(
      'Showing soap. Search for “Saop” instead Search for “shop”',
    );
    expect(screen.getByRole('link', { name: 'Search for “shop”' })).toHaveAttribute(
      'href',
      '/kijani-directory?q=shop',
    );
    await user.click(screen.getByRole('link', { name: 'Search for “Saop” instead' }));
    expect(address()).toBe('/kijani-directory?q=Saop&exact=1');
  });

  test('says which county is the nearest, and leads to all', async () => {
    answerWith({ county: { nearest: '037', km: 64 } }, [soap, honey]);
    renderApp({ at: '/kijani-directory?q=soap&county=042' });
    expect(await note()).toHaveTextContent(
      'None in Kisumu. 2 elsewhere, the nearest in Kakamega, about 60 km away.',
    );
    expect(screen.getByRole('link', { name: 'Search in all counties' })).toHaveAttribute(
      'href',
      '/kijani-directory?q=soap',
    );
  });

  test('speaks of one business in one county', async () => {
    answerWith({ county: { nearest: '038', km: 4 } });
    renderApp({ at: '/kijani-directory?q=soap&county=042' });
    expect(await note()).toHaveTextContent(
      'None in Kisumu. There is one in Vihiga, about 10 km away.',
    );
  });

  test('names synonyms, some of the words, and filters that were left out', async () => {
    answerWith({
      synonyms: [{ word: 'kikapu', shown: ['basket', 'kiondo'] }],
      any_word: true,
      filters: ['theme', 'badge'],
    });
    const { address, user } = renderApp({
      at: '/kijani-directory?q=kikapu+bora&theme=nature+regeneration&badge=toxin_free',
    });
    const items = within(await note()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Showing basket or kiondo for “kikapu”.',
      'No business has all of these words. These have some of them.',
      'None with the theme and badge that you chose. Search without the theme and badge',
    ]);
    await user.click(screen.getByRole('link', { name: 'Search without the theme and badge' }));
    expect(address()).toBe('/kijani-directory?q=kikapu+bora');
  });

  test('names the nearest category, and leads to it and to all businesses', async () => {
    answerWith({ category: 'Energy' });
    const { address, user } = renderApp({ at: '/kijani-directory?q=zzz&county=042&view=map' });
    expect(await note()).toHaveTextContent(
      'No business matches “zzz”. Perhaps one of the category Energy can help.',
    );
    expect(screen.getByRole('link', { name: 'Show Energy' })).toHaveAttribute(
      'href',
      '/kijani-directory?category=Energy',
    );
    await user.click(screen.getByRole('link', { name: 'Show all businesses' }));
    expect(address()).toBe('/kijani-directory');
  });

  test('says nothing where something matches', async () => {
    renderApp({ at: '/kijani-directory?q=honey' });
    await screen.findByRole('heading', { name: '1 business' });
    expect(screen.queryByRole('list', { name: 'About this search' })).not.toBeInTheDocument();
  });
});

test('says on its buttons how many filters are set and how many businesses they show', async () => {
  const { user } = renderApp({ at: '/kijani-directory?theme=nature+regeneration' });
  await screen.findByRole('heading', { name: '1 business' });
  // Only a phone shows them.
  const button = (text: string) => screen.getByText(text, { selector: 'button' });
  expect(button('Filters (1)')).toBeInTheDocument();
  expect(button('Show 1 business')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Theme'), 'All themes');
  expect(await screen.findByRole('heading', { name: '2 businesses' })).toBeInTheDocument();
  expect(button('Filters')).toBeInTheDocument();
  expect(button('Show 2 businesses')).toBeInTheDocument();
});

test('shows 12 businesses on a page', async () => {
  state.listings = many;
  const { address, user } = renderApp({ at: '/kijani-directory' });
  await screen.findByRole('heading', { name: '30 businesses, page 1 of 3' });
  expect(names()).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: 'Page 3 of 3' }));
  expect(await screen.findByRole('heading', { name: '30 businesses, page 3 of 3' })).toHaveFocus();
  expect(names()[0]).toBe('Business 25');
  expect(address()).toBe('/kijani-directory?page=3');
});

test('shows a failure when the answer is no page, and the list on Try again', async () => {
  server.use(
    http.get(`${HOST}/mainapp/listings/search/`, () => brokenAnswer(HttpResponse.json({ a: 1 })), {
      once: true,
    }),
  );
  const { user } = renderApp({ at: '/kijani-directory' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Failed to fetch listings')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { name: '2 businesses' })).toBeInTheDocument();
});

test('shows a message when the directory is empty', async () => {
  state.listings = [];
  renderApp({ at: '/kijani-directory' });
  expect(
    await screen.findByRole('heading', { name: 'No business is listed yet' }),
  ).toBeInTheDocument();
});

test('keeps the list while the next answer is loading', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = renderApp({ at: '/kijani-directory' });
  await screen.findByRole('heading', { name: '2 businesses' });
  server.use(
    http.get(`${HOST}/mainapp/listings/search/`, async () => {
      await held;
    }),
  );
  await user.selectOptions(screen.getByLabelText('Badge'), 'Toxin-free');
  expect(names()).toEqual(['Mwangaza Soaps', 'Mwania Honey']);
  expect(screen.getByRole('region', { name: 'Businesses' })).toHaveAttribute('aria-busy', 'true');
  answer();
  expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
  expect(names()).toEqual(['Mwania Honey']);
});

test('filters by the county that is chosen on the map', async () => {
  state.listings = [soap, { ...honey, county: '017' }];
  const { address, user } = renderApp({ at: '/kijani-directory' });
  await user.click(await screen.findByRole('link', { name: 'Map' }));
  const map = await screen.findByRole('group', { name: 'County, on the map' });
  expect(screen.getByRole('option', { name: 'Makueni (1)' })).toBeInTheDocument();
  await user.click(within(map).getByLabelText('Makueni: 1 business'));
  expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
  expect(names()).toEqual(['Mwania Honey']);
  expect(address()).toBe('/kijani-directory?county=017&view=map');
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Makueni');
});

test('leads from a page beyond the last to the last', async () => {
  server.use(
    http.get(
      `${HOST}/mainapp/listings/search/`,
      () => HttpResponse.json({ count: 2, page: 9, page_size: 20, results: [], counties: {} }),
      { once: true },
    ),
  );
  const { address } = renderApp({ at: '/kijani-directory?page=9' });
  await waitFor(() => expect(address()).toBe('/kijani-directory'));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.getByRole('heading', { name: '2 businesses' })).toBeInTheDocument();
});

test('searches the list when the server has no search', async () => {
  server.use(
    http.get(`${HOST}/mainapp/listings/search/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  renderApp({ at: '/kijani-directory?category=Food+%26+drinks' });
  expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
  expect(names()).toEqual(['Mwania Honey']);
});
