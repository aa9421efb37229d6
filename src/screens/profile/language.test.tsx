import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ProfilePage';
import { PROFILE, renderProfile, section } from './testing/renderProfile';

const { state, server } = serveInMemory();

describe('the language of emails', () => {
  it('is saved as it is chosen', async () => {
    const { user } = await renderProfile();
    const language = section('Language');
    expect(language.getByRole('radio', { name: 'English' })).toBeChecked();
    await user.click(language.getByRole('radio', { name: 'Kiswahili' }));
    expect(await screen.findByText('Profile Updated Successfully')).toBeInTheDocument();
    expect(state.profile).toMatchObject({ language: 'sw', first_name: 'Wanjikũ' });
    await waitFor(() => expect(language.getByRole('radio', { name: 'Kiswahili' })).toBeChecked());
  });

  it('goes back when it cannot be saved, and says why', async () => {
    const detail = 'This account has been closed.';
    server.use(http.put(PROFILE, () => HttpResponse.json({ detail }, { status: 403 })));
    const { user } = await renderProfile();
    const language = section('Language');
    await user.click(language.getByRole('radio', { name: 'Kiswahili' }));
    expect(await language.findByText(detail)).toBeVisible();
    expect(language.getByRole('radio', { name: 'English' })).toBeChecked();
  });
});
