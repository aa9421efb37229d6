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

it('styles messages by inserted rules alone, since the policy of the page refuses texts', async () => {
  const { app } = renderApp({ at: '/nowhere' });
  act(() => app.toasts.raise({ area: 'app', variant: 'success', message: 'Saved' }));
  const card = await screen.findByText('Saved');
  const rules = window._goober?.firstChild;
  // As when the library adds a rule; the page may have been emptied since it wrote its own.
  if (rules) rules.data += '.later{color:red}';
  const styles = [...document.querySelectorAll('style')];
  const rulesIn = ({ sheet }: HTMLStyleElement) => [...(sheet?.cssRules ?? [])];
  const texts = styles.map((style) =>
    rulesIn(style)
      .map(({ cssText }) => cssText)
      .join(''),
  );
  const written = texts.find((text) => text.includes('.later')) ?? '';
  expect(styles.map(({ textContent }) => textContent).join('')).toBe('');
  const names = [...document.querySelectorAll('[class*="go"]')].flatMap(({ classList }) =>
    [...classList].filter((name) => /^go\d+$/.test(name)),
  );
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(written).toContain(`.${name} `);
  expect(card).toBeVisible();
});
