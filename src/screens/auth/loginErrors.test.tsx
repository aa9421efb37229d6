import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';

const { server } = serveInMemory();

async function logIn() {
  const { user } = renderApp({ at: '/remind-me-later' });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Log In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  await user.click(dialog.getByLabelText('Username'));
  await user.paste('wanjiku');
  await user.click(dialog.getByLabelText('Password'));
  await user.paste('karibu-2026');
  await user.click(dialog.getByRole('button', { name: 'Log In' }));
  return dialog;
}

const answer = (response: Response) =>
  server.use(http.post(`${HOST}/accounts/login/`, () => response));

async function expectMessage(message: string, offersReset: boolean) {
  const dialog = await logIn();
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.queryByRole('button', { name: 'Reset Password' }) !== null).toBe(offersReset);
}

const no = { detail: 'No.', error: 'No.' };
const badFormat = 'Please check your email and password format and try again.';

/** Specification 8, login. */
describe('the login popup', () => {
  it.each([
    [
      401,
      { ...no, isAuthError: true },
      'Invalid email or password. Please check your credentials and try again.',
      true,
    ],
    [400, { ...no, username: ['No.'] }, badFormat, false],
    [429, no, 'Too many login attempts. Please wait a few minutes before trying again.', false],
    [
      503,
      { detail: 'No.' },
      'Our servers are experiencing issues. Please try again in a few minutes.',
      false,
    ],
  ])('answers %i %j with "%s"', async (status, body, message, offersReset) => {
    answer(HttpResponse.json(body, { status }));
    await expectMessage(message, offersReset);
  });

  it.each([
    [401, {}, 'Invalid email or password. Please check your credentials and try again.', true],
    [400, {}, badFormat, false],
    [400, { isAuthError: true }, badFormat, true],
    [418, { error: 'No coffee here.' }, 'No coffee here.', false],
    [418, {}, 'Login failed. Please try again.', false],
  ])('answers %i %j of another server with "%s"', async (status, body, message, offersReset) => {
    answer(brokenAnswer(HttpResponse.json(body, { status })));
    await expectMessage(message, offersReset);
  });

  it('says that the server cannot be reached when the connection fails', async () => {
    server.use(http.post(`${HOST}/accounts/login/`, () => HttpResponse.error()));
    const dialog = await logIn();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Unable to connect to the server. Please check your internet connection and try again.',
    );
  });

  const inAMinute = () => new Date(Date.now() + 60_000).toUTCString();
  it.each([
    ['seconds', () => '7', /^You can try again in [1-7] s\.$/],
    ['a date', inAMinute, /^You can try again in (1 min 0|[45]\d) s\.$/],
  ])('shows how long to wait when Retry-After holds %s', async (_what, retryAfter, message) => {
    const headers = { 'Retry-After': retryAfter() };
    answer(HttpResponse.json(no, { status: 429, headers }));
    const dialog = await logIn();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Too many login attempts\./);
    expect(dialog.getByRole('timer')).toHaveTextContent(message);
  });

  it('shows no waiting time when Retry-After cannot be read', async () => {
    answer(HttpResponse.json(no, { status: 429, headers: { 'Retry-After': 'soon' } }));
    const dialog = await logIn();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Too many login attempts\./);
    expect(dialog.queryByRole('timer')).not.toBeInTheDocument();
  });
});
