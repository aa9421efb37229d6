import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Breach } from '../../../../domain/contract/admin/privacy';
import { aBreach } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './BreachPage';
import './NewBreachPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const URL = `${HOST}/mainapp/admin/breaches/`;

let breach: Breach;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  breach = aBreach();
  server.use(http.get(`${URL}1/`, () => HttpResponse.json(breach)));
});

/** Answers a write with what the breach is then. */
const answering = (method: 'post' | 'put' | 'delete', end: string, next: () => Partial<Breach>) =>
  server.use(
    http[method](`${URL}1/${end}`, async ({ request }) => {
      sent.push(method === 'delete' ? null : await request.json());
      breach = { ...breach, ...next() };
      return HttpResponse.json(breach);
    }),
  );

const open = async () => {
  const app = renderApp({ at: '/vetting/admin/privacy/breaches/1', user: admin });
  await screen.findByRole('heading', { level: 1, name: 'A lost laptop' });
  return app;
};
const text = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('records a breach, and shows what to do about it', async () => {
  server.use(
    http.post(URL, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(breach, { status: 201 });
    }),
  );
  const { user, address } = renderApp({ at: '/vetting/admin/privacy/breaches/new', user: admin });
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'A lost laptop');
  await user.type(text(/^What is known/), 'It was locked.');
  await user.click(button('Record it'));
  expect(await screen.findByRole('heading', { level: 1, name: 'A lost laptop' })).toBeVisible();
  expect(address()).toBe('/vetting/admin/privacy/breaches/1');
  expect(sent).toMatchObject([
    { title: 'A lost laptop', description: 'It was locked.', based_on: 0 },
  ]);
});

test('marks a step as done with a note, and opens it again', async () => {
  const { user } = await open();
  const done = { done_at: '2026-11-21T09:00:00.000Z', by: 'Amina Noor', note: 'No. 12' };
  const withReport = (change: object) =>
    breach.steps.map((step) => (step.step === 'report' ? { ...step, ...change } : step));
  answering('post', 'steps/', () => ({ steps: withReport(done) }));
  const form = screen.getByRole('form', { name: /^Report it/ });
  expect(form).toHaveTextContent(/late, until/);
  await user.type(within(form).getByRole('textbox'), 'No. 12');
  await user.click(within(form).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^Done on .* by Amina Noor$/)).toBeInTheDocument();
  answering('post', 'steps/', () => ({ steps: withReport({ done_at: null, by: null, note: '' }) }));
  await user.click(button('Open “Report it to the Data Protection Commissioner” again'));
  expect(await screen.findByRole('form', { name: /^Report it/ })).toBeInTheDocument();
  expect(sent).toEqual([
    { step: 'report', is_done: true, note: 'No. 12' },
    { step: 'report', is_done: false, note: '' },
  ]);
});

test('adds accounts, says which it does not know, and tells them', async () => {
  server.use(
    http.post(`${URL}1/accounts/`, async ({ request }) => {
      sent.push(await request.json());
      breach = { ...breach, accounts: 2 };
      return HttpResponse.json({ breach, added: 2, unknown: ['nobody'] });
    }),
  );
  const { user } = await open();
  expect(screen.getByText('List the accounts first.')).toBeInTheDocument();
  await user.type(text(/^Emails or user names/), 'baraka, ciku@b.example{enter}nobody');
  await user.click(button('Add them'));
  expect(await screen.findByText(/No account has these names: nobody/)).toBeInTheDocument();
  expect(await screen.findByText('2 accounts, 0 told by email.')).toBeInTheDocument();
  expect(text(/^Emails or user names/)).toHaveValue('');

  answering('post', 'notice/', () => ({ told: 2 }));
  await user.type(text(/^Subject/), 'About your data');
  await user.type(text(/^Text/), 'It was lost.');
  await user.click(button('Send…'));
  await user.click(await screen.findByRole('button', { name: 'Send the emails' }));
  expect(await screen.findByText('2 accounts, 2 told by email.')).toBeInTheDocument();
  expect(sent).toEqual([
    { names: ['baraka', 'ciku@b.example', 'nobody'], everybody: false },
    { subject: 'About your data', text: 'It was lost.' },
  ]);
});

test('says no more that accounts were not added once they are', async () => {
  const added = () => HttpResponse.json({ breach, added: 1, unknown: [] });
  const busy = () => HttpResponse.json({ detail: 'Somebody else adds some.' }, { status: 409 });
  server.use(
    http.post(`${URL}1/accounts/`, busy, { once: true }),
    http.post(`${URL}1/accounts/`, added),
  );
  const { user } = await open();
  await user.type(text(/^Emails or user names/), 'baraka');
  await user.click(button('Add them'));
  expect(await screen.findByText(/^Not done. Somebody else adds some./)).toBeInTheDocument();
  await user.click(button('Add them'));
  await waitFor(() => expect(text(/^Emails or user names/)).toHaveValue(''));
  expect(screen.queryByText(/^Not done/)).not.toBeInTheDocument();
});

test('takes off accounts that were not told, after a question', async () => {
  breach = aBreach({ accounts: 3, told: 1 });
  answering('delete', 'accounts/', () => ({ accounts: 1 }));
  const { user } = await open();
  await user.click(button('Take off those not told'));
  expect(await screen.findByText(/^2 accounts that were not told/)).toBeInTheDocument();
  await user.click(button('Take them off'));
  expect(await screen.findByText('1 account, 1 told by email.')).toBeInTheDocument();
});

test('shows the other words when somebody else has saved meanwhile, and keeps mine on the next save', async () => {
  server.use(
    http.put<never, { based_on: number }>(`${URL}1/`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const current = aBreach({ version: 2, title: 'A stolen laptop' });
      return body.based_on === 1
        ? HttpResponse.json({ detail: 'Changed meanwhile.', current, sent: body }, { status: 409 })
        : HttpResponse.json(aBreach({ version: 3, title: 'My words' }));
    }),
  );
  const { user } = await open();
  await user.clear(text(/^Title/));
  await user.type(text(/^Title/), 'My words');
  await user.click(button('Save'));
  expect(await screen.findByText(/“A stolen laptop”/)).toBeInTheDocument();
  await user.click(button('Save'));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toMatchObject([{ based_on: 1 }, { title: 'My words', based_on: 2 }]);
});

test('says that there is no such breach', async () => {
  server.use(
    http.get(`${URL}2/`, () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })),
  );
  renderApp({ at: '/vetting/admin/privacy/breaches/2', user: admin });
  expect(await screen.findByText('Not found.')).toBeInTheDocument();
});
