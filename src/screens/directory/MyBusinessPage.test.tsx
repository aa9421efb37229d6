import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { POST_STATUSES } from '../../../domain/vocabulary';
import { anOwnListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { LISTING_STATES } from '../../content/listingStates';
// Compiled before the first test, which would else wait for it.
import './MyBusinessPage';

const { state, server } = serveInMemory();
const business = aUser({ user_type: 'business' });
const at = '/my-business';

test.each(POST_STATUSES)('says what it means that the listing is %s', async (status) => {
  state.ownListing = anOwnListing({ status, name: 'Lake Soaps', slug: 'lake-soaps' });
  renderApp({ at, user: business });
  const { title } = LISTING_STATES[status];
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Lake Soaps' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const publicOnly = [
    screen.queryByRole('link', { name: 'See it in the directory' }),
    screen.queryByRole('region', { name: 'Show your result' }),
  ];
  expect(publicOnly.map((part) => part !== null)).toEqual(
    publicOnly.map(() => status === 'published'),
  );
});

test("shows the reviewer's reason", async () => {
  state.ownListing = anOwnListing({
    status: 'changes_requested',
    moderation_feedback: 'The telephone number does not answer.',
  });
  renderApp({ at, user: business });
  expect(await screen.findByText(/The telephone number does not answer\./)).toBeInTheDocument();
});

test('shows no buttons in the preview', async () => {
  state.ownListing = anOwnListing({ name: 'Lake Soaps' });
  renderApp({ at, user: business });
  const preview = await screen.findByRole('region', { name: 'As the public sees it' });
  expect(within(preview).queryByRole('button')).not.toBeInTheDocument();
});

test('links to the form when there is no listing', async () => {
  renderApp({ at, user: business });
  expect(
    await screen.findByRole('heading', { name: 'You have no listing yet' }),
  ).toBeInTheDocument();
  const steps = within(await screen.findByRole('list', { name: 'Steps into the directory' }));
  expect(steps.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
    'href',
    '/authentication?user_type=business',
  );
});

test('shows a failure when the request is refused, and the listing on Try again', async () => {
  server.use(
    http.get(`${HOST}/mainapp/listings/mine/`, () =>
      HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
    ),
  );
  const { user } = renderApp({ at, user: business });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('Failed to fetch listings');
  server.resetHandlers();
  state.ownListing = anOwnListing({ name: 'Lake Soaps' });
  server.use(http.get(`${HOST}/mainapp/listings/mine/`, () => HttpResponse.json(state.ownListing)));
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { name: 'Lake Soaps' })).toBeInTheDocument();
});

test('sends a visitor to the home page', async () => {
  const { address } = renderApp({ at });
  await waitFor(() => expect(address()).toBe('/'));
});

test('says to an individual what a listing is', async () => {
  renderApp({ at, user: aUser() });
  expect(await screen.findByText('Listings are for businesses')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How a business gets listed' })).toBeVisible();
});
