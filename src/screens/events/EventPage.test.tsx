import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anEvent, aPicture, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';

const { state, server } = serveInMemory();

const now = () => Date.parse('2026-11-20T09:00:00Z');

const walk = anEvent({
  event_id: 5,
  slug: 'energy-walk',
  name: 'Energy walk',
  price: 2800,
  booking_url: 'https://walks.example/book',
});

beforeEach(() => {
  state.events = [walk];
});

const open = async (at = '/events/energy-walk') => {
  const rendered = renderApp({ at, now });
  await screen.findByRole('heading', { level: 1, name: 'Energy walk' });
  return rendered;
};

test('shows the time, place, price, organiser and language', async () => {
  await open();
  const facts = screen.getByRole('complementary', { name: 'Facts' });
  for (const fact of [
    /(24 November|November 24),? 2026/,
    /East Africa Time/,
    /Kibuye social hall/,
    /KES 2,800/,
  ]) {
    expect(facts).toHaveTextContent(fact);
  }
  for (const fact of [/80 people/, /Githinji Mwangi/, /English/, /In person/]) {
    expect(facts).toHaveTextContent(fact);
  }
  expect(await screen.findByRole('heading', { name: 'Please bring' })).toBeInTheDocument();
  expect(document.title).toBe('Energy walk · Kijani');
});

test('links the other dates, and the listing of the business that posted it', async () => {
  const date = { start_date: '2026-12-01T15:00:00.000Z', end_date: '2026-12-01T16:30:00.000Z' };
  state.events = [
    {
      ...walk,
      repeat_rule: 'FREQ=WEEKLY;COUNT=3',
      series_id: 5,
      business: { slug: 'kifaa', name: 'Kifaa Circuits' },
      other_dates: [
        { event_id: 6, slug: 'energy-walk-2', status: 'published', ...date },
        { event_id: 7, slug: 'energy-walk-3', status: 'cancelled', ...date },
      ],
    },
  ];
  await open();
  expect(screen.getByText('Every week')).toBeInTheDocument();
  const dates = within(screen.getByRole('region', { name: 'Other dates' }));
  expect(dates.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events/energy-walk-2',
    '/events/energy-walk-3',
  ]);
  expect(dates.getByRole('link', { name: /\(cancelled\)$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kifaa Circuits' })).toHaveAttribute(
    'href',
    '/kijani-directory/kifaa',
  );
});

test.each([
  ['People around a meter', 'People around a meter'],
  ['', 'Photo of Energy walk'],
])('shows the cover with the words "%s" in its widths at once', async (alt, name) => {
  state.events = [{ ...walk, image: aPicture({ alt }) }];
  await open();
  const cover = screen.getByRole('img', { name });
  expect(cover).toHaveAttribute(
    'srcset',
    ['?width=320 320w', '?width=640 640w', ' 900w']
      .map((width) => `${HOST}/uploads/a/photo.webp${width}`)
      .join(', '),
  );
  expect(cover).toHaveAttribute('width', '900');
  expect(cover).toHaveAttribute('height', '600');
  expect(cover).toHaveAttribute('fetchpriority', 'high');
});

test('links the calendar file and the booking', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `${HOST}/mainapp/events/energy-walk/event.ics`,
  );
  expect(screen.getByRole('link', { name: 'Book a place' })).toHaveAttribute(
    'href',
    'https://walks.example/book',
  );
});

test('leads to all events of the organiser', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'More events of Githinji Mwangi' })).toHaveAttribute(
    'href',
    '/events?organizer=Githinji+Mwangi',
  );
});

test('leaves out a booking link that is no web address', async () => {
  state.events = [{ ...walk, booking_url: 'javascript:alert(1)' }];
  await open();
  expect(screen.queryByRole('link', { name: 'Book a place' })).not.toBeInTheDocument();
});

test('replaces the id in the address by the slug', async () => {
  const { address } = await open('/events/5');
  expect(address()).toBe('/events/energy-walk');
});

test('says that the event is cancelled, and offers no calendar file', async () => {
  state.events = [{ ...walk, status: 'cancelled' }];
  await open();
  expect(screen.getByText(/This event does not take place/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('says that the event is postponed, and strikes out the previous date', async () => {
  state.events = [
    { ...walk, status: 'postponed', previous_start_date: '2026-11-22T15:00:00.000Z' },
  ];
  await open();
  expect(screen.getByText(/The date below is the new one/)).toHaveTextContent('Previous date:');
  expect(screen.getByText(/(22 November|November 22),? 2026/).tagName).toBe('S');
});

test('says why an event is locked, and shows all of it after signing in', async () => {
  state.events = [{ ...walk, members_only: true, locked: true, description: '' }];
  state.user = aUser();
  server.use(
    http.get(`${HOST}/mainapp/events/energy-walk/`, ({ request }) =>
      request.headers.has('Authorization')
        ? HttpResponse.json({ ...walk, members_only: true })
        : HttpResponse.json({ ...walk, members_only: true, locked: true, description: '' }),
    ),
  );
  const { address, user } = await open();
  expect(screen.getByRole('heading', { name: 'For members only' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log in to see everything' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Username'), 'wanjiku');
  await user.type(dialog.getByLabelText('Password'), 'karibu-2026');
  await user.click(dialog.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { name: 'Please bring' })).toBeInTheDocument();
  expect(address()).toBe('/events/energy-walk');
});

test('shows Not found and a link to all events when the event is unknown', async () => {
  renderApp({ at: '/events/nothing', now });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Event not found' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
});

test('logs a failure and shows it in place, and the event on Try again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get(
      `${HOST}/mainapp/events/:slug/`,
      () => HttpResponse.json({ detail: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = renderApp({ at: '/events/energy-walk', now });
  expect(await screen.findAllByText('Failed to fetch the event')).toHaveLength(1);
  expect(log).toHaveBeenCalledWith('Failed to fetch the event', expect.anything());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Energy walk' })).toBeInTheDocument();
  log.mockRestore();
});

test('copies the link', async () => {
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(`${HOST}/events/energy-walk`);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});
