/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { POST_LOGIN_REDIRECT_DELAY } from '../../../domain/limits';
import { settled } from '../testing/held';
import { otieno, wanjiku } from '../testing/people';
import {
  arrive,
  begin,
  broken,
  conflict,
  context,
  failure,
  landed,
  newcomer,
  sentBack,
  stored,
  tokenless,
  value,
  visitor,
} from '../testing/sessionBench';

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
