import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

it('gives a page landmarks and a skip link', async () => {
  renderApp({ at: '/nowhere' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
    'href',
    '#main',
  );
});

it('links the home page and the directory from an unknown page', async () => {
  renderApp({ at: '/nowhere' });
  const home = await screen.findByRole('link', { name: 'Go to the home page' });
  expect(home).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse the Business Directory' })).toHaveAttribute(
    'href',
    '/kijani-directory',
  );
  expect(document.title).toBe('Page not found (404) · Kijani');
});

it('shows the contact, the credit and the current year in the footer', async () => {
  renderApp({
    at: '/nowhere',
    now: () => Date.UTC(2031, 5, 1),
    config: { contactEmail: 'us@kijani.example', poweredBy: 'Mwangaza' },
  });
  expect(await screen.findByText('© 2031 Kijani')).toBeVisible();
  expect(screen.getByText('Powered by Mwangaza')).toBeVisible();
  expect(screen.getByRole('link', { name: 'us@kijani.example' })).toHaveAttribute(
    'href',
    'mailto:us@kijani.example',
  );
  for (const name of ['X', 'LinkedIn', 'Instagram', 'Privacy Policy', 'Terms & Conditions']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

it('moves focus to the heading after navigation, not on the first page', async () => {
  const { user } = renderApp({ at: '/nowhere' });
  const first = await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(first).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Privacy Policy' }));
  const next = await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(document.title).toBe('Privacy Policy · Kijani');
});
