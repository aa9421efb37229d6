/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { POST_LOGIN_REDIRECT_DELAY, SIGN_IN_POPUP_DELAY } from '../../../domain/limits';
import { settled } from '../testing/held';
import { otieno, wanjiku } from '../testing/people';
import {
  arrive,
  begin,
  broken,
  conflict,
  context,
  failure,
  forum,
  landed,
  newcomer,
  nowhere,
  sentBack,
  stored,
  tokenless,
  value,
  visitor,
} from '../testing/sessionBench';
import type { SessionEvent } from './sessionMachine';

describe('start-up', () => {
  const redirectHome = { type: 'redirect.due', returnTo: null, forum: null };

  it('leaves a visitor signed out and shows nothing', async () => {
    const session = begin();
    session.restoring.resolve(visitor);
    await settled();
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(session.happened).toEqual([]);
  });

  it('asks a visitor whom Google sent back to sign in, and says why', async () => {
    const session = begin();
    session.restoring.resolve(sentBack);
    await settled();
    expect(value(session)).toEqual({ signedOut: 'asked' });
    expect(session.happened).toEqual([{ type: 'signIn.invited', notice: 'cancelled' }]);
  });

  it.each([
    ['a link', landed, []],
    ['a newcomer', newcomer, [{ type: 'accountType.settled' }]],
    ['a sign-in after Google failed', sentBack, [{ type: 'session.opened', user: wanjiku }]],
  ] as const)('leads after %s to the path that came along', async (_, found, events) => {
    const session = await arrive({ ...found, returnTo: '/events' });
    for (const event of events) session.actor.send(event);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened.at(-1)).toEqual({ ...redirectHome, returnTo: '/events' });
    expect(context(session).returnTo).toBeNull();
  });

  it('clears a broken token, says that the session has expired and asks to sign in', async () => {
    const session = begin();
    session.restoring.resolve(broken);
    await settled();
    expect(value(session)).toEqual({ signedOut: 'asked' });
    expect(session.happened).toEqual([
      'cleared',
      { type: 'session.lapsed' },
      { type: 'signIn.invited' },
    ]);
  });

  it('asks a newcomer without a token to sign in, by way of the account type', async () => {
    const session = begin();
    session.restoring.resolve(tokenless);
    await settled();
    expect(value(session)).toEqual({ signedOut: 'asked' });
    expect(session.happened).toEqual([{ type: 'accountType.invited' }]);
  });

  it('starts signed out, with empty storage, when storage cannot be read', async () => {
    const session = begin();
    session.restoring.reject(failure);
    await settled();
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(session.happened).toEqual([{ reported: failure }, 'cleared']);
  });

  it('resumes a stored session in place', async () => {
    const session = begin();
    session.restoring.resolve(stored);
    await settled();
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(value(session)).toEqual({ signedIn: 'settled' });
    expect(session.happened).toEqual([{ saved: wanjiku }]);
  });

  it('takes the person of a link to the Member Zone 300 ms later', async () => {
    const session = begin();
    session.restoring.resolve(landed);
    await settled();
    session.clock.increment(299);
    expect(session.happened).toEqual([{ saved: wanjiku }]);
    session.clock.increment(1);
    expect(session.happened).toEqual([{ saved: wanjiku }, redirectHome]);
  });

  it('asks a newcomer for the account type before the redirect', async () => {
    const session = begin();
    session.restoring.resolve(newcomer);
    await settled();
    expect(session.happened).toEqual([{ saved: wanjiku }, { type: 'accountType.invited' }]);
    session.actor.send({ type: 'accountType.settled' });
    expect(session.happened.at(-1)).toEqual(redirectHome);
    expect(value(session)).toEqual({ signedIn: 'settled' });
  });

  it.each([
    ['switch.accepted', otieno, 'arriving'],
    ['switch.declined', wanjiku, 'settled'],
  ] as const)('on %s goes on as the chosen person', async (type, person, step) => {
    const session = await arrive(conflict, []);
    expect(value(session)).toBe('confirmingSwitch');
    session.actor.send({ type });
    expect(value(session)).toEqual({ signedIn: step });
    expect(context(session)).toMatchObject({ user: person, offered: null });
    expect(session.happened).toEqual([{ saved: person }]);
  });

  it('clears storage when the person who was to decide signs out in another tab', async () => {
    const session = await arrive(conflict, [{ type: 'session.closedElsewhere' }]);
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(context(session)).toMatchObject({ user: null, offered: null });
  });
});

