import { screen, within } from '@testing-library/react';
import { aListing, anOwnListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './MyBusinessPage';
import './PosterPage';

const { state } = serveInMemory();
const user = aUser({ user_type: 'business' });
const listing = { name: 'Lake Soaps', slug: 'lake-soaps', county: '042' };

test('a published listing leads to its poster, whose code opens it', async () => {
  state.ownListing = anOwnListing({ ...listing, status: 'published' });
  state.listings = [aListing(listing)];
  const app = renderApp({
    at: '/my-business',
    user,
    config: { publicUrl: 'https://kijani.example' },
  });
  await app.user.click(await screen.findByRole('link', { name: 'Print a poster' }));
  const poster = await screen.findByRole('article', { name: 'Poster of Lake Soaps' });
  expect(within(poster).getByRole('heading', { name: 'Lake Soaps' })).toBeVisible();
  const address = 'kijani.example/kijani-directory/lake-soaps';
  expect(within(poster).getByText(address)).toBeVisible();
  expect(
    within(poster).getByRole('img', { name: `Code that opens https://${address}` }),
  ).toBeInTheDocument();
});

test('prints the page', async () => {
  state.listings = [aListing(listing)];
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const app = renderApp({ at: '/my-business/poster/lake-soaps', user });
  await app.user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a listing that is not published has no poster', async () => {
  state.ownListing = anOwnListing({ ...listing, status: 'pending' });
  const { go } = renderApp({ at: '/my-business', user });
  await screen.findByRole('link', { name: 'Edit your listing' });
  expect(screen.queryByRole('link', { name: 'Print a poster' })).not.toBeInTheDocument();
  go('/my-business/poster/lake-soaps');
  expect(await screen.findByText('This listing is not in the directory')).toBeVisible();
});
