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
  forum,
  landed,
  newcomer,
  nowhere,
  stored,
  value,
  visitor,
} from '../testing/sessionBench';
import type { SessionEvent } from './sessionMachine';

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
