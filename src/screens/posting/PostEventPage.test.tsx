import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EventChangePayload, EventPayload } from '../../../domain/contract/event';
import { SLOW_REQUEST_NOTICE } from '../../../domain/limits';
import { anEvent, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import type { EventValues } from './eventForm';

const { state, server } = serveInMemory();

const now = () => Date.parse('2026-11-20T09:00:00Z');

function takePosts(): { method: string; body: EventPayload }[] {
  const sent: { method: string; body: EventPayload }[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as EventPayload;
    sent.push({ method: request.method, body });
    const status = body.intent === 'draft' ? 'draft' : 'pending';
    return HttpResponse.json(anEvent({ event_id: 9, name: body.name, status }), {
      status: request.method === 'POST' ? 201 : 200,
    });
  };
  server.use(
    http.post(`${HOST}/mainapp/events/`, answer),
    http.put(`${HOST}/mainapp/events/:id/`, answer),
  );
  return sent;
}

/** `draft`: what the form begins with, where typing is not what is tested. */
const open = async (search = '', draft: Partial<EventValues> = {}) => {
  const stored = { 'postDraft:7:event:new': JSON.stringify(draft) };
  const rendered = renderApp({ at: `/events/post${search}`, user: aUser(), now, stored });
  await screen.findByRole('textbox', { name: /^Name/ });
  return rendered;
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const REPAIR_SATURDAY: Partial<EventValues> = {
  name: 'Repair Saturday',
  summary: 'Bring what is broken and mend it with us.',
  start_date: '2026-12-05T10:00',
  end_date: '2026-12-05T13:00',
  place_name: 'Kibuye hall',
  description: 'Bring a radio, a bag or a shirt. We have tools, thread and tea for all.',
  themes: ['community action'],
};

function fillAll() {
  type(/^Name/, 'Repair Saturday');
  type(/^Summary/, 'Bring what is broken and mend it with us.');
  type(/^Start/, '2026-12-05T10:00');
  type(/^End/, '2026-12-05T13:00');
  type(/^Place \(/, 'Kibuye hall');
  type(/^Text/, 'Bring a radio, a bag or a shirt. We have tools, thread and tea for all.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Community action' }));
}

test('sent on the clock of Nairobi, free and without a limit where nothing is said', async () => {
  const sent = takePosts();
  const { address } = await open();
  fillAll();
  press('Send for review');
  expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
  expect(address()).toBe('/events/my-events');
  expect(sent).toMatchObject([
    {
      method: 'POST',
      body: {
        intent: 'submit',
        start_date: '2026-12-05T10:00:00.000+03:00',
        end_date: '2026-12-05T13:00:00.000+03:00',
        timezone: 'Africa/Nairobi',
        price: 0,
        maximum_attendee_capacity: null,
      },
    },
  ]);
});

test('online asks for the link and not for a place', async () => {
  await open();
  type(/^How to attend/, 'online');
  expect(screen.queryByLabelText(/^Place \(/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Link to join/)).toBeInTheDocument();
  type(/^How to attend/, 'hybrid');
  expect(screen.getByLabelText(/^Place \(/)).toBeInTheDocument();
});

test('an end before the start is told beside the field', async () => {
  const sent = takePosts();
  await open('', REPAIR_SATURDAY);
  type(/^End/, '2026-12-05T09:00');
  press('Send for review');
  expect(await screen.findByText('The end must be after the start.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

describe('an event that repeats', () => {
  test('is asked about once it has a start, shows all its dates, and is sent as a rule', async () => {
    const sent = takePosts();
    await open('', { ...REPAIR_SATURDAY, start_date: '' });
    const rhythm = screen.getByRole('combobox', { name: 'Repeats' });
    expect(within(rhythm).getAllByRole('option')).toHaveLength(1);
    type(/^Start/, '2026-12-05T10:00');
    expect(
      within(rhythm)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'It does not repeat',
      'Every week',
      'Every two weeks',
      'On day 5 of each month',
      'On the first Saturday of each month',
    ]);
    fireEvent.change(rhythm, { target: { value: 'weekday' } });
    press('Send for review');
    expect(await screen.findByText('Enter a whole number from 2 to 26.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    type(/^Number of dates/, '3');
    expect(screen.getByText('Dec 5, 2026 · Jan 2, 2027 · Feb 6, 2027')).toBeInTheDocument();
    press('Send for review');
    expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
    expect(sent[0]?.body.repeat_rule).toBe('FREQ=MONTHLY;BYDAY=1SA;COUNT=3');
  });

  test('that lasts longer than its pause is refused beside the rhythm', async () => {
    await open('', {
      ...REPAIR_SATURDAY,
      end_date: '2026-12-14T13:00',
      rhythm: 'week',
      dates: '3',
    });
    press('Send for review');
    expect(
      await screen.findByText('The event must end before it is repeated.'),
    ).toBeInTheDocument();
  });

  test('is changed on one date, or on the later ones too; its rule stays', async () => {
    const sent = takePosts();
    const series = { repeat_rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4', series_id: 4 };
    state.events = [anEvent({ event_id: 9, ...series })];
    await open('?id=9');
    expect(screen.getByText(/takes place every two weeks\./)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Repeats' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Change the later dates too' }));
    press('Send for review');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ scope: 'later' });
    expect(sent[0]?.body).not.toHaveProperty('repeat_rule');
  });
});

test('a public event cannot be hidden as a draft; its form has its times', async () => {
  state.events = [anEvent({ event_id: 9 })];
  await open('?id=9');
  expect(screen.getByLabelText(/^Start/)).toHaveValue('2026-11-24T18:00');
  expect(screen.queryByRole('button', { name: /draft/i })).not.toBeInTheDocument();
});

test('a copy has no dates', async () => {
  state.events = [anEvent({ event_id: 9 })];
  await open('?copy=9');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Energy walk-through 9');
  expect(screen.getByLabelText(/^Start/)).toHaveValue('');
});

test('the preview is the page as the public sees it, once it has its dates', async () => {
  const { user } = await open();
  press('Preview');
  const early = within(await screen.findByRole('dialog'));
  expect(early.getByText(/Choose start and end first/)).toBeInTheDocument();
  await user.click(early.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fillAll();
  press('Preview');
  const shown = within(await screen.findByRole('dialog'));
  expect(shown.getByRole('heading', { level: 1, name: 'Repair Saturday' })).toBeInTheDocument();
  expect(shown.getByRole('complementary', { name: 'Facts' })).toHaveTextContent('Kibuye hall');
});

test('a failed reading is logged and can be repeated', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  state.events = [anEvent({ event_id: 9 })];
  server.use(
    http.get(
      `${HOST}/mainapp/events/:id/`,
      () => HttpResponse.json({ detail: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = renderApp({ at: '/events/post?id=9', user: aUser(), now });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('Failed to fetch the event', expect.anything());
  log.mockRestore();
});

test.each([
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '[go](javascript:window.ran=1)',
  '[go](data:text/html,<script>window.ran=1</script>)',
  'javascript:window.ran=1//https://example.org',
])('%s is text in every field', async (vector) => {
  await open('', {
    ...REPAIR_SATURDAY,
    attendance_mode: 'hybrid',
    name: vector,
    summary: vector,
    description: vector,
    place_name: vector,
    street_address: vector,
    organizer: vector,
    booking_url: vector,
    online_url: vector,
  });
  for (const field of [/^Name/, /^Summary/, /^Text/, /^Place \(/, /^Street/, /^Organiser/])
    expect(screen.getByLabelText(field)).toHaveValue(vector);
  press('Preview');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent(vector);
  expect(document.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
  for (const link of document.querySelectorAll('a[href]')) {
    expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i);
  }
  expect(window).not.toHaveProperty('ran');
});

describe('an answer that cannot be believed', () => {
  const DRAFT = 'postDraft:7:event:new';
  const stored = () => window.localStorage.getItem(DRAFT);

  /** Answers the creating call so, and tells with which keys it came. */
  function answer(...answers: (() => Response | Promise<Response>)[]) {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${HOST}/mainapp/events/`, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return answers[keys.length - 1]?.() ?? HttpResponse.error();
      }),
    );
    return keys;
  }
  const taken = () =>
    HttpResponse.json(anEvent({ event_id: 9, status: 'pending' }), { status: 201 });
  const broken = (body: object | null, status: number) => () =>
    brokenAnswer(body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }));
  const problem = () => screen.findByText(/^Not saved\./);

  test.each([
    ['an empty object', broken({}, 201)],
    ['another shape', broken({ event_id: 'nine', slug: 'x', status: 'pending' }, 201)],
    ['no content', broken(null, 204)],
    ['a page', () => brokenAnswer(HttpResponse.html('<h1>Hello</h1>'))],
  ])('a success with %s is none: it says so, and the draft stays', async (_what, given) => {
    const keys = answer(given, taken);
    const { address } = await open('', REPAIR_SATURDAY);
    press('Send for review');
    expect(await problem()).toHaveTextContent('Something went wrong on our side.');
    expect(screen.queryByText('Event sent for review')).not.toBeInTheDocument();
    expect(address()).toBe('/events/post');
    expect(stored()).toContain('Repair Saturday');
    press('Send for review');
    expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
    expect(keys[1]).toBe(keys[0]);
    expect(stored()).toBeNull();
  });

  test('a lost answer makes no second event, also after the page was loaded anew', async () => {
    const keys = answer(broken({ detail: 'Gateway time-out' }, 504), taken);
    const first = await open('', REPAIR_SATURDAY);
    press('Send for review');
    expect(await problem()).toHaveTextContent('Something went wrong on our side.');
    const kept = stored() ?? '';
    first.unmount();
    renderApp({ at: '/events/post', user: aUser(), now, stored: { [DRAFT]: kept } });
    await screen.findByRole('textbox', { name: /^Name/ });
    press('Send for review');
    expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/\S{20,}/);
  });

  test('an earlier text that was saved after all is told before a second event is made', async () => {
    const used = () =>
      HttpResponse.json({ detail: 'This key was used with another request.' }, { status: 422 });
    const keys = answer(broken({ detail: 'Gateway time-out' }, 504), used, taken);
    await open('', REPAIR_SATURDAY);
    press('Send for review');
    await problem();
    type(/^Name/, 'Repair Sunday');
    press('Send for review');
    expect(await screen.findByText(/An earlier version was saved/)).toHaveTextContent('My events');
    press('Send for review');
    expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('a server in trouble says in our words when to try again', async () => {
    answer(() =>
      HttpResponse.json(
        { detail: 'The service is temporarily unavailable. Please try again.' },
        { status: 503, headers: { 'Retry-After': '7' } },
      ),
    );
    await open('', REPAIR_SATURDAY);
    press('Send for review');
    expect(await problem()).toHaveTextContent('Something went wrong on our side.');
    expect(screen.getByRole('timer')).toHaveTextContent(/^You can try again in [1-7] s\.$/);
  });

  describe('that does not come', () => {
    afterEach(() => jest.useRealTimers());

    async function hang(...answers: Parameters<typeof answer>) {
      const keys = answer(() => new Promise<Response>(() => {}), ...answers);
      await open('', REPAIR_SATURDAY);
      jest.useFakeTimers({ advanceTimers: true });
      press('Send for review');
      await waitFor(() => expect(keys).toHaveLength(1));
      act(() => jest.advanceTimersByTime(SLOW_REQUEST_NOTICE));
      expect(await screen.findByText(/^This is taking longer than usual/)).toBeInTheDocument();
      return keys;
    }

    test('is asked for again after ten seconds, with the same key', async () => {
      const keys = await hang(taken);
      press('Retry');
      expect(await screen.findByText('Event sent for review')).toBeInTheDocument();
      expect(keys).toEqual([keys[0], keys[0]]);
    });

    test('need not be waited for: all stays as it is', async () => {
      await hang();
      press('Stop waiting');
      expect(await problem()).toHaveTextContent('You stopped waiting');
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Repair Saturday');
      expect(screen.getByRole('button', { name: 'Send for review' })).toBeEnabled();
      expect(stored()).toContain('Repair Saturday');
    });
  });
});

test('a device whose storage is full does not say that it keeps what is typed', async () => {
  await open();
  expect(screen.getByText(/is kept on this device until it is saved/)).toBeInTheDocument();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(/^Name/, 'Repair Saturday');
  expect(await screen.findByText(/This device does not keep what you type/)).toHaveAttribute(
    'role',
    'status',
  );
  server.use(http.post(`${HOST}/mainapp/events/`, () => HttpResponse.error()));
  press('Save draft');
  expect(await screen.findByText(/^Not saved\./)).toHaveTextContent(/What you typed stays here\.$/);
  full.mockRestore();
  type(/^Name/, 'Repair Sunday');
  expect(await screen.findByText(/is kept on this device until it is saved/)).toBeInTheDocument();
});

describe('an event that was changed elsewhere since it was opened', () => {
  const opened = anEvent({
    event_id: 9,
    user_id: 7,
    name: 'Repair Saturday',
    place_name: 'Kibuye hall',
    modified_at: '2026-11-19T09:00:00.000Z',
    start_date: '2026-12-05T07:00:00.000Z',
    end_date: '2026-12-05T10:00:00.000Z',
  });
  const theirs = {
    ...opened,
    place_name: 'Town library',
    start_date: '2026-12-05T06:00:00.000Z',
    modified_at: '2026-11-20T08:00:00.000Z',
  };

  /** A server that has `theirs`, and keeps what is sent over it alone. */
  function changeElsewhere() {
    const sent: EventChangePayload[] = [];
    state.events = [opened];
    server.use(
      http.put(`${HOST}/mainapp/events/:id/`, async ({ request }) => {
        const body = (await request.json()) as EventChangePayload;
        sent.push(body);
        if (body.modified_at === theirs.modified_at) return HttpResponse.json(theirs);
        const detail = 'This was changed in another window.';
        return HttpResponse.json({ detail, current: theirs, sent: body }, { status: 409 });
      }),
    );
    return sent;
  }

  async function sendMine() {
    const sent = changeElsewhere();
    const app = await open('?id=9');
    type(/^Place \(/, 'Market hall');
    press('Send for review');
    const versions = within(
      await screen.findByRole('group', { name: 'Two versions of this event' }),
    );
    return { sent, app, versions };
  }

  test('shows what differs of both, and keeps what was typed', async () => {
    const { versions } = await sendMine();
    expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Start: 5 December 2026 at 10:00',
      'Place: Market hall',
      'Start: 5 December 2026 at 09:00',
      'Place: Town library',
    ]);
    expect(document.activeElement).toHaveTextContent(
      /^Not saved\. This was changed in another window\. What you typed stays here/,
    );
    expect(screen.getByLabelText(/^Place \(/)).toHaveValue('Market hall');
    expect(localStorage.getItem('postDraft:7:event:9')).toContain('Market hall');
  });

  test('is sent again over the other version by who keeps their own', async () => {
    const { sent, app, versions } = await sendMine();
    fireEvent.click(versions.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(app.address()).toBe('/events/my-events'));
    expect(sent.map(({ modified_at, place_name }) => [modified_at, place_name])).toEqual([
      [opened.modified_at, 'Market hall'],
      [theirs.modified_at, 'Market hall'],
    ]);
  });

  test('is taken over by who takes the other, and what was typed can be put back', async () => {
    const { sent, versions } = await sendMine();
    fireEvent.click(versions.getByRole('button', { name: 'Take the other' }));
    const place = screen.getByLabelText(/^Place \(/);
    await waitFor(() => expect(place).toHaveValue('Town library'));
    expect(screen.getByLabelText(/^Start/)).toHaveValue('2026-12-05T09:00');
    expect(screen.queryByRole('group', { name: /^Two versions/ })).not.toBeInTheDocument();
    press('Restore what I typed');
    await waitFor(() => expect(place).toHaveValue('Market hall'));
    press('Send for review');
    expect(await screen.findByText(/^Event (published|sent for review)$/)).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({
      place_name: 'Market hall',
      modified_at: theirs.modified_at,
    });
  });

  test('is not overwritten by a draft of an earlier version', async () => {
    const sent = changeElsewhere();
    state.events = [theirs];
    const draft = { place_name: 'Market hall', version: opened.modified_at };
    const stored = { 'postDraft:7:event:9': JSON.stringify(draft) };
    renderApp({ at: '/events/post?id=9', user: aUser(), now, stored });
    expect(await screen.findByLabelText(/^Place \(/)).toHaveValue('Market hall');
    press('Send for review');
    await screen.findByRole('group', { name: 'Two versions of this event' });
    expect(sent).toMatchObject([{ modified_at: opened.modified_at }]);
  });
});
