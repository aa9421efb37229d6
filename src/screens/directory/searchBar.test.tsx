import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Suggestion } from '../../../domain/contract/suggestion';
import { aListing } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './DirectoryPage';

const { state, server } = serveInMemory();

const soap = aListing({ listing_id: 1, name: 'Mwangaza Soaps', slug: 'mwangaza-soaps' });
const honey = aListing({ listing_id: 2, name: 'Mwania Honey', slug: 'mwania-honey' });

beforeEach(() => {
  state.listings = [soap, honey];
});

const searchField = () => screen.getByRole('combobox', { name: 'What do you need?' });

describe('suggestions', () => {
  const SUGGESTIONS: Suggestion[] = [
    { kind: 'words', text: 'honey', value: 'honey' },
    { kind: 'category', text: 'Home', value: 'Home' },
    { kind: 'county', text: 'Homa Bay', value: '043' },
    { kind: 'business', text: 'Mwania Honey', value: 'mwania-honey' },
  ];
  let asked: string[] = [];
  const suggest = (answer: () => Response) => {
    asked = [];
    server.use(
      http.get(`${HOST}/mainapp/listings/suggestions/`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q') ?? '');
        return answer();
      }),
    );
  };
  const withSuggestions = async (at = '/kijani-directory') => {
    suggest(() => HttpResponse.json({ suggestions: SUGGESTIONS }));
    const app = renderApp({ at });
    await screen.findByRole('heading', { name: '2 businesses' });
    return app;
  };

  test('are asked for from two letters on, when typing pauses', async () => {
    const { user } = await withSuggestions();
    await user.type(searchField(), 'h');
    expect(await screen.findByText(/^No business matches|^1 business|^2 businesses/)).toBeVisible();
    await user.type(searchField(), 'o');
    const list = await screen.findByRole('listbox', { name: 'What do you need?' });
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    expect(within(list).getByRole('option', { name: 'Homa Bay County' })).toBeInTheDocument();
    expect(asked).toEqual(['ho']);
    expect(searchField()).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['words', 1, '/kijani-directory?q=honey'],
    ['a category', 2, '/kijani-directory?category=Home'],
    ['a county', 3, '/kijani-directory?county=043'],
    ['a business', 4, '/kijani-directory/mwania-honey'],
  ])('lead to %s by the keyboard', async (_what, steps, wanted) => {
    const { address, user } = await withSuggestions();
    await user.type(searchField(), 'ho');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}'.repeat(steps));
    const chosen = document.getElementById(
      searchField().getAttribute('aria-activedescendant') ?? '',
    );
    expect(chosen).toHaveTextContent(SUGGESTIONS[steps - 1]?.text ?? '');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(wanted));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('close on Escape, which keeps what was typed', async () => {
    const { user } = await withSuggestions();
    await user.type(searchField(), 'ho');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(searchField()).toHaveValue('ho');
  });

  test('stay away when they cannot be had, and the search goes on', async () => {
    suggest(() => HttpResponse.json({ detail: 'no' }, { status: 403 }));
    const { user } = renderApp({ at: '/kijani-directory' });
    await screen.findByRole('heading', { name: '2 businesses' });
    await user.type(searchField(), 'honey');
    expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
    await waitFor(() => expect(asked).toEqual(['honey']));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Near me', () => {
  const setPosition = (geolocation: Partial<Geolocation> | undefined) =>
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const at = (latitude: number, longitude: number): Partial<Geolocation> => ({
    getCurrentPosition: (found) =>
      found({
        coords: {
          latitude,
          longitude,
          accuracy: 900,
          altitude: null,
          altitudeAccuracy: null,
          heading: null,
          speed: null,
          toJSON: () => ({}),
        },
        timestamp: 0,
        toJSON: () => ({}),
      }),
  });
  afterEach(() => setPosition(undefined));

  test('asks for the position only when pressed, and keeps the county alone', async () => {
    const geolocation = at(-1.95, 37.3);
    const ask = jest.spyOn(geolocation, 'getCurrentPosition');
    setPosition(geolocation);
    state.listings = [soap, { ...honey, county: '017' }];
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => sent.push(request.url));
    const { address, user } = renderApp({ at: '/kijani-directory' });
    await screen.findByRole('heading', { name: '2 businesses' });
    expect(ask).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByRole('heading', { name: '1 business' })).toBeInTheDocument();
    expect(address()).toBe('/kijani-directory?county=017');
    expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Makueni');
    expect(screen.getByText('You are in Makueni.')).toBeInTheDocument();
    server.events.removeAllListeners();
    expect(sent.join()).not.toMatch(/1\.95|37\.3/);
  });

  test.each([
    ['outside Kenya', at(51.5, -0.1), 'You seem to be outside Kenya. Choose a county instead.'],
    ['unknown', undefined, 'We could not find out where you are. Choose a county instead.'],
  ])('says so when the position is %s', async (_where, geolocation, message) => {
    setPosition(geolocation);
    const { address, user } = renderApp({ at: '/kijani-directory' });
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(address()).toBe('/kijani-directory');
  });

  test('says so when the reader refuses', async () => {
    setPosition({
      getCurrentPosition: (_found, fail) =>
        fail?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    });
    const { user } = renderApp({ at: '/kijani-directory' });
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    expect(
      await screen.findByText(
        'Your browser does not share where you are. Choose a county instead.',
      ),
    ).toBeInTheDocument();
  });
});
