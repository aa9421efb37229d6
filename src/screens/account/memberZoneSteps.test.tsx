import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pickKeys } from '../../../domain/records';
import { SHORT_EVENT } from '../../../domain/shortForms';
import { anEvent, anOwnListing, aResource, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { anApplication } from '../../testing/vettingReport';
import { block, names } from './testing/zoneBlock';
// Compiled before the first test, which would else wait for it.
import './MemberZonePage';

const { state, server } = serveInMemory();

const steps = () => names(screen.getAllByRole('heading', { level: 3 }));

const business = aUser({
  user_type: 'business',
  first_name: 'Mwangaza Soaps',
  last_name: '',
  user_email: 'Hello@mwangaza.example',
});

test('greets the member by first name and links to the directory', async () => {
  renderApp({ at: '/general', user: aUser() });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hello, Wanjikũ' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toHaveAttribute(
    'href',
    '/kijani-directory',
  );
  expect(screen.queryByText(/Welcome to/)).not.toBeInTheDocument();
});

test('shows the welcome and removes its flag from the address', async () => {
  const { address } = renderApp({ at: '/general?welcome=true', user: aUser() });
  expect(await screen.findByText('Welcome to Kijani!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/general'));
});

test('shows a business that is not listed its three steps, done ones ticked', async () => {
  state.ownListing = anOwnListing({ status: 'pending' });
  state.vetting.applications = [
    anApplication({ state: 'submitted', submitted_at: '2026-03-02T09:00:00.000Z' }),
  ];
  renderApp({ at: '/general', user: business });
  const way = within(await screen.findByRole('list', { name: 'Steps into the directory' }));
  expect(way.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Complete your profile',
    'Answer the assessment',
    'Our team reviews both, then you are listed',
  ]);
  expect(way.getAllByText('Done')).toHaveLength(2);
  expect(way.getByText('With our team')).toBeVisible();
  expect(await way.findByText(/We answer within 10 working days/)).toBeVisible();
});

test('shows no steps into the directory to a business that is listed', async () => {
  state.ownListing = anOwnListing({ name: 'Mwangaza Soaps' });
  renderApp({ at: '/general', user: business });
  await screen.findByRole('link', { name: 'See Mwangaza Soaps' });
  expect(screen.queryByRole('list', { name: 'Steps into the directory' })).not.toBeInTheDocument();
});

test('links a business to its public listing', async () => {
  state.ownListing = anOwnListing({ name: 'Mwangaza Soaps', slug: 'mwangaza' });
  renderApp({ at: '/general', user: business });
  expect(await screen.findByRole('link', { name: 'See Mwangaza Soaps' })).toHaveAttribute(
    'href',
    '/kijani-directory/mwangaza',
  );
});

test('offers a business without an application to start the assessment', async () => {
  renderApp({ at: '/general', user: business });
  expect(await screen.findByRole('link', { name: 'Start the assessment' })).toHaveAttribute(
    'href',
    '/vetting',
  );
});

test.each([
  ['in_progress', 'Resume the assessment', '/vetting'],
  ['submitted', 'See the report', '/report'],
  ['changes_requested', 'See what to change', '/vetting'],
  ['rejected', 'Read the reason', '/vetting'],
  ['expired', 'Renew the assessment', '/vetting'],
  ['listed', 'See the report', '/report'],
] as const)('offers, for an application in state %s, the link “%s”', async (now, name, href) => {
  state.vetting.applications = [anApplication({ state: now })];
  renderApp({ at: '/general', user: business });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([{ detail: 'No.' }, { results: [] }, null])(
  'shows an error and no “Start the assessment” when the applications are %j',
  async (answer) => {
    server.use(
      http.get(`${HOST}/vet/applications/`, () => brokenAnswer(HttpResponse.json(answer))),
    );
    renderApp({ at: '/general', user: business });
    expect(
      await screen.findByText('Where your business stands could not be loaded.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start the assessment' })).not.toBeInTheDocument();
  },
);

test('shows events near by and what our team did since the last visit', async () => {
  const walk = anEvent({ name: 'Lake walk', slug: 'lake-walk' });
  state.zone = {
    since: '2026-11-15T09:00:00.000Z',
    activity: null,
    near_events: [pickKeys(walk, SHORT_EVENT)],
  };
  state.vetting.applications = [
    anApplication({
      state: 'approved',
      history: [
        {
          id: 1,
          event: 'application.approved',
          from: 'under_review',
          to: 'approved',
          at: '2026-11-16T09:00:00.000Z',
          by: 'admin',
          actor_name: null,
          note: null,
          question_ids: [],
        },
      ],
    }),
  ];
  renderApp({ at: '/general', user: business });
  const near = await block('Events near you');
  expect(near.getByRole('link', { name: 'Lake walk' })).toHaveAttribute(
    'href',
    '/events/lake-walk',
  );
  const news = await block('Since your last visit');
  expect(news.getByText(/^Approved, /)).toBeVisible();
});

describe('the next steps', () => {
  test('start with posts to change or finish, then name what was never done', async () => {
    state.events = [
      anEvent({ event_id: 2, status: 'draft', name: 'Seed swap' }),
      anEvent({ event_id: 3, status: 'changes_requested', name: 'Clean-up' }),
    ];
    renderApp({ at: '/general', user: aUser() });
    await (await block('My events')).findByRole('link', { name: 'Clean-up' });
    expect(steps()).toEqual([
      'Change “Clean-up”',
      'Finish “Seed swap”',
      'Find a business near you',
      'Meet other members',
    ]);
    expect(screen.getAllByRole('link', { name: 'My events' })[0]).toHaveAttribute(
      'href',
      '/events/my-events',
    );
  });

  test('leave out what the member has already done', async () => {
    const now = Date.UTC(2026, 10, 21);
    state.attending = [anEvent({ user_id: 8 })];
    state.resources = [aResource()];
    renderApp({
      at: '/general',
      user: aUser({ profile_picture: '/uploads/1/a.webp' }),
      now: () => now,
    });
    await (await block('Events you attend')).findByRole('link', { name: 'Energy walk-through 1' });
    await (await block('My resources')).findByText('Public');
    expect(steps()).toEqual(['Find a business near you', 'Learn from the best']);
  });

  test('suggest to a newcomer to meet members, share and add a picture', async () => {
    renderApp({ at: '/general', user: aUser() });
    await (await block('My events')).findByText(/Invite others/);
    await (await block('My resources')).findByText(/Share a guide/);
    await (await block('Events you attend')).findByText(/Nothing yet/);
    expect(steps()).toEqual([
      'Find a business near you',
      'Meet other members',
      'Share what you know',
      'Add a profile picture',
    ]);
  });
});

test('Log Out ends the session and leads home', async () => {
  const { address, user } = renderApp({ at: '/general', user: aUser() });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('button', { name: 'Log In' })).toBeInTheDocument();
  expect(address()).toBe('/');
  expect(window.localStorage.getItem('userData')).toBeNull();
});
