import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SiteTextHistory, SiteTextPayload } from '../../../../domain/contract/siteText';
import { listText, rowsIn } from '../../../../domain/siteLists';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './TextPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const URL = `${HOST}/mainapp/admin/texts/perks/`;
const by = { asks_again: false, changed_at: '2026-11-20T09:00:00.000Z', changed_by: 'Amina Noor' };
const perk = (perk_description: string) => ({
  perk_description,
  perk_group: 'everybody',
  perk_image: 'post',
});
const versionOf = (version: number, ...names: string[]) => ({
  version,
  text: listText('perks', names.map(perk)),
  ...by,
});

let history: SiteTextHistory;
let sent: SiteTextPayload[];
const meanwhile = (...names: string[]) => {
  const saved = versionOf(history.version + 1, ...names);
  history = {
    ...history,
    version: saved.version,
    text: saved.text,
    versions: [saved, ...history.versions],
  };
};

beforeEach(() => {
  window.localStorage.clear();
  sent = [];
  const first = versionOf(1, 'Seeds', 'Tea');
  history = { key: 'perks', version: 1, text: first.text, versions: [first] };
  server.use(
    http.get(URL, () => HttpResponse.json(history)),
    http.put<never, SiteTextPayload>(URL, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      if (body.based_on !== history.version) {
        const detail = 'Changed meanwhile.';
        return HttpResponse.json({ detail, current: history, sent: body }, { status: 409 });
      }
      const rows = rowsIn('perks', body.text ?? '[]') ?? [];
      meanwhile(...rows.map(({ perk_description }) => perk_description));
      return HttpResponse.json(history);
    }),
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const open = async () => {
  const { user } = renderApp({ at: '/vetting/admin/texts/perks', user: admin });
  await screen.findByRole('list', { name: 'Perks, in order' });
  return user;
};
const save = (user: Awaited<ReturnType<typeof open>>) => user.click(button('Save and publish'));
const lastRows = () => rowsIn('perks', sent.at(-1)?.text ?? '');

test('adds, moves and removes rows, and saves them in order', async () => {
  const user = await open();
  await user.click(button('Add a perk'));
  await user.type(screen.getByRole('textbox', { name: 'What members get (required)' }), 'A map');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Picture' }), 'Chart');
  await user.click(button('Done with perk 3'));
  await user.click(await screen.findByRole('button', { name: 'Move perk 3 earlier' }));
  await user.click(button('Remove perk 1'));
  await save(user);
  expect(await screen.findByText('Version 2 (shown now)')).toBeInTheDocument();
  expect(lastRows()).toEqual([{ ...perk('A map'), perk_image: 'trend' }, perk('Tea')]);
});

test('opens the row that lacks something, and sends nothing', async () => {
  const user = await open();
  await user.click(button('Edit perk 2'));
  await user.clear(screen.getByRole('textbox', { name: 'What members get (required)' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who gets it' }), 'Businesses');
  await save(user);
  expect(await screen.findByText('Write something here.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('shows in lines what changed', async () => {
  const user = await open();
  await user.click(button('Remove perk 2'));
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'What changed in version 2' }));
  const lines = within(await screen.findByRole('list', { name: 'Changed lines' }));
  expect(lines.getByText('What members get: Tea')).toBeInTheDocument();
});

test('keeps both when somebody else saved meanwhile', async () => {
  const user = await open();
  await user.click(button('Remove perk 2'));
  meanwhile('Seeds', 'Tea', 'Honey');
  await save(user);
  const group = await screen.findByRole('group', { name: 'Two versions of this text' });
  expect(group).toHaveTextContent('What members get: Honey');
  await user.click(button('Take the other'));
  const rows = screen.getByRole('list', { name: 'Perks, in order' });
  await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(3));
  await user.click(button('Put back what I typed'));
  await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(1));
});
