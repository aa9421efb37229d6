import { createActor, SimulatedClock } from 'xstate';
import type { UserData } from '../../../domain/contract/session';
import { withSessionEffects, type SessionEffects } from '../session/sessionEffects';
import type { ForumEntry, Restored, SessionEmitted, SessionEvent } from '../session/sessionMachine';
import { createCoverage } from './coverage';
import { heldEffect, settled } from './held';
import { otieno, wanjiku } from './people';

export const forum: ForumEntry = { sso: 'c3Nv', sig: 'abc123' };
export const failure = new Error('storage is blocked');

const nowhere = { returnTo: null, forum: null };
export const visitor: Restored = { kind: 'visitor', notice: null, ...nowhere };
export const sentBack: Restored = { kind: 'visitor', notice: 'cancelled', ...nowhere };
export const broken: Restored = { kind: 'broken', ...nowhere };
export const stored: Restored = { kind: 'stored', user: wanjiku, ...nowhere };
export const landed: Restored = { kind: 'landed', user: wanjiku, ...nowhere };
export const newcomer: Restored = { kind: 'newcomer', user: wanjiku, ...nowhere };
export const conflict: Restored = { kind: 'conflict', user: wanjiku, offered: otieno, ...nowhere };

/** A session whose surroundings are recorded, in order, and answer when the test says so. */
export function begin(more: Partial<SessionEffects> = {}, coverage = createCoverage()) {
  const happened: unknown[] = [];
  const restoring = heldEffect<[AbortSignal], Restored>();
  const ending = heldEffect<[UserData, AbortSignal], void>();
  const stopExpiry = jest.fn();
  const stopTabs = jest.fn();
  const effects = {
    restore: restoring.effect,
    endOnServer: ending.effect,
    saveSession: (user: UserData) => void happened.push({ saved: user }),
    clearSession: () => void happened.push('cleared'),
    watchExpiry: jest.fn((_user: UserData, _expired: () => void) => stopExpiry),
    watchTabs: jest.fn((_heard: (event: SessionEvent) => void) => stopTabs),
    reportFailure: (error: unknown) => void happened.push({ reported: error }),
  };
  const clock = new SimulatedClock();
  const machine = withSessionEffects({ ...effects, ...more });
  const actor = createActor(machine, { clock, inspect: coverage.inspect });
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
