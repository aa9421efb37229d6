import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

const open = async () => {
  renderApp({
    at: '/contact',
    config: {
      contactEmail: 'us@majani.example',
      helpEmail: 'help@majani.example',
      social: {
        x: 'https://x.example/majani',
        linkedin: 'https://linkedin.example/majani',
        instagram: 'https://instagram.example/majani',
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['Help with the site', 'help@majani.example', 'mailto:help@majani.example'],
  ['Report content, or appeal a decision', 'us@majani.example', 'mailto:us@majani.example'],
  ['Data protection', 'us@majani.example', 'mailto:us@majani.example'],
  ['Data protection', 'www.odpc.go.ke', 'https://www.odpc.go.ke'],
  ['Social media', 'LinkedIn', 'https://linkedin.example/majani'],
])('gives for “%s” the link %s', async (reason, name, href) => {
  await open();
  expect(region(reason).getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringContaining(href),
  );
});

test('says how soon we answer', async () => {
  await open();
  const rows = region('How soon we answer');
  expect(rows.getByRole('row', { name: 'Requests about your data 7 days' })).toBeInTheDocument();
  expect(rows.getByRole('row', { name: 'Reports of content 2 working days' })).toBeInTheDocument();
});
