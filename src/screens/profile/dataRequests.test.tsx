import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OwnDataRequest } from '../../../domain/contract/privacy';
import { HOST, serveInMemory } from '../../testing/server';
import { renderProfile } from './testing/renderProfile';
import './ProfilePage';

const { server } = serveInMemory();
const URL = `${HOST}/mainapp/data-requests/`;

const aRequest: OwnDataRequest = {
  id: 4,
  kind: 'deletion',
  details: 'Delete my letter.',
  state: 'open',
  received_at: '2026-11-20T09:00:00.000Z',
  due_at: '2026-12-04T09:00:00.000Z',
  closed_at: null,
  answer: '',
};

test('asks the team, and shows by when the answer comes', async () => {
  let requests: OwnDataRequest[] = [];
  const sent: unknown[] = [];
  server.use(
    http.get(URL, () => HttpResponse.json(requests)),
    http.post(URL, async ({ request }) => {
      sent.push(await request.json());
      requests = [aRequest];
      return HttpResponse.json(aRequest, { status: 201 });
    }),
  );
  const { user } = await renderProfile();
  await user.click(screen.getByRole('button', { name: 'Ask Our Team' }));
  const form = within(screen.getByRole('form', { name: 'Ask about your data' }));
  await user.selectOptions(form.getByRole('combobox'), 'Delete data about me.');
  expect(form.getByRole('combobox')).toHaveAccessibleDescription('We answer within 14 days.');
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('This is required.')).toBeInTheDocument();
  await user.type(form.getByRole('textbox'), 'Delete my letter.');
  await user.click(form.getByRole('button', { name: 'Send' }));
  const list = await screen.findByRole('list', { name: 'What you asked' });
  expect(list).toHaveTextContent(/Deletion: We answer by .*2026\./);
  expect(sent).toEqual([{ kind: 'deletion', details: 'Delete my letter.' }]);
});

test('keeps the words when the server refuses, and shows an answer', async () => {
  const answered = {
    state: 'refused',
    closed_at: aRequest.due_at,
    answer: 'It is not yours.',
  } as const;
  server.use(
    http.get(URL, () => HttpResponse.json([{ ...aRequest, ...answered }])),
    http.post(URL, () =>
      HttpResponse.json({ detail: 'You have 3 open requests.' }, { status: 409 }),
    ),
  );
  const { user } = await renderProfile();
  const list = await screen.findByRole('list', { name: 'What you asked' });
  expect(list).toHaveTextContent(/Deletion: Refused on/);
  expect(list).toHaveTextContent('Our answer: It is not yours.');
  await user.click(screen.getByRole('button', { name: 'Ask Our Team' }));
  const form = within(screen.getByRole('form', { name: 'Ask about your data' }));
  await user.type(form.getByRole('textbox'), 'Again.');
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Not sent. You have 3 open requests.')).toBeInTheDocument();
  expect(form.getByRole('textbox')).toHaveValue('Again.');
});
