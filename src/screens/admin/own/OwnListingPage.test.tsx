import { screen, within } from '@testing-library/react';
import { anOwnListing, aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { serveInMemory } from '../../../testing/server';

const { state } = serveInMemory();
const business = aUser({ user_type: 'business' });
const at = '/vetting/admin/listings';

test('shows a business the state of its listing, the feedback and the preview', async () => {
  state.ownListing = anOwnListing({
    status: 'changes_requested',
    moderation_feedback: 'Please add a phone number.',
  });
  renderApp({ at, user: business });
  expect(
    await screen.findByRole('heading', { name: 'Your listing needs a change' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Please add a phone number\./)).toBeInTheDocument();
  const preview = within(screen.getByRole('region', { name: 'As the public sees it' }));
  expect(preview.getByRole('heading', { name: state.ownListing.name })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'To your listing, where you can edit it' }),
  ).toHaveAttribute('href', '/my-business');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('links a business without a listing to where it creates one', async () => {
  state.ownListing = null;
  renderApp({ at, user: business });
  expect(await screen.findByText('You have no listing yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your listing' })).toHaveAttribute(
    'href',
    '/my-business',
  );
});
