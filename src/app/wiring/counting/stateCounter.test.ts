/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { createActor, createMachine } from 'xstate';
import { BATCH_LIMITS } from '../../../../domain/stateCounts/stateUse';
import { createStateCounter } from './stateCounter';

const lampMachine = createMachine({
  id: 'lamp',
  initial: 'deciding',
  states: {
    deciding: { always: 'off' },
    off: { on: { pressed: 'on' } },
    on: {
      initial: 'full',
      states: { full: { on: { dimmed: 'low' } }, low: {} },
      on: { pressed: 'off' },
    },
  },
});

/** A lamp and what is counted of it, with a clock that stands still. */
function begin(isWatched = true) {
  const counter = createStateCounter();
  let now = 0;
  const actor = createActor(lampMachine, {
    inspect: (seen) => isWatched && counter.see(seen, now),
  });
  actor.start();
  const taken = () =>
    counter.take().map(({ kind, name, range, times }) => `${kind} ${name} ${range} ×${times}`);
  return {
    ...{ counter, actor, taken },
    press: () => actor.send({ type: 'pressed' }),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    look: () => {
      isWatched = true;
    },
    meet: () => {
      isWatched = true;
      counter.meet(actor);
    },
  };
}

test('counts transitions, and states with how long they lasted, from the first step on', () => {
  const { taken, press, pass, actor } = begin();
  pass(500);
  press();
  pass(5000);
  actor.send({ type: 'dimmed' });
  pass(5000);
  press();
  expect(taken().sort()).toEqual([
    'stayed lamp.deciding 0 ×1',
    'stayed lamp.off 2 ×1',
    'stayed lamp.on 5 ×1',
    'stayed lamp.on.full 4 ×1',
    'stayed lamp.on.low 4 ×1',
    'taken lamp.deciding  0 0 ×1',
    'taken lamp.off pressed 0 0 ×1',
    'taken lamp.on pressed 0 0 ×1',
    'taken lamp.on.full dimmed 0 0 ×1',
  ]);
  expect(taken()).toEqual([]);
});

test('counts the states in which the page is left, and takes it back when it is seen again', () => {
  const { counter, taken } = begin();
  taken();
  counter.setAway(true);
  counter.setAway(true);
  expect(taken()).toEqual(['left lamp 0 ×1', 'left lamp.off 0 ×1']);
  counter.setAway(false);
  expect(taken()).toEqual(['returned lamp 0 ×1', 'returned lamp.off 0 ×1']);
});

test('has left the page in the state to which the machine went meanwhile', () => {
  const { counter, taken, press, pass } = begin();
  taken();
  counter.setAway(true);
  taken();
  pass(200);
  press();
  expect(taken().sort()).toEqual([
    'left lamp.on 0 ×1',
    'left lamp.on.full 0 ×1',
    'returned lamp.off 0 ×1',
    'stayed lamp.off 1 ×1',
    'taken lamp.off pressed 0 0 ×1',
  ]);
});

test('does not say how long a state lasted that was entered before it looked', () => {
  const { meet, taken, press } = begin(false);
  meet();
  press();
  expect(taken()).toEqual(['taken lamp.off pressed 0 0 ×1']);
  press();
  expect(taken()).toContain('stayed lamp.on 0 ×1');
});

test('meets a machine that began unseen where it is before its next event', () => {
  const { counter, taken, press, look } = begin(false);
  look();
  press();
  counter.setAway(true);
  expect(taken().sort()).toEqual([
    'left lamp 0 ×1',
    'left lamp.on 0 ×1',
    'left lamp.on.full 0 ×1',
    'taken lamp.off pressed 0 0 ×1',
  ]);
});

test('does not meet a machine that has ended', () => {
  const { counter, actor, taken } = begin(false);
  actor.stop();
  counter.meet(actor);
  counter.setAway(true);
  expect(taken()).toEqual([]);
});

test('ends all visits of a machine that is stopped', () => {
  const { counter, actor, taken } = begin();
  taken();
  actor.stop();
  expect(taken()).toEqual(['stayed lamp 0 ×1', 'stayed lamp.off 0 ×1']);
  counter.setAway(true);
  expect(taken()).toEqual([]);
});

test('puts back what did not arrive, and gives no more at once than a batch may have', () => {
  const { counter, taken, press } = begin();
  counter.putBack(counter.take());
  expect(taken()).toHaveLength(2);
  for (let count = 0; count < 2 * BATCH_LIMITS.times + 2; count += 1) press();
  expect(counter.take().map(({ times }) => times)).toContain(BATCH_LIMITS.times);
});
