import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Event } from '../../../domain/contract/event';
import { anEvent, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';

const { state, server } = serveInMemory();

const member = aUser({ user_id: 8 });
const now = () => Date.parse('2026-11-20T09:00:00Z');

const walk = anEvent({
  event_id: 5,
  slug: 'energy-walk',
  name: 'Energy walk',
  attendance_mode: 'hybrid',
  maximum_attendee_capacity: 20,
  attendee_count: 18,
});

const facts = () => within(screen.getByRole('complementary', { name: 'Facts' }));
const open = async (event: Event, user: typeof member | null = member) => {
  state.events = [event];
  const rendered = renderApp({ at: '/events/energy-walk', user, now });
  await screen.findByRole('heading', { level: 1, name: 'Energy walk' });
  return rendered;
};

/** The server's own count: both answers and the event that is read anew follow it. */
function keepAttendance() {
  const change = (change: Partial<Event>) => () => {
    state.events = state.events.map((event) => ({ ...event, ...change }));
    return HttpResponse.json(state.events[0]);
  };
  const link = 'https://meet.example/walk';
  server.use(
    http.post(
      `${HOST}/mainapp/events/5/attendance/`,
      change({ attending: true, attendee_count: 19, online_url: link }),
    ),
    http.delete(
      `${HOST}/mainapp/events/5/attendance/`,
      change({ attending: false, attendee_count: 18, online_url: null }),
    ),
  );
}

test('shows an attendee their place, the link to join and the calendar, and cancels the place', async () => {
  keepAttendance();
  const { user } = await open(walk);
  expect(facts().getByText('2 places left')).toBeInTheDocument();
  expect(facts().queryByText(/Join here/)).not.toBeInTheDocument();
  await user.click(facts().getByRole('button', { name: 'Attend' }));
  expect(await facts().findByText(/You are attending/)).toBeInTheDocument();
  expect(await facts().findByText('1 place left')).toBeInTheDocument();
  expect(facts().getByRole('link', { name: 'https://meet.example/walk' })).toHaveAttribute(
    'href',
    'https://meet.example/walk',
  );
  expect(facts().getByRole('link', { name: 'Add to calendar' })).toBeInTheDocument();
  const cancel = facts().getByRole('button', { name: 'Cancel my place' });
  await waitFor(() => expect(cancel).toBeEnabled());
  await user.click(cancel);
  expect(await facts().findByText('2 places left')).toBeInTheDocument();
  expect(facts().queryByText(/You are attending/)).not.toBeInTheDocument();
});

test('says that the event is full and reads it again when the last place is taken', async () => {
  server.use(
    http.post(`${HOST}/mainapp/events/5/attendance/`, () => {
      state.events = [{ ...walk, attendee_count: 20 }];
      return HttpResponse.json({ detail: 'This event is full.' }, { status: 409 });
    }),
  );
  const { user } = await open(walk);
  await user.click(facts().getByRole('button', { name: 'Attend' }));
  expect(await facts().findByText('This event is full.')).toBeInTheDocument();
  expect(await facts().findByText('All places are taken.')).toBeInTheDocument();
  expect(facts().queryByText(/You are attending/)).not.toBeInTheDocument();
  expect(facts().queryByRole('button', { name: 'Attend' })).not.toBeInTheDocument();
});

describe('a full event', () => {
  const full = { ...walk, attendee_count: 20, booking_url: 'https://tickets.example/walk' };
  const answerWaiting = (change: Partial<Event>) => () => {
    state.events = state.events.map((event) => ({ ...event, ...change }));
    return HttpResponse.json(state.events[0]);
  };
  const waiting = `${HOST}/mainapp/events/5/waiting/`;

  test('has a waiting list that a member can join and leave', async () => {
    server.use(
      http.post(waiting, answerWaiting({ waiting_count: 3, waiting_position: 3 })),
      http.delete(waiting, answerWaiting({ waiting_count: 2, waiting_position: null })),
    );
    const { user } = await open({ ...full, waiting_count: 2 });
    expect(facts().getByText('All places are taken.')).toBeVisible();
    expect(facts().getByText('2 people wait for a place.')).toBeVisible();
    await user.click(facts().getByRole('button', { name: 'Join the waiting list' }));
    expect(await facts().findByText('You are number 3 on the waiting list.')).toBeVisible();
    const leave = facts().getByRole('button', { name: 'Leave the waiting list' });
    await waitFor(() => expect(leave).toBeEnabled());
    await user.click(leave);
    expect(await facts().findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    expect(facts().queryByText(/You are number/)).not.toBeInTheDocument();
  });

  test('links the booking only for those who have a place', async () => {
    const { unmount } = await open(full);
    expect(facts().queryByRole('link', { name: 'Book a place' })).not.toBeInTheDocument();
    unmount();
    await open({ ...full, attending: true });
    expect(facts().getByRole('link', { name: 'Book a place' })).toBeVisible();
    expect(facts().queryByRole('button', { name: /waiting list/ })).not.toBeInTheDocument();
  });

  test('gives a member who joins the waiting list a place that became free', async () => {
    server.use(http.post(waiting, answerWaiting({ attending: true })));
    const { user } = await open(full);
    await user.click(facts().getByRole('button', { name: 'Join the waiting list' }));
    expect(await facts().findByText(/You are attending/)).toBeVisible();
  });

  test('says why joining the waiting list was refused', async () => {
    server.use(
      http.post(waiting, () =>
        HttpResponse.json({ detail: 'This event has begun.' }, { status: 409 }),
      ),
    );
    const { user } = await open(full);
    await user.click(facts().getByRole('button', { name: 'Join the waiting list' }));
    expect(await facts().findByText('This event has begun.')).toBeVisible();
  });

  test('opens the sign-in popup for a visitor who joins the waiting list', async () => {
    const { user } = await open(full, null);
    await user.click(facts().getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test.each<[string, Partial<Event>]>([
    ['has begun', { start_date: '2026-11-20T08:00:00Z', end_date: '2026-11-20T16:00:00Z' }],
    ['is cancelled', { status: 'cancelled' }],
  ])('has no waiting list when it %s', async (_state, change) => {
    await open({ ...full, ...change });
    expect(screen.queryByRole('button', { name: /waiting list/ })).not.toBeInTheDocument();
  });
});

test('signs a visitor in who wants to attend, and returns to the event', async () => {
  state.user = member;
  const { user, address } = await open(walk, null);
  await user.click(facts().getByRole('button', { name: 'Attend' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Username'), 'wanjiku');
  await user.type(dialog.getByLabelText('Password'), 'karibu-2026');
  server.use(
    http.get(`${HOST}/mainapp/events/energy-walk/`, () =>
      HttpResponse.json({ ...walk, attending: true }),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText(/You are attending/)).toBeInTheDocument();
  expect(address()).toBe('/events/energy-walk');
});

test.each<[string, Partial<Event>]>([
  ['full', { attendee_count: 20 }],
  ['over', { start_date: '2026-11-01T15:00:00Z', end_date: '2026-11-01T16:00:00Z' }],
  ['cancelled', { status: 'cancelled' }],
  ['not public', { status: 'pending' }],
  ['locked', { members_only: true, locked: true }],
])('shows no Attend button when the event is %s', async (_state, change) => {
  await open({ ...walk, ...change });
  expect(screen.queryByRole('button', { name: 'Attend' })).not.toBeInTheDocument();
});

test('shows no number of places when there is no limit', async () => {
  await open({ ...walk, maximum_attendee_capacity: null });
  expect(facts().queryByText(/places? left/)).not.toBeInTheDocument();
  expect(facts().getByRole('button', { name: 'Attend' })).toBeEnabled();
});

test('says that the new date of a postponed event is not known', async () => {
  await open({ ...walk, status: 'postponed', previous_start_date: null });
  expect(screen.getByText(/The new date is not known yet/)).toBeInTheDocument();
});
