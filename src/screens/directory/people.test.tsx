import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListingPeople } from '../../../domain/contract/people';
import { anOwnListing, aPerson, aUser, somePeople } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './InvitationPage';
import './MyBusinessPage';
import './SharedListingPage';

const { state, server } = serveInMemory();
const business = aUser({ user_type: 'business' });
const people = `${HOST}/mainapp/my-listings/:id/people/`;
const amina = aPerson({
  user_id: 8,
  name: 'Amina Yusuf',
  email: 'amina@example.org',
  role: 'editor',
  is_account: false,
});
const invitation = {
  invitation_id: 3,
  email: 'late@example.org',
  role: 'editor' as const,
  sent_at: '2026-05-03T09:00:00.000Z',
  expires_at: '2026-05-17T09:00:00.000Z',
};

const row = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'People' }));
  const item = list.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
  if (!item) throw new Error(`nobody is called ${name}`);
  return within(item);
};

describe('the people of the listing of a business', () => {
  const sent: unknown[] = [];
  const change = (next: ListingPeople) => {
    state.people = next;
    return HttpResponse.json(next);
  };
  beforeEach(() => {
    sent.length = 0;
    state.ownListing = anOwnListing();
    state.people = somePeople({ people: [aPerson(), amina] });
  });

  test('say who stays owner and why, and what stays private', async () => {
    renderApp({ at: '/my-business', user: business });
    const own = await row('Wanjikũ Kamau');
    expect(own.getByText(/belong to this business account, so it stays an owner/)).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
    expect(
      screen.getByText(/the assessment and the account stay with the business account alone/),
    ).toBeVisible();
  });

  test('are invited by email, and the form is empty again', async () => {
    server.use(
      http.post(`${HOST}/mainapp/my-listings/1/invitations/`, async ({ request }) => {
        sent.push(await request.json());
        return change(somePeople({ invitations: [{ ...invitation, email: 'new@example.org' }] }));
      }),
    );
    const { user } = renderApp({ at: '/my-business', user: business });
    const field = await screen.findByLabelText('Email of the person');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('Email Address is required.')).toBeVisible();
    await user.type(field, ' new@example.org ');
    await user.selectOptions(screen.getByLabelText('Role'), 'owner');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We sent the invitation to new@example.org. Its link works for 14 days.',
    );
    expect(sent).toEqual([{ email: 'new@example.org', role: 'owner' }]);
    expect(field).toHaveValue('');
    const list = within(await screen.findByRole('list', { name: 'Invitations' }));
    expect(list.getByText('new@example.org')).toBeVisible();
  });

  test('keep what was typed when an invitation is refused', async () => {
    server.use(
      http.post(`${HOST}/mainapp/my-listings/1/invitations/`, () =>
        HttpResponse.json(
          { email: ['Somebody with this email takes part already.'] },
          { status: 400 },
        ),
      ),
    );
    const { user } = renderApp({ at: '/my-business', user: business });
    const field = await screen.findByLabelText('Email of the person');
    await user.type(field, 'amina@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('Somebody with this email takes part already.')).toBeVisible();
    expect(field).toHaveValue('amina@example.org');
  });

  test('are removed after a question', async () => {
    server.use(
      http.delete(`${people}:user/`, ({ params }) => {
        sent.push(params['user']);
        state.people = somePeople();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp({ at: '/my-business', user: business });
    await user.click(await screen.findByRole('button', { name: 'Remove Amina Yusuf' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('amina@example.org')).not.toBeInTheDocument());
    expect(sent).toEqual(['8']);
  });

  test('get another role, and a refusal is shown in the dialog', async () => {
    const detail = 'A listing needs an owner. Make somebody else an owner first.';
    server.use(http.put(`${people}:user/`, () => HttpResponse.json({ detail }, { status: 409 })));
    const { user } = renderApp({ at: '/my-business', user: business });
    await user.click(await screen.findByRole('button', { name: 'Make Amina Yusuf owner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make owner' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
  });

  test('who are invited show when the link expired, and can be invited again or not at all', async () => {
    state.people = somePeople({ invitations: [invitation] });
    server.use(
      http.post(`${HOST}/mainapp/my-listings/1/invitations/3/resend/`, () =>
        change(
          somePeople({ invitations: [{ ...invitation, expires_at: '2100-05-17T09:00:00Z' }] }),
        ),
      ),
      http.delete(`${HOST}/mainapp/my-listings/1/invitations/3/`, () => change(somePeople())),
    );
    const { user } = renderApp({ at: '/my-business', user: business });
    expect(await screen.findByText(/expired/)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Send again: the invitation to late@example.org' }),
    );
    expect(await screen.findByText(/works until/)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Withdraw the invitation to late@example.org' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Invitations' })).not.toBeInTheDocument(),
    );
  });
});

describe('an individual who looks after a listing', () => {
  beforeEach(() => {
    state.shared = [{ listing: anOwnListing({ name: 'Lake Soaps' }), role: 'editor' }];
    state.people = somePeople({
      role: 'editor',
      people: [
        aPerson({ user_id: 8, name: 'Lake Soaps Ltd', email: null }),
        aPerson({ role: 'editor', is_account: false, email: null }),
      ],
    });
  });

  test('finds it under Business Listing, with a link to its form', async () => {
    renderApp({ at: '/my-business', user: aUser() });
    expect(await screen.findByRole('link', { name: 'Edit Lake Soaps' })).toHaveAttribute(
      'href',
      '/my-business/1/edit',
    );
    expect(screen.getByText('Listings are for businesses')).toBeVisible();
  });

  test('leaves it, and comes back to the list', async () => {
    server.use(
      http.delete(`${people}7/`, () => {
        state.shared = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, address } = renderApp({ at: '/my-business/1', user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Soaps' })).toBeVisible();
    await row('Lake Soaps Ltd');
    expect(screen.queryByLabelText('Email of the person')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave this listing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/my-business'));
    await waitFor(() => expect(screen.queryByText('Lake Soaps')).not.toBeInTheDocument());
  });

  test('reads what to do when it is no longer theirs', async () => {
    state.shared = [];
    renderApp({ at: '/my-business/1', user: aUser() });
    expect(
      await screen.findByRole('heading', { name: 'You do not look after this listing' }),
    ).toBeVisible();
  });
});

describe('the link of an invitation', () => {
  const path = `${HOST}/mainapp/listing-invitations/a-token/`;
  const leadsTo = (problem: 'otherEmail' | 'unconfirmed' | null) =>
    server.use(
      http.get(path, () =>
        HttpResponse.json({ listing_name: 'Lake Soaps', role: 'editor', problem }),
      ),
    );
  const open = () => renderApp({ at: '/listing-invitation/a-token', user: aUser() });

  test('leads to the listing once it is accepted', async () => {
    leadsTo(null);
    state.shared = [{ listing: anOwnListing({ name: 'Lake Soaps' }), role: 'editor' }];
    server.use(http.post(path, () => HttpResponse.json({ listing_id: 1, is_account: false })));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(address()).toBe('/my-business/1'));
  });

  test.each([
    ['otherEmail', /You are logged in as wanjiku@example.org/],
    ['unconfirmed', /Please confirm your email wanjiku@example.org first/],
  ] as const)('says what to do about the problem %s', async (problem, words) => {
    leadsTo(problem);
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).not.toBeInTheDocument();
  });

  test('says that it no longer works', async () => {
    server.use(http.get(path, () => HttpResponse.json({ detail: 'Over.' }, { status: 404 })));
    open();
    expect(
      await screen.findByRole('heading', { name: 'This invitation no longer works' }),
    ).toBeVisible();
  });

  test('opens the sign-in popup for a visitor', async () => {
    renderApp({ at: '/listing-invitation/a-token' });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
