import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aMember, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import '../../entities/member/MessageDialog';
import './CommunityPage';

const { server } = serveInMemory();
const reader = aUser({ user_id: 7, form_filled: true });

function serveMembers(...members: ReturnType<typeof aMember>[]) {
  server.use(
    http.get(`${HOST}/mainapp/members/`, () =>
      HttpResponse.json({ results: members, count: members.length, page: 1, page_size: 8 }),
    ),
  );
}

const other = aMember({ member_id: 9, display_name: 'Ciku' });

test('writes to a member, and keeps the words when they cannot be sent', async () => {
  serveMembers(other);
  const sent: unknown[] = [];
  server.use(
    http.post(`${HOST}/mainapp/members/9/messages/`, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json({ detail: 'This member takes no messages.' }, { status: 403 })
        : HttpResponse.json(
            {
              message_id: 1,
              is_own: true,
              member_id: 9,
              display_name: 'Ciku',
              takes_messages: true,
              text: 'Hello',
              sent_at: '2026-11-20T09:00:00.000Z',
            },
            { status: 201 },
          );
    }),
  );
  const { user } = renderApp({ at: '/community', user: reader });
  await user.click(await screen.findByRole('button', { name: 'Write a message: Ciku' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Ciku' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('This is required.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^Not sent. This member takes no messages/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('Hello');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to Ciku')).toBeInTheDocument();
  expect(sent).toEqual([{ text: 'Hello' }, { text: 'Hello' }]);
});

test.each([
  ['a visitor', null, other],
  ['a business', aUser({ user_id: 7, user_type: 'business' }), other],
  ['the member of the card', aUser({ user_id: 9, form_filled: true }), other],
  ['anybody, where the member takes none', reader, { ...other, takes_messages: false }],
])('offers no message to %s', async (_who, user, member) => {
  serveMembers(member);
  renderApp({ at: '/community', ...(user && { user }) });
  expect(await screen.findByRole('heading', { name: 'Ciku' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Write a message/ })).not.toBeInTheDocument();
});
