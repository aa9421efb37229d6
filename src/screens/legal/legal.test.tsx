import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

it.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms & Conditions'],
])('shows %s with a table of contents that links to each section', async (at, title) => {
  renderApp({
    at,
    config: { productName: 'Majani', poweredBy: 'friends', contactEmail: 'us@majani.example' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const targets = [...contents.querySelectorAll('a')].map((link) => link.hash.slice(1));
  expect(targets.length).toBeGreaterThan(5);
  for (const id of targets) expect(document.getElementById(id)).toBeInTheDocument();
  expect(screen.queryByText(/Kijani/)).not.toBeInTheDocument();
});
