import { screen, waitFor, within } from '@testing-library/react';
import { anOwnListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './MemberZonePage';

const { state } = serveInMemory();

const business = aUser({
  user_type: 'business',
  first_name: 'Mwangaza Soaps',
  last_name: '',
  user_email: 'Hello@mwangaza.example',
});

test('greets the member by first name and names what to do next', async () => {
  renderApp({ at: '/general', user: aUser() });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hello, Wanjikũ' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toHaveAttribute(
    'href',
    '/kijani-directory',
  );
  expect(screen.queryByText(/Welcome to/)).not.toBeInTheDocument();
});

test('welcomes once and takes the flag out of the address', async () => {
  const { address } = renderApp({ at: '/general?welcome=true', user: aUser() });
  expect(await screen.findByText('Welcome to Kijani!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/general'));
});

test('a business whose listing is not public yet learns why', async () => {
  state.ownListing = anOwnListing({ status: 'pending' });
  renderApp({ at: '/general', user: business });
  expect(
    await screen.findByRole('heading', { name: 'Your listing is not public yet' }),
  ).toBeInTheDocument();
});

test('a business with a public listing is led to it', async () => {
  state.ownListing = anOwnListing({ name: 'Mwangaza Soaps', slug: 'mwangaza' });
  renderApp({ at: '/general', user: business });
  expect(await screen.findByRole('link', { name: 'See Mwangaza Soaps' })).toHaveAttribute(
    'href',
    '/kijani-directory/mwangaza',
  );
});

test('Log Out ends the session and leads home', async () => {
  const { address, user } = renderApp({ at: '/general', user: aUser() });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('button', { name: 'Log In' })).toBeInTheDocument();
  expect(address()).toBe('/');
  expect(window.localStorage.getItem('userData')).toBeNull();
});
