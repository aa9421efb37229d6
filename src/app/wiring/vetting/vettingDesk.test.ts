import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { SAVED_TOAST_INTERVAL } from '../../../../domain/limits';
import { HOST, serveInMemory } from '../../../testing/server';
import { openTab, type Tab } from './testing/deskBench';
import { anApplication, createVettingServer } from './testing/vettingServer';

const { server } = serveInMemory();
let vetting: ReturnType<typeof createVettingServer>;
let tabs: Tab[];

async function tab(...given: Parameters<typeof openTab>): Promise<Tab> {
  const opened = openTab(...given);
  tabs.push(opened);
  opened.desk.start();
  await waitFor(() => {
    expect(opened.desk.read().status).toBe('ready');
  });
  return opened;
}

/** As when a tab is killed: nothing is flushed, nothing goes on. */
function kill(killed: Tab) {
  killed.desk.close();
}

const queue = () => Object.keys(localStorage).filter((key) => key.startsWith('vettingQueue:'));

beforeEach(() => {
  localStorage.clear();
  tabs = [];
  vetting = createVettingServer();
  server.use(...vetting.handlers);
});
afterEach(() => {
  for (const { desk } of tabs) desk.close();
  jest.restoreAllMocks();
});

describe('an answer', () => {
  test('is saved, counted and said once a minute', async () => {
    let time = 0;
    const { desk, raised, choose, chosen, becomes } = await tab({ now: () => time });
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
    expect(vetting.state.written).toEqual(['101: 10101', '101: 10102', '102: 10201']);
    expect([chosen(101), desk.read().pending, queue()]).toEqual([10102, 0, []]);
    expect(desk.read().progress[0]).toMatchObject({ questions_answered: 2 });
    expect(desk.read().stage).toMatch(/^basic.awaitingClearance/);
  });

  test('changed while it is being saved follows in order, the newest last', async () => {
    const { choose, chosen, becomes } = await tab();
    for (const place of [1, 2, 1, 2]) choose(101, place);
    choose(102, 1);
    await becomes(102, 'saved');
    await becomes(101, 'saved');
    expect(chosen(101)).toBe(10102);
    expect(vetting.state.responses.get(101)?.selected_options).toEqual([10102]);
    expect(vetting.state.written.at(-1)).toMatch(/^10[12]/);
    expect(new Set(vetting.state.keys).size).toBe(vetting.state.keys.length);
  });

  test('is shown without a gap when the server has taken it', async () => {
    const { desk, choose, chosen, becomes } = await tab();
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

  test('of other people is never kept', async () => {
    vetting.state.others = [{ ...vetting.answer(8, 102, 10202) }];
    vetting.state.responses.clear();
    const { desk, store } = await tab();
    expect(desk.read().answers).toEqual({});
    expect(JSON.stringify(store.getState())).not.toContain('10202]');
  });
});

describe('a bad line', () => {
  test('offline twice: everything waits, and is sent once and in order', async () => {
    const { desk, choose, becomes } = await tab();
    vetting.state.mood = 'unreachable';
    choose(101, 1);
    await becomes(101, 'queued');
    choose(102, 1);
    await becomes(102, 'queued');
    desk.resume();
    await becomes(101, 'saving');
    await becomes(101, 'queued');
    choose(101, 2);
    vetting.state.mood = 'ok';
    desk.resume();
    await becomes(101, 'saved');
    await becomes(102, 'saved');
    expect(vetting.state.written).toEqual(['101: 10101', '102: 10201', '101: 10102']);
    expect(queue()).toEqual([]);
  });

  test('no network: nothing is even tried until it is back', async () => {
    const { desk, choose, becomes } = await tab();
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(desk.read().isOnline).toBe(false);
    choose(101, 1);
    await becomes(101, 'queued');
    expect(vetting.state.keys).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await becomes(101, 'saved');
    expect(desk.read().isOnline).toBe(true);
  });

  test('an answer lost after the commit: the repeat carries the same key and writes nothing', async () => {
    const { desk, choose, becomes } = await tab();
    vetting.state.mood = 'lostAfterCommit';
    choose(101, 1);
    await becomes(101, 'queued');
    choose(101, 2);
    vetting.state.mood = 'ok';
    desk.resume();
    await becomes(101, 'saved');
    const [first, repeat, second] = vetting.state.keys;
    expect(repeat).toBe(first);
    expect(second).not.toBe(first);
    expect(vetting.state.written).toEqual(['101: 10101', '101: 10102']);
  });

  test('a closed tab: the next visit shows the answer and sends it with its key', async () => {
    const first = await tab();
    vetting.state.mood = 'lostAfterCommit';
    first.choose(101, 2);
    await first.becomes(101, 'queued');
    kill(first);
    vetting.state.mood = 'unreachable';
    const second = await tab();
    expect(second.chosen(101)).toBe(10102);
    await second.becomes(101, 'queued');
    vetting.state.mood = 'ok';
    second.desk.resume();
    await second.becomes(101, 'saved');
    expect(new Set(vetting.state.keys).size).toBe(1);
    expect(vetting.state.written).toEqual(['101: 10102']);
  });

  test('text that was being typed is in the queue when the page goes', async () => {
    const { desk } = await tab();
    desk.read().answer(101, { text: 'half a sen', selected_options: [], evidence_url: '' });
    expect(queue()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(queue()).toHaveLength(1);
    expect(localStorage.getItem(queue()[0] ?? '')).toContain('half a sen');
  });

  test.each([500, 'nonsense'] as const)(
    'the server answers %s: it is tried again',
    async (mood) => {
      const { desk, choose, becomes } = await tab();
      vetting.state.mood = mood;
      choose(101, 1);
      await becomes(101, 'queued');
      vetting.state.mood = 'ok';
      desk.resume();
      await becomes(101, 'saved');
      expect(vetting.state.written).toHaveLength(1);
    },
  );

  test('a busy server: it is left alone for as long as it asks', async () => {
    const { desk, choose, becomes } = await tab();
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

  test('a slow read: it does not undo the answer that was saved meanwhile', async () => {
    const first = await tab();
    vetting.state.mood = 'unreachable';
    first.choose(101, 1);
    await first.becomes(101, 'queued');
    kill(first);
    vetting.state.mood = 'ok';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(`${HOST}/vet/responses/`, async () => {
        const older = [...vetting.state.responses.values()];
        await held;
        return HttpResponse.json(older);
      }),
    );
    const second = openTab();
    tabs.push(second);
    second.desk.start();
    await waitFor(() => {
      expect(queue()).toEqual([]);
    });
    release();
    await waitFor(() => {
      expect(second.desk.read().status).toBe('ready');
    });
    expect([second.chosen(101), vetting.state.written]).toEqual([10101, ['101: 10101']]);
  });
});

describe('a refusal', () => {
  test('shows the words of the server, outlives the tab and can be tried again', async () => {
    const first = await tab();
    vetting.state.mood = 400;
    first.choose(101, 1);
    first.choose(102, 1);
    await first.becomes(101, 'failed');
    await first.becomes(102, 'failed');
    expect(first.desk.read().answerState(101).message).toBe('Said the server.');
    kill(first);
    const second = await tab();
    expect(second.desk.read().answerState(101)).toMatchObject({
      status: 'failed',
      message: 'Said the server.',
    });
    expect(second.chosen(101)).toBe(10101);
    vetting.state.mood = 'ok';
    second.desk.read().retryAnswer(101);
    await second.becomes(101, 'saved');
    second.choose(102, 2);
    await second.becomes(102, 'saved');
    expect(queue()).toEqual([]);
  });

  test('of the session keeps the answer until the same person is back', async () => {
    let isSignedIn = true;
    const { desk, choose, chosen, becomes } = await tab({ isSignedIn: () => isSignedIn });
    vetting.state.mood = 401;
    choose(101, 1);
    await becomes(101, 'queued');
    isSignedIn = false;
    vetting.state.mood = 'ok';
    desk.resume();
    await becomes(101, 'queued');
    expect([chosen(101), vetting.state.keys.length]).toEqual([10101, 1]);
    isSignedIn = true;
    desk.resume();
    await becomes(101, 'saved');
  });

  test('somebody else neither sees nor sends what another left in this browser', async () => {
    const first = await tab();
    vetting.state.mood = 'unreachable';
    first.choose(101, 1);
    await first.becomes(101, 'queued');
    kill(first);
    vetting.state.mood = 'ok';
    const sent = vetting.state.keys.length;
    const other = await tab({ viewer: 8 });
    const admin = await tab({ viewer: 1, asUser: 7 });
    expect([other.desk.read().answers, admin.desk.read().answers]).toEqual([{}, {}]);
    expect(vetting.state.keys).toHaveLength(sent);
    expect(queue()).toHaveLength(1);
  });
});

describe('a conflict', () => {
  async function inConflict() {
    const opened = await tab();
    vetting.answer(7, 101, 10102);
    opened.choose(101, 1);
    await opened.becomes(101, 'conflict');
    return opened;
  }

  test('shows the other version and outlives the tab', async () => {
    const first = await inConflict();
    expect(first.desk.read().answerState(101).theirs).toMatchObject({ selected_options: [10102] });
    kill(first);
    const second = await tab();
    expect(second.desk.read().answerState(101)).toMatchObject({
      status: 'conflict',
      theirs: { selected_options: [10102] },
    });
    expect(second.chosen(101)).toBe(10101);
  });

  test('keeps mine', async () => {
    const { desk, chosen, becomes } = await inConflict();
    desk.read().keepMine(101);
    await becomes(101, 'saved');
    expect([chosen(101), vetting.state.responses.get(101)?.revision]).toEqual([10101, 2]);
    expect(queue()).toEqual([]);
  });

  test('takes theirs', async () => {
    const { desk, chosen } = await inConflict();
    desk.read().takeTheirs(101);
    expect(desk.read().answerState(101).status).toBe('saved');
    expect([chosen(101), queue()]).toEqual([10102, []]);
    expect(vetting.state.written).toEqual([]);
  });

  test('keeps the other version when an older one was read before', async () => {
    for (const option of [10101, 10102, 10101]) vetting.answer(7, 101, option);
    const { desk, choose, becomes } = await tab();
    vetting.state.responses.delete(101);
    choose(101, 2);
    await becomes(101, 'conflict');
    choose(102, 1);
    await becomes(102, 'saved');
    expect(desk.read().answerState(101)).toMatchObject({ status: 'conflict', theirs: null });
  });

  test('is none when both versions say the same', async () => {
    const { choose, becomes } = await tab();
    vetting.answer(7, 101, 10101);
    choose(101, 1);
    await becomes(101, 'saved');
  });
});

describe('two tabs', () => {
  test('the other one shows what was saved and goes on from its revision', async () => {
    const [first, second] = [await tab(), await tab()];
    first.choose(101, 1);
    await first.becomes(101, 'saved');
    await waitFor(() => {
      expect(second.chosen(101)).toBe(10101);
    });
    second.choose(101, 2);
    await second.becomes(101, 'saved');
    await waitFor(() => {
      expect(first.chosen(101)).toBe(10102);
    });
    expect(vetting.state.written).toEqual(['101: 10101', '101: 10102']);
  });

  test('that change the same answer at once end in a conflict, not in a loss', async () => {
    const [first, second] = [await tab(), await tab()];
    first.choose(101, 1);
    second.choose(101, 2);
    await second.becomes(101, 'conflict');
    expect(vetting.state.written).toHaveLength(1);
    expect(second.desk.read().answerState(101).theirs).toMatchObject({ revision: 1 });
    second.desk.read().keepMine(101);
    await second.becomes(101, 'saved');
    await first.becomes(101, 'saved');
    await waitFor(() => {
      expect([first.chosen(101), second.chosen(101)]).toEqual([10102, 10102]);
    });
    expect([vetting.state.written.length, queue()]).toEqual([2, []]);
  });
});

describe('blocked storage', () => {
  test('keeps the answer in memory and says so once', async () => {
    const { desk, raised, choose, chosen, becomes } = await tab();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED');
    });
    vetting.state.mood = 'unreachable';
    choose(101, 1);
    choose(102, 1);
    await becomes(102, 'queued');
    expect(chosen(101)).toBe(10101);
    expect(raised).toEqual([expect.stringContaining('browser blocks storage')]);
    expect(desk.read().isKept).toBe(false);
    vetting.state.mood = 'ok';
    desk.resume();
    await becomes(102, 'saved');
    expect(desk.read().isKept).toBe(true);
    expect(vetting.state.written).toEqual(['101: 10101', '102: 10201']);
  });

  test.each(['', '{', 'null', '{"version":2,"item":{}}', '{"version":1,"item":{"key":"x"}}'])(
    'a foreign entry %j is left alone',
    async (entry) => {
      localStorage.setItem('vettingQueue:7:7:x', entry);
      const { desk } = await tab();
      expect([desk.read().answers, desk.read().pending]).toEqual([{}, 0]);
      expect(localStorage.getItem('vettingQueue:7:7:x')).toBe(entry);
    },
  );
});

describe('an admin', () => {
  test('reads until they ask to edit; then each save names the business', async () => {
    const { desk, choose, chosen, becomes } = await tab({ viewer: 1, asUser: 7 });
    choose(101, 1);
    expect([desk.read().isReadOnly, chosen(101)]).toEqual([true, undefined]);
    desk.read().editOnTheirBehalf();
    choose(101, 1);
    await becomes(101, 'saved');
    expect(vetting.state.asked[0]?.searchParams.get('as_user')).toBe('7');
  });

  test('is offered what the business can do, and may submit for it', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${HOST}/vet/applications/`, ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        const isOwners = searchParams.get('as_user') === '7';
        const possible = isOwners ? ['application.submitted'] : ['application.claimed'];
        return HttpResponse.json([{ ...anApplication(), possible }]);
      }),
    );
    const { desk, choose, becomes } = await tab({ viewer: 1, asUser: 7 });
    expect(asked).toEqual(['?user=7&as_user=7']);
    expect(desk.read().application?.possible).toEqual(['application.submitted']);
    desk.read().editOnTheirBehalf();
    expect(desk.read().isOnBehalf).toBe(true);
    choose(101, 1);
    choose(102, 1);
    await becomes(102, 'saved');
    expect(await desk.read().submit()).toBe(true);
    desk.read().stopEditing();
    expect(desk.read().isOnBehalf).toBe(false);
  });

  test('is told when there is no such business', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const missing = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    server.use(http.get(`${HOST}/vet/responses/`, missing));
    const opened = openTab({ viewer: 1, asUser: 99 });
    tabs.push(opened);
    opened.desk.start();
    await waitFor(() => {
      expect(opened.desk.read().status).toBe('unknown');
    });
  });
});

describe('a call that hangs', () => {
  test('is given up when the reader asks to load again', async () => {
    let calls = 0;
    const given: AbortSignal[] = [];
    server.use(
      http.get(`${HOST}/vet/responses/`, async ({ request }) => {
        calls += 1;
        given.push(request.signal);
        if (calls === 1) await delay('infinite');
        return HttpResponse.json([vetting.answer(7, 101, 10102)]);
      }),
    );
    const opened = openTab();
    tabs.push(opened);
    opened.desk.start();
    await waitFor(() => {
      expect(calls).toBe(1);
    });
    expect(opened.desk.read().status).toBe('loading');
    opened.desk.read().reload();
    await waitFor(() => {
      expect(opened.desk.read().status).toBe('ready');
    });
    expect(opened.chosen(101)).toBe(10102);
    expect([calls, given[0]?.aborted]).toEqual([2, true]);
  });
});

describe('the application', () => {
  test('is submitted after the last answer, once', async () => {
    const { desk, choose } = await tab();
    choose(101, 1);
    choose(102, 1);
    const [first, second] = await Promise.all([desk.read().submit(), desk.read().submit()]);
    expect([first, second]).toEqual([true, true]);
    expect(vetting.state.written).toEqual(['101: 10101', '102: 10201', 'application']);
    expect(desk.read()).toMatchObject({ stage: 'submitted.waitingForReview', isReadOnly: true });
  });

  test('is not submitted while questions of the Basic part are open', async () => {
    const { desk } = await tab();
    expect(await desk.read().submit()).toBe(false);
    expect(desk.read().stage).toBe('finishing.withGaps');
  });

  test('is there with the first answer', async () => {
    vetting.state.applications = [];
    const { desk, choose } = await tab();
    expect(desk.read().application).toBeNull();
    vetting.state.applications = [anApplication()];
    choose(101, 1);
    await waitFor(() => {
      expect(desk.read().application?.id).toBe(3);
    });
  });
});
