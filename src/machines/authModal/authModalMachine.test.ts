/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import type { StateValue } from 'xstate';
import {
  authModalDelays,
  authModalEvents,
  authModalWalks,
  begin,
  chooseBusiness,
  signUp,
  wayTo,
} from '../testing/authModalBench';
import { settled } from '../testing/held';
import { dotted, pathsOf } from '../testing/paths';
import { authModalMachine, type AuthModalEvent } from './authModalMachine';

describe('authModalMachine', () => {
  it('uses the delays of the product', () => {
    expect(authModalMachine.implementations.delays).toEqual(authModalDelays);
    expect(begin().machine.implementations.delays).toEqual(authModalDelays);
  });

  it('can be closed from every step, is busy only while it works, and is shown when not closed', () => {
    for (const { state } of authModalWalks().flatMap(pathsOf)) {
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

describe('events that a state does not take', () => {
  const login = ['modal.closed', 'intro.chosen', 'resetPassword.chosen'];
  const register = ['modal.closed', 'login.chosen'];
  const intro = ['modal.closed', 'login.chosen', 'kind.selected'];
  const choosing = ['modal.closed', 'session.ended', 'modal.opened', 'accountType.selected'];
  const legal: [string, AuthModalEvent[], string[]][] = [
    [
      'closed',
      wayTo.closed,
      ['modal.opened', 'modal.openedForCode', 'modal.openedToJoin', 'modal.openedForAccountType'],
    ],
    ['login.ready', wayTo['login.ready'], [...login, 'credentials.submitted']],
    ['login.submitting', wayTo['login.submitting'], login],
    ['code.ready', wayTo['code.ready'], [...register, 'code.submitted']],
    ['code.submitting', wayTo['code.submitting'], register],
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
    ['accountType.updating', wayTo['accountType.updating'], ['modal.closed', 'session.ended']],
  ];

  it.each(legal)('are ignored in %s', (name, way, taken) => {
    const { actor, emitted } = begin(way);
    const before = actor.getSnapshot();
    expect(dotted(before.value)).toBe(name.split(',')[0]);

    for (const event of authModalEvents.filter(({ type }) => !taken.includes(type))) {
      expect([event.type, before.can(event)]).toEqual([event.type, false]);
      actor.send(event);
    }
    expect(actor.getSnapshot().value).toEqual(before.value);
    expect(actor.getSnapshot().context).toEqual(before.context);
    expect(emitted).toEqual([]);
    const takenHere = authModalEvents.filter((event) => before.can(event)).map(({ type }) => type);
    expect(new Set(takenHere)).toEqual(new Set(taken));
  });

  it('are ignored while the success of the account type is shown, except for closing', async () => {
    const { actor, held } = begin(wayTo['accountType.updating']);
    held.updatingAccountType.resolve('business');
    await settled();
    expect(dotted(actor.getSnapshot().value)).toBe('accountType.updated');
    const taken = authModalEvents.filter((event) => actor.getSnapshot().can(event));
    expect(taken).toEqual([{ type: 'modal.closed' }, { type: 'session.ended' }]);
  });

  it('do not send a form a second time', () => {
    const { held } = begin([...wayTo['registerUser.submitting'], signUp, signUp]);
    expect(held.registeringUser.effect).toHaveBeenCalledTimes(1);
  });
});
