import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AuditEntry } from '../../../../domain/contract/admin/audit';
import { aGridPage, aMemberRow, anAuditEntry } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import '../grid/parts/WideGrid';
import './AuditPage';

const { server } = serveInMemory();

const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const base = '/vetting/admin/audit';

let entries: AuditEntry[] = [];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  entries = [
    anAuditEntry(),
    anAuditEntry({
      id: 30,
      actor_id: 9,
      actor_name: null,
      as_user_id: 7,
      as_user_name: 'Lake Basin Soaps',
      action: 'vetting.response',
      subject: 'question 101',
      note: '',
    }),
    anAuditEntry({ id: 29, action: 'something.new', as_user_id: 8 }),
  ];
  server.use(
    http.get(`${HOST}/mainapp/admin/audit/`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(aGridPage(entries));
    }),
    http.get(`${HOST}/mainapp/admin/members/`, () =>
      HttpResponse.json(aGridPage([aMemberRow({ user_id: 1, name: 'Amina Yusuf' })])),
    ),
  );
});

const open = (search = '') => renderApp({ at: base + search, user: admin });

test('each entry tells who did what, for whom and why', async () => {
  open();
  const grid = within(await screen.findByRole('grid', { name: 'Entries' }));
  const suspended = within(await grid.findByRole('row', { name: /Amina Yusuf/ }));
  for (const text of ['Suspended', 'member 7', 'Spam in three events.']) {
    expect(suspended.getByText(text)).toBeInTheDocument();
  }
  const answered = within(grid.getByRole('row', { name: /question 101/ }));
  expect(answered.getByText('Account no. 9, which is gone')).toBeInTheDocument();
  expect(answered.getByText('Lake Basin Soaps')).toBeInTheDocument();
  expect(grid.getByText('something.new')).toBeInTheDocument();
  expect(grid.getByText('Account no. 8, which is gone')).toBeInTheDocument();
});

test('is narrowed by what, who and days, all in the address', async () => {
  const { user, address } = open();
  await screen.findByRole('grid', { name: 'Entries' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Members');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who' }),
    await screen.findByRole('option', { name: 'Amina Yusuf' }),
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(address()).toContain('from=2026-11-01'));
  fireEvent.change(screen.getByLabelText('To, included'), { target: { value: '2026-11-30' } });
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
      action: 'member.',
      actor: '1',
      from: '2026-11-01',
      to: '2026-11-30',
    }),
  );
});

test('names who is no admin any more by their number', async () => {
  open('?actor=9');
  expect(await screen.findByRole('option', { name: 'Account no. 9' })).toBeInTheDocument();
});

test('an entry opens with its fingerprints and what they prove, and nothing changes it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Details of Suspended, member 7' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspended' }));
  expect(dialog.getByText('member.suspended')).toBeInTheDocument();
  expect(dialog.getByText('b'.repeat(64))).toBeInTheDocument();
  expect(dialog.getByText('Nothing was there.')).toBeInTheDocument();
  expect(dialog.getByText(/are fingerprints \(SHA-256\)/)).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});
