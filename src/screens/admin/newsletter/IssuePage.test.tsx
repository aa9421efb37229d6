import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  Issue,
  IssueMovePayload,
  IssuePayload,
} from '../../../../domain/contract/admin/newsletter';
import { issueMachine } from '../../../../domain/mail/issueMachine';
import { ISSUE_EVENTS } from '../../../../domain/newsletter';
import { nextState } from '../../../../domain/nextState';
import { aListing, aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './IssuePage';
import './NewIssuePage';
import './NewsletterPage';

const { server, state } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const ISSUES = `${HOST}/mainapp/admin/newsletter/issues/`;
const NO_COUNTS = { sent: 0, failed: 0, skipped: 0, waiting: 0, unsubscribed: 0 };

let issue: Issue;
let sent: unknown[];

const anIssue = (change: Partial<Issue> = {}): Issue => ({
  issue_id: 7,
  subject: 'News of March',
  state: 'draft',
  changed_at: '2026-03-02T09:00:00.000Z',
  started_at: null,
  counts: NO_COUNTS,
  preview: '',
  body: 'Karibu.',
  version: 1,
  web_path: '/newsletter/issues/AAAA',
  subscribers: 46,
  missing: [],
  ...change,
});

beforeEach(() => {
  window.localStorage.clear();
  issue = anIssue();
  sent = [];
  const one = `${ISSUES}7/`;
  server.use(
    http.get(ISSUES, () => HttpResponse.json([])),
    http.post<never, IssuePayload>(ISSUES, async ({ request }) => {
      const { subject, preview, body } = await request.json();
      issue = anIssue({ subject, preview, body });
      return HttpResponse.json(issue, { status: 201 });
    }),
    http.get(one, () => HttpResponse.json(issue)),
    http.put<never, IssuePayload>(one, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      if (body.based_on !== issue.version) {
        const detail = 'Changed meanwhile.';
        return HttpResponse.json({ detail, current: issue, sent: body }, { status: 409 });
      }
      const { subject, preview, body: text } = body;
      issue = { ...issue, subject, preview, body: text, version: issue.version + 1 };
      return HttpResponse.json(issue);
    }),
    http.delete(one, () => new HttpResponse(null, { status: 204 })),
    http.post(`${one}test/`, () => {
      sent.push('test');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<never, IssueMovePayload>(`${one}move/`, async ({ request }) => {
      const { move } = await request.json();
      const state =
        nextState(issueMachine, issue.state, { type: ISSUE_EVENTS[move], by: 'editor' }) ??
        issue.state;
      const counts = { ...NO_COUNTS, sent: 6, waiting: 40 };
      issue = { ...issue, state, counts, started_at: '2026-03-02T10:00:00.000Z' };
      return HttpResponse.json(issue);
    }),
  );
});

const open = async () => {
  const app = renderApp({ at: '/vetting/admin/newsletter/7', user: admin });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  return { ...app, text };
};
const button = (name: string) => screen.getByRole('button', { name });

test('a new issue is saved as a draft and goes on at its own address', async () => {
  const { user } = renderApp({ at: '/vetting/admin/newsletter', user: admin });
  await user.click(await screen.findByRole('link', { name: 'Write an issue' }));
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Bees');
  await user.click(button('Save the draft'));
  expect(await screen.findByRole('heading', { name: 'Bees' })).toBeInTheDocument();
  expect(await screen.findByTitle('The email, dark')).toHaveAttribute(
    'src',
    `${HOST}/newsletter/issues/AAAA?scheme=dark&version=1`,
  );
});

test('what is not saved is neither tried nor sent', async () => {
  const { user, text } = await open();
  await user.type(text, ' Soap.');
  expect(button('Send it to me alone')).toBeDisabled();
  expect(button('Send to 46 people')).toBeDisabled();
  await user.click(button('Save the draft'));
  await waitFor(() => expect(button('Send it to me alone')).toBeEnabled());
  // A draft that is saved is not kept: it would hide what a colleague saves later.
  expect(Object.keys(window.localStorage).filter((key) => key.includes('issue:7'))).toEqual([]);
  await user.click(button('Send it to me alone'));
  expect(await screen.findByText('Sent to your own address')).toBeInTheDocument();
  expect(sent).toEqual([
    { subject: 'News of March', preview: '', body: 'Karibu. Soap.', based_on: 1 },
    'test',
  ]);
});

test('sends after a question, pauses, and stops for good', async () => {
  const { user } = await open();
  await user.click(button('Send to 46 people'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 46 people?' }));
  await user.click(dialog.getByRole('button', { name: 'Send to 46 people' }));
  expect(await screen.findByText('Being sent')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Still to be sent 40' })).toBeInTheDocument();
  await user.click(button('Pause'));
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  await user.click(button('Stop for good'));
  const question = within(await screen.findByRole('dialog', { name: 'Stop this issue for good?' }));
  expect(question.getByText('40 people will not get it.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Stop for good' }));
  expect(await screen.findByText('Stopped')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Never sent 40' })).toBeInTheDocument();
});

test('shows both versions when somebody else has saved the draft', async () => {
  const { user, text } = await open();
  issue = { ...issue, version: 2, body: 'Theirs.' };
  await user.clear(text);
  await user.type(text, 'Mine.');
  await user.click(button('Save the draft'));
  const versions = within(await screen.findByRole('group', { name: 'Two versions of this draft' }));
  expect(versions.getByText('Theirs.')).toBeInTheDocument();
  await user.click(versions.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(issue).toMatchObject({ version: 3, body: 'Mine.' }));
});

test('takes the other version, and gives back what was typed', async () => {
  const { user, text } = await open();
  issue = { ...issue, version: 2, body: 'Theirs.' };
  await user.clear(text);
  await user.type(text, 'Mine.');
  await user.click(button('Save the draft'));
  await user.click(await screen.findByRole('button', { name: 'Take the other' }));
  await waitFor(() => expect(text).toHaveValue('Theirs.'));
  await user.click(button('Put back what I typed'));
  await waitFor(() => expect(text).toHaveValue('Mine.'));
  await user.click(button('Save the draft'));
  await waitFor(() => expect(issue).toMatchObject({ version: 3, body: 'Mine.' }));
});

test('adds a card below the line with the cursor', async () => {
  state.listings = [aListing({ slug: 'mabati', name: 'Mabati' })];
  state.events = [];
  const { user, text } = await open();
  await user.click(button('Add an event, listing or resource'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the issue' }));
  expect(await dialog.findByText('Nothing public matches.')).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'listing');
  await user.click(await dialog.findByRole('button', { name: 'Add: Mabati' }));
  await waitFor(() => expect(text).toHaveValue('Karibu.\n\n[listing: mabati]'));
});

test('what was found for earlier words is marked until the new search has answered', async () => {
  state.listings = [
    aListing({ listing_id: 1, slug: 'soap', name: 'Soap' }),
    aListing({ listing_id: 2, slug: 'mabati', name: 'Mabati' }),
  ];
  const { user } = await open();
  await user.click(button('Add an event, listing or resource'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the issue' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'listing');
  await dialog.findByRole('button', { name: 'Add: Soap' });
  const found = dialog.getByRole('list', { name: 'Found' });
  expect(found).toHaveAttribute('aria-busy', 'false');
  await user.type(dialog.getByRole('searchbox', { name: 'Search' }), 'mabati');
  expect(found).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(found).toHaveAttribute('aria-busy', 'false'));
  expect(dialog.queryByRole('button', { name: 'Add: Soap' })).not.toBeInTheDocument();
});

test('a draft is deleted after a question', async () => {
  const { user } = await open();
  await user.click(button('Delete the draft'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete the draft' }));
  expect(await screen.findByRole('heading', { name: 'Newsletter' })).toBeInTheDocument();
});
