import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SAVED_TOAST_INTERVAL } from '../../../../domain/limits';
import { HOST } from '../../../testing/server';
import { prepareTabs, storedKeys } from './testing/deskBench';

const { server, vetting, startTab, readyTab, leaveUnsent } = prepareTabs();

describe('an answer', () => {
  test('is saved and counted, with a notice at most once a minute', async () => {
    let time = 0;
    const { desk, raised, choose, chosen, becomes } = await readyTab({ now: () => time });
    choose(101, 1);
    expect(desk.read().answerState(101).status).toBe('saving');
    expect(desk.read().pending).toBe(1);
    await becomes(101, 'saved');
    choose(101, 2);
    await becomes(101, 'saved');
    time = SAVED_TOAST_INTERVAL;
    choose(102, 1);
    await becomes(102, 'saved');
    expect(raised).toEqual(['Response saved successfully', 'Response saved successfully']);
    expect(vetting().state.written).toEqual(['101: 10101', '101: 10102', '102: 10201']);
    expect([chosen(101), desk.read().pending, storedKeys()]).toEqual([10102, 0, []]);
    expect(desk.read().progress[0]).toMatchObject({ questions_answered: 2 });
    expect(desk.read().stage).toBe('basic.awaitingClearance');
  });

  test('is sent again, the newest last, when it is changed during a save', async () => {
    const { choose, chosen, becomes } = await readyTab();
    for (const place of [1, 2, 1, 2]) choose(101, place);
    choose(102, 1);
    await becomes(102, 'saved');
    await becomes(101, 'saved');
    expect(chosen(101)).toBe(10102);
    expect(vetting().state.responses.get(101)?.selected_options).toEqual([10102]);
    expect(vetting().state.written.at(-1)).toMatch(/^10[12]/);
    expect(new Set(vetting().state.keys).size).toBe(vetting().state.keys.length);
  });

  test('stays shown without a gap while the server takes it', async () => {
    const { desk, choose, chosen, becomes } = await readyTab();
    const shown: unknown[] = [];
    choose(101, 1);
    // As React does: it looks at once, and draws when the present work is done.
    desk.subscribe(() => {
      desk.read();
      queueMicrotask(() => shown.push(chosen(101)));
    });
    await becomes(101, 'saved');
    expect(new Set(shown)).toEqual(new Set([10101]));
  });

  test('of another person is not kept', async () => {
    vetting().state.others = [{ ...vetting().answer(8, 102, 10202) }];
    vetting().state.responses.clear();
    const { desk, store } = await readyTab();
    expect(desk.read().answers).toEqual({});
    expect(JSON.stringify(store.getState())).not.toContain('10202]');
  });
});

describe('a bad connection', () => {
  test('keeps every answer, and sends each once and in order when it is back', async () => {
    const { desk, choose, becomes } = await readyTab();
    vetting().state.reply = 'unreachable';
    choose(101, 1);
    await becomes(101, 'queued');
    choose(102, 1);
    await becomes(102, 'queued');
    desk.resume();
    await becomes(101, 'saving');
    await becomes(101, 'queued');
    choose(101, 2);
    vetting().state.reply = 'ok';
    desk.resume();
    await becomes(101, 'saved');
    await becomes(102, 'saved');
    expect(vetting().state.written).toEqual(['101: 10101', '102: 10201', '101: 10102']);
    expect(storedKeys()).toEqual([]);
  });

  test('sends nothing while the browser is offline', async () => {
    const { desk, choose, becomes } = await readyTab();
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(desk.read().isOnline).toBe(false);
    choose(101, 1);
    await becomes(101, 'queued');
    expect(vetting().state.keys).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await becomes(101, 'saved');
    expect(desk.read().isOnline).toBe(true);
  });

  test('repeats an answer with its key when the reply was lost, so that it is written once', async () => {
    const { desk, choose, becomes } = await readyTab();
    vetting().state.reply = 'lostAfterCommit';
    choose(101, 1);
    await becomes(101, 'queued');
    choose(101, 2);
    vetting().state.reply = 'ok';
    desk.resume();
    await becomes(101, 'saved');
    const [first, repeat, second] = vetting().state.keys;
    expect(repeat).toBe(first);
    expect(second).not.toBe(first);
    expect(vetting().state.written).toEqual(['101: 10101', '101: 10102']);
  });

  test('shows the answer on the next visit and sends it with its key', async () => {
    const first = await readyTab();
    vetting().state.reply = 'lostAfterCommit';
    first.choose(101, 2);
    await first.becomes(101, 'queued');
    first.desk.close();
    vetting().state.reply = 'unreachable';
    const second = await readyTab();
    expect(second.chosen(101)).toBe(10102);
    await second.becomes(101, 'queued');
    vetting().state.reply = 'ok';
    second.desk.resume();
    await second.becomes(101, 'saved');
    expect(new Set(vetting().state.keys).size).toBe(1);
    expect(vetting().state.written).toEqual(['101: 10102']);
  });

  test('stores text that is still being typed when the page is hidden', async () => {
    const { desk } = await readyTab();
    desk.read().answer(101, { text: 'half a sen', selected_options: [], evidence_url: '' });
    expect(storedKeys()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(storedKeys()).toHaveLength(1);
    expect(localStorage.getItem(storedKeys()[0] ?? '')).toContain('half a sen');
  });

  test.each([500, 'nonsense'] as const)('sends an answer again after %s', async (reply) => {
    const { desk, choose, becomes } = await readyTab();
    vetting().state.reply = reply;
    choose(101, 1);
    await becomes(101, 'queued');
    vetting().state.reply = 'ok';
    desk.resume();
    await becomes(101, 'saved');
    expect(vetting().state.written).toHaveLength(1);
  });

  test('waits as long as Retry-After says', async () => {
    const { desk, choose, becomes } = await readyTab();
    const busy = { status: 429, headers: { 'Retry-After': '60' } };
    server.use(
      http.post(`${HOST}/vet/response/`, () => HttpResponse.json({ detail: 'Busy.' }, busy), {
        once: true,
      }),
    );
    choose(101, 1);
    await becomes(101, 'queued');
    expect(desk.actors()[1].getSnapshot()).toMatchObject({
      value: { delivery: 'waitingForRetryAfter' },
      context: { retryAfter: 60_000 },
    });
    desk.resume();
    await becomes(101, 'saved');
  });

  test('keeps a saved answer when an older read arrives after it', async () => {
    await leaveUnsent(101, 1);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(`${HOST}/vet/responses/`, async () => {
        const older = [...vetting().state.responses.values()];
        await held;
        return HttpResponse.json(older);
      }),
    );
    const second = startTab();
    await waitFor(() => {
      expect(storedKeys()).toEqual([]);
    });
    release();
    await waitFor(() => {
      expect(second.desk.read().status).toBe('ready');
    });
    expect([second.chosen(101), vetting().state.written]).toEqual([10101, ['101: 10101']]);
  });
});
