import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anUpload, aProfile, aToken, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ProfilePage';
import { PROFILE, renderProfile, section } from './testing/renderProfile';

const { state, server } = serveInMemory();

const company = aUser({ user_type: 'business', first_name: 'Lake Dryers', last_name: '' });
const DRAFT = 'profileDraft:7:details';

const text = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

/** Records what is put to the profile and goes on to the happy answer. */
function recording() {
  const sent: unknown[] = [];
  server.use(
    http.put(PROFILE, async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  return sent;
}

const refusing = (body: object, status = 400) =>
  server.use(http.put(PROFILE, () => HttpResponse.json(body, { status })));

async function retype(
  user: Awaited<ReturnType<typeof renderProfile>>['user'],
  name: string,
  to: string,
) {
  const field = await text(name);
  await user.clear(field);
  await user.click(field);
  await user.paste(to);
}

describe('the profile', () => {
  it('redirects a visitor to the home page', async () => {
    const { address } = renderApp({ at: '/profile' });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows an error and loads on a retry', async () => {
    server.use(
      http.get(PROFILE, () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }), {
        once: true,
      }),
    );
    const { user } = renderApp({ at: '/profile', user: aUser() });
    expect(await screen.findByText('Your profile could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await text('First Name')).toHaveValue('Wanjikũ');
  });
});

describe('the details', () => {
  it('show username, account type and email, and no phone placeholder', async () => {
    await renderProfile();
    const details = section('Your details');
    expect(details.getByText('wanjiku')).toBeInTheDocument();
    expect(details.getByText('Individual')).toBeInTheDocument();
    expect(await text('Phone Number')).toHaveValue('');
    expect(await text('Email Address')).toHaveValue('wanjiku@example.org');
  });

  it('save the changes, update the session and delete the draft', async () => {
    const sent = recording();
    const { user } = await renderProfile();
    await retype(user, 'First Name', 'Ciku');
    await retype(user, 'Phone Number', '0712 345 678');
    expect(screen.getByText(/Not saved yet/)).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Profile Updated Successfully')).toBeInTheDocument();
    expect(await screen.findByText(/^Saved \d/)).toHaveFocus();
    const before = {
      first_name: 'Wanjikũ',
      last_name: 'Kamau',
      user_email: 'wanjiku@example.org',
      phone_num: '',
      profile_picture: null,
      newsletter: false,
    };
    expect(sent).toEqual([{ ...before, first_name: 'Ciku', phone_num: '0712 345 678', before }]);
    expect(screen.getByRole('button', { name: 'Your account, Ciku Kamau' })).toBeInTheDocument();
    expect(window.localStorage.getItem('userData')).toContain('"first_name":"Ciku"');
    expect(window.localStorage.getItem(DRAFT)).toBeNull();
    expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument();
  });

  it('require and send the password only when the email changes', async () => {
    const sent = recording();
    const { user } = await renderProfile();
    const details = section('Your details');
    expect(details.queryByLabelText('Current Password')).not.toBeInTheDocument();
    await retype(user, 'Email Address', 'ciku@example.org');
    await user.click(save());
    expect(await details.findByText('Password is required.')).toBeInTheDocument();
    await user.type(details.getByLabelText('Current Password'), 'karibu-2026');
    await user.click(save());
    await screen.findByText('Profile Updated Successfully');
    expect(sent).toEqual([
      expect.objectContaining({ user_email: 'ciku@example.org', current_password: 'karibu-2026' }),
    ]);
    expect(details.queryByLabelText('Current Password')).not.toBeInTheDocument();
  });

  it.each([
    ['First Name', ' ', 'Please enter your first name.'],
    ['Last Name', ' ', 'Please enter your surname.'],
    ['Email Address', 'ciku', 'Invalid email address format.'],
    ['Phone Number', '12', 'Enter a Kenyan mobile number, such as 0712 345 678.'],
  ])('are not sent when %s is invalid', async (name, value, message) => {
    const sent = recording();
    const { user } = await renderProfile();
    await retype(user, name, value);
    await user.click(save());
    expect(await screen.findByText(message)).toBeInTheDocument();
    const summary = screen.getByRole('group', { name: 'Fields to correct' });
    expect(within(summary).getByRole('link', { name })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('show a refusal at its field', async () => {
    refusing({ user_email: ['This email is taken.'] });
    const { user } = await renderProfile();
    await retype(user, 'First Name', 'Ciku');
    await user.click(save());
    expect(await screen.findByText('Could not update profile.')).toBeInTheDocument();
    expect(await text('Email Address')).toHaveAccessibleDescription('This email is taken.');
    expect(await text('First Name')).toHaveValue('Ciku');
  });

  it('keep the values when the connection is lost', async () => {
    server.use(http.put(PROFILE, () => HttpResponse.error()));
    const { user } = await renderProfile();
    await retype(user, 'First Name', 'Ciku');
    await user.click(save());
    expect(await screen.findByText('Could not update profile.')).toBeInTheDocument();
    expect(await screen.findByText(/Unable to connect to the server/)).toBeInTheDocument();
    expect(await text('First Name')).toHaveValue('Ciku');
    expect(save()).toBeEnabled();
  });

  describe('changed in two windows', () => {
    const theirs = {
      first_name: 'Nyambura',
      last_name: 'Kamau',
      user_email: 'wanjiku@example.org',
      phone_num: '0722 000 111',
      profile_picture: null,
      newsletter: false,
    };

    async function meetConflict() {
      server.use(
        http.put(
          PROFILE,
          async ({ request }) => {
            const sent = { ...theirs, first_name: 'Ciku', phone_num: '000 0000 0000' };
            expect(await request.json()).toMatchObject({ first_name: 'Ciku' });
            const detail = 'Choose which version to keep.';
            return HttpResponse.json({ detail, current: theirs, sent }, { status: 409 });
          },
          { once: true },
        ),
      );
      const sent = recording();
      const { user } = await renderProfile();
      await retype(user, 'First Name', 'Ciku');
      await user.click(save());
      const versions = await screen.findByRole('group', { name: 'Two versions of your details' });
      return { user, sent, versions: within(versions) };
    }

    it('show what differs, and keep what was typed', async () => {
      const { user, sent, versions } = await meetConflict();
      for (const line of ['First Name: Ciku', 'First Name: Nyambura', 'Phone Number: nothing'])
        expect(versions.getByText(line)).toBeInTheDocument();
      await user.click(versions.getByRole('button', { name: 'Keep mine' }));
      expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
      expect(sent.at(-1)).toMatchObject({ first_name: 'Ciku', phone_num: '', before: theirs });
      expect(screen.queryByRole('group', { name: /^Two versions/ })).not.toBeInTheDocument();
    });

    it('show the other version instead, and give back what was typed', async () => {
      const { user, sent, versions } = await meetConflict();
      await user.click(versions.getByRole('button', { name: 'Take the other' }));
      expect(await text('First Name')).toHaveValue('Nyambura');
      expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Restore what I typed' }));
      expect(await text('First Name')).toHaveValue('Ciku');
      await user.click(save());
      await screen.findByText(/^Saved \d/);
      expect(sent.at(-1)).toMatchObject({ first_name: 'Ciku', before: theirs });
    });
  });

  it('keep a draft without the password when the page is left, and can discard it', async () => {
    const { user, unmount } = await renderProfile();
    await retype(user, 'Email Address', 'ciku@example.org');
    await user.type(section('Your details').getByLabelText('Current Password'), 'karibu-2026');
    fireEvent(window, new Event('pagehide'));
    const draft = window.localStorage.getItem(DRAFT) ?? '';
    expect(draft).toContain('ciku@example.org');
    expect(draft).not.toContain('karibu-2026');
    unmount();
    await renderProfile({ stored: { [DRAFT]: draft } });
    expect(await text('Email Address')).toHaveValue('ciku@example.org');
    expect(screen.getByText(/Not saved yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await text('Email Address')).toHaveValue('wanjiku@example.org');
    expect(window.localStorage.getItem(DRAFT)).toBeNull();
  });

  it('keep what is typed when the session expires', async () => {
    const { app, user } = await renderProfile();
    await retype(user, 'First Name', 'Ciku');
    act(() => app.session.send({ type: 'session.expired' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByDisplayValue('Ciku')).toBeInTheDocument();
  });

  it('load after signing in again when the session had expired before they came', async () => {
    let isRefused = true;
    server.use(
      http.get(PROFILE, () =>
        isRefused
          ? HttpResponse.json({ detail: 'Invalid token.', isAuthError: true }, { status: 401 })
          : HttpResponse.json(state.profile),
      ),
    );
    const { app } = renderApp({ at: '/profile', user: aUser() });
    expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
    isRefused = false;
    act(() =>
      app.session.send({ type: 'session.opened', user: aUser({ token: aToken({ user_id: 7 }) }) }),
    );
    expect(await text('First Name')).toHaveValue('Wanjikũ');
  });

  it('ask a business for its company and company email', async () => {
    state.profile = aProfile({ user_type: 'business', first_name: 'Lake Dryers', last_name: '' });
    await renderProfile({ user: company });
    expect(await text('Company Name')).toHaveValue('Lake Dryers');
    expect(await text('Company Email')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Last Name' })).not.toBeInTheDocument();
  });

  it('upload a picture when it is chosen and save its address, or none', async () => {
    const sent = recording();
    server.use(
      http.post(`${HOST}/mainapp/uploads/`, () =>
        HttpResponse.json(anUpload({ content_url: '/uploads/1/me.webp', kind: 'picture' }), {
          status: 201,
        }),
      ),
    );
    const { user } = await renderProfile();
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/Profile picture.*Choose a file/), file);
    expect(await screen.findByRole('button', { name: 'Remove Profile picture' })).toBeVisible();
    await user.click(save());
    await screen.findByText(/^Saved \d/);
    await user.click(screen.getByRole('button', { name: 'Remove Profile picture' }));
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      expect.objectContaining({ profile_picture: '/uploads/1/me.webp' }),
      expect.objectContaining({ profile_picture: null }),
    ]);
  });
});

describe('the public card', () => {
  it('shows name and county and links to the form', async () => {
    await renderProfile();
    const card = section('Your public card and answers');
    expect(card.getByText('Ciku')).toBeInTheDocument();
    expect(card.getByText('Kisumu')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Edit your card and answers' })).toHaveAttribute(
      'href',
      '/authentication?user_type=individual',
    );
  });

  it('hides a county that is not public', async () => {
    const { interests } = aProfile();
    state.profile = aProfile({ interests: interests && { ...interests, county_public: false } });
    await renderProfile();
    expect(section('Your public card and answers').queryByText('Kisumu')).not.toBeInTheDocument();
  });

  it('links a business without answers to its form and its listing', async () => {
    state.profile = aProfile({ user_type: 'business', interests: null });
    await renderProfile({ user: company });
    const card = section('Your public card and answers');
    expect(card.getByRole('link', { name: 'Fill in the form' })).toHaveAttribute(
      'href',
      '/authentication?user_type=business',
    );
    expect(card.getByRole('link', { name: 'Status of your listing' })).toBeInTheDocument();
  });
});
