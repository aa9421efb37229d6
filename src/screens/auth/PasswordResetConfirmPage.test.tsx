import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';

const { server } = serveInMemory();

const CONFIRM = `${HOST}/dj-rest-auth/password/reset/confirm/`;
const LINK = '/password-reset/confirm/Nw/secret-of-the-link';

const answering = (body: object, status: number) =>
  server.use(http.post(CONFIRM, () => HttpResponse.json(body, { status })));

async function renderFilled(options: Parameters<typeof renderApp>[0] = {}) {
  const rendered = renderApp({ at: LINK, ...options });
  const { user } = rendered;
  await user.click(await screen.findByLabelText('New Password', { selector: 'input' }));
  await user.paste('maziwa-lala-42');
  await user.click(screen.getByLabelText('Confirm Password', { selector: 'input' }));
  await user.paste('maziwa-lala-42');
  return rendered;
}

const submit = () => screen.getByRole('button', { name: 'Set New Password' });

describe('PasswordResetConfirmPage', () => {
  it('requires a password of 8 characters and the same again', async () => {
    const { user } = renderApp({ at: LINK });
    await user.click(await screen.findByRole('button', { name: 'Set New Password' }));
    expect(await screen.findByText('Password is required.')).toBeInTheDocument();
    expect(screen.getByText('Please confirm your password.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('New Password', { selector: 'input' }), 'short');
    await user.type(screen.getByLabelText('Confirm Password', { selector: 'input' }), 'shirt');
    expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 8 characters long.')).toBeInTheDocument();
  });

  it('sends one request with the link and the password, and offers to log in', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(CONFIRM, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ detail: 'Password has been reset with the new password.' });
      }),
    );
    const { user } = await renderFilled();
    expect(screen.getByText('Passwords match.')).toBeInTheDocument();
    await user.dblClick(submit());
    const alert = await screen.findByText('Password has been reset with the new password.');
    expect(alert).toBeInTheDocument();
    expect(sent).toEqual([
      {
        uid: 'Nw',
        token: 'secret-of-the-link',
        new_password1: 'maziwa-lala-42',
        new_password2: 'maziwa-lala-42',
      },
    ]);
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  });

  it.each(['uid', 'token'])(
    'says that a link with a refused %s is no longer valid',
    async (name) => {
      answering({ [name]: ['Invalid value'] }, 400);
      const { user } = await renderFilled();
      await user.click(submit());
      const message = 'This reset link is no longer valid. Please ask for a new one.';
      expect(await screen.findByText(message)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Ask for a New Link' }));
      expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    },
  );

  it('shows the server’s refusal of the password until it is changed', async () => {
    answering({ new_password2: ['This password is too common.', 'Choose another.'] }, 400);
    const { user } = await renderFilled();
    await user.click(submit());
    const confirmation = screen.getByLabelText('Confirm Password', { selector: 'input' });
    expect(
      await screen.findByText('This password is too common. Choose another.'),
    ).toBeInTheDocument();
    expect(confirmation).toHaveFocus();
    await user.click(screen.getByLabelText('New Password', { selector: 'input' }));
    await user.tab();
    expect(screen.getByText('This password is too common. Choose another.')).toBeInTheDocument();
    await user.type(confirmation, '!');
    expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument();
  });

  it('shows an error and keeps the password when the connection fails', async () => {
    server.use(http.post(CONFIRM, () => HttpResponse.error()));
    const { user } = await renderFilled();
    await user.click(submit());
    expect(
      await screen.findByText('An error occurred. Please try again later.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('New Password', { selector: 'input' })).toHaveValue(
      'maziwa-lala-42',
    );
    expect(submit()).toBeEnabled();
  });

  it('shows the secret of the link neither in the title nor in the text', async () => {
    await renderFilled();
    expect(document.title).toBe('Choose a new password · Kijani');
    expect(document.body).not.toHaveTextContent('secret-of-the-link');
  });

  it('links a signed-in member to the Member Zone', async () => {
    const { user } = await renderFilled({ user: aUser() });
    await user.click(submit());
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Member Zone' })).toHaveAttribute(
      'href',
      '/general',
    );
  });
});
