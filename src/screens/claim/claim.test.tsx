import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ClaimDesk, OwnClaim } from '../../../domain/contract/claim';
import { anOwnListing, anUpload, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ClaimPage';
import '../directory/MyBusinessPage';
import '../directory/SharedListingPage';

const { state, server } = serveInMemory();
const at = '/kijani-directory/duka/claim';
const path = `${HOST}/mainapp/listings/duka/claim/`;

const aDesk = (change: Partial<ClaimDesk> = {}): ClaimDesk => ({
  listing_id: 1,
  slug: 'duka',
  name: 'Duka la Maji',
  listed_email: 'd•••@maji.example',
  domain: 'maji.example',
  claim: null,
  ...change,
});
const aClaim = (change: Partial<OwnClaim> = {}): OwnClaim => ({
  state: 'code_sent',
  method: 'listed_email',
  sent_to: 'd•••@maji.example',
  code_until: '2100-01-01T00:00:00.000Z',
  reason: '',
  ...change,
});

let desk: ClaimDesk;
let sent: unknown[];
const answer = (next: Partial<ClaimDesk>) => {
  desk = aDesk(next);
  return HttpResponse.json(desk);
};

beforeEach(() => {
  desk = aDesk();
  sent = [];
  server.use(
    http.get(path, () => HttpResponse.json(desk)),
    http.post(`${path}code/`, async ({ request }) => {
      sent.push(await request.json());
      return answer({ claim: aClaim() });
    }),
  );
});

const open = () => renderApp({ at, user: aUser() });

test('claims by the code that the listed email got', async () => {
  server.use(
    http.post(`${path}confirm/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ listing_id: 1, is_account: false });
    }),
  );
  state.shared = [{ listing: anOwnListing({ name: 'Duka la Maji' }), role: 'owner' }];
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a code to the listed email' }));
  const field = await screen.findByLabelText('Code from the email');
  await user.type(field, '01');
  await user.click(screen.getByRole('button', { name: 'Claim this business' }));
  expect(await screen.findByText('The code has 6 digits.')).toBeVisible();
  await user.type(field, '2345');
  await user.click(screen.getByRole('button', { name: 'Claim this business' }));
  await waitFor(() => expect(address()).toBe('/my-business/1'));
  expect(sent).toEqual([{ method: 'listed_email' }, { code: '012345' }]);
});

test('shows that a code is wrong at its field, and keeps it', async () => {
  desk = aDesk({ claim: aClaim() });
  const message = 'This code is not right.';
  server.use(
    http.post(`${path}confirm/`, () => HttpResponse.json({ code: [message] }, { status: 400 })),
  );
  const { user } = open();
  const field = await screen.findByLabelText('Code from the email');
  await user.type(field, '012345');
  await user.click(screen.getByRole('button', { name: 'Claim this business' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('012345');
});

test('sends a code to an address at the website', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('The part before @maji.example'), 'info');
  await user.click(screen.getByRole('button', { name: 'Send a code to this address' }));
  await screen.findByLabelText('Code from the email');
  expect(sent).toEqual([{ method: 'domain_email', mailbox: 'info' }]);
});

test('offers documents alone where the listing has neither email nor website', async () => {
  desk = aDesk({ listed_email: null, domain: null });
  open();
  expect(await screen.findByRole('heading', { name: 'By documents' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'By the listed email' })).not.toBeInTheDocument();
});

test('sends documents, which then wait for the team', async () => {
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, () =>
      HttpResponse.json(anUpload({ kind: 'file', name: 'permit.pdf' }), { status: 201 }),
    ),
    http.post(`${path}documents/`, async ({ request }) => {
      sent.push(await request.json());
      return answer({ claim: aClaim({ state: 'in_review', method: 'documents' }) });
    }),
  );
  const { user } = open();
  const form = within(await screen.findByRole('form', { name: 'By documents' }));
  await user.click(form.getByRole('button', { name: 'Send the documents' }));
  expect(await form.findByText('Add at least one document.')).toBeVisible();
  const pdf = new File(['%PDF-1.7'], 'permit.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText(/Add a file/), pdf);
  expect(await form.findByText('permit.pdf')).toBeVisible();
  await user.type(form.getByLabelText(/What you do in this business/), 'I run this shop.');
  await user.click(form.getByRole('button', { name: 'Send the documents' }));
  expect(
    await screen.findByRole('heading', { name: 'Your documents are with our team' }),
  ).toBeVisible();
  expect(sent).toEqual([{ note: 'I run this shop.', files: ['/uploads/abc/logo.webp'] }]);
});

test.each([
  ['frozen', 'Your claim was stopped'],
  ['claimed', 'You look after this listing'],
] as const)('says of a claim that is %s: %s', async (is, heading) => {
  desk = aDesk({ claim: aClaim({ state: is }) });
  open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test('says why the last claim was not accepted, and offers another', async () => {
  desk = aDesk({ claim: aClaim({ state: 'rejected', reason: 'The permit has expired.' }) });
  open();
  expect(await screen.findByText(/The permit has expired\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the documents' })).toBeVisible();
});

test('says in words of the server that a listing is claimed', async () => {
  const detail = 'This listing has been claimed.';
  server.use(http.get(path, () => HttpResponse.json({ detail }, { status: 409 })));
  open();
  expect(await screen.findByText(detail)).toBeVisible();
});

test('opens the sign-in popup for a visitor', async () => {
  renderApp({ at });
  expect(await screen.findByRole('dialog')).toBeVisible();
});
