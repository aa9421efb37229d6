import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

test('shows six advisors by theme, and what the group does not decide', async () => {
  renderApp({ at: '/advisory-group' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Advisory Group' })).toBeVisible();
  const members = within(screen.getByRole('region', { name: 'Members of the group' }));
  const roles = [
    'Governance',
    'Workers’ wellbeing',
    'Community action',
    'Processing and packaging',
    'Energy transition',
    'Nature regeneration',
  ];
  for (const role of roles) expect(await members.findByText(role)).toBeInTheDocument();
  expect(members.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByText(/does not decide who is listed/)).toBeInTheDocument();
});
