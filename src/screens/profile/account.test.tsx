import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SLOW_REQUEST_NOTICE } from '../../../domain/limits';
import { aProfile, aToken, aUser } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ProfilePage';
import { PROFILE, renderProfile, section } from './testing/renderProfile';

const { server, state } = serveInMemory();

describe('the password form', () => {
  const fill = async (user: Awaited<ReturnType<typeof renderProfile>>['user']) => {
    const form = section('Change password');
    await user.type(form.getByLabelText('Current Password'), 'karibu-2026');
    await user.type(form.getByLabelText('New Password'), 'maziwa-lala-42');
    await user.type(form.getByLabelText('Confirm Password'), 'maziwa-lala-42');
    await user.click(form.getByRole('button', { name: 'Change Password' }));
    return form;
  };

  it('stores the new session and says that other devices were signed out', async () => {
    const exp = Math.floor(Date.now() / 1000) + 7200;
    const token = aToken({ user_data: aUser(), exp });
    server.use(
      http.post(`${HOST}/accounts/password/change/`, () =>
        HttpResponse.json({ user_data: { ...aUser(), token } }),
      ),
    );
    const { user } = await renderProfile();
    const form = await fill(user);
    expect(
      await form.findByText('Your password has been changed. Other devices were signed out.'),
    ).toBeInTheDocument();
    expect(window.localStorage.getItem('token')).toBe(token);
    expect(form.getByLabelText('New Password')).toHaveValue('');
  });

  it('shows refusals at their fields', async () => {
    server.use(
      http.post(`${HOST}/accounts/password/change/`, () =>
        HttpResponse.json(
          { current_password: ['Wrong password.'], new_password1: ['Too common.'] },
          { status: 400 },
        ),
      ),
    );
    const { user } = await renderProfile();
    const form = await fill(user);
    expect(await form.findByText('Wrong password.')).toBeInTheDocument();
    expect(form.getByLabelText('New Password')).toHaveAccessibleDescription(/Too common\.$/);
  });

  it('shows the errors of invalid fields', async () => {
    const { user } = await renderProfile();
    const form = section('Change password');
    await user.type(form.getByLabelText('New Password'), 'short');
    await user.type(form.getByLabelText('Confirm Password'), 'other');
    await user.click(form.getByRole('button', { name: 'Change Password' }));
    expect(await form.findByText('Password is required.')).toBeInTheDocument();
    expect(form.getByText('Password must be at least 8 characters long.')).toBeInTheDocument();
    expect(form.getByText('Passwords do not match.')).toBeInTheDocument();
  });

  it('shows the reason when the request is throttled', async () => {
    server.use(
      http.post(`${HOST}/accounts/password/change/`, () =>
        HttpResponse.json({ detail: 'Too many tries. Please wait.' }, { status: 429 }),
      ),
    );
    const { user } = await renderProfile();
    const form = await fill(user);
    expect(await form.findByText('Too many tries. Please wait.')).toBeInTheDocument();
  });
});

