import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

it('opens the sign-in popup over the home page', async () => {
  renderApp({ at: '/global-auth' });
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Sustainable businesses/));
});

it('shows a member the Member Zone', async () => {
  renderApp({ at: '/global-auth', user: aUser() });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toMatch(/Member Zone/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
