import { waitFor } from '@testing-library/react';
import type { AnswerState } from '../../../../actors/vetting';
import { makeStore } from '../../../../store/makeStore';
import { createRunningRequests } from '../../../../api/runningRequests';
import { HOST, serveInMemory } from '../../../../testing/server';
import { createToasts, type Toast } from '../../../../ui/toasts';
import { createVettingDesk } from '../vettingDesk';
import { createVettingServer } from './vettingServer';

let keys = 0;

interface Options {
  viewer?: number;
  asUser?: number;
  isSignedIn?: () => boolean;
  now?: () => number;
}

/** A tab in which one viewer works on an assessment. */
function openTab({ viewer = 7, asUser, isSignedIn = () => true, now = Date.now }: Options = {}) {
  const raised: string[] = [];
  const toasts = createToasts();
  toasts.connect(({ message }: Toast) => void raised.push(message));
  const store = makeStore({
    apiHost: HOST,
    readToken: () => 'a-token',
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused: () => {},
  });
  const desk = createVettingDesk({
    store,
    toasts,
    window,
    now,
    newKey: () => `tab${++keys}`,
    isSignedIn,
    viewer,
    user: asUser ?? viewer,
    asUser: asUser ?? null,
  });
  const choose = (question: number, place: number) =>
    desk.read().answer(question, {
      text: '',
      selected_options: [question * 100 + place],
      evidence_url: '',
    });
  const chosen = (question: number) => desk.read().answers[question]?.selected_options[0];
  const becomes = (question: number, status: AnswerState['status']) =>
    waitFor(() => {
      expect(desk.read().answerState(question).status).toBe(status);
    });
  return { desk, store, raised, choose, chosen, becomes };
}

export type Tab = ReturnType<typeof openTab>;

/** Before each test an empty browser and a new server; after it every tab is closed. */
export function prepareTabs() {
  const { server } = serveInMemory();
  let vetting = createVettingServer();
  let tabs: Tab[] = [];
  beforeEach(() => {
    localStorage.clear();
    vetting = createVettingServer();
    server.use(...vetting.handlers);
  });
  afterEach(() => {
    for (const { desk } of tabs) desk.close();
    tabs = [];
    jest.restoreAllMocks();
  });

  function startTab(options: Options = {}): Tab {
    const tab = openTab(options);
    tabs.push(tab);
    tab.desk.start();
    return tab;
  }
  /** Once its assessment is there. */
  async function readyTab(options?: Options): Promise<Tab> {
    const tab = startTab(options);
    await waitFor(() => {
      expect(tab.desk.read().status).toBe('ready');
    });
    return tab;
  }
  return {
    server,
    vetting: () => vetting,
    startTab,
    readyTab,
    /** A tab in which a question was answered without a network, and which was then closed. */
    async leaveUnsent(question: number, place: number): Promise<void> {
      const tab = await readyTab();
      vetting.state.reply = 'unreachable';
      tab.choose(question, place);
      await tab.becomes(question, 'queued');
      tab.desk.close();
      vetting.state.reply = 'ok';
    },
  };
}

/** The entries of the browser's storage for answers that are not saved. */
export const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('vettingQueue:'));
