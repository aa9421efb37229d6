import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
import './ProfilePage';
import { renderProfile, section } from './testing/renderProfile';

const { server } = serveInMemory();
const base = `${HOST}/accounts/two-step/`;
const part = () => section('Two-step sign-in');
const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];

const state = (on: boolean, required = false) =>
  http.get(base, () => HttpResponse.json({ on, required, recovery_codes_left: on ? 7 : 0 }));

it('is set up by password, app and first code, and shows the recovery codes once', async () => {
  const sent: unknown[] = [];
  server.use(
    state(false),
    http.post(`${base}setup/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ secret: 'ABCDEFGHJKLM', address: 'otpauth://totp/x' });
    }),
    http.post(`${base}confirm/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ recovery_codes: CODES, user_data: aUser() });
    }),
  );
  const { user } = await renderProfile();
  await user.type(await part().findByLabelText('Your Password'), 'karibu-2026');
  await user.click(part().getByRole('button', { name: 'Set Up Two-Step Sign-In' }));
  expect(
    await part().findByRole('img', { name: 'Code for your authenticator app' }),
  ).toBeInTheDocument();
  expect(part().getByText('ABCD EFGH JKLM')).toBeInTheDocument();
  await user.type(part().getByLabelText('Code'), '123456');
  await user.click(part().getByRole('button', { name: 'Switch It On' }));
  const list = await part().findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  expect(sent).toEqual([{ current_password: 'karibu-2026' }, { code: '123456' }]);
  server.use(state(true));
  await user.click(part().getByRole('button', { name: 'I Have Saved Them' }));
  expect(await part().findByText(/^It is on\. 7 of your recovery codes are left\./)).toBeVisible();
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
});

it('shows what the server says of a password at its field', async () => {
  server.use(
    state(false),
    http.post(`${base}setup/`, () =>
      HttpResponse.json({ current_password: ['Not right.'] }, { status: 400 }),
    ),
  );
  const { user } = await renderProfile();
  const field = await part().findByLabelText('Your Password');
  await user.type(field, 'a wrong one');
  await user.click(part().getByRole('button', { name: 'Set Up Two-Step Sign-In' }));
  expect(await part().findByText('Not right.')).toBeInTheDocument();
  expect(field).toHaveValue('a wrong one');
});

it('offers no switch to the team in production', async () => {
  server.use(state(true, true));
  await renderProfile();
  await part().findByRole('button', { name: 'Make New Recovery Codes' });
  expect(part().queryByRole('button', { name: 'Switch It Off' })).not.toBeInTheDocument();
});

it('is switched off by password and code', async () => {
  server.use(
    state(true),
    http.post(`${base}off/`, () => HttpResponse.json({ user_data: aUser() })),
  );
  const { user } = await renderProfile();
  await part().findByRole('button', { name: 'Switch It Off' });
  const form = within(part().getByRole('form', { name: 'Switch It Off' }));
  await user.type(form.getByLabelText('Your Password'), 'karibu-2026');
  await user.type(form.getByLabelText('Code'), '123456');
  server.use(state(false));
  await user.click(form.getByRole('button', { name: 'Switch It Off' }));
  expect(
    await part().findByRole('button', { name: 'Set Up Two-Step Sign-In' }),
  ).toBeInTheDocument();
});
