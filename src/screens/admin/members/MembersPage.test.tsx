import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MemberRow } from '../../../../domain/contract/admin/members';
import { aGridPage, aMemberRow } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { onPhone } from '../../../testing/screenWidth';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import '../grid/parts/WideGrid';
import './MembersPage';

const { server } = serveInMemory();

const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const base = '/vetting/admin/members';

let rows: MemberRow[] = [];
const searches: string[] = [];
const sent: unknown[] = [];

const record = async ({ request }: { request: Request }) => {
  sent.push(`${request.method} ${new URL(request.url).pathname}`, await request.json());
};

beforeEach(() => {
  searches.length = 0;
  sent.length = 0;
  rows = [
    aMemberRow(),
    aMemberRow({ user_id: 1, username: 'admin', name: 'Amina Yusuf', role: 'admin' }),
    aMemberRow({ user_id: 3, username: 'second', name: 'Otieno Okoth', role: 'admin' }),
    aMemberRow({ user_id: 4, username: 'baraka', name: '', active: false }),
  ];
  const answer = () => HttpResponse.json(aMemberRow());
  server.use(
    http.get(`${HOST}/mainapp/admin/members/`, ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json(aGridPage(rows));
    }),
    http.post(`${HOST}/mainapp/admin/members/:id/role/`, (call) => record(call).then(answer)),
    http.post(`${HOST}/mainapp/admin/members/:id/suspension/`, (call) => record(call).then(answer)),
    http.post(`${HOST}/mainapp/admin/members/:id/two-step/reset/`, (call) =>
      record(call).then(answer),
    ),
    http.delete(`${HOST}/mainapp/admin/members/:id/`, (call) =>
      record(call).then(() => new HttpResponse(null, { status: 204 })),
    ),
  );
});

async function choose(name: string, item: string) {
  const app = renderApp({ at: base, user: admin });
  await app.user.click(await screen.findByLabelText(`Actions for ${name}`));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

const REASON = 'Reason (required)';

test('filters accounts by word, role and state through the address', async () => {
  const { user, address } = renderApp({ at: base, user: admin });
  expect(await screen.findByText('4 accounts')).toBeInTheDocument();
  const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });
  await user.selectOptions(select('Role'), 'The whole team');
  await waitFor(() => expect(address()).toBe(`${base}?role=team`));
  await user.selectOptions(select('Role'), 'Admins');
  await user.selectOptions(select('State'), 'Suspended');
  await user.type(screen.getByLabelText('Search'), 'amina');
  await waitFor(() => expect(address()).toBe(`${base}?q=amina&role=admin&active=false`));
  await waitFor(() => expect(searches.at(-1)).toBe('?q=amina&role=admin&active=false'));
});

test('offers no action on the own account, and only fitting ones on another', async () => {
  const { user } = renderApp({ at: base, user: admin });
  expect(await screen.findByText('You')).toBeInTheDocument();
  expect(screen.queryByLabelText('Actions for Amina Yusuf')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Actions for baraka'));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Restore', 'Delete']);
});

test.each([
  ['Wanjikũ Kamau', 'Reset two-step sign-in', 'POST /mainapp/admin/members/7/two-step/reset/', {}],
  ['Wanjikũ Kamau', 'Suspend', 'POST /mainapp/admin/members/7/suspension/', { suspended: true }],
  ['baraka', 'Restore', 'POST /mainapp/admin/members/4/suspension/', { suspended: false }],
] as const)('requires a reason for %s: %s', async (name, item, call, body) => {
  const { user, dialog } = await choose(name, item);
  await user.click(dialog.getByRole('button', { name: item }));
  const reason = dialog.getByRole('textbox', { name: REASON });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/This is required\./));
  expect(sent).toEqual([]);
  await user.type(reason, ' As they asked. ');
  await user.click(dialog.getByRole('button', { name: item }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([call, { ...body, reason: 'As they asked.' }]);
  await waitFor(() => expect(searches).toHaveLength(2));
});

test('changes the role to the one that is chosen, and says what it is for', async () => {
  const { user, dialog } = await choose('Otieno Okoth', 'Change the role');
  const role = dialog.getByLabelText('New role (required)');
  expect(role).toHaveAccessibleDescription('They are an admin now.');
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a role', 'Member', 'Reviewer', 'Editor', 'Moderator']);
  await user.type(dialog.getByRole('textbox', { name: REASON }), 'As they asked.');
  await user.click(dialog.getByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(role).toHaveAccessibleDescription(/Choose the new role\./));
  expect(sent).toEqual([]);
  await user.selectOptions(role, 'Editor');
  expect(role).toHaveAccessibleDescription(/^Publishes and changes resources and events/);
  await user.click(dialog.getByRole('button', { name: 'Change the role' }));
  expect(await screen.findByText('The role of Otieno Okoth is changed.')).toBeInTheDocument();
  expect(sent).toEqual([
    'POST /mainapp/admin/members/3/role/',
    { role: 'editor', reason: 'As they asked.' },
  ]);
});

test('lets a moderator suspend members, and nothing else', async () => {
  const { user } = renderApp({ at: base, user: { ...admin, user_id: 9, role: 'moderator' } });
  await user.click(await screen.findByLabelText('Actions for Wanjikũ Kamau'));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Suspend']);
  expect(screen.queryByLabelText('Actions for Otieno Okoth')).not.toBeInTheDocument();
});

test('deletes an account only after its user name is typed exactly', async () => {
  const { user, dialog } = await choose('Wanjikũ Kamau', 'Delete');
  expect(dialog.getByText(/are deleted permanently\./)).toBeInTheDocument();
  const name = dialog.getByRole('textbox', { name: /type the user name wanjiku/ });
  await user.type(dialog.getByRole('textbox', { name: REASON }), 'Asked by email.');
  await user.type(name, 'Wanjiku');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/exactly as it is written here/));
  expect(sent).toEqual([]);
  await user.clear(name);
  await user.type(name, 'wanjiku');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The account of Wanjikũ Kamau is deleted.')).toBeInTheDocument();
  expect(sent).toEqual(['DELETE /mainapp/admin/members/7/', { reason: 'Asked by email.' }]);
});

test('shows a refusal in the dialog and keeps the reason', async () => {
  const detail = 'You cannot do this to your own account. Ask another admin.';
  server.use(
    http.post(`${HOST}/mainapp/admin/members/:id/role/`, () =>
      HttpResponse.json({ detail }, { status: 409 }),
    ),
  );
  const { user, dialog } = await choose('Otieno Okoth', 'Change the role');
  await user.selectOptions(dialog.getByLabelText('New role (required)'), 'Member');
  await user.type(dialog.getByRole('textbox', { name: REASON }), 'They have left.');
  await user.click(dialog.getByRole('button', { name: 'Change the role' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
  expect(dialog.getByRole('textbox', { name: REASON })).toHaveValue('They have left.');
  await waitFor(() => expect(searches).toHaveLength(2));
});

describe('on a phone', () => {
  onPhone();

  test('shows cards with the same actions instead of the grid', async () => {
    const { user, dialog } = await choose('Wanjikũ Kamau', 'Suspend');
    await user.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
