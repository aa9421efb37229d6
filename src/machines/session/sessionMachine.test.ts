/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { dotted, pathsOf } from '../testing/paths';
import {
  arrive,
  begin,
  conflict,
  context,
  landed,
  newcomer,
  sessionDelays,
  sessionEvents,
  sessionWalks,
  stored,
  value,
  visitor,
} from '../testing/sessionBench';
import {
  sessionMachine,
  type Restored,
  type SessionContext,
  type SessionEvent,
} from './sessionMachine';

describe('sessionMachine', () => {
  it('uses the delays of the product', () => {
    expect(sessionMachine.implementations.delays).toEqual(sessionDelays);
    expect(begin().machine.implementations.delays).toEqual(sessionDelays);
  });

  it('has a user in exactly the states where somebody is signed in', () => {
    const known = ['signedIn', 'confirmingSwitch', 'signingOut', 'lapsed'];
    for (const { state } of sessionWalks().flatMap(pathsOf)) {
      const { user, offered } = state.context as SessionContext;
      const where = JSON.stringify(state.value);
      const somebody = known.some((name) => where.includes(`"${name}"`));
      expect([where, user !== null]).toEqual([where, somebody]);
      expect(offered !== null).toBe(state.matches('confirmingSwitch'));
    }
  });
});

describe('events that a state does not take', () => {
  const gate: SessionEvent = { type: 'gate.reached', path: '/vetting' };
  const signedIn = [
    'session.updated',
    'session.expired',
    'session.revoked',
    'account.deleted',
    'session.closedElsewhere',
    'session.changedElsewhere',
    'signOut.requested',
    'profile.completed',
    'profile.postponed',
  ];
  const asking = ['gate.reached', 'page.withheld', 'signIn.requested'];
  const entering = ['session.opened', 'session.changedElsewhere'];
  const legal: [string, Restored | null, SessionEvent[], string[]][] = [
    ['initialising', null, [], []],
    [
      'confirmingSwitch',
      conflict,
      [],
      ['switch.accepted', 'switch.declined', 'session.closedElsewhere'],
    ],
    ['signedOut.browsing', visitor, [], [...entering, ...asking, 'join.requested']],
    [
      'signedOut.asked',
      visitor,
      [{ type: 'signIn.requested', returnTo: null }],
      [...entering, ...asking, 'signIn.dismissed'],
    ],
    [
      'signedOut.joining',
      visitor,
      [{ type: 'join.requested' }],
      [...entering, ...asking, 'signIn.dismissed'],
    ],
    ['signedOut.atGate', visitor, [gate], [...entering, 'gate.left']],
    [
      'signedOut.lapsed',
      stored,
      [{ type: 'session.expired' }],
      [...entering, 'signIn.requested', 'signIn.dismissed'],
    ],
    ['signedIn.arriving', landed, [], signedIn],
    ['signedIn.choosingAccountType', newcomer, [], [...signedIn, 'accountType.settled']],
    ['signedIn.settled', stored, [], signedIn],
    ['signingOut', stored, [{ type: 'signOut.requested' }], []],
  ];

  it.each(legal)('are ignored in %s', async (name, found, events, taken) => {
    const session = found ? await arrive(found, events) : begin();
    const before = session.actor.getSnapshot();
    expect(dotted(before.value)).toBe(name);

    const refusedHere = sessionEvents.filter((event) => !taken.includes(event.type));
    for (const event of refusedHere) {
      expect([event.type, before.can(event)]).toEqual([event.type, false]);
      session.actor.send(event);
    }
    expect(value(session)).toEqual(before.value);
    expect(context(session)).toEqual(before.context);
    expect(session.happened).toEqual([]);
    const takenHere = sessionEvents.filter((event) => before.can(event)).map(({ type }) => type);
    expect(new Set(takenHere)).toEqual(new Set(taken));
  });
});
