import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

const openMenu = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

it('opens the login popup for a visitor', async () => {
  const { user } = renderApp({ at: '/nowhere' });
  await user.click(await screen.findByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Your account/ })).not.toBeInTheDocument();
});

it('links the Member Zone for a member', async () => {
  renderApp({ at: '/nowhere', user: aUser() });
  expect(await screen.findByRole('link', { name: 'Member Zone' })).toHaveAttribute(
    'href',
    '/general',
  );
  expect(screen.queryByRole('button', { name: 'Log In' })).not.toBeInTheDocument();
});

it('shows a member their name and email and logs them out', async () => {
  const { user } = renderApp({
    at: '/nowhere',
    user: aUser({ first_name: 'Wanjikũ', last_name: 'Kamau', user_email: 'w@kijani.example' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Your account, Wanjikũ Kamau' }));
  const card = within(screen.getByRole('group', { name: 'Your account' }));
  expect(card.getByText('Wanjikũ Kamau')).toBeVisible();
  expect(card.getByText('w@kijani.example')).toBeVisible();
  expect(card.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await user.click(card.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

it('opens the drawer on the first press, which loads its code', async () => {
  const { user } = renderApp({ at: '/nowhere' });
  const drawer = await openMenu(user);
  expect(drawer.getByRole('link', { name: 'Business Directory' })).toBeVisible();
  expect(drawer.queryByText('Account Management')).not.toBeInTheDocument();
});

it('closes the drawer when the route changes', async () => {
  const { user } = renderApp({ at: '/nowhere', user: aUser() });
  const drawer = await openMenu(user);
  await user.click(drawer.getByRole('link', { name: 'Member Zone' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument(),
  );
});

it('keeps the drawer closed when the visitor goes back to where it was open', async () => {
  const { user, goBack, address } = renderApp({ at: '/nowhere', user: aUser() });
  const drawer = await openMenu(user);
  await user.click(drawer.getByRole('link', { name: 'Member Zone' }));
  const isClosed = () =>
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  await waitFor(isClosed);
  goBack();
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(address()).toBe('/nowhere');
  isClosed();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('moves focus to the menu button when the drawer is closed by Escape', async () => {
  const { user } = renderApp({ at: '/nowhere' });
  await openMenu(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});

it('offers Log In to a visitor and Logout to a member in the drawer', async () => {
  const visitor = renderApp({ at: '/nowhere' });
  const prompt = await openMenu(visitor.user);
  await visitor.user.click(prompt.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  visitor.unmount();

  const member = renderApp({ at: '/nowhere', user: aUser() });
  const drawer = await openMenu(member.user);
  await member.user.click(drawer.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
});

it('follows the colour scheme of the device until the visitor chooses one', async () => {
  const { user } = renderApp({ at: '/nowhere' });
  const drawer = await openMenu(user);
  const colours = within(drawer.getByRole('group', { name: 'Colours' }));
  expect(colours.getByRole('radio', { name: 'Device' })).toBeChecked();
  await user.click(colours.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-dark');
  await user.click(colours.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).not.toHaveAttribute('data-dark');
});
