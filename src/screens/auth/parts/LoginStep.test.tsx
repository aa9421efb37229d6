import { screen, waitFor } from '@testing-library/react';
import { offline, wayTo, wrongPassword } from '../../../machines/testing/authModalBench';
import { renderDialog } from '../testing/renderDialog';

async function renderFilled() {
  const rendered = renderDialog(wayTo['login.ready']);
  await rendered.fill('Username', ' wanjiku ');
  await rendered.fill('Password', 'karibu-2026');
  return rendered;
}

describe('LoginStep', () => {
  it('shows the message of a field once it is left', async () => {
    const { user, field, dialog } = renderDialog(wayTo['login.ready']);
    await user.tab();
    expect(await dialog().findByText('Please enter your username.')).toBeInTheDocument();
    expect(field('Username')).toHaveAccessibleDescription(
      'Or your email address. Please enter your username.',
    );
    expect(field('Username')).toBeInvalid();
    await user.click(field('Password'));
    await user.click(field('Username'));
    expect(await dialog().findByText('Password is required.')).toBeInTheDocument();
  });

  it('shows both messages on submit and moves focus to the first field', async () => {
    const { user, field, button, dialog, held } = renderDialog(wayTo['login.ready']);
    await user.click(button('Log In'));
    expect(await dialog().findByText('Please enter your username.')).toBeInTheDocument();
    expect(dialog().getByText('Password is required.')).toBeInTheDocument();
    expect(field('Username')).toHaveFocus();
    expect(held.loggingIn.effect).not.toHaveBeenCalled();
  });

  it('refuses a password of fewer than 8 characters', async () => {
    const { user, field, button, dialog, fill } = renderDialog(wayTo['login.ready']);
    await fill('Username', 'wanjiku');
    await fill('Password', '1234567');
    await user.click(button('Log In'));
    const message = 'Password must be at least 8 characters long.';
    expect(await dialog().findByText(message)).toBeInTheDocument();
    expect(field('Password')).toHaveFocus();
    await fill('Password', '8');
    await waitFor(() => expect(dialog().queryByText(message)).not.toBeInTheDocument());
  });

  it('shows and hides the password', async () => {
    const { user, field, button } = renderDialog(wayTo['login.ready']);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('sends the trimmed username and the password once', async () => {
    const { user, button, held } = await renderFilled();
    await user.dblClick(button('Log In'));
    await user.keyboard('{Enter}');
    expect(held.loggingIn.effect).toHaveBeenCalledTimes(1);
    expect(held.loggingIn.effect.mock.calls[0]?.[0]).toEqual({
      username: 'wanjiku',
      password: 'karibu-2026',
    });
    expect(button('Log In')).toBeDisabled();
    expect(button('Log In')).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the error, keeps the username and offers a reset when the password is wrong', async () => {
    const { user, button, field, dialog, held, answered } = await renderFilled();
    await user.click(button('Log In'));
    await answered(() => held.loggingIn.reject(wrongPassword));
    expect(dialog().getByRole('alert')).toHaveTextContent(wrongPassword.message);
    expect(dialog().getByRole('alert')).toHaveFocus();
    expect(field('Username')).toHaveValue(' wanjiku ');
    expect(dialog().getByText("Can't remember your password?")).toBeInTheDocument();
    await user.click(button('Reset Password'));
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeInTheDocument();
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers no reset when the connection failed', async () => {
    const { user, button, dialog, held, answered } = await renderFilled();
    await user.click(button('Log In'));
    await answered(() => held.loggingIn.reject(offline));
    expect(dialog().getByRole('alert')).toHaveTextContent(offline.message);
    expect(dialog().queryByText("Can't remember your password?")).not.toBeInTheDocument();
    expect(button('Log In')).toBeEnabled();
  });

  it('links to the help address and names its fields for password managers', () => {
    const { field, dialog } = renderDialog(wayTo['login.ready'], {
      config: { helpEmail: 'help@kijani.example' },
    });
    expect(dialog().getByRole('link', { name: 'Having trouble signing in?' })).toHaveAttribute(
      'href',
      'mailto:help@kijani.example',
    );
    expect(field('Username')).toHaveAttribute('autocomplete', 'username');
    expect(field('Username')).toHaveAttribute('name', 'user_name');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Password')).toHaveAttribute('name', 'user_password');
  });

  it('offers Google when the server supports it', () => {
    const { dialog } = renderDialog(wayTo['login.ready'], {
      config: { googleSignIn: true, apiHost: 'https://api.kijani.example' },
    });
    expect(dialog().getByRole('link', { name: 'Sign In With Google' })).toHaveAttribute(
      'href',
      'https://api.kijani.example/accounts/google/login/',
    );
  });

  it('sends the target of the sign-in and the forum’s request to Google', async () => {
    const { dialog } = renderDialog(wayTo['login.ready'], {
      config: { googleSignIn: true },
      way: { returnTo: '/events?theme=all', forum: { sso: 'c3+v', sig: 'ab' } },
    });
    await waitFor(() =>
      expect(dialog().getByRole('link', { name: 'Sign In With Google' })).toHaveAttribute(
        'href',
        '/accounts/google/login/?next=%2Fevents%3Ftheme%3Dall&sso=c3%2Bv&sig=ab',
      ),
    );
  });

  it.each([
    ['cancelled', /^You did not sign in with Google\./],
    ['confirm', /^There is already an account with your email address\./],
    ['toString', /^Signing in with Google did not work\./],
    ['<b>buy now</b>', /^Signing in with Google did not work\./],
  ])('explains the result %s of Google', (notice, words) => {
    const { dialog } = renderDialog([{ type: 'modal.opened', notice }]);
    expect(dialog().getByRole('alert')).toHaveTextContent(words);
  });

  it('shows the result of Google until the form is sent', async () => {
    const { user, button, dialog, fill } = renderDialog([
      { type: 'modal.opened', notice: 'confirm' },
    ]);
    await fill('Username', 'wanjiku');
    expect(dialog().getByRole('alert')).toBeInTheDocument();
    await fill('Password', 'karibu-2026');
    await user.click(button('Log In'));
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers no Google when the server does not support it', () => {
    const { dialog } = renderDialog(wayTo['login.ready']);
    expect(dialog().queryByText('Sign In With Google')).not.toBeInTheDocument();
  });

  it('says that the token is missing when the choice of an account type needs one', () => {
    const { dialog } = renderDialog([{ type: 'modal.openedForAccountType' }], { hasToken: false });
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'No authentication token found. Please log in again.',
    );
    expect(screen.getByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  });
});
