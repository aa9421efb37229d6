import { act, fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { vettingApi } from '../../api/vettingApi';
import { CLEARANCE_CHECK_INTERVAL } from '../../../domain/limits';
import { applicationRow } from '../../../domain/vetting/applicationStates';
import { heldEffect, settled } from '../../machines/testing/held';
import { coveringPaths, titleOf } from '../../machines/testing/paths';
import { record } from '../../machines/testing/record';
import { vettingWalks } from '../../machines/testing/vettingBench';
import type { VettingEvent } from '../../machines/vetting/vettingMachine';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { anApplication, aVettingReport } from '../../testing/vettingReport';
import { questionEntries } from '../../testing/vettingServer';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answers } from '../../../domain/vetting/types';
import { basicAnswers } from './testing/aVetting';
// Compiled before the first test, which would else wait for it.
import '../../app/VettingProvider';
import './VettingCompletionPage';
import './VettingPage';

const { state: served, server } = serveInMemory();
const business = aUser({ user_type: 'business', first_name: 'Lake Soaps', last_name: '' });
const admin = aUser({ user_type: 'business', role: 'admin', user_id: 1 });
const COMPLETION = '/vetting/completion';

type Path = ReturnType<typeof coveringPaths>[number];
type Step = Path['steps'][number];

/** Submit cannot be pressed while an answer is unsaved, so the pages never wait for one. */
const isPassedAtOnce = ({ state }: Step): boolean =>
  state.matches({ ready: { submission: { submitting: 'savingAnswers' } } });
const needsUnsaved = ({ type }: AnyEventObject): boolean =>
  type === 'answers.blocked' || type === 'submission.cancelled';
/** The tests of `vettingDesk` and a journey show the copy that is there without a network. */
const needsCopy = (event: AnyEventObject): boolean =>
  event['output'] === 'kept' || /connection\.restored|keptCopy|refreshing/.test(event.type);
/** There the page reads again only when the first reading failed, and then opens its step again. */
const canHappen = ({ steps }: Path): boolean =>
  steps.every(({ event }, index) => {
    const before = steps[index - 1];
    if (event.type === 'reload.requested') return before?.state.value === 'failed';
    return !before || !isPassedAtOnce(before) || event.type === 'answers.saved';
  });

const walks = vettingWalks().flatMap((walk) => {
  const { isOnBehalf } = walk.input as { isOnBehalf: boolean };
  const events = walk.events.filter((event) => !needsUnsaved(event) && !needsCopy(event));
  return coveringPaths({ ...walk, events }, canHappen).map((path) => ({
    isOnBehalf,
    path,
    title: titleOf(path),
  }));
});

/** What the server may hold. */
const HELD = {
  beginning: { answers: {}, isCleared: false, state: 'in_progress' },
  basicDone: { answers: basicAnswers, isCleared: false, state: 'in_progress' },
  cleared: { answers: basicAnswers, isCleared: true, state: 'in_progress' },
  submitted: { answers: basicAnswers, isCleared: true, state: 'submitted' },
} as const;

const responsesOf = (answers: Answers): VettingResponse[] =>
  Object.entries(answers).map(([question, answer]) => ({
    ...answer,
    selected_options: [...answer.selected_options],
    id: Number(question),
    user: 7,
    question: Number(question),
    revision: 1,
    updated_at: '2026-11-20T09:00:00.000Z',
  }));

function serve(name: keyof typeof HELD): void {
  const { answers, isCleared, state } = HELD[name];
  served.vetting.responses = responsesOf(answers);
  served.vetting.isCleared = isCleared;
  served.vetting.applications = [
    anApplication({
      user: 7,
      state,
      possible: state === 'in_progress' ? ['application.submitted'] : [],
    }),
  ];
}

/** The server's calls that the machine waits for, by the id of their invocation. */
function holdCalls() {
  const held = {
    loading: heldEffect<[], void>(),
    checkingClearance: heldEffect<[], void>(),
    submittingApplication: heldEffect<[], void>(),
  };
  const waited = async (call: { effect: () => Promise<void> }) => {
    try {
      await call.effect();
      return undefined;
    } catch {
      return HttpResponse.json({ detail: 'No.' }, { status: 403 });
    }
  };
  const business = { user_id: 7, name: 'Lake Soaps', category: null, listing_slug: null };
  const calls = { held, isCheckHeld: false };
  server.use(
    http.get(`${HOST}/vet/report/`, () => HttpResponse.json(aVettingReport({ business }))),
    http.get(
      `${HOST}/vet/questions/`,
      async () => (await waited(held.loading)) ?? HttpResponse.json(questionEntries),
    ),
    http.get(`${HOST}/vet/vetting-data/`, () =>
      calls.isCheckHeld ? waited(held.checkingClearance) : undefined,
    ),
    http.post(`${HOST}/vet/applications/:id/events/`, () => waited(held.submittingApplication)),
  );
  return calls;
}

