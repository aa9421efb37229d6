/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { CATALOGUE, type CatalogueEntry } from '../catalogue';
import { SERVER_CATALOGUE } from '../serverCatalogue';
import { activeStates } from '../../../machines/chart/activeStates';
import { allTransitions, outlineOf } from '../../../machines/chart/outline';
import { settled } from '../../../machines/testing/held';
import { createPlayer, type Player } from './player';

const ALL = [...CATALOGUE, ...SERVER_CATALOGUE];

function entryOf(id: string): CatalogueEntry {
  const found = ALL.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(id);
  return found;
}

function play(id: string, input = entryOf(id).input): Player {
  const { machine, copyFor } = entryOf(id);
  return createPlayer(copyFor?.(input) ?? machine, input);
}

const at = (player: Player) => activeStates(player.read().value);
const event = (id: string, type: string) => ({
  ...(entryOf(id).payloads[type] as object | undefined),
  type,
});

test('signs in a copy of the session by answering its request and moving its clock', async () => {
  const player = play('session');
  expect(player.read().awaited).toContain('restoring');
  player.resolve('restoring', { kind: 'visitor', forum: null });
  await settled();
  expect(at(player)).toEqual(['signedOut.browsing']);
  player.send(event('session', 'session.opened'));
  expect(at(player)).toEqual(['signedIn.arriving']);
  expect(player.read().untilNext).toBe(300);
  player.advance(299);
  expect(at(player)).toEqual(['signedIn.arriving']);
  player.advance(1);
  expect(at(player)).toEqual(['signedIn.settled']);
  expect(player.read()).toMatchObject({ time: 300, untilNext: null });
});

test('lists times, transitions and states, newest first', async () => {
  const player = play('cookieConsent');
  player.send({ type: 'cookies.accepted' });
  player.advance(500);
  await settled();
  const [slid, accepted, started] = player.read().entries;
  expect(started).toMatchObject({ number: 1, at: 0, value: 'asking' });
  expect(accepted).toMatchObject({
    at: 0,
    event: { type: 'cookies.accepted' },
    taken: ['cookieConsent.asking cookies.accepted 0'],
    value: { accepted: 'slidingOut' },
  });
  expect(slid).toMatchObject({ at: 500, value: { accepted: 'settled' } });
});

test('leaves what was typed and who it was out of the history', () => {
  const player = play('authModal');
  player.send({ type: 'modal.opened' });
  player.send(event('authModal', 'credentials.submitted'));
  expect(JSON.stringify(player.read().entries)).not.toMatch(/somebody|a-password/);
});

test('knows events that a state does not take, and payloads that a guard cannot read', () => {
  const player = play('authModal');
  expect(player.can({ type: 'modal.opened' })).toBe(true);
  expect(player.can({ type: 'login.chosen' })).toBe(false);
  const session = play('session');
  session.resolve('restoring', { kind: 'visitor', forum: null });
  expect(session.can({ type: 'session.opened' })).toBe(false);
});

test('takes the transition of the failure when a request is rejected', async () => {
  const player = play('authModal');
  player.send({ type: 'modal.opened' });
  player.send(event('authModal', 'credentials.submitted'));
  expect(player.read().awaited).toEqual(['loggingIn']);
  player.reject('loggingIn', entryOf('authModal').errors['loggingIn']);
  await settled();
  expect(at(player)).toEqual(['login.refused']);
});

test('answers a guard from the input of the copy', () => {
  const without = play('authModal', { hasToken: false });
  without.send({ type: 'modal.openedForAccountType' });
  expect(at(without)).toEqual(['login.ready']);
  const withToken = play('authModal', { hasToken: true });
  withToken.send({ type: 'modal.openedForAccountType' });
  expect(at(withToken)).toEqual(['accountType.choosing']);
});

test('names the state of each parallel region', async () => {
  const player = play('vetting');
  player.resolve('loading', entryOf('vetting').outputs['loading']);
  await settled();
  expect(at(player)).toEqual([
    'ready.source.current',
    'ready.access.own',
    'ready.submission.answering.clearanceSettled',
  ]);
});

test.each(ALL.map((entry) => [entry.name, entry] as const))(
  '%s has a sample for what its events carry, and none for what it does not know',
  (_name, { machine, payloads, outputs }) => {
    const transitions = allTransitions(outlineOf(machine));
    const events = new Set(transitions.map(({ eventType }) => eventType));
    expect(Object.keys(payloads).filter((type) => !events.has(type))).toEqual([]);
    expect(Object.keys(outputs).filter((id) => !events.has(`xstate.done.actor.${id}`))).toEqual([]);
  },
);
