import { act, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

it('shows what was raised before its code had loaded, each message once', async () => {
  const { app } = renderApp({ at: '/nowhere' });
  act(() => {
    app.toasts.raise({ area: 'app', variant: 'error', message: 'Failed to fetch listings' });
    app.toasts.raise({ area: 'app', variant: 'error', message: 'Failed to fetch listings' });
    app.toasts.raise({ area: 'session', variant: 'success', message: 'Login Successful' });
  });
  expect(await screen.findAllByText('Failed to fetch listings')).toHaveLength(1);
  expect(screen.getByText('Login Successful')).toBeVisible();
});

it('is heard while a popup hides the page from assistive technology', async () => {
  renderApp({ at: '/?token=broken' });
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Session expired. Please log in again.',
  );
});
