import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MissingWord, SynonymGroup } from '../../../../domain/contract/admin/searchWords';
import { aGridPage } from '../../../testing/adminRows';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { dayText } from '../../../ui/format';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './SearchWordsPage';

const { server } = serveInMemory();

const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const QUINOA: MissingWord = {
  kind: 'listing',
  word: 'quinoa',
  searches: 7,
  last_day: '2026-11-21',
};
const CHANGED = 'Somebody else has changed this group meanwhile.';

let missing: MissingWord[];
let groups: SynonymGroup[];
/** Query strings of the lists, and bodies of what was sent. */
let asked: string[];
let sent: unknown[];

beforeEach(() => {
  missing = [QUINOA];
  groups = [
    { id: 1, words: ['basket', 'kiondo'] },
    { id: 2, words: ['soap', 'sabuni'] },
  ];
  asked = [];
  sent = [];
  server.use(
    http.get(`${HOST}/mainapp/admin/missing-words/`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(missing);
    }),
    http.get(`${HOST}/mainapp/admin/synonyms/`, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const found = groups.filter(({ words }) => words.some((word) => word.startsWith(q)));
      return HttpResponse.json(aGridPage(found));
    }),
    http.post<never, { words: string[] }>(
      `${HOST}/mainapp/admin/synonyms/`,
      async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        const group = { id: groups.length + 1, words: body.words };
        groups = [...groups, group];
        return HttpResponse.json(group, { status: 201 });
      },
    ),
    http.put<{ id: string }, { words: string[]; before: string[] }>(
      `${HOST}/mainapp/admin/synonyms/:id/`,
      async ({ request, params }) => {
        const { words, before } = await request.json();
        sent.push({ words, before });
        const present = groups.find(({ id }) => String(id) === params.id);
        if (present?.words.join() !== before.join()) {
          return HttpResponse.json({ detail: CHANGED }, { status: 409 });
        }
        groups = groups.map((group) => (group === present ? { ...group, words } : group));
        return HttpResponse.json({ id: Number(params.id), words });
      },
    ),
    http.delete(`${HOST}/mainapp/admin/synonyms/:id/`, ({ params }) => {
      sent.push(params['id']);
      groups = groups.filter(({ id }) => String(id) !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const open = (search = '') =>
  renderApp({ at: `/vetting/admin/search-words${search}`, user: admin });
const missingRow = async () =>
  within(await screen.findByRole('list', { name: 'Words that nobody found' })).getByRole(
    'listitem',
  );
const groupsShown = async () =>
  within(await screen.findByRole('list', { name: 'Groups' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);

test('shows what nobody found, in the chosen period, with a link that searches for it', async () => {
  const { user, address } = open();
  const row = await missingRow();
  expect(row).toHaveTextContent(`Businesses: 7 searches, last on ${dayText('2026-11-21')}`);
  expect(within(row).getByRole('link', { name: 'quinoa' })).toHaveAttribute(
    'href',
    '/kijani-directory?q=quinoa',
  );
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
  await waitFor(() => expect(asked).toEqual(['?days=30', '?days=90']));
  expect(address()).toBe('/vetting/admin/search-words?days=90');
});

test('shows what nobody found in one place, with a link to the search there', async () => {
  missing = [{ ...QUINOA, kind: 'event' }];
  const { user, address } = open();
  const row = await missingRow();
  expect(row).toHaveTextContent(`Events: 7 searches`);
  expect(within(row).getByRole('link', { name: 'quinoa' })).toHaveAttribute(
    'href',
    '/events?q=quinoa',
  );
  await user.selectOptions(screen.getByLabelText('Searched in'), 'Events');
  await waitFor(() => expect(asked).toEqual(['?days=30', '?days=30&kind=event']));
  expect(address()).toBe('/vetting/admin/search-words?kind=event');
});

test('says that everything was found', async () => {
  missing = [];
  open();
  expect(await screen.findByRole('heading', { name: 'Everything was found' })).toBeVisible();
});

test('adds a group that begins with a word that nobody found', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add words for quinoa' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Words (required)');
  expect(field).toHaveValue('quinoa');
  await user.click(dialog.getByRole('button', { name: 'Add the group' }));
  expect(
    await dialog.findByText('Write at least 2 words, with a comma between them.'),
  ).toBeVisible();
  expect(field).toHaveFocus();
  await user.type(field, ', Kinwá quinoa');
  await user.click(dialog.getByRole('button', { name: 'Add the group' }));
  expect(await screen.findByText('Saved: quinoa, kinwa')).toBeInTheDocument();
  expect(sent).toEqual([{ words: ['quinoa', 'kinwa'] }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await groupsShown()).toContain('quinoa, kinwa');
});

test('finds groups by the beginning of a word', async () => {
  const { user, address } = open();
  expect(await groupsShown()).toEqual(['basket, kiondo', 'soap, sabuni']);
  await user.type(screen.getByLabelText('Find a word'), 'sab');
  await waitFor(async () => expect(await groupsShown()).toEqual(['soap, sabuni']));
  expect(address()).toBe('/vetting/admin/search-words?q=sab');
  await user.type(screen.getByLabelText('Find a word'), 'zz');
  expect(await screen.findByText('No group has a word that begins so')).toBeVisible();
});

test('changes a group, and keeps what was typed when somebody else was quicker', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change soap, sabuni' }));
  const dialog = within(await screen.findByRole('dialog'));
  groups = [{ id: 2, words: ['soap', 'sabuni', 'savon'] }];
  await user.type(dialog.getByLabelText('Words (required)'), ', washing');
  await user.click(dialog.getByRole('button', { name: 'Save the words' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`Not saved. ${CHANGED}`);
  expect(await dialog.findByText('Now: soap, sabuni, savon')).toBeVisible();
  expect(dialog.getByLabelText('Words (required)')).toHaveValue('soap, sabuni, washing');
  await user.click(dialog.getByRole('button', { name: 'Save the words' }));
  await waitFor(async () => expect(await groupsShown()).toEqual(['soap, sabuni, washing']));
  expect(sent).toHaveLength(2);
});

test('removes a group after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove basket, kiondo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/basket, kiondo/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove the group' }));
  await waitFor(async () => expect(await groupsShown()).toEqual(['soap, sabuni']));
  expect(sent).toEqual(['1']);
});

test('says why the lists could not be read, and reads them again', async () => {
  server.use(
    http.get(
      `${HOST}/mainapp/admin/missing-words/`,
      () => HttpResponse.json({ detail: 'You may not.' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await missingRow()).toHaveTextContent(/^quinoa/);
});
