import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aResource, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import type { ResourceValues } from './resourceForm';
import { press, type } from './testing/formActions';
import { box, DRAFT, open, takePosts } from './testing/resourcePage';

const served = serveInMemory();
const { state, server } = served;

const LONG = 'We wrote down what the meter said on the first of each month, for a year.';

/** Text that would run if anything put it into the page unread. */
const VECTORS = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '[go](javascript:window.ran=1)',
  '[go](data:text/html,<script>window.ran=1</script>)',
  '[go](vbscript:run)',
  '<a href="javascript:window.ran=1">go</a>',
  '![x](x" onerror="window.ran=1)',
  '<svg/onload=window.ran=1>',
  'javascript:window.ran=1//https://example.org',
] as const;

function fillAll() {
  type(/Headline/, 'Read the meter');
  type(/Summary/, 'Twelve readings a year tell where energy goes.');
  type(/Text/, LONG);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
}

test('redirects a visitor to the home page', async () => {
  const { address } = renderApp({ at: '/resources/post' });
  await waitFor(() => expect(address()).toBe('/'));
});

test('saves a draft with its headline alone, then updates it at its own address', async () => {
  const sent = takePosts(served);
  const { address } = await open();
  expect(screen.getByRole('complementary', { name: 'Community guidelines' })).toBeInTheDocument();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/resources/post?id=9'));
  expect(sent).toMatchObject([
    { method: 'POST', body: { intent: 'draft', author: 'Wanjikũ Kamau' } },
  ]);
  expect(sent[0]?.key).not.toBeNull();
  expect(window.localStorage.getItem(DRAFT)).toBeNull();
  type(/Summary/, 'And more of it');
  press('Save draft');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ method: 'PUT', body: { abstract: 'And more of it' } });
});

test('shows what is missing beside the fields and in a summary', async () => {
  const sent = takePosts(served);
  await open();
  press('Send for review');
  const summary = await screen.findByRole('group', { name: 'Fields to correct' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByText('Enter a headline.')).toBeInTheDocument();
  expect(screen.getByText('Write 20 to 300 characters.')).toBeInTheDocument();
  expect(within(summary).getByRole('link', { name: 'Themes' })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('sends once for two clicks and shows the state in the list', async () => {
  const sent = takePosts(served);
  const { address } = await open();
  fillAll();
  press('Send for review');
  press('Send for review');
  expect(await screen.findByText('Resource sent for review')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/resources/my-resources'));
  expect(sent).toMatchObject([{ body: { intent: 'submit', themes: ['energy transition'] } }]);
  expect(await screen.findByText('Waiting for review')).toBeInTheDocument();
});

test('publishes at once for an admin', async () => {
  server.use(
    http.post(`${HOST}/mainapp/resources/`, () => HttpResponse.json(aResource(), { status: 201 })),
  );
  await open('', {}, aUser({ role: 'admin' }));
  fillAll();
  press('Publish');
  expect(await screen.findByText('Resource published')).toBeInTheDocument();
});

test('shows a refusal beside its field', async () => {
  server.use(
    http.post(`${HOST}/mainapp/resources/`, () =>
      HttpResponse.json({ headline: ['HTML is not allowed.'] }, { status: 400 }),
    ),
  );
  await open();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  expect(await screen.findByText('HTML is not allowed.')).toBeInTheDocument();
  expect(box(/Headline/)).toHaveAccessibleDescription('HTML is not allowed.');
});

test('updates an own post with the reviewer’s feedback in sight', async () => {
  const sent = takePosts(served);
  state.resources = [
    aResource({
      resource_id: 9,
      headline: 'Old headline',
      status: 'changes_requested',
      moderation_feedback: 'Name your source.',
    }),
  ];
  await open('?id=9');
  expect(box(/Headline/)).toHaveValue('Old headline');
  expect(screen.getByText(/The reviewer says: Name your source/)).toBeInTheDocument();
  type(/Headline/, 'New headline');
  press('Save draft');
  await waitFor(() =>
    expect(sent).toMatchObject([{ method: 'PUT', body: { headline: 'New headline' } }]),
  );
});

test('creates a new post from a copy, and opens no post of another member', async () => {
  const sent = takePosts(served);
  state.resources = [aResource({ resource_id: 4, headline: 'The one before' })];
  const first = await open('?copy=4');
  expect(box(/Headline/)).toHaveValue('The one before');
  press('Save draft');
  await waitFor(() => expect(sent).toMatchObject([{ method: 'POST' }]));
  first.unmount();
  state.resources = [aResource({ resource_id: 5, user_id: 99 })];
  renderApp({ at: '/resources/post?id=5', user: aUser() });
  expect(
    await screen.findByRole('heading', { name: 'You have no such resource' }),
  ).toBeInTheDocument();
});

test.each(VECTORS)(
  'shows %s as text in the fields, in the preview and in the formatted text',
  async (vector) => {
    const draft: Partial<ResourceValues> = {
      headline: vector,
      abstract: vector,
      description: vector,
      author: vector,
      publisher: vector,
      source_url: vector,
    };
    await open('', { [DRAFT]: JSON.stringify(draft) });
    for (const field of [/Headline/, /Summary/, /Text/, /Author/, /Publisher/, /Source/]) {
      expect(box(field)).toHaveValue(vector);
    }
    press('Show the formatted text');
    press('Preview');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent(vector);
    await waitFor(() =>
      expect(document.querySelector('[aria-hidden] .MuiSkeleton-root')).toBeNull(),
    );
    expect(document.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
    for (const link of document.querySelectorAll('a[href]')) {
      expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
    expect(window).not.toHaveProperty('ran');
  },
);
