import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StateUse } from '../../../domain/contract/stateCounts';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { prepareJsdom } from './testing/prepareJsdom';
// Compiled before the first test, which would else wait for it.
import '../../app/StateChartsArea';
import './StateChartsPage';
import './UseTab';

jest.mock('./graph/engine', () => jest.requireActual<object>('./testing/inThread'));

const { server } = serveInMemory();

const ASKING = 'cookieConsent.asking';
const ACCEPTED = `${ASKING} cookies.accepted 0`;
const USE: StateUse = {
  first_day: '2026-02-01',
  last_day: '2026-03-02',
  transitions: [{ name: ACCEPTED, times: 1200 }],
  states: [
    { name: ASKING, visits: 2000, exits: 300, median: 4 },
    { name: 'cookieConsent.accepted.slidingOut', visits: 1200, exits: null, median: null },
    { name: 'cookieConsent.state of an earlier release', visits: 50, exits: 50, median: 2 },
  ],
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  prepareJsdom();
  server.use(
    http.get(`${HOST}/mainapp/admin/state-use/`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(USE);
    }),
  );
});

const open = (address: string, role: 'admin' | 'member' = 'admin') =>
  renderApp({ config: { stateCharts: true }, at: address, user: aUser({ role }) });
const chart = () => screen.findByRole('img', { name: /^State chart of / });
const panel = async () => within(await screen.findByRole('region', { name: 'Usage' }));

test('is neither offered nor asked for by others than admins', async () => {
  open('/statecharts/cookieConsent?mode=use', 'member');
  await chart();
  expect(screen.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Usage' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('draws how often states and transitions are used, and where pages are left', async () => {
  const { user } = open('/statecharts/cookieConsent');
  await user.click(await screen.findByRole('link', { name: 'Usage' }));
  await waitFor(async () => expect(await chart()).toHaveTextContent('2,000 visits'));
  const drawing = await chart();
  expect(drawing).toHaveTextContent('3 to 10 secs');
  expect(drawing).toHaveTextContent('300 left here');
  expect(drawing).toHaveTextContent('× 1,200');
  const marked = (name: string) =>
    [...drawing.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name));
  expect(marked('data-use-state')).toEqual([ASKING, 'cookieConsent.accepted.slidingOut']);
  expect(marked('data-use-arrow')).toEqual([
    'cookieConsent.asking to cookieConsent.accepted.slidingOut',
  ]);
  expect(marked('data-use-exit')).toEqual([ASKING]);
});

test('says the same in words', async () => {
  open('/statecharts/cookieConsent?mode=use');
  const use = await panel();
  expect(await use.findByRole('status')).toHaveTextContent(
    'The page is left most often in asking: 300 of 2,000 visits end there.',
  );
  const rows = (name: string) =>
    within(use.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows('States')).toEqual([
    ['State', 'Visits', 'Median time', 'Left the page'],
    ['asking', '2,000', '3 to 10 secs', '300'],
    ['accepted.slidingOut', '1,200', '–', '–'],
  ]);
  expect(rows('Transitions')).toEqual([
    ['Transition', 'Times'],
    ['asking: cookies.accepted → accepted.slidingOut', '1,200'],
  ]);
});

test('speaks of no pages where a machine of the server is in none', async () => {
  const states = [{ name: 'application.draft', visits: 20, exits: null, median: 12 }];
  server.use(
    http.get(`${HOST}/mainapp/admin/state-use/`, () => HttpResponse.json({ ...USE, states })),
  );
  open('/statecharts/application?mode=use');
  const use = await panel();
  const table = within(await use.findByRole('table', { name: 'States' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['State', 'Visits', 'Median time'],
  ]);
  expect(use.getByText(/From the history of all applications\./)).toBeInTheDocument();
  expect(use.queryByText(/left/)).not.toBeInTheDocument();
});

test('keeps the period in the address', async () => {
  const { user, address } = open('/statecharts/cookieConsent?mode=use');
  const use = await panel();
  await use.findByRole('status');
  await user.selectOptions(use.getByRole('combobox', { name: 'Period' }), '90 days');
  expect(address()).toBe('/statecharts/cookieConsent?mode=use&days=90');
  await waitFor(() =>
    expect(asked).toEqual(['?machine=cookieConsent&days=30', '?machine=cookieConsent&days=90']),
  );
});

test('says that nothing was counted, that nothing is, or that the numbers did not come', async () => {
  const answer = (body: object, status: number) =>
    server.use(
      http.get(`${HOST}/mainapp/admin/state-use/`, () => HttpResponse.json(body, { status })),
    );
  answer({ ...USE, states: [], transitions: [] }, 200);
  const { go } = open('/statecharts/cookieConsent?mode=use');
  expect(await (await panel()).findByRole('status')).toHaveTextContent(
    'In this period nothing happened five times or more.',
  );
  answer({ detail: 'Not found.' }, 404);
  go('/statecharts/update?mode=use');
  expect(
    await screen.findByText('The server runs this machine and does not count its states.'),
  ).toBeInTheDocument();
  answer({ detail: 'No.' }, 403);
  go('/statecharts/queue?mode=use');
  expect(await screen.findByRole('alert')).toHaveTextContent('The numbers could not be loaded.');
});
