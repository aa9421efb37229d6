/** @jest-environment node */
import type { AnyEventObject, StateValue } from 'xstate';
import { ACCOUNT_TYPE_REDIRECT_DELAY } from '../../../domain/limits';
import {
  begin,
  chooseBusiness,
  logIn,
  offline,
  sendLink,
  sessionLost,
  signUp,
  wayTo,
  wrongPassword,
} from '../testing/authModalBench';
import { createCoverage, declaredStates, declaredTransitions } from '../testing/coverage';
import { settled } from '../testing/held';
import { answered, deadEnds, dotted, elapsed, pathsOf, play, refused } from '../testing/paths';
import { wanjiku } from '../testing/people';
import { authModalMachine, type AuthModalEvent } from './authModalMachine';

const domainEvents: AuthModalEvent[] = [
  { type: 'modal.opened' },
  { type: 'modal.openedForAccountType' },
  { type: 'modal.closed' },
  { type: 'login.chosen' },
  { type: 'intro.chosen' },
  { type: 'resetPassword.chosen' },
  { type: 'kind.selected', kind: 'individual' },
  { type: 'kind.selected', kind: 'business' },
  { type: 'register.chosen' },
  logIn,
  signUp,
  sendLink,
  chooseBusiness,
  { type: 'accountType.submitted' },
];
const modelEvents: AnyEventObject[] = [
  ...domainEvents,
  answered('loggingIn', wanjiku),
  refused('loggingIn', wrongPassword),
  refused('loggingIn', offline),
  answered('registeringUser', wanjiku),
  refused('registeringUser', offline),
  answered('registeringBusiness', wanjiku),
  refused('registeringBusiness', offline),
  answered('sendingResetLink'),
  refused('sendingResetLink', offline),
  answered('updatingAccountType', 'business'),
  refused('updatingAccountType', sessionLost),
  refused('updatingAccountType', offline),
  elapsed('accountTypeRedirectDelay', 'authModal.accountType.updated'),
];

describe('the sign-in popup as a whole', () => {
  it('takes every transition and reaches every state', async () => {
    const coverage = createCoverage();
    for (const hasToken of [true, false]) {
      const { machine, held, actor } = begin([], { hasToken });
      actor.stop();
      for (const path of pathsOf(machine, modelEvents)) {
        const delays = { accountTypeRedirectDelay: ACCOUNT_TYPE_REDIRECT_DELAY };
        await play(path, { machine, held, delays, coverage });
      }
    }
    expect(coverage.taken()).toEqual(declaredTransitions(authModalMachine));
    expect(coverage.reached()).toEqual(declaredStates(authModalMachine));
  });

  it('waits as long as the product says', () => {
    const delays = { accountTypeRedirectDelay: ACCOUNT_TYPE_REDIRECT_DELAY };
    expect(authModalMachine.implementations.delays).toEqual(delays);
    expect(begin().machine.implementations.delays).toEqual(delays);
  });

  it.each([true, false])('can leave every state when having a token is %s', (hasToken) => {
    expect(deadEnds(begin([], { hasToken }).machine, modelEvents)).toEqual([]);
  });

  it('can be closed from every step, is busy only while it works, and is shown when not closed', () => {
    for (const { state } of pathsOf(begin().machine, modelEvents)) {
      const step = dotted(state.value as StateValue);
      const works = /submitting|sending|updating|updated/.test(step);
      expect({
        step,
        closable: state.can({ type: 'modal.closed' }),
        open: state.hasTag('open'),
        busy: state.hasTag('busy'),
      }).toEqual({ step, closable: step !== 'closed', open: step !== 'closed', busy: works });
    }
  });
});

describe('events that have no place', () => {
  const login = ['modal.closed', 'intro.chosen', 'resetPassword.chosen'];
  const register = ['modal.closed', 'login.chosen'];
  const intro = ['modal.closed', 'login.chosen', 'kind.selected'];
  const choosing = ['modal.closed', 'modal.opened', 'accountType.selected'];
  const legal: [string, AuthModalEvent[], string[]][] = [
    ['closed', wayTo.closed, ['modal.opened', 'modal.openedForAccountType']],
    ['login.ready', wayTo['login.ready'], [...login, 'credentials.submitted']],
    ['login.submitting', wayTo['login.submitting'], login],
    ['intro', wayTo.intro, intro],
    [
      'intro, with a kind of account',
      [...wayTo.intro, { type: 'kind.selected', kind: 'business' }],
      [...intro, 'register.chosen'],
    ],
    ['registerUser.ready', wayTo['registerUser.ready'], [...register, 'registration.submitted']],
    ['registerUser.submitting', wayTo['registerUser.submitting'], register],
    [
      'registerBusiness.ready',
      wayTo['registerBusiness.ready'],
      [...register, 'registration.submitted'],
    ],
    ['registerBusiness.submitting', wayTo['registerBusiness.submitting'], register],
    ['resetPassword.ready', wayTo['resetPassword.ready'], [...register, 'resetEmail.submitted']],
    ['resetPassword.sending', wayTo['resetPassword.sending'], register],
    ['accountType.choosing', wayTo['accountType.choosing'], choosing],
    [
      'accountType.choosing, with a choice',
      [...wayTo['accountType.choosing'], chooseBusiness],
      [...choosing, 'accountType.submitted'],
    ],
    ['accountType.updating', wayTo['accountType.updating'], ['modal.closed']],
  ];

  it.each(legal)('are ignored in %s', (name, way, taken) => {
    const { actor, emitted } = begin(way);
    const before = actor.getSnapshot();
    expect(dotted(before.value)).toBe(name.split(',')[0]);

    for (const event of domainEvents.filter(({ type }) => !taken.includes(type))) {
      expect([event.type, before.can(event)]).toEqual([event.type, false]);
      actor.send(event);
    }
    expect(actor.getSnapshot().value).toEqual(before.value);
    expect(actor.getSnapshot().context).toEqual(before.context);
    expect(emitted).toEqual([]);
    const takenHere = domainEvents.filter((event) => before.can(event)).map(({ type }) => type);
    expect(new Set(takenHere)).toEqual(new Set(taken));
  });

  it('are ignored while the success of the account type shows, but for closing', async () => {
    const { actor, held } = begin(wayTo['accountType.updating']);
    held.updatingAccountType.resolve('business');
    await settled();
    expect(dotted(actor.getSnapshot().value)).toBe('accountType.updated');
    const taken = domainEvents.filter((event) => actor.getSnapshot().can(event));
    expect(taken).toEqual([{ type: 'modal.closed' }]);
  });

  it('do not send a form twice', () => {
    const { held } = begin([...wayTo['registerUser.submitting'], signUp, signUp]);
    expect(held.registeringUser.effect).toHaveBeenCalledTimes(1);
  });
});
