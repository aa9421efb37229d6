import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SLOW_REQUEST_NOTICE } from '../../../domain/limits';
import { anEvent, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { DRAFT, now, open, REPAIR_SATURDAY } from './testing/eventPage';
import { press, type } from './testing/formActions';

const { server } = serveInMemory();

describe('an answer that cannot be believed', () => {
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
