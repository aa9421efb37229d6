/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import {
  begin,
  challenge,
  chooseBusiness,
  credentials,
  logIn,
  offline,
  registration,
  sendCode,
  sendLink,
  sessionLost,
  signUp,
  wayTo,
  wrongCode,
  wrongPassword,
  type AuthModalBench,
} from '../testing/authModalBench';
import { settled } from '../testing/held';
import { dotted } from '../testing/paths';
import { wanjiku } from '../testing/people';

const step = ({ actor }: AuthModalBench) => dotted(actor.getSnapshot().value);
const context = ({ actor }: AuthModalBench) => actor.getSnapshot().context;
const signal: unknown = expect.any(AbortSignal);

describe('a log in', () => {
  it('sends the credentials, closes the popup and grants the session', async () => {
    const modal = begin(wayTo['login.submitting']);
    expect(modal.held.loggingIn.effect).toHaveBeenCalledWith(credentials, signal);
    modal.held.loggingIn.resolve(wanjiku);
    await settled();
    expect(step(modal)).toBe('closed');
    expect(modal.emitted).toEqual([{ type: 'session.granted', user: wanjiku, by: 'login' }]);
  });

  it.each([
    ['wrong credentials', wrongPassword, 'login.refused'],
    ['a lost connection', offline, 'login.failed'],
  ])('shows the message of %s', async (_, failure, where) => {
    const modal = begin(wayTo['login.submitting']);
    modal.held.loggingIn.reject(failure);
    await settled();
    expect(step(modal)).toBe(where);
    expect(context(modal).error).toBe(failure.message);
    expect(modal.emitted).toEqual([]);
  });

  it.each([wrongPassword, offline])('can be tried again after: $message', async (failure) => {
    const modal = begin(wayTo['login.submitting']);
    modal.held.loggingIn.reject(failure);
    await settled();
    modal.actor.send(logIn);
    expect(step(modal)).toBe('login.submitting');
    expect(context(modal).error).toBeNull();
    expect(modal.held.loggingIn.effect).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['intro.chosen', 'intro'],
    ['resetPassword.chosen', 'resetPassword.ready'],
    ['modal.closed', 'closed'],
  ] as const)('clears its error on %s', async (type, where) => {
    const modal = begin(wayTo['login.submitting']);
    modal.held.loggingIn.reject(wrongPassword);
    await settled();
    modal.actor.send({ type });
    expect(step(modal)).toBe(where);
    expect(context(modal).error).toBeNull();
  });
});

describe('the code of a second step', () => {
  const asked = async () => {
    const modal = begin(wayTo['login.submitting']);
    modal.held.loggingIn.resolve(challenge);
    await settled();
    return modal;
  };

  it('is asked for after a right password, without a session', async () => {
    const modal = await asked();
    expect(step(modal)).toBe('code.ready');
    expect(modal.emitted).toEqual([]);
  });

  it('is sent with the challenge, closes the popup and grants the session', async () => {
    const modal = await asked();
    modal.actor.send(sendCode);
    expect(modal.held.sendingCode.effect).toHaveBeenCalledWith(
      { ...challenge, code: '123456' },
      signal,
    );
    modal.held.sendingCode.resolve(wanjiku);
    await settled();
    expect(step(modal)).toBe('closed');
    expect(modal.emitted).toEqual([{ type: 'session.granted', user: wanjiku, by: 'login' }]);
    expect(context(modal).challenge).toBeNull();
  });

  it('can be tried again after a wrong one', async () => {
    const modal = await asked();
    modal.actor.send(sendCode);
    modal.held.sendingCode.reject(wrongCode);
    await settled();
    expect([step(modal), context(modal).error]).toEqual(['code.failed', wrongCode.message]);
    modal.actor.send(sendCode);
    expect(step(modal)).toBe('code.submitting');
    expect(context(modal).error).toBeNull();
  });

  it('is left for the login, which forgets the challenge', async () => {
    const modal = await asked();
    modal.actor.send({ type: 'login.chosen' });
    expect([step(modal), context(modal).challenge]).toEqual(['login.ready', null]);
  });

  it('is asked for after Google, whose challenge the browser has', () => {
    const modal = begin([...wayTo['code.ready'], sendCode]);
    expect(modal.held.sendingCode.effect).toHaveBeenCalledWith(
      { challenge: '', code: '123456' },
      signal,
    );
  });
});

