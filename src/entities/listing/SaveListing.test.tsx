import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SavedListing } from '../../../domain/contract/savedListing';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import '../../screens/account/MemberZonePage';

const { server } = serveInMemory();
const URL = `${HOST}/mainapp/saved-listings/`;
const saved = (follows: boolean): SavedListing => ({
  listing_id: 5,
  slug: 'lake-soaps',
  name: 'Lake Soaps',
  address_locality: 'Kisumu',
  follows,
});

let listings: SavedListing[];
beforeEach(() => {
  listings = [saved(false)];
  server.use(
    http.get(URL, () => HttpResponse.json(listings)),
    http.put<never, { follows: boolean }>(`${URL}5/`, async ({ request }) => {
      listings = [saved((await request.json()).follows)];
      return HttpResponse.json(listings);
    }),
    http.delete(`${URL}5/`, () => {
      listings = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const open = async () => {
  const { user } = renderApp({ at: '/general', user: aUser() });
  await screen.findByRole('region', { name: 'Saved businesses' });
  return user;
};
const button = (name: string) => screen.getByRole('button', { name });

test('follows a saved business and stops it, and takes it off the list', async () => {
  const user = await open();
  expect(screen.getByRole('link', { name: 'Lake Soaps' })).toHaveAttribute(
    'href',
    '/kijani-directory/lake-soaps',
  );
  expect(button('Save Lake Soaps')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Follow Lake Soaps'));
  await waitFor(() => expect(button('Follow Lake Soaps')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(button('Follow Lake Soaps'));
  await waitFor(() => expect(button('Follow Lake Soaps')).toHaveAttribute('aria-pressed', 'false'));
  await user.click(button('Save Lake Soaps'));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Saved businesses' })).not.toBeInTheDocument(),
  );
});

test('says why a business could not be saved', async () => {
  server.use(
    http.put(`${URL}5/`, () =>
      HttpResponse.json({ detail: 'You have saved 200 businesses.' }, { status: 409 }),
    ),
  );
  const user = await open();
  await user.click(button('Follow Lake Soaps'));
  expect(await screen.findByText(/^Not saved. You have saved 200/)).toBeInTheDocument();
});
