import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserData } from '../../../../domain/contract/session';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { aDeskRow, anEmptyDesk, deskHandlers, NOW } from './testing/deskServer';
// Compiled before the first test, which would else wait for it.
import './DeskPage';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};

const { server } = serveInMemory();
const desk = anEmptyDesk();
const soaps = aDeskRow();
const solar = aDeskRow({
  application: 42,
  user_id: 108,
  name: 'Nyanza Solar',
  state: 'under_review',
  submitted_at: '2026-11-13T09:00:00.000Z',
  reviewer: { user_id: 1, name: 'Otieno Were' },
});
const bricks = aDeskRow({
  application: 43,
  user_id: 109,
  name: 'Tujenge Bricks',
  submitted_at: '2026-11-02T09:00:00.000Z',
});
const admin: UserData = aUser({
  user_id: 1,
  role: 'admin',
  user_type: 'business',
  first_name: 'Otieno',
  last_name: 'Were',
});

beforeEach(() => {
  Object.assign(desk, anEmptyDesk(), { rows: [soaps, solar, bricks] });
  server.use(...deskHandlers(desk));
});

const base = '/vetting/admin/desk';
const open = (search = '') => renderApp({ at: `${base}${search}`, user: admin, now: () => NOW });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const list = async () => within(await screen.findByRole('region', { name: 'Applications' }));
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const openSolar = async () => {
  const app = open('?application=42');
  await heading('Nyanza Solar');
  return app;
};

test('lists what waits for a decision, with its age in words, and the counts of the views', async () => {
  open();
  const rows = await list();
  expect(await rows.findByRole('link', { name: /Lake Basin Soaps 3 days/ })).toBeInTheDocument();
  expect(rows.getByRole('link', { name: /Nyanza Solar 8 days/ })).toBeInTheDocument();
  expect(rows.getByRole('link', { name: /Tujenge Bricks 19 days, late/ })).toBeInTheDocument();
  const views = within(screen.getByRole('navigation', { name: 'Saved views' }));
  expect(views.getByRole('link', { name: 'To decide 3' })).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: 'Unassigned 2' })).toBeInTheDocument();
  expect(screen.getByText('No application is open')).toBeInTheDocument();
});

test('keeps view, search and the chosen application in the address', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: /^Unassigned/ }));
  await waitFor(() => expect(address()).toBe(`${base}?view=unassigned`));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'brick');
  await waitFor(() => expect(address()).toBe(`${base}?view=unassigned&q=brick`));
  await user.click(await (await list()).findByRole('link', { name: /Tujenge/ }));
  await heading('Tujenge Bricks');
  expect(address()).toBe(`${base}?view=unassigned&q=brick&application=43`);
  expect(desk.searches.at(-1)).toBe('?view=unassigned&q=brick');
});

