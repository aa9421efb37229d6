import { screen, waitFor, within } from '@testing-library/react';
import { aListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ListingPage';

const { state, server } = serveInMemory();

const soap = aListing({
  listing_id: 5,
  name: 'Mwangaza Soaps',
  slug: 'mwangaza-soaps',
  whatsapp_phone: '0700000103',
});

let sent: [path: string, body: { kind: string }, token: string | null][];

/** jsdom follows no links. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  sent = [];
  document.addEventListener('click', stay);
  state.listings = [soap];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('/activity/')) return;
    const token = request.headers.get('Authorization');
    void request
      .clone()
      .json()
      .then((body: { kind: string }) => sent.push([pathname, body, token]));
  });
});

afterEach(() => {
  document.removeEventListener('click', stay);
  server.events.removeAllListeners();
  jest.restoreAllMocks();
});

async function open(user: ReturnType<typeof aUser> | null = null) {
  const rendered = renderApp({ at: '/kijani-directory/mwangaza-soaps', ...(user && { user }) });
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  return rendered;
}

const PATH = '/mainapp/listings/5/activity/';
const AFTER_A_VIEW = { timeout: 4000 };

/** A view may be counted meanwhile. */
const kindsOfTaps = () => sent.map(([, { kind }]) => kind).filter((kind) => kind !== 'view');

const pressAll = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const bar = within(screen.getByRole('list', { name: 'Reach Mwangaza Soaps' }));
  for (const name of ['Call', 'WhatsApp', 'Directions']) {
    await user.click(bar.getByRole('link', { name }));
  }
};

test('counts a view once after two seconds, and no sooner', async () => {
  await open();
  expect(sent).toEqual([]);
  await waitFor(() => expect(sent).toEqual([[PATH, { kind: 'view' }, null]]), AFTER_A_VIEW);
});

test('keeps nothing of a counted view, since each change would render the page again', async () => {
  const { app } = await open();
  await waitFor(() => expect(sent).toHaveLength(1), AFTER_A_VIEW);
  expect(app.store.getState().api.mutations).toEqual({});
});

test('sends the token of a member, so that the owner is not counted', async () => {
  const member = aUser();
  await open(member);
  await waitFor(
    () => expect(sent).toEqual([[PATH, { kind: 'view' }, `Token ${member.token}`]]),
    AFTER_A_VIEW,
  );
});

test('counts taps on the ways to reach the business, in the bar and in the card', async () => {
  const { user } = await open();
  await pressAll(user);
  const card = within(screen.getByRole('complementary', { name: 'Contact' }));
  await user.click(card.getByRole('link', { name: 'Write on WhatsApp' }));
  await user.click(card.getByRole('link', { name: 'Show on OpenStreetMap' }));
  await waitFor(() =>
    expect(kindsOfTaps()).toEqual(['call', 'whatsapp', 'directions', 'whatsapp', 'directions']),
  );
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('sends nothing when the browser says %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  const { user } = await open();
  await pressAll(user);
  await new Promise((done) => setTimeout(done, 2500));
  Reflect.deleteProperty(navigator, name);
  expect(sent).toEqual([]);
});

test('counts no view of a page in the background', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  await new Promise((done) => setTimeout(done, 2500));
  expect(sent).toEqual([]);
});
