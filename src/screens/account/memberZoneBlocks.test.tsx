import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { interestsOf } from '../../../domain/tailoring';
import { anEvent, aResource, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { block, names } from './testing/zoneBlock';
// Compiled before the first test, which would else wait for it.
import './MemberZonePage';

const { state, server } = serveInMemory();

describe('the block “For you”', () => {
  const energy = interestsOf({
    themes: ['energy transition'],
    county: '',
    categories: [],
    volunteering: [],
  });
  const ahead = {
    start_date: new Date(Date.now() + 86_400_000).toISOString(),
    end_date: new Date(Date.now() + 90_000_000).toISOString(),
  };

  test('shows the events and resources that fit the answers, with the reason', async () => {
    state.interests = energy;
    state.events = [
      anEvent({ ...ahead, event_id: 1, slug: 'walk', name: 'Walk', themes: ['energy transition'] }),
      anEvent({ ...ahead, event_id: 2, slug: 'sew', name: 'Sewing', themes: ['community action'] }),
    ];
    state.resources = [
      aResource({ resource_id: 7, headline: 'Read the meter', themes: ['energy transition'] }),
    ];
    renderApp({ at: '/general', user: aUser() });
    const part = await block('For you');
    expect(await part.findByRole('link', { name: 'Walk' })).toHaveAttribute('href', '/events/walk');
    expect(part.getByRole('link', { name: 'Read the meter' })).toHaveAttribute(
      'href',
      '/resource/7',
    );
    expect(part.getAllByText('Because you chose Energy transition')).toHaveLength(2);
    expect(part.queryByText('Sewing')).not.toBeInTheDocument();
    expect(part.getByRole('link', { name: 'Change your answers' })).toHaveAttribute(
      'href',
      '/authentication?user_type=individual',
    );
  });

  test('leaves out events that the member attends or waits for', async () => {
    state.interests = energy;
    const themes = ['energy transition' as const];
    state.events = [
      anEvent({ ...ahead, event_id: 1, slug: 'walk', name: 'Walk', themes }),
      anEvent({ ...ahead, event_id: 2, slug: 'fair', name: 'Fair', themes, attending: true }),
      anEvent({ ...ahead, event_id: 3, slug: 'talk', name: 'Talk', themes, waiting_position: 1 }),
    ];
    renderApp({ at: '/general', user: aUser() });
    const part = await block('For you');
    expect(await part.findByRole('link', { name: 'Walk' })).toBeVisible();
    expect(part.queryByText('Fair')).not.toBeInTheDocument();
    expect(part.queryByText('Talk')).not.toBeInTheDocument();
  });

  test('names the answers when nothing fits them', async () => {
    state.interests = energy;
    renderApp({ at: '/general', user: aUser() });
    const part = await block('For you');
    expect(
      await part.findByText(/fits your answers at present: Energy transition\.$/),
    ).toBeVisible();
  });

  test('asks for answers when there are none', async () => {
    renderApp({ at: '/general', user: aUser() });
    const part = await block('For you');
    expect(await part.findByText(/^Answer a few questions/)).toBeVisible();
  });

  test('shows the resources alone when events keep failing, and an error when both fail', async () => {
    state.interests = energy;
    state.resources = [aResource({ headline: 'Read the meter', themes: ['energy transition'] })];
    const broken = () => HttpResponse.json({ detail: 'Bad request.' }, { status: 400 });
    server.use(http.get(`${HOST}/mainapp/events/search/`, broken));
    server.use(http.get(`${HOST}/mainapp/resources/search/`, broken, { once: true }));
    const { user } = renderApp({ at: '/general', user: aUser() });
    const part = await block('For you');
    await user.click(await part.findByRole('button', { name: 'Try again' }));
    expect(await part.findByRole('link', { name: 'Read the meter' })).toBeVisible();
  });
});

describe('the blocks “My events” and “My resources”', () => {
  test('list posts by state with the feedback, those the member must act on first', async () => {
    state.resources = [
      aResource({ resource_id: 1, headline: 'Read the meter' }),
      aResource({ resource_id: 2, headline: 'Mend a pump', status: 'pending' }),
      aResource({ resource_id: 3, headline: 'Dry mangoes', status: 'draft' }),
      aResource({
        resource_id: 4,
        headline: 'Sort waste',
        status: 'changes_requested',
        moderation_feedback: 'Please name your source.',
      }),
      aResource({ resource_id: 5, user_id: 8, headline: 'Of somebody else' }),
    ];
    renderApp({ at: '/general', user: aUser() });
    const mine = await block('My resources');
    await mine.findByText('Sort waste');
    expect(names(mine.getAllByRole('listitem'))).toEqual([
      'Sort wasteChanges wantedOur reviewer writes: Please name your source.',
      'Dry mangoesDraft',
      'Mend a pumpWaiting for review',
    ]);
    expect(mine.getByRole('link', { name: 'Mend a pump' })).toHaveAttribute(
      'href',
      '/resources/my-resources',
    );
    expect(mine.getByRole('link', { name: 'All 4 of them' })).toHaveAttribute(
      'href',
      '/resources/my-resources',
    );
    expect(mine.getByRole('link', { name: 'Post a Resource' })).toHaveAttribute(
      'href',
      '/resources/post',
    );
  });

  test('link a public post to its public page', async () => {
    state.events = [anEvent({ status: 'postponed' })];
    renderApp({ at: '/general', user: aUser() });
    const mine = await block('My events');
    expect(await mine.findByRole('link', { name: 'Energy walk-through 1' })).toHaveAttribute(
      'href',
      '/events/energy-walk-1',
    );
    expect(mine.getByText('Postponed')).toBeInTheDocument();
  });
});

describe('the block “Events you attend”', () => {
  test('lists events that are not over, with status, local time and place', async () => {
    state.attending = [
      anEvent({ event_id: 1, user_id: 8, status: 'cancelled' }),
      anEvent({ event_id: 2, user_id: 8, end_date: '2026-11-01T09:00:00.000Z' }),
    ];
    renderApp({ at: '/general', user: aUser(), now: () => Date.UTC(2026, 10, 21) });
    const ahead = await block('Events you attend');
    await ahead.findByRole('link', { name: 'Energy walk-through 1' });
    expect(names(ahead.getAllByRole('listitem'))).toEqual([
      expect.stringMatching(
        /^Energy walk-through 1Cancelled · Tue, November 24.*6:00.PM.* · Kibuye social hall$/,
      ),
    ]);
  });
});

test('shows the position on a waiting list', async () => {
  state.attending = [anEvent({ user_id: 8, waiting_count: 4, waiting_position: 2 })];
  renderApp({ at: '/general', user: aUser(), now: () => Date.UTC(2026, 10, 21) });
  const ahead = await block('Events you attend');
  expect(await ahead.findByText(/^Number 2 on the waiting list · Tue, November 24/)).toBeVisible();
});

describe('the blocks of trends and forum', () => {
  test('show the leading themes and the link to all trends', async () => {
    state.interest = [
      { theme: 'energy transition', share: 40 },
      { theme: 'community action', share: 55 },
      { theme: 'nature regeneration', share: null },
    ];
    renderApp({ at: '/general', user: aUser() });
    const trends = await block('What members care for');
    await trends.findByText('Community action');
    expect(names(trends.getAllByRole('listitem'))).toEqual([
      'Community action about 55%',
      'Energy transition about 40%',
    ]);
    expect(trends.getByRole('link', { name: 'See the trends' })).toHaveAttribute(
      'href',
      '/community',
    );
  });

  test('show the topics of the forum, without those with an unsafe link', async () => {
    state.topics = [
      { title: 'Cold rooms', url: 'https://forum.example/t/1', replies: 2, last_posted_at: '' },
      { title: 'Bad link', url: 'javascript:alert(1)', replies: 2, last_posted_at: '' },
    ];
    const config = { forumUrl: 'https://forum.example' };
    renderApp({ at: '/general', user: aUser(), config });
    const forum = await block('In the forum');
    expect(await forum.findByRole('link', { name: 'Cold rooms' })).toBeInTheDocument();
    expect(forum.queryByText('Bad link')).not.toBeInTheDocument();
    expect(forum.getByRole('link', { name: 'Open the forum' })).toHaveAttribute(
      'href',
      'https://forum.example',
    );
  });

  test('mark the topics that are new since the last visit', async () => {
    const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
    state.zone = { since: at(15), activity: null, near_events: [] };
    state.topics = [
      { title: 'New one', url: 'https://forum.example/t/1', replies: 1, last_posted_at: at(16) },
      { title: 'Old one', url: 'https://forum.example/t/2', replies: 2, last_posted_at: at(14) },
    ];
    renderApp({ at: '/general', user: aUser(), config: { forumUrl: 'https://forum.example' } });
    const forum = await block('In the forum');
    expect(await forum.findByText(/New since your last visit/)).toBeVisible();
    expect(forum.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^New one1 reply, .*New since your last visit$/),
      expect.stringMatching(/^Old one2 replies, the latest post on [^·]*$/),
    ]);
  });

  test('show no forum when none is configured', async () => {
    renderApp({ at: '/general', user: aUser() });
    await block('What members care for');
    expect(screen.queryByText('In the forum')).not.toBeInTheDocument();
  });
});

test.each([
  ['mainapp/events/', 'My events', 'Your events could not be loaded.'],
  ['mainapp/resources/', 'My resources', 'Your resources could not be loaded.'],
  ['mainapp/events/attending/', 'Events you attend', 'The events you attend could not be loaded.'],
  ['mainapp/trends/themes/', 'What members care for', 'Trends could not be loaded.'],
])('shows an error and a retry in the one block when %s fails', async (path, name, message) => {
  const refused = () => HttpResponse.json({ detail: 'Not now.' }, { status: 403 });
  server.use(http.get(`${HOST}/${path}`, refused, { once: true }));
  const { user } = renderApp({ at: '/general', user: aUser() });
  const part = await block(name);
  expect(await part.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  await user.click(part.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(part.queryByText(message)).not.toBeInTheDocument());
});
