/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { POST_LOGIN_REDIRECT_DELAY } from '../../../domain/limits';
import { settled } from '../testing/held';
import { otieno, wanjiku } from '../testing/people';
import {
  arrive,
  begin,
  context,
  failure,
  forum,
  landed,
  newcomer,
  nowhere,
  stored,
  value,
} from '../testing/sessionBench';
import type { SessionEvent } from './sessionMachine';

describe('a session that expires', () => {
  const lapse: SessionEvent = { type: 'session.expired' };

  it('clears storage, reports it and asks to sign in, keeping who it was', async () => {
    const session = await arrive(stored);
    session.actor.send(lapse);
    expect(session.happened).toEqual([
      'cleared',
      { type: 'session.lapsed' },
      { type: 'signIn.invited' },
    ]);
    expect(value(session)).toEqual({ signedOut: 'lapsed' });
    expect(context(session).user).toEqual(wanjiku);
    expect(session.actor.getSnapshot().hasTag('resumable')).toBe(true);
  });

  it('ends by itself at the expiry of its token', async () => {
    const session = await arrive(stored);
    const [user, , expire] = session.effects.watchExpiry.mock.lastCall ?? [];
    expect(user).toEqual(wanjiku);
    expire?.();
    expect(value(session)).toEqual({ signedOut: 'lapsed' });
    expect(session.stopExpiry).toHaveBeenCalledTimes(1);
  });

  it.each(['session.opened', 'session.changedElsewhere'] as const)(
    'goes on in place when the same person comes back by %s',
    async (type) => {
      const fresh = { ...wanjiku, token: 'fresh' };
      const session = await arrive(stored, [lapse]);
      session.actor.send({ type, user: fresh });
      session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
      expect(value(session)).toEqual({ signedIn: 'settled' });
      expect(session.happened).toEqual([{ saved: fresh }]);
    },
  );

  it.each([
    ['session.opened', 'arriving'],
    ['session.changedElsewhere', 'settled'],
  ] as const)('ends for good when somebody else comes by %s', async (type, step) => {
    const session = await arrive(stored, [lapse]);
    session.actor.send({ type, user: otieno });
    expect(value(session)).toEqual({ signedIn: step });
    expect(session.happened).toEqual([{ saved: otieno }, { type: 'session.ended' }]);
  });

  it('ends for good when the popup is closed', async () => {
    const session = await arrive(stored, [lapse, { type: 'signIn.dismissed' }]);
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(context(session).user).toBeNull();
  });

  it('opens the popup again on Log In and still resumes in place', async () => {
    const session = await arrive(stored, [lapse]);
    session.actor.send({ type: 'signIn.requested', returnTo: '/events' });
    expect(session.happened).toEqual([{ type: 'signIn.invited' }]);
    session.actor.send({ type: 'session.opened', user: wanjiku });
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened).toEqual([{ type: 'signIn.invited' }, { saved: wanjiku }]);
  });
});

describe('a sign-out', () => {
  const left = [{ type: 'session.ended' }, { type: 'home.due' }];

  it('clears this device at once, then notifies the server and goes home', async () => {
    const session = await arrive(stored, []);
    session.actor.send({ type: 'signOut.requested' });
    expect(session.happened).toEqual(['cleared']);
    expect(session.effects.endOnServer).toHaveBeenCalledWith(wanjiku, expect.any(AbortSignal));
    session.ending.resolve();
    await settled();
    expect(session.happened).toEqual(['cleared', ...left]);
    expect(value(session)).toEqual({ signedOut: 'browsing' });
  });

  it('succeeds when the server cannot be reached', async () => {
    const session = await arrive(stored, [{ type: 'signOut.requested' }]);
    session.ending.reject(failure);
    await settled();
    expect(session.happened).toEqual([{ reported: failure }, ...left]);
    expect(context(session)).toEqual({ user: null, offered: null, ...nowhere });
  });

  it('clears the address that a sign-in was to lead to', async () => {
    const session = await arrive({ ...landed, forum }, [{ type: 'signOut.requested' }]);
    expect(context(session)).toMatchObject({ returnTo: null, forum: null });
  });

  it('in another tab ends the session here', async () => {
    const session = await arrive(stored);
    session.actor.send({ type: 'session.closedElsewhere' });
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(session.happened).toEqual([{ type: 'session.ended' }]);
  });

  it('follows the deletion of the account without a request to the server', async () => {
    const session = await arrive(stored);
    session.actor.send({ type: 'account.deleted' });
    expect(session.effects.endOnServer).toHaveBeenCalledWith(null, expect.any(AbortSignal));
    session.ending.resolve();
    await settled();
    expect(session.happened).toEqual(['cleared', ...left]);
  });

  it('is forced when the server refuses the session for good', async () => {
    const session = await arrive(newcomer);
    session.actor.send({ type: 'session.revoked' });
    expect(value(session)).toEqual({ signedOut: 'asked' });
    expect(session.happened).toEqual([
      'cleared',
      { type: 'session.ended' },
      { type: 'signIn.invited' },
    ]);
  });
});

