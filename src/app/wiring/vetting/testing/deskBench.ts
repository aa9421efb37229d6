import { waitFor } from '@testing-library/react';
import type { AnswerState } from '../../../../actors/vetting';
import { makeStore } from '../../../../store/makeStore';
import { createRunningWrites } from '../../../../api/runningWrites';
import { HOST } from '../../../../testing/server';
import { createToasts, type Toast } from '../../../../ui/toasts';
import { createVettingDesk } from '../vettingDesk';

let keys = 0;

interface Options {
  viewer?: number;
  asUser?: number;
  isSignedIn?: () => boolean;
  now?: () => number;
}

/** A tab in which one viewer works on an assessment. */
export function openTab({
  viewer = 7,
  asUser,
  isSignedIn = () => true,
  now = Date.now,
}: Options = {}) {
  const raised: string[] = [];
  const toasts = createToasts();
  toasts.connect(({ message }: Toast) => void raised.push(message));
  const store = makeStore({
    apiHost: HOST,
    readToken: () => 'a-token',
    now: Date.now,
    pendingKeys: new Map(),
    writes: createRunningWrites(),
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
