import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aListing } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './DirectoryPage';
import './ListingPage';

const { state, server } = serveInMemory();

const soap = aListing({
  listing_id: 5,
  name: 'Mwangaza Soaps',
  slug: 'mwangaza-soaps',
  description: 'One pot.\n\nEleven people.',
  badges: ['locally_anchored'],
  criteria: [
    { key: 'kenyan_employees', label: '', met: true, value: 72, threshold: 59 },
    { key: 'revenue_in_kenya', label: '', met: true, value: null, threshold: 50 },
  ],
  level: 'Sapling',
  whatsapp_phone: '0700000103',
  url: 'javascript:alert(1)',
  same_as: ['https://www.instagram.com/mwangaza'],
  opening_hours: 'Every day, 8:00 to 17:00',
});
const rival = aListing({ listing_id: 6, name: 'Lake Soaps', slug: 'lake-soaps' });
const farm = aListing({ listing_id: 7, name: 'A Farm', slug: 'a-farm', category: 'Energy' });

beforeEach(() => {
  state.listings = [soap, rival, farm];
});

const open = async (at: string) => {
  const rendered = renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  return rendered;
};

test('tells what the business does and what stands behind its badge', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  expect(screen.getByText('Eleven people.')).toBeInTheDocument();
  expect(screen.getByText('Sapling level')).toBeInTheDocument();
  expect(screen.getByText(/a badge is not a certificate/)).toBeInTheDocument();
  const facts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(facts).toContain('Kenyan employees72% > 59%');
  expect(facts).toContain('Revenue earned in KenyaMet, figure not published');
  expect(document.title).toBe('Mwangaza Soaps · Kijani');
});

test('contact links lead where they say, and to nothing unsafe', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const contact = within(screen.getByRole('complementary', { name: 'Contact' }));
  const href = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
  expect(href('Call +254 700 000 101')).toBe('tel:+254700000101');
  expect(href('Write on WhatsApp')).toBe('https://wa.me/254700000103');
  expect(href('Show on OpenStreetMap')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect(contact.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  for (const link of contact.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  }
});

test('an id is replaced by the slug', async () => {
  const { address } = await open('/kijani-directory/5');
  expect(address()).toBe('/kijani-directory/mwangaza-soaps');
});

test('names others of the same category', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  expect(await screen.findByRole('link', { name: 'Lake Soaps' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A Farm' })).not.toBeInTheDocument();
});

test('the way back keeps the filters one came from', async () => {
  const { user } = renderApp({ at: '/kijani-directory?q=mwangaza' });
  await user.click(await screen.findByRole('link', { name: 'Mwangaza Soaps' }));
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /Business Directory/ })).toHaveAttribute(
    'href',
    '/kijani-directory?q=mwangaza',
  );
});

test('an unknown business is not found, with a way to the directory', async () => {
  renderApp({ at: '/kijani-directory/nobody' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business not found' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toBeInTheDocument();
});

test('a server that knows only the list serves the page too', async () => {
  server.use(
    http.get(`${HOST}/mainapp/listings/:slug/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  await open('/kijani-directory/mwangaza-soaps');
});

test('a refused request says so and can be repeated', async () => {
  const refuse = () => HttpResponse.json({ detail: 'no' }, { status: 403 });
  server.use(
    http.get(`${HOST}/mainapp/listings/:slug/`, refuse, { once: true }),
    http.get(`${HOST}/mainapp/listings/`, refuse, { once: true }),
  );
  const { user } = renderApp({ at: '/kijani-directory/mwangaza-soaps' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Failed to fetch listings')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(
    await main.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' }),
  ).toBeInTheDocument();
});
