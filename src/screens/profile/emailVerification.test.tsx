import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProfile } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ProfilePage';
import { renderProfile, section } from './testing/renderProfile';

const { state, server } = serveInMemory();

const SEND = 'Send the email again';

describe('the verification of the email', () => {
  it('is shown as done, without a button', async () => {
    await renderProfile();
    const facts = section('Your details').getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toContain('Verified');
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
  });

  it('sends another email on request', async () => {
    state.profile = aProfile({ email_verified: false });
    const { user } = await renderProfile();
    await user.click(screen.getByRole('button', { name: SEND }));
    expect(await screen.findByText(/We sent an email to wanjiku@example.org/)).toBeInTheDocument();
  });

  it('shows the reason and the waiting time for a 429', async () => {
    state.profile = aProfile({ email_verified: false });
    const detail = 'Request was throttled. Expected available in 60 seconds.';
    server.use(
      http.post(`${HOST}/accounts/email/verification/`, () =>
        HttpResponse.json({ detail }, { status: 429, headers: { 'Retry-After': '60' } }),
      ),
    );
    const { user } = await renderProfile();
    await user.click(screen.getByRole('button', { name: SEND }));
    expect(await screen.findByText(/^You have done this too often/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^You can try again in/);
  });
});
