/** @jest-environment node */
import type { AnyEventObject } from 'xstate';
import type { UserData } from '../../../domain/contract/session';
import { POST_LOGIN_REDIRECT_DELAY, SIGN_IN_POPUP_DELAY } from '../../../domain/limits';
import { createCoverage, declaredStates, declaredTransitions } from '../testing/coverage';
import { settled } from '../testing/held';
import { answered, deadEnds, dotted, elapsed, pathsOf, play, refused } from '../testing/paths';
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
  sentBack,
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

const renamed: UserData = { ...wanjiku, first_name: 'Ciku' };
const renewed: UserData = { ...wanjiku, token: 'new-token-of-wanjiku' };
const domainEvents: SessionEvent[] = [
  { type: 'session.opened', user: wanjiku },
  { type: 'session.opened', user: otieno },
  { type: 'session.updated', user: renamed },
  { type: 'session.updated', user: renewed },
  { type: 'session.expired' },
  { type: 'session.revoked' },
  { type: 'session.closedElsewhere' },
  { type: 'session.changedElsewhere', user: wanjiku },
  { type: 'session.changedElsewhere', user: renewed },
  { type: 'session.changedElsewhere', user: otieno },
  { type: 'signOut.requested' },
  { type: 'signIn.requested', returnTo: null },
  { type: 'signIn.dismissed' },
  { type: 'gate.reached', path: '/report' },
  { type: 'gate.left' },
  { type: 'accountType.settled' },
  { type: 'profile.completed' },
  { type: 'switch.accepted' },
  { type: 'switch.declined' },
];
const modelEvents: AnyEventObject[] = [
  ...domainEvents,
  ...[visitor, sentBack, broken, stored, landed, newcomer, conflict].map((found) =>
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
const delays = {
  signInPopupDelay: SIGN_IN_POPUP_DELAY,
  postLoginRedirectDelay: POST_LOGIN_REDIRECT_DELAY,
};

describe('the session as a whole', () => {
  const coverage = createCoverage();

  it('takes every transition and reaches every state', async () => {
    const { machine, restoring, ending, actor } = begin();
    actor.stop();
    const held = { restoring, endingOnServer: ending };
    const paths = pathsOf(machine, modelEvents);
    for (const path of paths) await play(path, { machine, held, delays, coverage });
    const unwatched = () => {
      throw failure;
    };
    const deaf = begin({ watchTabs: unwatched, watchExpiry: unwatched }, coverage);
    deaf.restoring.resolve(stored);
    await settled();

    expect(coverage.taken()).toEqual(declaredTransitions(sessionMachine));
    expect(coverage.reached()).toEqual(declaredStates(sessionMachine));
  });

  it('waits as long as the product says', () => {
    expect(sessionMachine.implementations.delays).toEqual(delays);
    expect(begin().machine.implementations.delays).toEqual(delays);
  });

  it('can leave every state', () => {
    expect(deadEnds(sessionMachine, modelEvents)).toEqual([]);
  });

  it('knows who is signed in exactly where somebody is', () => {
    const known = ['signedIn', 'confirmingSwitch', 'signingOut', 'lapsed'];
    for (const { state } of pathsOf(sessionMachine, modelEvents)) {
      const { user, offered } = state.context as SessionContext;
      const where = JSON.stringify(state.value);
      const somebody = known.some((name) => where.includes(`"${name}"`));
      expect([where, user !== null]).toEqual([where, somebody]);
      expect(offered !== null).toBe(state.matches('confirmingSwitch'));
    }
  });
});

describe('events that have no place', () => {
  const gate: SessionEvent = { type: 'gate.reached', path: '/vetting' };
  const signedIn = [
    'session.updated',
    'session.expired',
    'session.revoked',
    'session.closedElsewhere',
    'session.changedElsewhere',
    'signOut.requested',
    'profile.completed',
  ];
  const entering = ['session.opened', 'session.changedElsewhere'];
  const legal: [string, Restored | null, SessionEvent[], string[]][] = [
    ['initialising', null, [], []],
    [
      'confirmingSwitch',
      conflict,
      [],
      ['switch.accepted', 'switch.declined', 'session.closedElsewhere'],
    ],
    ['signedOut.browsing', visitor, [], [...entering, 'gate.reached', 'signIn.requested']],
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

    const refusedHere = domainEvents.filter((event) => !taken.includes(event.type));
    for (const event of refusedHere) {
      expect([event.type, before.can(event)]).toEqual([event.type, false]);
      session.actor.send(event);
    }
    expect(value(session)).toEqual(before.value);
    expect(context(session)).toEqual(before.context);
    expect(session.happened).toEqual([]);
    const takenHere = domainEvents.filter((event) => before.can(event)).map(({ type }) => type);
    expect(new Set(takenHere)).toEqual(new Set(taken));
  });
});
