import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anEvent, aResource, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';

const { state, server } = serveInMemory();

const member = aUser();
const now = () => Date.parse('2026-11-20T09:00:00Z');

const wanted = aResource({
  resource_id: 2,
  headline: 'Waste law',
  status: 'changes_requested',
  moderation_feedback: 'Name your source.',
});
const walk = anEvent({
  event_id: 5,
  slug: 'energy-walk',
  name: 'Energy walk',
  attendee_count: 3,
});
const refuse =
  (detail: string, status = 409) =>
  () =>
    HttpResponse.json({ detail }, { status });

beforeEach(() => {
  state.resources = [aResource({ resource_id: 1, headline: 'Read the meter' }), wanted];
  state.events = [
    walk,
    anEvent({ event_id: 6, name: 'No dates', status: 'draft', start_date: '', end_date: '' }),
  ];
});

const openResources = (search = '') =>
  renderApp({ at: `/resources/my-resources${search}`, user: member, now });
const openEvents = (search = '') =>
  renderApp({ at: `/events/my-events${search}`, user: member, now });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the list of own resources', () => {
  test('requests own resources alone and shows their state, feedback and actions', async () => {
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => void requests.push(request.url));
    openResources();
    expect(await screen.findByRole('link', { name: 'Read the meter' })).toHaveAttribute(
      'href',
      '/resource/1',
    );
    expect(requests).toContain(`${HOST}/mainapp/resources/?user_id=7`);
    expect(screen.getByText('Changes wanted')).toBeInTheDocument();
    expect(screen.getByText('Name your source.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Waste law' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Waste law' })).toHaveAttribute(
      'href',
      '/resources/post?id=2',
    );
    expect(screen.getByRole('link', { name: 'Duplicate Waste law' })).toHaveAttribute(
      'href',
      '/resources/post?copy=2',
    );
    server.events.removeAllListeners();
  });

  test('filters by the state in the address', async () => {
    const { user, address } = openResources();
    await user.click(await screen.findByRole('link', { name: 'Changes wanted (1)' }));
    expect(address()).toBe('/resources/my-resources?state=changes_requested');
    expect(screen.queryByText('Read the meter')).not.toBeInTheDocument();
  });

  test('previews a resource as its page', async () => {
    const { user } = openResources();
    await user.click(await screen.findByRole('button', { name: 'Preview Waste law' }));
    const shown = await dialog(/Preview/);
    expect(shown.getByRole('heading', { level: 1, name: 'Waste law' })).toBeInTheDocument();
  });

  test('deletes after a confirmation and shows a toast', async () => {
    const types: (string | null)[] = [];
    server.use(
      http.delete(`${HOST}/mainapp/resources/:id/`, ({ request }) => {
        types.push(request.headers.get('Content-Type'));
        state.resources = [wanted];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openResources();
    await user.click(await screen.findByRole('button', { name: 'Delete Read the meter' }));
    const popup = await dialog(/Delete this resource/);
    expect(popup.getByText(/“Read the meter” will be deleted permanently/)).toBeInTheDocument();
    expect(types).toEqual([]);
    await user.click(popup.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Resource deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Read the meter')).not.toBeInTheDocument());
    expect(types).toEqual(['application/json']);
  });

  test('shows the reason of a refused deletion', async () => {
    server.use(http.delete(`${HOST}/mainapp/resources/:id/`, refuse('Please wait.', 403)));
    const { user } = openResources();
    await user.click(await screen.findByRole('button', { name: 'Delete Read the meter' }));
    const popup = await dialog(/Delete this resource/);
    await user.click(popup.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting resource')).toBeInTheDocument();
    expect(popup.getByText('Please wait.')).toBeInTheDocument();
  });

  test('treats a 404 of the API as deleted', async () => {
    server.use(
      http.delete(`${HOST}/mainapp/resources/:id/`, () => {
        state.resources = [wanted];
        return HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
      }),
    );
    const { user } = openResources();
    await user.click(await screen.findByRole('button', { name: 'Delete Read the meter' }));
    await user.click((await dialog(/Delete this/)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Resource deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Read the meter')).not.toBeInTheDocument());
  });

  test('shows an error for a 404 that is not of the API', async () => {
    server.use(
      http.delete(`${HOST}/mainapp/resources/:id/`, () =>
        brokenAnswer(HttpResponse.html('<h1>Not here</h1>', { status: 404 })),
      ),
    );
    const { user } = openResources();
    await user.click(await screen.findByRole('button', { name: 'Delete Read the meter' }));
    await user.click((await dialog(/Delete this/)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting resource')).toBeInTheDocument();
  });

  test('shows a toast when loading fails, and a link to the first post when empty', async () => {
    server.use(http.get(`${HOST}/mainapp/resources/`, refuse('no', 403), { once: true }));
    const { user } = openResources();
    await waitFor(() =>
      expect(screen.getAllByText('Failed to fetch user resources')).toHaveLength(2),
    );
    state.resources = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Post a resource' })).toHaveAttribute(
      'href',
      '/resources/post',
    );
  });

  test('empties the list when the session expires and logs a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { app } = openResources();
    await screen.findByText('Waste law');
    app.session.send({ type: 'session.expired' });
    await waitFor(() => expect(screen.queryByText('Waste law')).not.toBeInTheDocument());
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('list of own resources is emptied'));
    warn.mockRestore();
  });
});

describe('the list of own events', () => {
  /** Records the requests to change the status of the event. */
  const takeStatus = () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${HOST}/mainapp/events/5/status/`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(walk);
      }),
    );
    return sent;
  };

  test('shows attendance, and a draft without dates', async () => {
    openEvents();
    expect(await screen.findByText(/3 of 80 places taken/)).toBeInTheDocument();
    expect(screen.getByText(/No dates yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel: No dates' })).not.toBeInTheDocument();
  });

  test('cancels after a confirmation', async () => {
    const sent = takeStatus();
    const { user } = openEvents();
    await user.click(await screen.findByRole('button', { name: 'Cancel: Energy walk' }));
    const popup = await dialog(/Cancel this event/);
    await user.click(popup.getByRole('button', { name: 'Cancel the event' }));
    expect(await screen.findByText('Event cancelled')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 'cancelled' }]);
  });

  test('cancels the later dates of an event that repeats too, when asked', async () => {
    const sent = takeStatus();
    state.events = [{ ...walk, repeat_rule: 'FREQ=WEEKLY;COUNT=4', series_id: 2 }];
    const { user } = openEvents();
    expect(await screen.findByText(/every week/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel: Energy walk' }));
    const popup = await dialog(/Cancel this event/);
    await user.click(popup.getByRole('checkbox', { name: 'Cancel the later dates too' }));
    await user.click(popup.getByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(sent).toEqual([{ status: 'cancelled', scope: 'later' }]));
  });

  test('reinstates a cancelled event', async () => {
    const sent = takeStatus();
    state.events = [{ ...walk, status: 'cancelled' }];
    const { user } = openEvents();
    await user.click(await screen.findByRole('button', { name: 'Reinstate: Energy walk' }));
    const popup = await dialog(/Reinstate this event/);
    await user.click(popup.getByRole('button', { name: 'Reinstate' }));
    await waitFor(() => expect(sent).toEqual([{ status: 'published' }]));
  });

  test('requires new dates to postpone, unless they are not known yet', async () => {
    const sent = takeStatus();
    const { user } = openEvents();
    await user.click(await screen.findByRole('button', { name: 'Postpone: Energy walk' }));
    const popup = await dialog(/Postpone/);
    await user.click(popup.getByRole('button', { name: 'Postpone' }));
    expect(await popup.findAllByText('Enter a date and time.')).toHaveLength(2);
    expect(sent).toEqual([]);
    await user.click(popup.getByRole('checkbox', { name: 'The new date is not known yet' }));
    await user.click(popup.getByRole('button', { name: 'Postpone' }));
    await waitFor(() => expect(sent).toEqual([{ status: 'postponed' }]));
    expect(await screen.findByText('Event postponed')).toBeInTheDocument();
  });

  test('shows a refusal in the dialog', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(`${HOST}/mainapp/events/5/status/`, refuse('This event is over.')));
    const { user } = openEvents();
    await user.click(await screen.findByRole('button', { name: 'Cancel: Energy walk' }));
    const popup = await dialog(/Cancel this event/);
    await user.click(popup.getByRole('button', { name: 'Cancel the event' }));
    expect(await popup.findByText('This event is over.')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  test('shows the waiting count in the list and above the attendees', async () => {
    state.events = [{ ...walk, waiting_count: 2 }];
    server.use(http.get(`${HOST}/mainapp/events/5/attendees/`, () => HttpResponse.json([])));
    const { user } = openEvents();
    expect(
      await screen.findByText(/3 of 80 places taken · 2 people wait for a place$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Attendees: Energy walk' }));
    const list = await dialog(/Attendees of/);
    expect(list.getByText('2 people wait for a place.')).toBeVisible();
  });

  test('shows the attendees and downloads them as CSV with the session’s token', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.get(`${HOST}/mainapp/events/5/attendees/`, () =>
        HttpResponse.json([
          {
            user_id: 8,
            name: 'Achieng Otieno',
            email: 'a@example.org',
            since: '2026-11-02T09:00:00Z',
          },
        ]),
      ),
      http.get(`${HOST}/mainapp/events/5/attendees.csv`, ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return new HttpResponse('Name\r\nAchieng', { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = openEvents();
    await user.click(await screen.findByRole('button', { name: 'Attendees: Energy walk' }));
    const list = await dialog(/Attendees of/);
    expect(await list.findByText('Achieng Otieno')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(names).toEqual(['energy-walk-attendees.csv']));
    expect(tokens).toEqual([`Token ${member.token}`]);
    click.mockRestore();
  });

  test('deletes an event and shows a toast', async () => {
    server.use(
      http.delete(`${HOST}/mainapp/events/5/`, () => {
        state.events = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openEvents();
    await user.click(await screen.findByRole('button', { name: 'Delete: Energy walk' }));
    const popup = await dialog(/Delete this event/);
    await user.click(popup.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Event deleted successfully')).toBeInTheDocument();
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  });

  test('shows no toast when loading fails, and logs the error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(`${HOST}/mainapp/events/`, refuse('no', 403)));
    openEvents();
    expect(await screen.findAllByText('Failed to fetch your events')).toHaveLength(1);
    expect(log).toHaveBeenCalledWith('Failed to fetch your events', expect.anything());
    log.mockRestore();
  });
});
