import { screen } from '@testing-library/react';
import { wayTo } from '../../machines/testing/authModalBench';
import { wanjiku } from '../../machines/testing/people';
import { renderDialog } from './testing/renderDialog';

describe('AuthDialog', () => {
  it('shows nothing while its machine is closed', () => {
    renderDialog();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['login.ready', 'Log In', 'Username'],
    ['registerUser.ready', 'Create an Individual Account', 'Username'],
    ['registerBusiness.ready', 'Create a Business Account', 'Company Name'],
    ['resetPassword.ready', 'Reset Password', 'Email Address'],
    ['intro', 'Get Started', 'Individual'],
    ['accountType.choosing', 'Choose your account type', 'Individual'],
  ] as const)(
    'has the heading as its name and focuses the first field at %s',
    (step, title, label) => {
      const { field } = renderDialog(wayTo[step]);
      expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
      expect(field(label)).toHaveFocus();
    },
  );

  it('leads from login to the choice of account, each registration, the reset and back', async () => {
    const { user, button, dialog } = renderDialog(wayTo['login.ready']);
    await user.click(button('Create an account'));
    expect(screen.getByRole('dialog', { name: 'Get Started' })).toBeInTheDocument();
    await user.click(dialog().getByRole('radio', { name: 'Individual' }));
    await user.click(button('Create an Individual Account'));
    expect(dialog().getByLabelText('First Name')).toBeInTheDocument();
    await user.click(button('Log In'));
    await user.click(button('Create an account'));
    await user.click(dialog().getByRole('radio', { name: 'Business' }));
    await user.click(button('Create a Business Account'));
    expect(dialog().getByLabelText('Company Email')).toBeInTheDocument();
    await user.click(button('Log In'));
    await user.click(button('Forgot password?'));
    await user.click(button('Back to Log In'));
    expect(screen.getByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  });

  it.each(['CLOSE', 'Escape'])('closes with %s and returns the focus', async (way) => {
    const { user, button, emitted } = renderDialog();
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button('CLOSE'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(emitted).toEqual([{ type: 'modal.dismissed' }]);
  });

  it('keeps the focus inside while it is open', async () => {
    const { user } = renderDialog(wayTo['login.ready']);
    for (let count = 0; count < 12; count += 1) {
      await user.tab();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('keeps what was typed at every step while it stays open', async () => {
    const { user, field, button, fill } = renderDialog(wayTo['login.ready']);
    await fill('Username', 'wanjiku');
    await fill('Password', 'karibu-2026');
    await user.click(button('Forgot password?'));
    await fill('Email Address', 'w@example.org');
    await user.click(button('Back to Log In'));
    expect(field('Username')).toHaveValue('wanjiku');
    expect(field('Password')).toHaveValue('karibu-2026');
    await user.click(button('Forgot password?'));
    expect(field('Email Address')).toHaveValue('w@example.org');
  });

  it('keeps the values of the two registrations apart', async () => {
    const { user, field, send, fill } = renderDialog(wayTo['registerUser.ready']);
    await fill('First Name', 'Wanjiku');
    await fill('Password', 'karibu-2026');
    await user.selectOptions(field('Country'), 'Kenya');
    send({ type: 'login.chosen' }, ...wayTo['registerBusiness.ready'].slice(1));
    expect(field('Company Name')).toHaveValue('');
    send({ type: 'login.chosen' }, ...wayTo['registerUser.ready'].slice(1));
    expect(field('First Name')).toHaveValue('Wanjiku');
    expect(field('Password')).toHaveValue('karibu-2026');
    expect(field('Country')).toHaveValue('KE');
  });

  it('clears the passwords when it closes, and no other field', async () => {
    const { field, send, fill } = renderDialog(wayTo['registerUser.ready']);
    await fill('First Name', 'Wanjiku');
    await fill('Password', 'karibu-2026');
    await fill('Confirm Password', 'karibu-2026');
    send({ type: 'login.chosen' });
    await fill('Username', 'wanjiku');
    await fill('Password', 'karibu-2026');
    send({ type: 'modal.closed' }, { type: 'modal.opened' });
    expect(field('Username')).toHaveValue('wanjiku');
    expect(field('Password')).toHaveValue('');
    send(...wayTo['registerUser.ready'].slice(1));
    expect(field('First Name')).toHaveValue('Wanjiku');
    expect(field('Password')).toHaveValue('');
    expect(field('Confirm Password')).toHaveValue('');
  });

  it('clears all fields after a sign-in', async () => {
    const { user, field, button, held, answered, send, fill } = renderDialog(wayTo['login.ready']);
    await fill('Username', 'wanjiku');
    await fill('Password', 'karibu-2026');
    await user.click(button('Log In'));
    await answered(() => held.loggingIn.resolve(wanjiku));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    send({ type: 'modal.opened' });
    expect(field('Username')).toHaveValue('');
  });

  it('closes when the terms are opened', async () => {
    const { user, dialog, actor } = renderDialog(wayTo['registerBusiness.ready']);
    await user.click(dialog().getByRole('link', { name: 'Terms & Conditions' }));
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
    expect(actor.getSnapshot().value).toBe('closed');
  });
});