function press(...texts: string[]): void {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => texts.includes(one.textContent) && !one.disabled);
  if (!button) throw new Error(`there is no button ${texts.join(' or ')}`);
  fireEvent.click(button);
}

function open(isOnBehalf: boolean) {
  const calls = holdCalls();
  const user = isOnBehalf ? admin : business;
  served.user = user;
  const query = isOnBehalf ? '?as_user=7' : '';
  const { app, address, go } = renderApp({ at: `/vetting${query}`, user });

  /** Enters it where every part of the product reads it. */
  function enter(name: keyof typeof HELD): void {
    serve(name);
    const { updateQueryData } = vettingApi.util;
    const { isCleared, responses, applications } = served.vetting;
    app.store.dispatch(
      updateQueryData('getVettingData', 7, (known) => {
        if (known) known.cleared_for_advanced_vetting = isCleared;
      }),
    );
    app.store.dispatch(updateQueryData('listVettingResponses', 7, () => responses));
    app.store.dispatch(updateQueryData('listApplications', { user: 7 }, () => applications));
  }

  /** What happens in the browser so that the machine hears of it. */
  const happenings: Record<VettingEvent['type'], () => void> = {
    'connection.restored': () => {},
    'clearance.awaited': () => act(() => enter('basicDone')),
    'clearance.settled': () => act(() => enter('cleared')),
    'application.locked': () => act(() => enter('submitted')),
    'answers.saved': () => {},
    'answers.blocked': () => {},
    'reload.requested': () => press('Try again'),
    'editing.requested': () => press('Edit on their behalf'),
    'editing.ended': () => press('Stop editing'),
    'finish.opened': () => {
      act(() => enter('cleared'));
      if (address() === COMPLETION) go('/vetting');
      go(COMPLETION);
    },
    'finish.left': () => go('/vetting'),
    'submission.requested': () => press('Submit assessment'),
    'submission.cancelled': () => {},
  };

  async function perform(event: AnyEventObject): Promise<void> {
    const [, kind, name] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
    const call = Object.entries(calls.held).find(([id]) => id === name)?.[1];
    if (call && kind === 'done') call.resolve();
    else if (call) call.reject(new Error('No.'));
    else if (event.type.startsWith('xstate.after'))
      act(() => jest.advanceTimersByTime(CLEARANCE_CHECK_INTERVAL));
    else happenings[(event as VettingEvent).type]();
    await turn();
  }
  const value = () => app.store.getState().machines['vetting']?.value;
  return { value, address, perform, calls };
}

/** Lets requests and chunks arrive, and the store tell of them with the next frame. */
const turn = () =>
  act(async () => {
    jest.advanceTimersToNextFrame();
    await settled();
  });
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 500 && !holds(); turns += 1) await turn();
}

function expectShown(state: AnyMachineSnapshot, address: string): void {
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text.includes('The assessment could not be loaded.')).toBe(state.matches('failed'));
  if (!state.matches('ready')) return;
  if (!address.startsWith(COMPLETION))
    expect(text).toContain(applicationRow(served.vetting.applications[0]).owner.title);
  const isLooking = state.matches({ ready: { access: 'lookingOn' } });
  expect(text.includes('You are looking at the assessment of')).toBe(isLooking);
  expect(text.includes('You are editing on behalf of')).toBe(
    state.matches({ ready: { access: 'onTheirBehalf' } }),
  );
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the vetting pages', () => {
  it.each(walks)(
    'show each state (on behalf: $isOnBehalf) after $title',
    async ({ isOnBehalf, path }) => {
      serve('beginning');
      const { value, address, perform, calls } = open(isOnBehalf);
      for (const [index, step] of path.steps.entries()) {
        const { event, state } = step;
        const name = JSON.stringify(state.value);
        calls.isCheckHeld = name.includes('"checking"');
        if (index > 0) await perform(event);
        if (isPassedAtOnce(step)) continue;
        await until(() => JSON.stringify(value()) === name);
        expect([index, event.type, value()]).toEqual([index, event.type, state.value]);
        await turn();
        expectShown(state, address());
      }
    },
  );

  record('walks', {
    machine: 'vetting',
    through: 'the whole app on its router',
    paths: walks.length,
    steps: walks.reduce((sum, { path }) => sum + path.steps.length - 1, 0),
  });
});
