import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { admin, aListingRow, createListingServer } from './testing/listingServer';

const { server } = serveInMemory();
const base = '/vetting/admin/listings';

function open(search = '') {
  const { api, handlers } = createListingServer();
  server.use(...handlers);
  return { api, ...renderApp({ at: base + search, user: admin }) };
}
const grid = () => screen.findByRole('grid', { name: 'Listings' });

test('shows county, state, level and flags of a listing and links to its review', async () => {
  const { api } = open('?attention=flagged');
  api.rows = [
    aListingRow({ status: 'published', open_reports: 2, is_changed: true, featured: true }),
    aListingRow({ listing_id: 2, name: 'Mkoko Honey', county: '047' }),
  ];
  const row = within(await within(await grid()).findByRole('row', { name: /Lake Basin Soaps/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Lake Basin Soaps');
  expect(row.getByRole('link', { name: 'Lake Basin Soaps' })).toHaveAttribute(
    'href',
    `${base}/1?attention=flagged`,
  );
  for (const text of ['Kisumu', 'Public', 'Sprout', '2']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getAllByText('Yes')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: '2 listings' })).toBeInTheDocument();
});

test('counts what needs attention and keeps the choice in the address with the filters', async () => {
  const { api, user, address } = open('?county=042&page=2');
  const nav = within(await screen.findByRole('navigation', { name: 'What needs attention' }));
  expect(await nav.findByRole('link', { name: 'All (48)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(nav.getByRole('link', { name: 'Queue (3)' }));
  await waitFor(() => expect(address()).toBe(`${base}?county=042&attention=queue`));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not accepted');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(api.searches.at(-1)))).toEqual({
      attention: 'queue',
      county: '042',
      status: 'rejected',
    }),
  );
  await user.click(nav.getByRole('link', { name: 'All (48)' }));
  await waitFor(() => expect(address()).toBe(`${base}?county=042&status=rejected`));
});

test('requests the CSV file with the filters and shows a refusal', async () => {
  const searches: string[] = [];
  const { user } = open('?attention=stale&q=soap');
  server.use(
    http.get(`${HOST}/mainapp/admin/listings/export/`, ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({ detail: 'Too much at once.' }, { status: 403 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText('Not downloaded. Too much at once.')).toBeInTheDocument();
  expect(searches).toEqual(['?q=soap&attention=stale']);
});