describe('a sign-in', () => {
  const opened: SessionEvent = { type: 'session.opened', user: wanjiku };

  it('leads to the page that asked for it, 300 ms later and once', async () => {
    const session = await arrive(visitor, [
      { type: 'signIn.requested', returnTo: '/events' },
      opened,
    ]);
    expect(session.happened).toEqual([]);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened).toEqual([{ type: 'redirect.due', returnTo: '/events', forum: null }]);
    expect(context(session)).toEqual({ user: wanjiku, offered: null, ...nowhere });
  });

  it('is asked for 200 ms after a gate, and leads back to it', async () => {
    const session = await arrive(visitor, [{ type: 'gate.reached', path: '/report' }]);
    session.clock.increment(199);
    expect(session.happened).toEqual([]);
    session.clock.increment(1);
    expect(session.happened).toEqual([{ type: 'signIn.invited' }]);
    session.actor.send(opened);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened.at(-1)).toEqual({
      type: 'redirect.due',
      returnTo: '/report',
      forum: null,
    });
  });

  it('is not asked for when the protected page is left within 200 ms', async () => {
    const gone: SessionEvent[] = [{ type: 'gate.reached', path: '/report' }, { type: 'gate.left' }];
    const session = await arrive(visitor, gone);
    session.clock.increment(SIGN_IN_POPUP_DELAY * 10);
    expect(session.happened).toEqual([]);
  });

  it('leads a visitor who wants to join to a new account, and on from there', async () => {
    const session = await arrive(visitor);
    session.actor.send({ type: 'join.requested' });
    expect(session.happened).toEqual([{ type: 'join.invited' }]);
    session.actor.send({ type: 'signIn.dismissed' });
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    session.actor.send({ type: 'join.requested' });
    session.actor.send({ type: 'signIn.requested', returnTo: '/events' });
    expect(value(session)).toEqual({ signedOut: 'joining' });
    session.actor.send(opened);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened.at(-1)).toMatchObject({ type: 'redirect.due', returnTo: '/events' });
  });

  it('is offered, not asked for, by a page of members, and leads back to it', async () => {
    const session = await arrive(visitor, [{ type: 'page.withheld', path: '/profile' }]);
    expect(session.happened).toEqual([]);
    session.actor.send({ type: 'page.withheld', path: '/events/post?edit=3#price' });
    expect(session.happened).toEqual([{ type: 'signIn.offered' }]);
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    session.actor.send({ type: 'signIn.requested', returnTo: null });
    session.actor.send(opened);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened.at(-1)).toEqual({
      type: 'redirect.due',
      returnTo: '/events/post?edit=3#price',
      forum: null,
    });
  });

  it.each([
    ['a gate', { type: 'gate.reached', path: '/report' }, '/report'],
    ['a page of members', { type: 'page.withheld', path: '/profile' }, '/profile'],
    ['a button that leads somewhere', { type: 'signIn.requested', returnTo: '/a' }, '/a'],
    ['a button that leads nowhere', { type: 'signIn.requested', returnTo: null }, '/general'],
  ] as const)('leads to where %s, under the popup, asked for it', async (_, asked, returnTo) => {
    const session = await arrive(visitor, [{ type: 'signIn.requested', returnTo: '/general' }]);
    session.actor.send(asked);
    const invites = asked.type === 'signIn.requested' ? [{ type: 'signIn.invited' }] : [];
    expect(session.happened).toEqual(invites);
    expect(value(session)).toEqual({ signedOut: 'asked' });
    expect(context(session).returnTo).toBe(returnTo);
  });

  it.each([
    ['a gate', { type: 'gate.reached', path: '/report' }, '/report'],
    ['a page of members', { type: 'page.withheld', path: '/profile' }, '/profile'],
  ] as const)('keeps the way to %s when the popup is closed and opened again', async (...row) => {
    const [, asked, returnTo] = row;
    const session = await arrive(visitor, [asked]);
    session.clock.increment(SIGN_IN_POPUP_DELAY);
    session.actor.send({ type: 'signIn.requested', returnTo: null });
    session.actor.send({ type: 'signIn.dismissed' });
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    session.actor.send({ type: 'signIn.requested', returnTo: null });
    session.actor.send(opened);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened.at(-1)).toEqual({ type: 'redirect.due', returnTo, forum: null });
  });

  it('stores the session at once', async () => {
    const session = await arrive(visitor);
    session.actor.send(opened);
    expect(session.happened).toEqual([{ saved: wanjiku }]);
  });

  it('in another tab signs in here without moving the page', async () => {
    const session = await arrive(visitor, [{ type: 'session.changedElsewhere', user: wanjiku }]);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(value(session)).toEqual({ signedIn: 'settled' });
    expect(session.happened).toEqual([]);
  });

  it('in another tab clears the address that was kept here', async () => {
    const session = await arrive(visitor, [
      { type: 'page.withheld', path: '/profile' },
      { type: 'session.changedElsewhere', user: wanjiku },
    ]);
    expect(context(session)).toEqual({ user: wanjiku, offered: null, ...nowhere });
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened).toEqual([]);
  });
});

