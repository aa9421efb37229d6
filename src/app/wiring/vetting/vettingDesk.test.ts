import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { vettingApi } from '../../../api/vettingApi';
import { HOST } from '../../../testing/server';
import { prepareTabs, type Tab } from './testing/deskBench';
import { anApplication } from './testing/vettingServer';

const { server, vetting, startTab, readyTab } = prepareTabs();

const answerBasic = () => [101, 102].map((id) => vetting().answer(7, id, id * 100 + 1));
const basicAnswers = {
  101: { text: '', selected_options: [10101], evidence_url: '' },
  102: { text: '', selected_options: [10201], evidence_url: '' },
};

/** The Basic part is answered, and there is no connection to save it. */
async function waitingForAnswers(): Promise<Tab> {
  const tab = await readyTab();
  vetting().state.reply = 'unreachable';
  tab.choose(101, 1);
  tab.choose(102, 1);
  await tab.becomes(102, 'queued');
  return tab;
}

async function submitElsewhere(store: Tab['store']): Promise<void> {
  vetting().state.applications = [anApplication({ state: 'submitted', possible: [] })];
  const { listApplications } = vettingApi.endpoints;
  await store.dispatch(listApplications.initiate({ user: 7 }, { forceRefetch: true }));
}

describe('an admin', () => {
  test('is read-only until they ask to edit; then each save names the business', async () => {
    const { desk, choose, chosen, becomes } = await readyTab({ viewer: 1, asUser: 7 });
    choose(101, 1);
    expect([desk.read().isReadOnly, chosen(101)]).toEqual([true, undefined]);
    desk.read().editOnTheirBehalf();
    choose(101, 1);
    await becomes(101, 'saved');
    expect(vetting().state.asked[0]?.searchParams.get('as_user')).toBe('7');
  });

  test('is offered what the business can do, and submits for it', async () => {
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
    const { desk, choose, becomes } = await readyTab({ viewer: 1, asUser: 7 });
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

  test('gets the status unknown when there is no such business', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const missing = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    server.use(http.get(`${HOST}/vet/responses/`, missing));
    const opened = startTab({ viewer: 1, asUser: 99 });
    await waitFor(() => {
      expect(opened.desk.read().status).toBe('unknown');
    });
  });
});

describe('a request that hangs', () => {
  test('is aborted when the viewer asks to load again', async () => {
    let calls = 0;
    const given: AbortSignal[] = [];
    server.use(
      http.get(`${HOST}/vet/responses/`, async ({ request }) => {
        calls += 1;
        given.push(request.signal);
        if (calls === 1) await delay('infinite');
        return HttpResponse.json([vetting().answer(7, 101, 10102)]);
      }),
    );
    const opened = startTab();
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

describe('an application', () => {
  test('is submitted once, after the last answer', async () => {
    const { desk, choose } = await readyTab();
    choose(101, 1);
    choose(102, 1);
    const [first, second] = await Promise.all([desk.read().submit(), desk.read().submit()]);
    expect([first, second]).toEqual([true, true]);
    expect(vetting().state.written).toEqual(['101: 10101', '102: 10201', 'application']);
    expect(desk.read()).toMatchObject({ stage: 'submitted', isReadOnly: true });
  });

  test('is not submitted while questions of the Basic part are open', async () => {
    const { desk } = await readyTab();
    expect(await desk.read().submit()).toBe(false);
    expect(desk.read().stage).toBe('basic.incomplete');
  });

  test('is not submitted when the server would not take it', async () => {
    answerBasic();
    vetting().state.applications = [anApplication({ possible: [] })];
    const { desk } = await readyTab();
    expect(await desk.read().submit()).toBe(false);
    expect(vetting().state.written).toEqual([]);
  });

  test.each([
    ['in_progress', 'advanced.incomplete'],
    ['changes_requested', 'changes_requested'],
  ] as const)('is submitted with open Advanced questions when it is %s', async (state, stage) => {
    answerBasic();
    vetting().state.isCleared = true;
    vetting().state.applications = [anApplication({ state })];
    const { desk } = await readyTab();
    expect(desk.read().stage).toBe(stage);
    expect(await desk.read().submit()).toBe(true);
    expect(vetting().state.written).toEqual(['application']);
  });

  test('is not submitted when its last answer is refused', async () => {
    const { desk, choose, becomes } = await readyTab();
    choose(101, 1);
    await becomes(101, 'saved');
    vetting().state.reply = 400;
    choose(102, 1);
    expect(await desk.read().submit()).toBe(false);
    expect(desk.read()).toMatchObject({
      problem: 'An answer could not be saved. Please look at the questions that are marked.',
      isReadOnly: false,
    });
    expect(await desk.read().submit()).toBe(false);
    vetting().state.reply = 'ok';
    desk.read().retryAnswer(102);
    expect(await desk.read().submit()).toBe(true);
  });

  test('is not submitted once the wait for its answers is given up', async () => {
    const { desk, choose } = await waitingForAnswers();
    const submitted = desk.read().submit();
    expect(desk.read().isReadOnly).toBe(true);
    choose(101, 2);
    desk.read().cancelSubmission();
    expect(await submitted).toBe(false);
    expect(desk.read()).toMatchObject({ isReadOnly: false, answers: basicAnswers });
  });

  test('ends the wait for its answers when it was submitted elsewhere', async () => {
    const { desk, store } = await waitingForAnswers();
    const submitted = desk.read().submit();
    await submitElsewhere(store);
    expect(await submitted).toBe(true);
    expect(desk.read()).toMatchObject({ stage: 'submitted', isReadOnly: true, pending: 2 });
    expect(vetting().state.written).toEqual([]);
  });

  test('can be submitted after a reload in the middle of a submission', async () => {
    const { desk } = await waitingForAnswers();
    const submitted = desk.read().submit();
    desk.read().reload();
    expect(await submitted).toBe(false);
    await waitFor(() => {
      expect(desk.read().status).toBe('ready');
    });
    vetting().state.reply = 'ok';
    const again = desk.read().submit();
    desk.resume();
    expect(await again).toBe(true);
  });

  test('is submitted when only the reply to the submission was lost', async () => {
    answerBasic();
    const { desk, store } = await readyTab();
    server.use(http.post(`${HOST}/vet/applications/3/events/`, () => HttpResponse.error()));
    expect(await desk.read().submit()).toBe(false);
    expect(desk.read().problem).toContain('Unable to connect');
    await submitElsewhere(store);
    await waitFor(() => {
      expect(desk.read()).toMatchObject({ stage: 'submitted', isReadOnly: true, problem: null });
    });
  });

  test('asks for clearance once the server has every answer, and again after a change', async () => {
    let checks = 0;
    server.use(
      http.get(`${HOST}/vet/vetting-data/`, () => {
        checks += 1;
        return undefined;
      }),
    );
    const { choose, becomes } = await waitingForAnswers();
    expect(checks).toBe(1);
    vetting().state.reply = 'ok';
    choose(101, 2);
    await becomes(101, 'saved');
    await becomes(102, 'saved');
    await waitFor(() => {
      expect(checks).toBe(2);
    });
    choose(101, 1);
    await becomes(101, 'saved');
    await waitFor(() => {
      expect(checks).toBe(3);
    });
  });

  test('is read after the first answer', async () => {
    vetting().state.applications = [];
    const { desk, choose } = await readyTab();
    expect(desk.read().application).toBeNull();
    vetting().state.applications = [anApplication()];
    choose(101, 1);
    await waitFor(() => {
      expect(desk.read().application?.id).toBe(3);
    });
  });
});
