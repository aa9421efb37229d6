import { screen } from '@testing-library/react';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

const { state } = serveInMemory();

const current = aUser({ user_id: 7, first_name: 'Wanjikũ', last_name: 'Kamau' });
const offered = aUser({ user_id: 8, first_name: 'Otieno', last_name: 'Odhiambo' });

const followLink = async () => {
  state.user = offered;
  const rendered = renderApp({ at: `/nowhere?token=${offered.token}`, user: current });
  expect(await screen.findByRole('alertdialog', { name: 'Switch account?' })).toHaveTextContent(
    'You are signed in as Wanjikũ Kamau. The link you followed signs in as Otieno Odhiambo.',
  );
  return rendered;
};

it('keeps the signed-in account after Stay', async () => {
  const { user } = await followLink();
  await user.click(screen.getByRole('button', { name: 'Stay Wanjikũ Kamau' }));
  expect(await screen.findByRole('button', { name: 'Your account, Wanjikũ Kamau' })).toBeVisible();
});

it('signs in to the account of the link after Continue', async () => {
  const { user } = await followLink();
  await user.click(screen.getByRole('button', { name: 'Continue as Otieno Odhiambo' }));
  expect(
    await screen.findByRole('button', { name: 'Your account, Otieno Odhiambo' }),
  ).toBeVisible();
});