describe('a sign-in from the forum', () => {
  const due = { type: 'redirect.due', returnTo: null, forum };

  it('asks a visitor to sign in and then leads back to the forum', async () => {
    const session = begin();
    session.restoring.resolve({ ...visitor, forum });
    await settled();
    expect(session.happened).toEqual([{ type: 'signIn.invited' }]);
    session.actor.send({ type: 'session.opened', user: wanjiku });
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened.at(-1)).toEqual(due);
  });

  it('survives a broken token', async () => {
    const session = await arrive({ ...broken, forum }, [{ type: 'session.opened', user: wanjiku }]);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    expect(session.happened).toEqual([due]);
  });

  it.each([
    ['a stored session', { ...stored, forum }, []],
    ['a link', { ...landed, forum }, []],
    ['a newcomer', { ...newcomer, forum }, [{ type: 'accountType.settled' }]],
    ['an accepted switch', { ...conflict, forum }, [{ type: 'switch.accepted' }]],
    ['a declined switch', { ...conflict, forum }, [{ type: 'switch.declined' }]],
    [
      'a session that lapsed on the way',
      { ...stored, forum },
      [{ type: 'session.expired' }, { type: 'session.opened', user: wanjiku }],
    ],
    [
      'a session that lapsed on the way, renewed in another tab',
      { ...stored, forum },
      [{ type: 'session.expired' }, { type: 'session.changedElsewhere', user: wanjiku }],
    ],
    [
      'a session that lapsed on the way and another person in another tab',
      { ...stored, forum },
      [{ type: 'session.expired' }, { type: 'session.changedElsewhere', user: otieno }],
    ],
    [
      'a sign-in in another tab',
      { ...visitor, forum },
      [{ type: 'session.changedElsewhere', user: wanjiku }],
    ],
    [
      'a new token on the way',
      { ...stored, forum },
      [{ type: 'session.updated', user: { ...wanjiku, token: 'new' } }],
    ],
    [
      'a popup that was closed and opened again',
      { ...visitor, forum },
      [
        { type: 'signIn.dismissed' },
        { type: 'signIn.requested', returnTo: null },
        { type: 'session.opened', user: wanjiku },
      ],
    ],
  ] as const)('leads back to the forum after %s', async (_, found, events) => {
    const session = begin();
    session.restoring.resolve(found);
    await settled();
    for (const event of events) session.actor.send(event);
    session.clock.increment(POST_LOGIN_REDIRECT_DELAY);
    const redirects = session.happened.filter((what) =>
      JSON.stringify(what).includes('redirect.due'),
    );
    expect(redirects).toEqual([due]);
  });
});

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

describe('the session actor', () => {
  it('listens to other tabs from its start until it stops', async () => {
    const session = await arrive(stored);
    const [notify] = session.effects.watchTabs.mock.lastCall ?? [];
    notify?.({ type: 'session.closedElsewhere' });
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(session.stopTabs).not.toHaveBeenCalled();
    session.actor.stop();
    expect(session.stopTabs).toHaveBeenCalledTimes(1);
  });

  it('runs when it cannot listen to other tabs', async () => {
    const session = begin({
      watchTabs: () => {
        throw failure;
      },
    });
    session.restoring.resolve(visitor);
    await settled();
    expect(value(session)).toEqual({ signedOut: 'browsing' });
    expect(session.happened).toEqual([{ reported: failure }]);
  });

  it('aborts what is under way when it stops', async () => {
    const starting = begin();
    starting.actor.stop();
    expect(starting.effects.restore.mock.lastCall?.[0].aborted).toBe(true);
    const leaving = await arrive(stored, [{ type: 'signOut.requested' }]);
    expect(leaving.effects.endOnServer.mock.lastCall?.[1].aborted).toBe(false);
    leaving.actor.stop();
    expect(leaving.effects.endOnServer.mock.lastCall?.[1].aborted).toBe(true);
  });
});
