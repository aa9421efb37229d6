import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { aProfile } from '../../testing/builders';
import { serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ProfilePage';
import { PROFILE, renderProfile, section } from './testing/renderProfile';

const { state, server } = serveInMemory();

describe('newsletter and consents', () => {
  it('save the choice as it is made', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(PROFILE, async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    const { user } = await renderProfile();
    const box = screen.getByRole('checkbox', { name: 'Send me the newsletter by email' });
    await user.click(box);
    expect(await screen.findByText('Profile Updated Successfully')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ newsletter: true, first_name: 'Wanjikũ' })]);
    await waitFor(() => expect(box).toBeChecked());
  });

  it('save the weekly email apart from the newsletter', async () => {
    const { user } = await renderProfile();
    const box = screen.getByRole('checkbox', {
      name: 'Send me once a week what is new near me and in my themes',
    });
    await user.click(box);
    await waitFor(() => expect(state.profile).toMatchObject({ weekly: true, newsletter: false }));
    await waitFor(() => expect(box).toBeChecked());
  });

  it.each([
    'Send me the newsletter by email',
    'Send me once a week what is new near me and in my themes',
    'Members may write to me through a form; they do not see my address',
  ])('keep “%s” as chosen until the profile is read again', async (name) => {
    const { user } = await renderProfile();
    const reads: unknown[] = [];
    server.use(
      http.get(PROFILE, async () => {
        reads.push(null);
        await delay('infinite');
      }),
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    const wanted = !box.checked;
    const shown: boolean[] = [];
    const observer = new MutationObserver(() => shown.push(box.checked));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await user.click(box);
    await waitFor(() => expect(reads).toHaveLength(1));
    await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'false'));
    observer.disconnect();
    expect(shown.slice(shown.indexOf(wanted))).not.toContain(!wanted);
    expect(box.checked).toBe(wanted);
  });

  it('restore the saved choice when saving fails', async () => {
    server.use(http.put(PROFILE, () => HttpResponse.json({ detail: 'Not now.' }, { status: 503 })));
    const { user } = await renderProfile();
    const box = screen.getByRole('checkbox', { name: 'Send me the newsletter by email' });
    await user.click(box);
    expect(await screen.findByText('Could not update profile.')).toBeInTheDocument();
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it('say that the newsletter starts once the email is verified', async () => {
    state.profile = aProfile({ newsletter: true, email_verified: false });
    await renderProfile();
    const waiting = /^It starts once your email is verified/;
    expect(section('Newsletter').getByText(waiting)).toBeVisible();
  });

  it('show the reason and the waiting time for a 429', async () => {
    const detail = 'You turned the newsletter on too often. Save without it, or try again later.';
    server.use(
      http.put(PROFILE, () =>
        HttpResponse.json({ detail }, { status: 429, headers: { 'Retry-After': '60' } }),
      ),
    );
    const { user } = await renderProfile();
    const box = screen.getByRole('checkbox', { name: 'Send me the newsletter by email' });
    await user.click(box);
    const newsletter = section('Newsletter');
    expect(await newsletter.findByText(detail)).toBeVisible();
    expect(newsletter.getByRole('timer')).toHaveTextContent(/^You can try again in/);
    expect(box).not.toBeChecked();
  });

  it('list each consent with its state and date', async () => {
    state.profile = aProfile({
      consents: [
        { kind: 'newsletter', given: false, version: null, at: '2026-06-01T09:00:00.000Z' },
        { kind: 'newsletter', given: true, version: null, at: '2026-05-03T09:00:00.000Z' },
        { kind: 'terms', given: true, version: 3, at: '2026-05-03T09:00:00.000Z' },
      ],
    });
    await renderProfile();
    const consents = section('Consents');
    expect(consents.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Terms & Conditions',
      'Newsletter by email',
    ]);
    expect(consents.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
      'Given on May 3, 2026 (version 3)',
      'Not given, since June 1, 2026',
    ]);
  });
});
