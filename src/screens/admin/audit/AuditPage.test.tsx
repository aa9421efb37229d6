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
const searches: string[] = [];

beforeEach(() => {
  searches.length = 0;
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
      searches.push(new URL(request.url).search);
      return HttpResponse.json(aGridPage(entries));
    }),
    http.get(`${HOST}/mainapp/admin/members/`, () =>
      HttpResponse.json(aGridPage([aMemberRow({ user_id: 1, name: 'Amina Yusuf' })])),
    ),
  );
});

/** By its words: a query by role walks the whole table. */
const rowWith = async (text: string) => (await screen.findByText(text)).closest('[role="row"]');

const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });

const open = (search = '') => renderApp({ at: base + search, user: admin });

test('shows who did what, for whom and why', async () => {
  open();
  const suspended = await rowWith('Suspended');
  for (const text of ['Amina Yusuf', 'member 7', 'Spam in three events.']) {
    expect(suspended).toHaveTextContent(text);
  }
  const answered = await rowWith('question 101');
  expect(answered).toHaveTextContent('Account no. 9, which is gone');
  expect(answered).toHaveTextContent('Lake Basin Soaps');
  expect(await rowWith('something.new')).toHaveTextContent('Account no. 8, which is gone');
});

test('filters by action, actor and days through the address', async () => {
  const { user, address } = open();
  await screen.findByText('question 101');
  await user.selectOptions(select('About'), 'Members');
  await within(select('Who')).findByText('Amina Yusuf');
  await user.selectOptions(select('Who'), 'Amina Yusuf');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(address()).toContain('from=2026-11-01'));
  fireEvent.change(screen.getByLabelText('To, included'), { target: { value: '2026-11-30' } });
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(searches.at(-1)))).toEqual({
      action: 'member.',
      actor: '1',
      from: '2026-11-01',
      to: '2026-11-30',
    }),
  );
});

test('shows a former admin by account number in the filter', async () => {
  open('?actor=9');
  expect(await screen.findByText('Account no. 9', { selector: 'option' })).toBeInTheDocument();
});

test('opens an entry read-only, with its fingerprints and what they prove', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText('Details of Suspended, member 7'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspended' }));
  expect(dialog.getByText('member.suspended')).toBeInTheDocument();
  expect(dialog.getByText('b'.repeat(64))).toBeInTheDocument();
  expect(dialog.getByText('Nothing was there.')).toBeInTheDocument();
  expect(dialog.getByText(/are fingerprints \(SHA-256\)/)).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});