describe('a registration', () => {
  it('waits until a kind of account is chosen', () => {
    const modal = begin([...wayTo.intro, { type: 'register.chosen' }]);
    expect(step(modal)).toBe('intro');
  });

  it('shows the form of the kind that was chosen last', () => {
    const modal = begin([
      ...wayTo.intro,
      { type: 'kind.selected', kind: 'individual' },
      { type: 'kind.selected', kind: 'business' },
    ]);
    expect(context(modal).kind).toBe('business');
    modal.actor.send({ type: 'register.chosen' });
    expect(step(modal)).toBe('registerBusiness.ready');
  });

  const kinds = [
    ['registerUser', 'registeringUser'],
    ['registerBusiness', 'registeringBusiness'],
  ] as const;

  it.each(kinds)('in %s sends the form, closes and grants the session', async (form, request) => {
    const modal = begin(wayTo[`${form}.submitting`]);
    expect(modal.held[request].effect).toHaveBeenCalledWith(registration, signal);
    modal.held[request].resolve(wanjiku);
    await settled();
    expect(step(modal)).toBe('closed');
    expect(modal.emitted).toEqual([{ type: 'session.granted', user: wanjiku, by: 'signup' }]);
  });

  it.each(kinds)(
    'in %s shows a failure until the next attempt or until login',
    async (form, request) => {
      const modal = begin(wayTo[`${form}.submitting`]);
      modal.held[request].reject(offline);
      await settled();
      expect(step(modal)).toBe(`${form}.failed`);
      expect(context(modal).error).toBe(offline.message);
      modal.actor.send(signUp);
      expect([step(modal), context(modal).error]).toEqual([`${form}.submitting`, null]);
      modal.held[request].reject(offline);
      await settled();
      modal.actor.send({ type: 'login.chosen' });
      expect([step(modal), context(modal).error]).toEqual(['login.ready', null]);
    },
  );
});

it('keeps the refused fields of a registration until it is sent again', async () => {
  const modal = begin(wayTo['registerUser.submitting']);
  const fields = { password: ['This password is too common.'] };
  modal.held.registeringUser.reject({ ...offline, fields });
  await settled();
  expect(context(modal).refused).toEqual(fields);
  modal.actor.send(signUp);
  expect(context(modal).refused).toEqual({});
});

describe('a password reset', () => {
  it('sends the link and goes back to login', async () => {
    const modal = begin(wayTo['resetPassword.sending']);
    expect(modal.held.sendingResetLink.effect).toHaveBeenCalledWith('w@example.org', signal);
    modal.held.sendingResetLink.resolve();
    await settled();
    expect(step(modal)).toBe('login.ready');
    expect(modal.emitted).toEqual([{ type: 'reset.sent' }]);
  });

  it('shows a failure and can be sent again', async () => {
    const modal = begin(wayTo['resetPassword.sending']);
    modal.held.sendingResetLink.reject(offline);
    await settled();
    expect(step(modal)).toBe('resetPassword.ready');
    expect(modal.emitted).toEqual([{ type: 'reset.failed', message: offline.message }]);
    modal.actor.send(sendLink);
    expect(modal.held.sendingResetLink.effect).toHaveBeenCalledTimes(2);
  });
});

