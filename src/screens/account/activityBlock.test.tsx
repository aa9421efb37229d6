import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListingActivity } from '../../../domain/contract/memberZone';
import { NO_ACTIVITY } from '../../../domain/listing/activity';
import { anOwnListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './MemberZonePage';

const { state, server } = serveInMemory();

const business = aUser({ user_type: 'business', first_name: 'Mwangaza Soaps', last_name: '' });
const TITLE = 'Your listing and its visitors';

const someActivity = (changes: Partial<ListingActivity> = {}): ListingActivity => ({
  latest: { view: 12, call: 1, whatsapp: 2, directions: 0 },
  earlier: { view: 7, call: 0, whatsapp: 0, directions: 3 },
  views_by_day: [...Array<number>(26).fill(0), 3, 9],
  since_visit: null,
  ...changes,
});

async function open(since: string | null, changes: Partial<ListingActivity> = {}) {
  state.ownListing = anOwnListing();
  state.zone = { since, activity: someActivity(changes), near_events: [] };
  renderApp({ at: '/general', user: business });
  return within(await screen.findByRole('region', { name: TITLE }));
}

test('shows views and taps of the last 28 days beside those before', async () => {
  const block = await open(null);
  expect(
    block.getByText(
      'In the last 28 days your listing was viewed 12 times. Visitors tapped WhatsApp 2 times and Call once.',
    ),
  ).toBeVisible();
  expect(block.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'VisitorsLast 28 daysBefore',
    'Viewed the page127',
    'Tapped Call10',
    'Tapped WhatsApp20',
    'Tapped Directions03',
  ]);
  const bars = block.getByRole('img', { name: /last 28 days; at most 9 on one day/ });
  expect(bars).toBeVisible();
});

test('says what happened since the last visit', async () => {
  const since_visit = { view: 1, call: 0, whatsapp: 0, directions: 1 };
  const block = await open('2026-11-17T09:00:00.000Z', { since_visit });
  expect(
    block.getByText(
      /^Since .*17.* when you were here last, your listing was viewed once\. Visitors tapped Directions once\.$/,
    ),
  ).toBeVisible();
});

test('says that nobody came since the last visit', async () => {
  const block = await open('2026-11-17T09:00:00.000Z', { since_visit: NO_ACTIVITY });
  expect(block.getByText(/when you were here last, nobody opened your listing\.$/)).toBeVisible();
});

test('shows what to do instead of an empty table when nobody has come yet', async () => {
  const block = await open(null, { latest: NO_ACTIVITY, earlier: NO_ACTIVITY });
  expect(block.getByText(/Send its link to customers/)).toBeVisible();
  expect(block.queryByRole('table')).not.toBeInTheDocument();
});

test('shows no such part to a member without a published listing', async () => {
  renderApp({ at: '/general', user: business });
  await screen.findByRole('heading', { name: 'Hello, Mwangaza Soaps' });
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});

test('notes the visit once it is shown, and not when it could not be loaded', async () => {
  const noted: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/visit/')) noted.push(request.method);
  });
  const refuse = () => HttpResponse.json({ detail: 'No.' }, { status: 403 });
  server.use(http.get(`${HOST}/mainapp/member-zone/`, refuse, { once: true }));
  const { unmount } = renderApp({ at: '/general', user: business });
  await screen.findByRole('heading', { name: 'Hello, Mwangaza Soaps' });
  expect(noted).toEqual([]);
  unmount();
  await open(null);
  await screen.findByRole('region', { name: TITLE });
  server.events.removeAllListeners();
  expect(noted).toEqual(['POST']);
});
