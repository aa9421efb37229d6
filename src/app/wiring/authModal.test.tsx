import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

const mockLoaded = jest.fn();
jest.mock('./startAuthModal', () => {
  mockLoaded();
  return jest.requireActual<object>('./startAuthModal');
});

serveInMemory();

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test('fetches the sign-in popup before it is opened: over its button, then when idle', async () => {
  const callbacks: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => callbacks.push(callback),
  });
  const { user } = renderApp({ at: '/nowhere' });
  const logIn = await screen.findByRole('button', { name: 'Log In' });
  expect(mockLoaded).not.toHaveBeenCalled();
  expect(callbacks).toHaveLength(1);
  await user.hover(logIn);
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(logIn);
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
});
