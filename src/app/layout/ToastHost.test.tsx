import { act, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

it('shows each message once that was raised before its code loaded', async () => {
  const { app } = renderApp({ at: '/nowhere' });
  act(() => {
    app.toasts.raise({ area: 'app', variant: 'error', message: 'Failed to fetch listings' });
    app.toasts.raise({ area: 'app', variant: 'error', message: 'Failed to fetch listings' });
    app.toasts.raise({ area: 'session', variant: 'success', message: 'Login Successful' });
  });
  expect(await screen.findAllByText('Failed to fetch listings')).toHaveLength(1);
  expect(screen.getByText('Login Successful')).toBeVisible();
});

it('shows an alert that assistive technology reads while a popup is open', async () => {
  renderApp({ at: '/?token=broken' });
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Session expired. Please log in again.',
  );
});