test('goes to the next and the previous with single keys, and reads out the name', async () => {
  const { user, address } = open();
  await (await list()).findByRole('link', { name: /Lake Basin/ });
  await user.keyboard('j');
  await heading('Lake Basin Soaps');
  await user.keyboard('j');
  expect(await heading('Nyanza Solar')).toHaveFocus();
  await user.keyboard('k');
  expect(await heading('Lake Basin Soaps')).toHaveFocus();
  expect(address()).toBe(`${base}?application=41`);
  expect(screen.getByRole('button', { name: 'Previous application' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next application' })).toHaveAttribute(
    'aria-keyshortcuts',
    'j',
  );
});

test('claims with a key, and undoes it', async () => {
  const { user } = open('?application=41');
  await heading('Lake Basin Soaps');
  await user.keyboard('c');
  expect(await screen.findByText('Review begun: Lake Basin Soaps')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Approve' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Claim' });
  expect(desk.sent.map(({ body }) => body)).toEqual([
    { event: 'application.claimed' },
    { event: 'application.returned' },
  ]);
});

test('says why a decision is not possible yet', async () => {
  const { user } = open('?application=41');
  await heading('Lake Basin Soaps');
  await user.keyboard('a');
  expect(await screen.findByText(/Lake Basin Soaps is submitted. Claim it first/)).toBeVisible();
  expect(desk.sent).toEqual([]);
});

describe('the answers that matter', () => {
  test('open one after the other with a key, with answer, points and proof', async () => {
    const { user } = await openSolar();
    const matters = within(screen.getByRole('region', { name: 'Answers that matter' }));
    expect(matters.getByText('Red answers (1)')).toBeInTheDocument();
    expect(matters.getByText(/^High scores without proof/)).toBeInTheDocument();
    await user.keyboard('e');
    const red = matters.getByRole('button', { name: /^DI5: .* Read$/ });
    expect(red).toHaveFocus();
    expect(red).toHaveAttribute('aria-expanded', 'true');
    expect(matters.getByText('Proof')).toBeInTheDocument();
    await user.keyboard('e');
    expect(matters.getByRole('button', { name: /^DI3: .* Read$/ })).toHaveFocus();
  });

  test('are asked about once when an approval leaves flagged ones unread, which is recorded', async () => {
    const { user } = await openSolar();
    await user.keyboard('ea');
    const asked = await dialog('1 flagged answer unread');
    await user.click(asked.getByRole('button', { name: 'Read it first' }));
    expect(screen.getByRole('button', { name: /^DI3: .* Read$/ })).toHaveFocus();
    await user.keyboard('a');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent).toEqual([]);
    await user.keyboard('j');
    await heading('Tujenge Bricks');
    await user.keyboard('k');
    await heading('Nyanza Solar');
    await user.keyboard('a');
    const decision = await dialog(/^Approve Nyanza Solar/);
    await user.click(decision.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(desk.sent).toHaveLength(1));
    expect(desk.sent[0]?.body).toEqual({
      event: 'application.approved',
      read_question_ids: [305, 303],
    });
  });

  test('can be left unread after the question', async () => {
    const { user } = await openSolar();
    await user.keyboard('a');
    const asked = await dialog('2 flagged answers unread');
    await user.click(asked.getByRole('button', { name: 'Approve unread' }));
    const decision = await dialog(/^Approve Nyanza Solar/);
    expect(await decision.findByRole('button', { name: 'Approve' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(desk.sent[0]?.body).toEqual({
        event: 'application.approved',
        read_question_ids: [],
      }),
    );
  });
});

test('opens the next application after a decision', async () => {
  const { user, address } = await openSolar();
  await user.keyboard('x');
  const popup = await dialog(/^Do not accept Nyanza Solar/);
  await user.type(popup.getByRole('textbox', { name: /^Note/ }), 'Documents are missing.');
  await user.click(popup.getByRole('button', { name: 'Do not accept' }));
  await heading('Tujenge Bricks');
  expect(address()).toBe(`${base}?application=43`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await list()).findByRole('link', { name: /Nyanza Solar/ })).toBeInTheDocument();
  expect(address()).toBe(`${base}?application=43`);
});

test('stays at the application after a decision where that is switched off', async () => {
  const { user, address } = await openSolar();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const help = await dialog('Keys of the review desk');
  await user.click(help.getByRole('switch', { name: 'After a decision, open the next' }));
  await user.click(help.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Do not accept' }));
  const popup = await dialog(/^Do not accept Nyanza Solar/);
  await user.type(popup.getByRole('textbox', { name: /^Note/ }), 'Documents are missing.');
  await user.click(popup.getByRole('button', { name: 'Do not accept' }));
  expect(await screen.findByRole('button', { name: 'Open the review again' })).toBeVisible();
  expect(address()).toBe(`${base}?application=42`);
});

describe('the keys', () => {
  test('do nothing in a field, and “/” leads to the search', async () => {
    const { user, address } = await openSolar();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('j');
    await waitFor(() => expect(address()).toBe(`${base}?q=j`));
  });

  test('are listed by “?” and can be switched off, which the device remembers', async () => {
    const { user, unmount, address } = await openSolar();
    await user.keyboard('?');
    const help = await dialog('Keys of the review desk');
    expect(help.getByText('Open the next application')).toBeInTheDocument();
    await user.click(help.getByRole('switch', { name: 'Use single keys' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(address()).toBe(`${base}?application=42`);
    expect(screen.getByRole('button', { name: 'Next application' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
    unmount();
    renderApp({
      at: `${base}?application=42`,
      user: admin,
      now: () => NOW,
      stored: { deskKeys: window.localStorage.getItem('deskKeys') ?? '' },
    });
    await heading('Nyanza Solar');
    expect(screen.getByRole('button', { name: 'Approve' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
  });
});

describe('all that match', () => {
  const selectAll = async () => {
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Select all 3' }));
    await app.user.click(screen.getByRole('button', { name: 'Claim (2)' }));
    return { ...app, popup: await dialog(/^Claim/) };
  };

  test('are moved together, with the number that was said', async () => {
    const { user, popup } = await selectAll();
    await user.click(popup.getByRole('button', { name: 'Claim: 2 applications' }));
    expect(await screen.findByText('Review begun: 2 applications')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(desk.sent).toEqual([
      { to: 'bulk', body: { view: 'to_decide', event: 'application.claimed', expected: 2 } },
    ]);
  });

  test('are all put back by one undo, however many they are', async () => {
    desk.rows = Array.from({ length: 120 }, (_, index) =>
      aDeskRow({ application: 100 + index, name: `Business ${index}` }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Select all 120' }));
    await user.click(screen.getByRole('button', { name: 'Claim (120)' }));
    const popup = await dialog(/^Claim/);
    await user.click(popup.getByRole('button', { name: 'Claim: 120 applications' }));
    const undone: number[] = [];
    server.use(
      http.post(`${HOST}/mainapp/admin/pipeline/bulk/`, async ({ request }) => {
        const { applications } = (await request.json()) as { applications: number[] };
        undone.push(applications.length);
        return HttpResponse.json({ done: applications, refused: [] });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Put back into the queue: 120 applications')).toBeVisible();
    expect(undone).toEqual([100, 20]);
  });

  test('are asked about again when their number has changed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, popup } = await selectAll();
    desk.rows = [...desk.rows, aDeskRow({ application: 44, name: 'Newly Come' })];
    await user.click(popup.getByRole('button', { name: 'Claim: 2 applications' }));
    expect(await popup.findByText(/The list has changed: 3 match now/)).toBeInTheDocument();
    await user.click(await popup.findByRole('button', { name: 'Claim: 3 applications' }));
    expect(await screen.findByText('Review begun: 3 applications')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

test('says so when nothing matches, and when the list cannot be loaded', async () => {
  desk.rows = [];
  open();
  expect(await screen.findByText('Every application is decided.')).toBeInTheDocument();
});
