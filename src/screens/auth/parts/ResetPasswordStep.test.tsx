import { screen } from '@testing-library/react';
import { offline, wayTo } from '../../../machines/testing/authModalBench';
import { renderDialog } from '../testing/renderDialog';

describe('ResetPasswordStep', () => {
  it('requires an email address', async () => {
    const { user, button, field, dialog } = renderDialog(wayTo['resetPassword.ready']);
    await user.click(button('Send Reset Link'));
    expect(
      await dialog().findByText('Please enter an email to receive the password reset'),
    ).toBeInTheDocument();
    expect(field('Email Address')).toHaveFocus();
  });

  it.each(['wanjiku', 'wanjiku@example', 'wanjiku@example.africa', 'a b@example.org'])(
    'refuses %s as an email address',
    async (text) => {
      const { user, button, dialog, held, fill } = renderDialog(wayTo['resetPassword.ready']);
      await fill('Email Address', text);
      await user.click(button('Send Reset Link'));
      expect(await dialog().findByText('Please enter a valid email address')).toBeInTheDocument();
      expect(held.sendingResetLink.effect).not.toHaveBeenCalled();
    },
  );

  it('sends one request and returns to login', async () => {
    const { user, button, held, answered, emitted, fill } = renderDialog(
      wayTo['resetPassword.ready'],
    );
    await fill('Email Address', ' wanjiku@example.org ');
    await user.dblClick(button('Send Reset Link'));
    expect(button('Send Reset Link')).toBeDisabled();
    expect(held.sendingResetLink.effect).toHaveBeenCalledTimes(1);
    expect(held.sendingResetLink.effect.mock.calls[0]?.[0]).toBe('wanjiku@example.org');
    await answered(() => held.sendingResetLink.resolve());
    expect(screen.getByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    expect(emitted).toEqual([{ type: 'reset.sent' }]);
  });

  it('keeps the address when sending fails', async () => {
    const { user, button, field, held, answered, fill } = renderDialog(
      wayTo['resetPassword.ready'],
    );
    await fill('Email Address', 'wanjiku@example.org');
    await user.click(button('Send Reset Link'));
    await answered(() => held.sendingResetLink.reject(offline));
    expect(field('Email Address')).toHaveValue('wanjiku@example.org');
    expect(button('Send Reset Link')).toBeEnabled();
  });
});
