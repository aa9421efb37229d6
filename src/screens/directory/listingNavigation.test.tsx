import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../testing/renderApp';
import { HOST } from '../../testing/server';
import { open, serveListings, soap } from './testing/serveListings';
// Compiled before the first test, which would else wait for it.
import './DirectoryPage';
import './ListingPage';

const { server } = serveListings();

test('replaces the id in the address by the slug', async () => {
  const { address } = await open('/kijani-directory/5');
  expect(address()).toBe('/kijani-directory/mwangaza-soaps');
});

test('shows other businesses of its category, which come with the business', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  await open('/kijani-directory/mwangaza-soaps');
  expect(screen.getByRole('link', { name: 'Lake Soaps' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A Farm' })).not.toBeInTheDocument();
  expect(asked.filter((path) => path.includes('listings'))).toEqual([
    '/mainapp/listings/mwangaza-soaps/',
  ]);
});

test('links the next events of the business, where it has some', async () => {
  const { unmount } = await open('/kijani-directory/mwangaza-soaps');
  expect(screen.queryByRole('region', { name: 'Coming events' })).not.toBeInTheDocument();
  unmount();
  const coming_events = [
    {
      slug: 'soap-day',
      name: 'Cold soap day',
      start_date: '2026-12-13T07:00:00.000Z',
      timezone: 'Africa/Nairobi',
    },
  ];
  server.use(
    http.get(`${HOST}/mainapp/listings/:slug/`, () =>
      HttpResponse.json({ ...soap, similar: [], coming_events }),
    ),
  );
  await open('/kijani-directory/mwangaza-soaps');
  const events = within(screen.getByRole('region', { name: 'Coming events' }));
  expect(events.getByRole('link', { name: 'Cold soap day' })).toHaveAttribute(
    'href',
    '/events/soap-day',
  );
  expect(events.getByText(/13/)).toBeInTheDocument();
});

test('shows a business without similar ones when the answer names none', async () => {
  server.use(http.get(`${HOST}/mainapp/listings/:slug/`, () => HttpResponse.json(soap)));
  await open('/kijani-directory/mwangaza-soaps');
  expect(
    screen.queryByRole('heading', { name: 'Similar businesses near by' }),
  ).not.toBeInTheDocument();
});

test('keeps the filters in the link back to the directory', async () => {
  const { user } = renderApp({ at: '/kijani-directory?q=mwangaza' });
  await user.click(await screen.findByRole('link', { name: 'Mwangaza Soaps' }));
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /Business Directory/ })).toHaveAttribute(
    'href',
    '/kijani-directory?q=mwangaza',
  );
});

test('shows Not found and a link to the directory when the business is unknown', async () => {
  renderApp({ at: '/kijani-directory/nobody' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business not found' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toBeInTheDocument();
});

test('does not request the whole directory when the business is unknown', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  renderApp({ at: '/kijani-directory/nobody' });
  await screen.findByRole('heading', { level: 1, name: 'Business not found' });
  server.events.removeAllListeners();
  expect(asked).toContain('/mainapp/listings/nobody/');
  expect(asked).not.toContain('/mainapp/listings/');
});

test('finds the business in the list when the server has nothing else', async () => {
  const unknown = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  server.use(
    http.get(`${HOST}/mainapp/listings/:slug/`, unknown),
    http.get(`${HOST}/mainapp/listings/search/`, unknown),
  );
  await open('/kijani-directory/mwangaza-soaps');
  expect(screen.getByRole('link', { name: 'Lake Soaps' })).toBeInTheDocument();
});

test('shows a failure when the request is refused, and the business on Try again', async () => {
  const refuse = () => HttpResponse.json({ detail: 'no' }, { status: 403 });
  server.use(http.get(`${HOST}/mainapp/listings/:slug/`, refuse, { once: true }));
  const { user } = renderApp({ at: '/kijani-directory/mwangaza-soaps' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Failed to fetch listings')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(
    await main.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' }),
  ).toBeInTheDocument();
});