describe('a session under way', () => {
  it('stores each change of the member', async () => {
    const business = { ...wanjiku, user_type: 'business' } as const;
    const session = await arrive(stored);
    session.actor.send({ type: 'session.updated', user: business });
    session.actor.send({ type: 'profile.completed' });
    expect(session.happened).toEqual([
      { saved: business },
      { saved: { ...business, form_filled: true } },
    ]);
    expect(value(session)).toEqual({ signedIn: 'settled' });
  });

  it('follows a change by the same person in another tab without storing it again', async () => {
    const session = await arrive(stored);
    session.actor.send({
      type: 'session.changedElsewhere',
      user: { ...wanjiku, form_filled: true },
    });
    expect(context(session).user?.form_filled).toBe(true);
    expect(session.happened).toEqual([]);
    expect(session.effects.watchExpiry).toHaveBeenCalledTimes(1);
  });

  it.each(['session.updated', 'session.changedElsewhere'] as const)(
    'heeds the expiry of the new token after %s, and stays where it was',
    async (type) => {
      const renewed = { ...wanjiku, token: 'new-token-of-wanjiku' };
      const session = await arrive(stored);
      session.actor.send({ type, user: renewed });
      expect(session.stopExpiry).toHaveBeenCalledTimes(1);
      expect(session.effects.watchExpiry.mock.lastCall?.[0]).toEqual(renewed);
      expect(session.happened).toEqual([{ saved: renewed }]);
      expect(value(session)).toEqual({ signedIn: 'settled' });
    },
  );

  it('ends and begins anew when another person signs in in another tab', async () => {
    const session = await arrive(stored);
    session.actor.send({ type: 'session.changedElsewhere', user: otieno });
    expect(session.happened).toEqual([{ saved: otieno }, { type: 'session.ended' }]);
    expect(session.stopExpiry).toHaveBeenCalledTimes(1);
    expect(session.effects.watchExpiry.mock.lastCall?.[0]).toEqual(otieno);
  });

  it('goes on when the expiry cannot be read', async () => {
    const session = begin({
      watchExpiry: () => {
        throw failure;
      },
    });
    session.restoring.resolve(stored);
    await settled();
    expect(value(session)).toEqual({ signedIn: 'settled' });
    expect(session.happened).toEqual([{ saved: wanjiku }, { reported: failure }]);
  });
});

describe('a postponed profile', () => {
  it('is remembered for this visit, by whose it is', async () => {
    const session = await arrive(stored);
    session.actor.send({ type: 'profile.postponed' });
    expect(session.happened).toEqual([{ postponed: wanjiku.user_id }]);
    expect(context(session).postponedBy).toBe(wanjiku.user_id);
    session.actor.send({ type: 'session.changedElsewhere', user: otieno });
    expect(context(session)).toMatchObject({ user: otieno, postponedBy: wanjiku.user_id });
  });

  it('is still postponed after the page is loaded again', async () => {
    const session = await arrive({ ...stored, postponedBy: wanjiku.user_id });
    expect(context(session).postponedBy).toBe(wanjiku.user_id);
  });
});