describe('an account without a password', () => {
  const visit = async () => {
    state.profile = aProfile({ has_password: false });
    return renderProfile();
  };

  it('is offered an email with a link to set one', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${HOST}/dj-rest-auth/password/reset/`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ detail: 'Password reset e-mail has been sent.' });
      }),
    );
    const { user } = await visit();
    expect(screen.queryByRole('region', { name: 'Change password' })).not.toBeInTheDocument();
    const part = section('Set a password');
    await user.click(part.getByRole('button', { name: 'Send Me a Link' }));
    expect(await part.findByRole('alert')).toHaveTextContent(
      'We sent a link to wanjiku@example.org. It is valid for one hour.',
    );
    expect(sent).toEqual([{ email: 'wanjiku@example.org' }]);
  });

  it('sees the reason when no email was sent', async () => {
    server.use(
      http.post(`${HOST}/dj-rest-auth/password/reset/`, () =>
        HttpResponse.json({ detail: 'Too many tries. Please wait.' }, { status: 429 }),
      ),
    );
    const { user } = await visit();
    await user.click(screen.getByRole('button', { name: 'Send Me a Link' }));
    expect(await section('Set a password').findByRole('alert')).toHaveTextContent(
      'Too many tries. Please wait.',
    );
  });

  it('reads that a deletion or a new email needs a password first', async () => {
    const { user } = await visit();
    const NEEDED = 'You have no password yet. First set one, under “Set a password”.';
    await user.type(screen.getByRole('textbox', { name: 'Email Address' }), 'x');
    expect(section('Your details').getByLabelText('Current Password')).toHaveAccessibleDescription(
      NEEDED,
    );
    await user.click(screen.getByRole('button', { name: 'Delete Account…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Current Password')).toHaveAccessibleDescription(NEEDED);
  });
});

describe('the export of the member’s data', () => {
  const saved: { name: string; blob: Blob | null } = { name: '', blob: null };
  beforeEach(() => {
    saved.blob = null;
    URL.createObjectURL = (blob) => {
      saved.blob = blob instanceof Blob ? blob : null;
      return 'blob:data';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.name = this.download;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is saved as a file, with the token in a header and not in the address', async () => {
    const requests: Request[] = [];
    server.use(
      http.get(`${PROFILE}export/`, ({ request }) => {
        requests.push(request);
        return HttpResponse.json({ account: { username: 'wanjiku' } });
      }),
    );
    const { user } = await renderProfile({ now: () => Date.UTC(2026, 10, 21) });
    await user.click(screen.getByRole('button', { name: 'Download My Data' }));
    expect(
      await screen.findByText('Your data is in the file kijani-my-data-2026-11-21.json.'),
    ).toBeInTheDocument();
    expect(saved.name).toBe('kijani-my-data-2026-11-21.json');
    expect(await saved.blob?.text()).toContain('"username": "wanjiku"');
    expect(requests.map(({ url }) => url)).toEqual([`${PROFILE}export/`]);
    expect(requests[0]?.headers.get('Authorization')).toMatch(/^Token /);
  });

  it('shows the reason when it fails', async () => {
    server.use(
      http.get(`${PROFILE}export/`, () =>
        HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
      ),
    );
    const { user } = await renderProfile();
    await user.click(screen.getByRole('button', { name: 'Download My Data' }));
    expect(
      await screen.findByText('Your data could not be downloaded. Not now.'),
    ).toBeInTheDocument();
    expect(saved.blob).toBeNull();
  });
});

describe('the deletion of the account', () => {
  async function openDialog(options: Parameters<typeof renderProfile>[0] = {}) {
    const rendered = await renderProfile(options);
    await rendered.user.click(screen.getByRole('button', { name: 'Delete Account…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete the account wanjiku?' }),
    );
    const fill = async () => {
      await rendered.user.type(dialog.getByLabelText('Current Password'), 'karibu-2026');
      await rendered.user.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete');
    };
    const confirm = async () => {
      await fill();
      await rendered.user.click(dialog.getByRole('button', { name: 'Delete My Account' }));
    };
    return { ...rendered, dialog, fill, confirm };
  }

  it('says what goes and what stays, and requires password and confirmation', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('heading', { name: 'What is deleted' })).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'What stays, and why' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete My Account' }));
    expect(await dialog.findByText('Password is required.')).toBeInTheDocument();
    expect(dialog.getByText('Please type DELETE to confirm.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.localStorage.getItem('token')).not.toBeNull();
  });

  it('ends the session, deletes the member’s drafts and confirms it on the home page', async () => {
    const others = 'profileDraft:8:details';
    const { address, confirm } = await openDialog({
      stored: { 'profileDraft:7:individual': '{}', 'vettingQueue:7:7:k': '{}', [others]: '{}' },
    });
    await confirm();
    expect(await screen.findByText('Your account has been deleted.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Log in to see that page.')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(Object.keys(window.localStorage).filter((key) => key.includes(':'))).toEqual([others]);
  });

  describe('without an answer', () => {
    afterEach(() => jest.useRealTimers());

    it('can be left but not repeated', async () => {
      const requests = jest.fn();
      server.use(
        http.post(`${PROFILE}delete/`, () => {
          requests();
          return new Promise<Response>(() => {});
        }),
      );
      const { dialog, fill } = await openDialog();
      await fill();
      jest.useFakeTimers({ advanceTimers: true });
      fireEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
      await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
      act(() => jest.advanceTimersByTime(SLOW_REQUEST_NOTICE));
      const leave = await dialog.findByRole('button', { name: 'Stop waiting' });
      expect(dialog.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
      fireEvent.click(leave);
      expect(await dialog.findByText(/^You stopped waiting/)).toBeInTheDocument();
      expect(requests).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    [{ current_password: ['Wrong password.'] }, 400, 'Wrong password.'],
    [{ detail: 'The last admin cannot leave.' }, 409, 'The last admin cannot leave.'],
  ])(
    'keeps the session and shows the reason when refused with %j',
    async (body, status, message) => {
      server.use(http.post(`${PROFILE}delete/`, () => HttpResponse.json(body, { status })));
      const { dialog, confirm, address } = await openDialog();
      await confirm();
      expect(await dialog.findByText(message)).toBeInTheDocument();
      expect(address()).toBe('/profile');
      expect(window.localStorage.getItem('token')).not.toBeNull();
    },
  );
});
