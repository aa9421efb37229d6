import { act, fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { UserData } from '../../domain/contract/session';
import { POST_LOGIN_REDIRECT_DELAY, SIGN_IN_POPUP_DELAY } from '../../domain/limits';
import type { ScreenName } from '../../domain/screens';
import type { Restored, SessionEvent } from '../machines/session/sessionMachine';
import { heldEffect, settled } from '../machines/testing/held';
import { answered, coveringPaths, isSent, refused, titleOf } from '../machines/testing/paths';
import { record } from '../machines/testing/record';
import {
  broken,
  conflict,
  failure,
  landed,
  newcomer,
  sessionEvents,
  sessionWalks,
  stored,
  tokenless,
  visitor,
} from '../machines/testing/sessionBench';
import { aToken } from '../testing/builders';
import { isOverlay, OVERLAYS } from '../testing/overlays';
import { renderApp } from '../testing/renderApp';
import { HOST, serveInMemory } from '../testing/server';
// Compiled before the first test, which would else wait for it.
import './wiring/startAuthModal';
import './layout/SwitchDialog';
import '../screens/account/MemberZonePage';
import '../screens/contact/ContactPage';
import '../screens/home/HomePage';
import '../screens/report/ReportPage';

const { state: served, server } = serveInMemory();
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

/** Somebody of the machine's own walks, with a token that the browser can read. */
const real = (user: UserData): UserData => {
  const filled = { ...user, form_filled: true };
  return { ...filled, token: aToken({ user_data: filled, exp: inAnHour }) };
};
function withRealPeople<Given extends object>(given: Given): Given {
  const people = Object.entries(given).filter(([key]) => ['user', 'offered'].includes(key));
  return Object.assign(
    { ...given },
    ...people.map(([key, user]) => ({ [key]: real(user as UserData) })),
  ) as Given;
}

const findings = [visitor, broken, tokenless, stored, landed, newcomer, conflict].map(
  withRealPeople,
);
const [walk] = sessionWalks();
if (!walk) throw new Error('nobody walks the session');
const paths = coveringPaths({
  ...walk,
  events: [
    // After a deletion nothing is asked of the server, so the app does not stop in `signingOut`.
    ...sessionEvents.filter(({ type }) => type !== 'account.deleted').map(withRealPeople),
    ...walk.events.filter(({ type }) => type.startsWith('xstate.after')),
    ...findings.map((found) => answered('restoring', found)),
    answered('endingOnServer'),
    refused('endingOnServer', failure),
  ],
});

/** How the app is opened so that start-up finds this. */
function openingOf(found: Restored): { at: string; user?: UserData; answer?: UserData } {
  switch (found.kind) {
    case 'visitor':
      return { at: '/contact' };
    case 'broken':
      return { at: '/contact?token=nonsense' };
    case 'tokenless':
      return { at: '/contact?is_new_user=true' };
    case 'stored':
      return { at: '/contact', user: found.user };
    case 'landed':
      return { at: `/contact?token=${found.user.token}`, answer: found.user };
    case 'newcomer':
      return { at: `/contact?is_new_user=true&token=${found.user.token}`, answer: found.user };
    case 'conflict':
      return {
        at: `/contact?token=${found.offered.token}`,
        user: found.user,
        answer: found.offered,
      };
  }
}

const pressed = (text: string) => {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  const button = buttons.filter((one) => one.textContent.startsWith(text)).at(-1);
  if (button) fireEvent.click(button);
  return button !== undefined;
};

/** What another tab left in the storage that both share. */
function storedElsewhere(user: UserData | null): void {
  if (user) {
    localStorage.setItem('token', user.token);
    localStorage.setItem('userData', JSON.stringify(user));
  } else {
    localStorage.removeItem('userData');
    localStorage.removeItem('token');
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })));
}

