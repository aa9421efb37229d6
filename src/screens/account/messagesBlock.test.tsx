import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Message } from '../../../domain/contract/message';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import '../../entities/report/ReportDialogView';
import './MemberZonePage';

const { server } = serveInMemory();
const MESSAGES = `${HOST}/mainapp/messages/`;

const aMessage = (change: Partial<Message>): Message => ({
  message_id: 1,
  is_own: false,
  member_id: 9,
  display_name: 'Ciku',
  takes_messages: true,
  text: 'Shall we share a stall?',
  sent_at: '2026-11-20T09:00:00.000Z',
  ...change,
});

const open = async () => {
  const app = renderApp({ at: '/general', user: aUser() });
  return { ...app, block: within(await screen.findByRole('region', { name: 'Messages' })) };
};

test('shows messages, and offers an answer to those of others who take one', async () => {
  server.use(
    http.get(MESSAGES, () =>
      HttpResponse.json([
        aMessage({ message_id: 3, is_own: true, text: 'Yes.' }),
        aMessage({ message_id: 2, takes_messages: false, display_name: 'Juma' }),
        aMessage({}),
      ]),
    ),
  );
  const { block } = await open();
  const rows = block.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^To Ciku, .*Yes\.$/),
    expect.stringMatching(/^From Juma, .*stall\?Report it$/),
    expect.stringMatching(/^From Ciku, .*stall\?AnswerReport it$/),
  ]);
});

test('shows five messages at first, and the older ones on request', async () => {
  const messages = Array.from({ length: 7 }, (_, index) => aMessage({ message_id: 7 - index }));
  server.use(http.get(MESSAGES, () => HttpResponse.json(messages)));
  const { user, block } = await open();
  expect(block.getAllByRole('listitem')).toHaveLength(5);
  await user.click(block.getByRole('button', { name: 'Show 2 older messages' }));
  expect(block.getAllByRole('listitem')).toHaveLength(7);
});

test('reports a message with its words', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get(MESSAGES, () => HttpResponse.json([aMessage({})])),
    http.post(`${HOST}/mainapp/reports/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ detail: 'Thank you.' }, { status: 201 });
    }),
  );
  const { user, block } = await open();
  await user.click(block.getByRole('button', { name: 'Report it' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), 'spam or advertising');
  const [details] = dialog.getAllByRole('textbox');
  if (details) await user.type(details, 'Always the same.');
  await user.click(dialog.getByRole('button', { name: /^Send/ }));
  expect(await dialog.findByText(/has reached our team/)).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      subject: 'member',
      subject_id: 9,
      details: expect.stringMatching(
        /^Always the same\.\n\nMessage of .*: Shall we share/,
      ) as string,
    },
  ]);
});

test('shows that messages could not be loaded, and nothing where there are none', async () => {
  server.use(
    http.get(MESSAGES, () => HttpResponse.json({ detail: 'no' }, { status: 403 }), { once: true }),
  );
  const { user, block } = await open();
  expect(block.getByText('Your messages could not be loaded.')).toBeInTheDocument();
  await user.click(block.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument(),
  );
});
