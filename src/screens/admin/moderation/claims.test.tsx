import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ClaimRow } from '../../../../domain/contract/claim';
import { aGridPage } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './ClaimsView';
import './ModerationPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });

const aRow = (change: Partial<ClaimRow> = {}): ClaimRow => ({
  claim_id: 4,
  listing_id: 12,
  slug: 'duka',
  listing_name: 'Duka la Maji',
  user_id: 7,
  claimant: 'Wanjikũ Kamau',
  claimant_email: 'wanjiku@example.org',
  state: 'in_review',
  method: 'documents',
  sent_to: '',
  note: 'I run this shop.',
  files: [{ content_url: '/uploads/abc/permit.pdf', name: 'permit.pdf' }],
  reason: '',
  created_at: '2026-05-03T09:00:00.000Z',
  changed_at: '2026-05-03T09:00:00.000Z',
  ...change,
});

let rows: ClaimRow[];
let sent: unknown[];

beforeEach(() => {
  rows = [aRow()];
  sent = [];
  server.use(
    http.get(`${HOST}/mainapp/admin/changes/`, () => HttpResponse.json(aGridPage([]))),
    http.get(`${HOST}/mainapp/admin/claims/`, ({ request }) => {
      const isClosed = new URL(request.url).searchParams.get('status') === 'closed';
      return HttpResponse.json(aGridPage(isClosed ? [aRow({ state: 'upheld' })] : rows));
    }),
    http.post(`${HOST}/mainapp/admin/claims/4/decide/`, async ({ request }) => {
      sent.push(await request.json());
      rows = [];
      return HttpResponse.json(aRow({ state: 'rejected' }));
    }),
  );
});

const open = () => renderApp({ at: '/vetting/admin/moderation?view=claims', user: admin });

test('shows who claims what with which documents, and rejects with a reason alone', async () => {
  const { user } = open();
  const card = within(await screen.findByRole('article', { name: 'Duka la Maji' }));
  expect(card.getByRole('link', { name: 'permit.pdf' })).toHaveAttribute(
    'href',
    `${HOST}/uploads/abc/permit.pdf`,
  );
  expect(card.getByText(/I run this shop\./)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Reject' }));
  expect(await card.findByText('This is required.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(card.getByLabelText('Reason'), ' The permit has expired. ');
  await user.click(card.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('heading', { name: 'No claim is here' })).toBeVisible();
  expect(sent).toEqual([{ decision: 'reject', reason: 'The permit has expired.' }]);
});

test('asks after an objection whether the claim is upheld or ended', async () => {
  rows = [aRow({ state: 'frozen', method: 'listed_email', sent_to: 'duka@maji.example' })];
  const { user } = open();
  const card = within(await screen.findByRole('article', { name: 'Duka la Maji' }));
  expect(card.getByRole('button', { name: 'End the claim' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Uphold the claim' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', reason: '' }]));
});

test('shows decided claims without buttons', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Approve' });
  await user.selectOptions(screen.getByLabelText('State'), 'Decided, newest first');
  expect(await screen.findByText('Upheld after an objection')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});