function open(path: (typeof paths)[number]) {
  const { at, user = null, answer } = openingOf(foundAtStart(path));
  served.user = answer ?? user ?? served.user;
  const ending = heldEffect<[], void>();
  server.use(
    http.post(`${HOST}/accounts/logout/`, async () => {
      try {
        await ending.effect();
      } catch {
        return HttpResponse.json({ detail: 'Not now.' }, { status: 403 });
      }
      return HttpResponse.json({ detail: 'Successfully logged out.' });
    }),
  );
  const { app, address, go } = renderApp({ at, user });
  const send = (event: SessionEvent) => act(() => app.session.send(event));

  /** What happens in the browser so that the session hears of it. */
  function happen(event: SessionEvent): void {
    switch (event.type) {
      case 'session.closedElsewhere': {
        storedElsewhere(null);
        return;
      }
      case 'session.changedElsewhere': {
        storedElsewhere(event.user);
        return;
      }
      case 'gate.reached':
      case 'page.withheld': {
        go(event.path);
        return;
      }
      case 'gate.left': {
        go('/contact');
        return;
      }
      case 'switch.accepted': {
        expect(pressed('Continue as')).toBe(true);
        return;
      }
      case 'switch.declined': {
        expect(pressed('Stay')).toBe(true);
        return;
      }
      case 'signIn.dismissed': {
        // A page that asks every visitor to sign in would open the popup again.
        if (app.session.getSnapshot().hasTag('resumable')) go('/contact');
        expect(pressed('CLOSE')).toBe(true);
        return;
      }
      case 'accountType.settled': {
        expect(pressed('CLOSE')).toBe(true);
        return;
      }
      default: {
        send(event);
        return;
      }
    }
  }

  async function perform(event: AnyEventObject): Promise<void> {
    if (isSent(event)) happen(event as SessionEvent);
    if (event.type.includes('signInPopupDelay')) elapse(SIGN_IN_POPUP_DELAY);
    if (event.type.includes('postLoginRedirectDelay')) elapse(POST_LOGIN_REDIRECT_DELAY);
    if (event.type === 'xstate.done.actor.endingOnServer') ending.resolve();
    if (event.type === 'xstate.error.actor.endingOnServer') ending.reject(failure);
    await act(settled);
  }
  return { session: app.session, store: app.store, address, perform };
}

const elapse = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Lets requests and chunks arrive; timers of the product move only with the walk. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !holds(); turn += 1) await act(settled);
}

const screensOf = (state: AnyMachineSnapshot): ScreenName[] =>
  Object.values(state.getMeta() as Record<string, { screen?: ScreenName }>).flatMap(
    ({ screen: name }) => name ?? [],
  );

const isShown = (selector: string) => document.querySelector(selector) !== null;

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the app in each state of the session', () => {
  it.each(paths.map((path) => [`${foundAtStart(path).kind}: ${titleOf(path)}`, path] as const))(
    '%s',
    async (_title, path) => {
      const { session, store, address, perform } = open(path);
      for (const [index, { event, state }] of path.steps.entries()) {
        if (index > 0) await perform(event);
        const seen = () => session.getSnapshot();
        const name = JSON.stringify(state.value);
        const isThere = () => JSON.stringify(seen().value) === name;
        if (!isThere()) await until(isThere);
        expect([index, event.type, seen().value]).toEqual([index, event.type, state.value]);
        const { user } = state.context as { user: UserData | null };
        expect(seen().context.user?.user_id).toBe(user?.user_id);
        // The machine comes later than the page.
        if (session.started) {
          expect(store.getState().machines['session']?.value).toEqual(state.value);
        }

        for (const overlay of screensOf(state).filter(isOverlay)) {
          const lies = () => OVERLAYS[overlay]() !== null;
          if (!lies()) await until(lies);
          expect([overlay, lies()]).toEqual([overlay, true]);
        }
        const isStarting = state.hasTag('starting');
        const isMember = state.matches('signedIn') || state.matches('signingOut');
        const isRight = () => isShown('header') !== isStarting;
        if (!isRight()) await until(isRight);
        expect(isShown('[aria-label^="Your account,"]')).toBe(isMember);
        const isProtected = address().startsWith('/general');
        if (isProtected) expect(isMember || state.hasTag('resumable')).toBe(true);
        if (event.type.includes('postLoginRedirectDelay')) expect(address()).not.toBe('/contact');
      }
    },
  );

  record('walks', {
    machine: 'session',
    through: 'the whole app on its router',
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0),
  });
});

/** The first step of every walk is what start-up found. */
function foundAtStart({ steps }: (typeof paths)[number]): Restored {
  return steps[1]?.event['output'] as Restored;
}