describe('the choice of the account type', () => {
  it('asks to log in when there is no token', () => {
    const modal = begin(wayTo['accountType.choosing'], { hasToken: false });
    expect(step(modal)).toBe('login.ready');
    expect(context(modal).error).toBe('No authentication token found. Please log in again.');
  });

  it('is not sent before a type is chosen', () => {
    const modal = begin([...wayTo['accountType.choosing'], { type: 'accountType.submitted' }]);
    expect(step(modal)).toBe('accountType.choosing');
    expect(modal.held.updatingAccountType.effect).not.toHaveBeenCalled();
  });

  it('sends the choice, shows the success for 500 ms and closes', async () => {
    const modal = begin(wayTo['accountType.updating']);
    expect(modal.held.updatingAccountType.effect).toHaveBeenCalledWith('business', signal);
    modal.held.updatingAccountType.resolve('business');
    await settled();
    const updated = { type: 'accountType.updated', accountType: 'business' };
    expect(modal.emitted).toEqual([updated]);
    modal.clock.increment(499);
    expect(step(modal)).toBe('accountType.updated');
    modal.clock.increment(1);
    expect(step(modal)).toBe('closed');
    expect(modal.emitted).toEqual([updated, { type: 'accountType.settled' }]);
  });

  it('settles once when the popup is closed while the success is shown', async () => {
    const modal = begin(wayTo['accountType.updating']);
    modal.held.updatingAccountType.resolve('business');
    await settled();
    modal.actor.send({ type: 'modal.closed' });
    modal.clock.increment(1000);
    expect(modal.emitted.slice(1)).toEqual([{ type: 'accountType.settled' }]);
  });

  it('is kept after a failure, whose error the next choice clears', async () => {
    const modal = begin(wayTo['accountType.updating']);
    modal.held.updatingAccountType.reject(offline);
    await settled();
    expect(step(modal)).toBe('accountType.choosing');
    expect(context(modal)).toMatchObject({ error: offline.message, accountType: 'business' });
    expect(modal.emitted).toEqual([]);
    modal.actor.send(chooseBusiness);
    expect(context(modal).error).toBeNull();
  });

  it('shows login with the reason when the session is refused, and reports it', async () => {
    const modal = begin(wayTo['accountType.updating']);
    modal.held.updatingAccountType.reject(sessionLost);
    await settled();
    expect(step(modal)).toBe('login.ready');
    expect(context(modal).error).toBe(sessionLost.message);
    expect(modal.emitted).toEqual([{ type: 'session.refused' }]);
  });

  it('is replaced by login when the session expires meanwhile', () => {
    const modal = begin([...wayTo['accountType.choosing'], { type: 'modal.opened' }]);
    expect(step(modal)).toBe('login.ready');
    modal.actor.send({ type: 'modal.closed' });
    expect(modal.emitted).toEqual([{ type: 'modal.dismissed' }]);
  });
});

describe('the closing of the popup', () => {
  it.each([
    'login.ready',
    'login.submitting',
    'code.ready',
    'code.submitting',
    'intro',
    'registerUser.ready',
    'registerUser.submitting',
    'registerBusiness.ready',
    'registerBusiness.submitting',
    'resetPassword.ready',
    'resetPassword.sending',
  ] as const)('from %s reports that sign-in was cancelled', (from) => {
    const modal = begin([...wayTo[from], { type: 'modal.closed' }]);
    expect(step(modal)).toBe('closed');
    expect(modal.emitted).toEqual([{ type: 'modal.dismissed' }]);
  });

  it.each(['accountType.choosing', 'accountType.updating'] as const)(
    'from %s settles without a choice',
    (from) => {
      const modal = begin([...wayTo[from], { type: 'modal.closed' }]);
      expect(modal.emitted).toEqual([{ type: 'accountType.settled' }]);
    },
  );

  it('clears the reason why Google sent the visitor back', () => {
    const modal = begin([{ type: 'modal.opened', notice: 'cancelled' }]);
    expect(context(modal).notice).toBe('cancelled');
    modal.actor.send({ type: 'modal.closed' });
    modal.actor.send({ type: 'modal.opened' });
    expect(context(modal).notice).toBeNull();
  });

  it('clears what was chosen', () => {
    const modal = begin([...wayTo['accountType.choosing'], chooseBusiness]);
    modal.actor.send({ type: 'modal.closed' });
    expect(context(modal)).toEqual({
      error: null,
      refused: {},
      wait: null,
      notice: null,
      challenge: null,
      kind: null,
      accountType: null,
    });
  });
});

describe('a request', () => {
  const leavings: [
    keyof typeof wayTo,
    keyof AuthModalBench['held'],
    'intro.chosen' | 'login.chosen' | 'modal.closed',
  ][] = [
    ['login.submitting', 'loggingIn', 'intro.chosen'],
    ['login.submitting', 'loggingIn', 'modal.closed'],
    ['code.submitting', 'sendingCode', 'login.chosen'],
    ['registerUser.submitting', 'registeringUser', 'login.chosen'],
    ['registerBusiness.submitting', 'registeringBusiness', 'modal.closed'],
    ['resetPassword.sending', 'sendingResetLink', 'login.chosen'],
    ['accountType.updating', 'updatingAccountType', 'modal.closed'],
  ];

  it.each(leavings)(
    'of %s (%s) is given up with %s, and its late answer changes nothing',
    async (from, request, type) => {
      const modal = begin(wayTo[from]);
      const given = modal.held[request].effect.mock.lastCall?.[1];
      expect(given?.aborted).toBe(false);
      modal.actor.send({ type });
      expect(given?.aborted).toBe(true);
      const left = [step(modal), [...modal.emitted]];
      modal.held[request].reject(offline);
      await settled();
      expect([step(modal), modal.emitted]).toEqual(left);
    },
  );
});
