import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { http, HttpResponse } from 'msw';
import { emptyRow } from '../../../domain/siteLists';
import { HOST, serveInMemory } from '../../testing/server';

const { server } = serveInMemory();

const serveRows = (key: string, rows: object[]) =>
  server.use(
    http.get(`${HOST}/mainapp/texts/${key}/`, () =>
      HttpResponse.json({ text: JSON.stringify(rows), changed_at: '2026-11-20T09:00:00.000Z' }),
    ),
  );

const body = async () => within(await screen.findByRole('main'));

test.each([
  ['/about/mission', 'Mission & Platform'],
  ['/about/themes', 'Themes'],
  ['/about/partners', 'Partners'],
  ['/about/team', 'Our Team'],
])('shows %s with its heading, its title and the current link', async (at, title) => {
  renderApp({ at, config: { productName: 'Majani', poweredBy: 'friends' } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Majani`);
  const neighbours = within(screen.getByRole('navigation', { name: 'About us' }));
  expect(neighbours.getAllByRole('link')).toHaveLength(6);
  expect(neighbours.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  expect((await body()).queryByText(/Kijani/)).not.toBeInTheDocument();
});

test('shows “Page not found” for an unknown section', async () => {
  const { address } = renderApp({ at: '/about/history' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(address()).toBe('/about/history');
});

test('moves the focus to the heading of the next page', async () => {
  const { user } = renderApp({ at: '/about/mission' });
  const neighbours = within(await screen.findByRole('navigation', { name: 'About us' }));
  await user.click(neighbours.getByRole('link', { name: 'Our Team' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Team' })).toHaveFocus();
});

test('explains each theme and links to its businesses', async () => {
  renderApp({ at: '/about/themes' });
  const contents = await screen.findByRole('navigation', { name: 'The six themes' });
  const targets = [...contents.querySelectorAll('a')].map((link) => link.hash.slice(1));
  expect(targets).toHaveLength(6);
  const energy = within(await screen.findByRole('region', { name: 'Energy transition' }));
  for (const id of targets) expect(document.getElementById(id)).toBeInTheDocument();
  expect(energy.getByText(/180,000 kWh/)).toBeInTheDocument();
  expect(energy.getByText('Serves Sustainable Development Goals 7 and 13.')).toBeInTheDocument();
  expect(energy.getByRole('link')).toHaveAttribute(
    'href',
    '/kijani-directory?theme=energy+transition',
  );
  const governance = within(
    screen.getByRole('region', { name: 'Transparent & accountable governance' }),
  );
  expect(governance.getByText('Serves Sustainable Development Goal 16.')).toBeInTheDocument();
});

test('links to public bodies and says that none endorses the site', async () => {
  renderApp({ at: '/about/partners' });
  expect(await screen.findByText(/do not run, fund or endorse this site/)).toBeInTheDocument();
  const nature = within(await screen.findByRole('region', { name: 'Nature regeneration' }));
  expect(nature.getByRole('link', { name: 'Water Resources Authority' })).toHaveAttribute(
    'href',
    'https://wra.go.ke',
  );
  for (const link of nature.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/[^/]+$/));
  }
});

test('shows the team in two groups and says that people are invented', async () => {
  renderApp({ at: '/about/team' });
  const core = within(await screen.findByRole('region', { name: 'Core team' }));
  expect(core.getByRole('heading', { name: 'Halima Noor' })).toBeInTheDocument();
  expect(core.getByText('Data protection and trends')).toBeInTheDocument();
  const contributors = within(screen.getByRole('region', { name: 'Contributors' }));
  expect(contributors.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('note')).toHaveTextContent('invented');
});

test('shows the people whom editors wrote, without the note about invented ones', async () => {
  const row = { ...emptyRow('team'), member_name: 'Zawadi Bahati', member_role: 'Events' };
  serveRows('team', [{ ...row, member_type: 'contributor', member_photo: '/uploads/a/face.webp' }]);
  renderApp({ at: '/about/team' });
  const group = within(await screen.findByRole('region', { name: 'Contributors' }));
  const person = group.getByRole('listitem');
  expect(person).toHaveTextContent('Zawadi Bahati');
  expect(person.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/uploads\/a\/face\.webp\?width=320$/),
  );
  expect(screen.queryByRole('region', { name: 'Core team' })).not.toBeInTheDocument();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('shows the partners whom editors wrote, with their logos', async () => {
  const row = {
    ...emptyRow('partners'),
    name: 'Seed Bank',
    help: 'seeds',
    url: 'https://a.example',
  };
  serveRows('partners', [{ ...row, theme: 'nature regeneration', logo: '/uploads/a/logo.webp' }]);
  renderApp({ at: '/about/partners' });
  const nature = within(await screen.findByRole('region', { name: 'Nature regeneration' }));
  expect(nature.getByRole('link', { name: 'Seed Bank' })).toHaveAttribute(
    'href',
    'https://a.example',
  );
  expect(nature.getByRole('listitem').querySelector('img')).toBeInTheDocument();
});
