import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import type { UserData } from '../../../domain/contract/session';
import { POST_LOGIN_REDIRECT_DELAY, SIGN_IN_POPUP_DELAY } from '../../../domain/limits';
import { withSessionEffects, type SessionEffects } from '../session/sessionEffects';
import type { ForumEntry, Restored, SessionEmitted, SessionEvent } from '../session/sessionMachine';
import { heldEffect, settled } from './held';
import { answered, elapsed, refused, type Walk } from './paths';
import { otieno, wanjiku } from './people';

export const forum: ForumEntry = { sso: 'c3Nv', sig: 'abc123' };
export const failure = new Error('storage is blocked');

export const nowhere = { returnTo: null, forum: null, postponedBy: null };
export const visitor: Restored = { kind: 'visitor', notice: null, ...nowhere };
export const sentBack: Restored = { kind: 'visitor', notice: 'cancelled', ...nowhere };
export const tokenless: Restored = { kind: 'tokenless', ...nowhere };
export const broken: Restored = { kind: 'broken', ...nowhere };
export const stored: Restored = { kind: 'stored', user: wanjiku, ...nowhere };
export const landed: Restored = { kind: 'landed', user: wanjiku, ...nowhere };
export const newcomer: Restored = { kind: 'newcomer', user: wanjiku, ...nowhere };
export const conflict: Restored = { kind: 'conflict', user: wanjiku, offered: otieno, ...nowhere };

/** A session whose effects are recorded, in order, and answer when the test says so. */
export function begin(more: Partial<SessionEffects> = {}) {
  const happened: unknown[] = [];
  const restoring = heldEffect<[AbortSignal], Restored>();
  const ending = heldEffect<[UserData, AbortSignal], void>();
  const stopExpiry = jest.fn();
  const stopTabs = jest.fn();
  const effects = {
    restore: restoring.effect,
    endOnServer: ending.effect,
    saveSession: (user: UserData) => void happened.push({ saved: user }),
    savePostponed: (user: UserData) => void happened.push({ postponed: user.user_id }),
    clearSession: () => void happened.push('cleared'),
    watchExpiry: jest.fn((_user: UserData, _isNew: boolean, _expired: () => void) => stopExpiry),
    watchTabs: jest.fn((_heard: (event: SessionEvent) => void) => stopTabs),
    reportFailure: (error: unknown) => void happened.push({ reported: error }),
  };
  const clock = new SimulatedClock();
  const machine = withSessionEffects({ ...effects, ...more });
  const actor = createActor(machine, { clock });
  actor.on('*', (emitted: SessionEmitted) => void happened.push(emitted));
  actor.start();
  return { machine, actor, clock, effects, restoring, ending, stopExpiry, stopTabs, happened };
}

/** Past start-up and these events; what happened until then is forgotten. */
export async function arrive(found: Restored, events: SessionEvent[] = []) {
  const session = begin();
  session.restoring.resolve(found);
  await settled();
  for (const event of events) session.actor.send(event);
  session.happened.length = 0;
  return session;
}

export type SessionBench = ReturnType<typeof begin>;

export const value = ({ actor }: SessionBench) => actor.getSnapshot().value;
export const context = ({ actor }: SessionBench) => actor.getSnapshot().context;

const renamed: UserData = { ...wanjiku, first_name: 'Ciku' };
const renewed: UserData = { ...wanjiku, token: 'new-token-of-wanjiku' };
/** Whatever is sent to a session. */
export const sessionEvents: SessionEvent[] = [
  { type: 'session.opened', user: wanjiku },
  { type: 'session.opened', user: otieno },
  { type: 'session.updated', user: renamed },
  { type: 'session.updated', user: renewed },
  { type: 'session.expired' },
  { type: 'session.revoked' },
  { type: 'account.deleted' },
  { type: 'session.closedElsewhere' },
  { type: 'session.changedElsewhere', user: wanjiku },
  { type: 'session.changedElsewhere', user: renewed },
  { type: 'session.changedElsewhere', user: otieno },
  { type: 'signOut.requested' },
  { type: 'signIn.requested', returnTo: null },
  { type: 'join.requested' },
  { type: 'signIn.dismissed' },
  { type: 'gate.reached', path: '/report' },
  { type: 'gate.left' },
  { type: 'page.withheld', path: '/profile' },
  { type: 'accountType.settled' },
  { type: 'profile.completed' },
  { type: 'profile.postponed' },
  { type: 'switch.accepted' },
  { type: 'switch.declined' },
];
const walked: AnyEventObject[] = [
  ...sessionEvents,
  ...[visitor, sentBack, broken, tokenless, stored, landed, newcomer, conflict].map((found) =>
    answered('restoring', found),
  ),
  answered('restoring', { ...visitor, forum }),
  answered('restoring', { ...stored, forum }),
  refused('restoring', failure),
  answered('endingOnServer'),
  refused('endingOnServer', failure),
  elapsed('signInPopupDelay', 'session.signedOut.atGate'),
  elapsed('postLoginRedirectDelay', 'session.signedIn.arriving'),
];
export const sessionDelays = {
  signInPopupDelay: SIGN_IN_POPUP_DELAY,
  postLoginRedirectDelay: POST_LOGIN_REDIRECT_DELAY,
};

export function sessionWalks(): Walk[] {
  const unwatched = () => {
    throw failure;
  };
  const walkOf = (events: AnyEventObject[], more: Partial<SessionEffects> = {}): Walk => {
    const { machine, restoring, ending, actor } = begin(more);
    actor.stop();
    const held = { restoring, endingOnServer: ending };
    return { machine, events, held, delays: sessionDelays };
  };
  return [
    walkOf(walked),
    walkOf([answered('restoring', stored)], { watchTabs: unwatched, watchExpiry: unwatched }),
  ];
}
