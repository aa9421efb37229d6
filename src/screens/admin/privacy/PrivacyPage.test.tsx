import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DataRequest } from '../../../../domain/contract/admin/privacy';
import { RETENTION_KEYS } from '../../../../domain/retention';
import { aBreach } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './PrivacyPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const REQUESTS = `${HOST}/mainapp/admin/data-requests/`;
const DAY = 86_400_000;
const ahead = (days: number) => new Date(Date.now() + days * DAY + 3_600_000).toISOString();

const aRequest = (change: Partial<DataRequest> = {}): DataRequest => ({
  id: 4,
  kind: 'access',
  details: 'What do you hold about me?',
  state: 'open',
  received_at: ahead(-4),
  due_at: ahead(3),
  closed_at: null,
  answer: '',
  user_id: 7,
  email: 'wanjiku@example.org',
  is_recorded: false,
  closed_by: null,
  ...change,
});

let requests: DataRequest[];
let sent: unknown[];

beforeEach(() => {
  sent = [];
  requests = [aRequest()];
  server.use(
    http.get(REQUESTS, () => HttpResponse.json(requests)),
    http.get(`${HOST}/mainapp/admin/breaches/`, () => HttpResponse.json([])),
  );
});

const open = async () => {
  const app = renderApp({ at: '/vetting/admin/privacy', user: admin });
  await screen.findByRole('list', { name: 'Open requests' });
  return app;
};

test('shows open requests with the time that is left, and red ones that are late', async () => {
  requests = [
    aRequest({ id: 5, kind: 'deletion', due_at: ahead(-3), user_id: null, is_recorded: true }),
    aRequest(),
  ];
  await open();
  const [late, other] = screen
    .getAllByRole('listitem')
    .filter((item) => /Access|Deletion/.test(item.textContent));
  expect(late).toHaveTextContent(/Deletion: 2 days late/);
  expect(late).toHaveTextContent(/no member · recorded by the team/);
  expect(other).toHaveTextContent(/Access: 3 days left/);
  if (late) expect(within(late).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find the account' })).toHaveAttribute(
    'href',
    '/vetting/admin/members?q=wanjiku%40example.org',
  );
});

test('sends an answer, and shows the request among the answered ones', async () => {
  server.use(
    http.post(`${REQUESTS}4/close/`, async ({ request }) => {
      sent.push(await request.json());
      requests = [
        aRequest({
          state: 'refused',
          answer: 'It is not yours.',
          closed_at: ahead(-1),
          closed_by: 'Amina Noor',
        }),
      ];
      return HttpResponse.json(requests[0]);
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('This is required.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'We cannot do it');
  await user.type(screen.getByRole('textbox', { name: /^What was done/ }), 'It is not yours.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await user.click(await screen.findByRole('button', { name: '1 answered request' }));
  const answered = within(screen.getByRole('list', { name: 'Answered requests' }));
  expect(answered.getByText('Access: refused')).toBeInTheDocument();
  expect(answered.getByText('Our answer: It is not yours.')).toBeInTheDocument();
  expect(screen.getByText('No request is open.')).toBeInTheDocument();
  expect(sent).toEqual([{ state: 'refused', answer: 'It is not yours.' }]);
});

test('keeps what was typed when a colleague has answered meanwhile', async () => {
  server.use(
    http.post(`${REQUESTS}4/close/`, () =>
      HttpResponse.json({ detail: 'Somebody has answered this request already.' }, { status: 409 }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await user.type(screen.getByRole('textbox', { name: /^What was done/ }), 'Done.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/^Not done. Somebody has answered/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^What was done/ })).toHaveValue('Done.');
});

test('records a request that came by email', async () => {
  server.use(
    http.post(REQUESTS, async ({ request }) => {
      sent.push(await request.json());
      requests = [...requests, aRequest({ id: 5, email: 'juma@b.example' })];
      return HttpResponse.json(requests[1], { status: 201 });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Record a request' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What is asked' }),
    'Deletion (14 days)',
  );
  await user.type(screen.getByRole('textbox', { name: /^Email of who asks/ }), 'juma@b.example');
  await user.type(screen.getByRole('textbox', { name: /^In their words/ }), 'Delete my letter.');
  await user.click(screen.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText(/^juma@b.example/)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      kind: 'deletion',
      email: 'juma@b.example',
      details: 'Delete my letter.',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  ]);
});

test('lists breaches with what is to be done, and how long each kind of data is kept', async () => {
  server.use(
    http.get(`${HOST}/mainapp/admin/breaches/`, () =>
      HttpResponse.json([aBreach({ report_due_at: ahead(-3) })]),
    ),
  );
  await open();
  const breach = await screen.findByRole('link', { name: 'A lost laptop' });
  expect(breach).toHaveAttribute('href', '/vetting/admin/privacy/breaches/1');
  expect(screen.getByText(/5 steps to do · 2 days late to report it/)).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Data and their times' }));
  expect(rows.getAllByRole('row')).toHaveLength(RETENTION_KEYS.length + 1);
});
