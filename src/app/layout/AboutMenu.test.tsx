import { screen } from '@testing-library/react';
import { renderThemed } from '../../testing/renderThemed';
import { AboutMenu } from './AboutMenu';
import type { Dropdown } from './navigation';

const about: Dropdown = {
  link_name: 'About Us',
  link_type: 'dropdown',
  links: [
    { link_name: 'Themes', link_type: 'link', link_url: '/about/themes' },
    { link_name: 'Partners', link_type: 'link', link_url: '/about/partners' },
    { link_name: 'Our Team', link_type: 'link', link_url: '/about/team' },
  ],
};

const renderMenu = () => {
  const { user } = renderThemed(
    <>
      <AboutMenu item={about} />
      <p>Elsewhere</p>
      <button type="button">Next</button>
    </>,
  );
  return { user, button: screen.getByRole('button', { name: 'About Us' }) };
};

const item = (name: string) => screen.getByRole('menuitem', { name });
const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

it('is open while the pointer is over it', async () => {
  const { user, button } = renderMenu();
  expectClosed();
  await user.hover(button);
  expect(item('Partners')).toHaveAttribute('href', '/about/partners');
  await user.hover(screen.getByText('Elsewhere'));
  expectClosed();
});

it('stays open from one press to the next', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.hover(screen.getByText('Elsewhere'));
  expect(item('Themes')).toBeVisible();
  await user.click(button);
  expectClosed();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes on a press outside and after a followed link', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.click(screen.getByText('Elsewhere'));
  expectClosed();
  await user.click(button);
  await user.click(item('Our Team'));
  expectClosed();
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens on the key %s with focus on its first item',
  async (key) => {
    const { user } = renderMenu();
    await user.tab();
    await user.keyboard(key);
    expect(item('Themes')).toHaveFocus();
  },
);

it('moves through its items with the arrow keys, Home and End', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Partners')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(item('Themes')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Our Team')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Themes')).toHaveFocus();
});

it('closes on Escape with focus on its button, and on Tab', async () => {
  const { user, button } = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}{Escape}');
  expectClosed();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expectClosed();
});
