import { isDeepStrictEqual } from 'node:util';
import { Statechart } from '@scion-scxml/core';
import {
  createActor,
  fromPromise,
  isMachineSnapshot,
  setup,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { findMachines } from '../testing/findMachines';
import { readScxml } from '../testing/readScxml';
import { subjectOf } from '../testing/subjects';
import { allTransitions, flatten, outlineOf, transitionKey, type OutlinedState } from './outline';
import { scxmlEvent, scxmlOf } from './scxml';

const SEQUENCES = 200;
/** Events of one sequence. */
const LENGTH = 30;

/** The same numbers for the same seed, from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** As the document has it. */
const conditionOf = (guard: string): string => guard.replaceAll(/\W/g, '_');

/** Guards for which a state waits without an event: SCION would ask again before it looks at the next one. */
const waitedFor = (root: OutlinedState): string[] =>
  flatten(root)
    .map(({ transitions }) => transitions.filter(({ trigger }) => trigger.kind === 'always'))
    .filter((eventless) => eventless.every(({ guard }) => guard !== null))
    .flatMap((eventless) => eventless.map(({ guard }) => conditionOf(guard ?? '')));

/** Whether guards hold: decided anew before each event but for the steady ones, then the same for whoever asks. */
function createGuards(random: () => number, steady: readonly string[]) {
  const decided = new Map<string, boolean>();
  return {
    decideAgain() {
      for (const name of decided.keys()) if (!steady.includes(name)) decided.delete(name);
    },
    holds(guard: string): boolean {
      const name = conditionOf(guard);
      const known = decided.get(name) ?? random() < 0.5;
      decided.set(name, known);
      return known;
    },
  };
}

type Guards = ReturnType<typeof createGuards>;

const each = <Value>(names: string[], value: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** The machine as XState runs it, with all that it names answered by the test. */
function startOurs(machine: AnyStateMachine, input: unknown, guards: Guards) {
  const taken: string[] = [];
  const { implementations } = machine;
  const waiting = fromPromise(() => new Promise<never>(() => {}));
  const provided = machine.provide({
    guards: each(Object.keys(implementations.guards), (name) => () => guards.holds(name)),
    actions: each(Object.keys(implementations.actions), () => () => {}),
    actors: each(Object.keys(implementations.actors), () => waiting),
    delays: each(Object.keys(implementations.delays), () => 1000),
  });
  const actor = createActor(provided, {
    input,
    clock: new SimulatedClock(),
    inspect(event) {
      if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
      taken.push(...event._transitions.flatMap((transition) => transitionKey(transition) ?? []));
    },
  });
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    send: (type: string) => actor.send({ type }),
    /** An actor of XState dies of a failure that nothing takes; the document has no such rule. */
    isFatal: (type: string) => type.startsWith('xstate.error.') && !snapshot().can({ type }),
    can: (type: string) => snapshot().can({ type }),
    isOver: () => snapshot().status !== 'active',
    taken: () => taken.splice(0).sort(),
    active: () =>
      snapshot()
        ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ id }) => id)
        .sort(),
  };
}

/** The document as SCION runs it. */
function startTheirs(document: ReturnType<typeof readScxml>, root: OutlinedState, guards: Guards) {
  const taken: string[] = [];
  const keys = new Map(flatten(root).map(({ id, transitions }) => [id, transitions]));
  const chart = new Statechart(() => document(guards.holds), {
    console: Object.assign(() => {}, { log: () => {} }),
  });
  chart.on('onTransition', (source, _targets, index) => {
    const key = keys.get(source)?.[index]?.key;
    if (key !== undefined) taken.push(key);
  });
  chart.start();
  return {
    send: (name: string) => void chart.gen({ name, data: null }),
    taken: () => taken.splice(0).sort(),
    active: () => [...chart.getConfiguration()].sort(),
  };
}

/** Every event that the machine knows, with its name in the document. */
function eventsOf(root: OutlinedState): { ours: string; theirs: string }[] {
  const found = new Map<string, string>();
  for (const { eventType, trigger, source } of allTransitions(root)) {
    const theirs = scxmlEvent(trigger, source);
    if (theirs !== null) found.set(eventType, theirs);
  }
  return [...found].map(([ours, theirs]) => ({ ours, theirs }));
}

/** Walks both through random events; returns the keys of the transitions that were taken. */
function createWalk(machine: AnyStateMachine, input?: unknown) {
  const root = outlineOf(machine);
  const document = readScxml(scxmlOf(root));
  const events = eventsOf(root);
  return (seed: number): string[] => {
    const random = createRandom(seed);
    const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    const guards = createGuards(random, waitedFor(root));
    const ours = startOurs(machine, input, guards);
    const theirs = startTheirs(document, root, guards);
    const all: string[] = [];
    const trail: string[] = [];
    const compare = () => {
      const [one, other] = [ours, theirs].map((side) => ({
        trail,
        taken: side.taken(),
        active: side.active(),
      }));
      if (!isDeepStrictEqual(other, one)) expect(other).toEqual(one);
      all.push(...(one?.taken ?? []));
    };
    compare();
    while (trail.length < LENGTH && !ours.isOver()) {
      guards.decideAgain();
      const accepted = events.filter((event) => ours.can(event.ours));
      // Most events are ones that do something: others would keep the walk near its start.
      const event = (random() < 0.6 ? oneOf(accepted) : null) ?? oneOf(events);
      if (!event) break;
      trail.push(event.ours);
      if (ours.isFatal(event.ours)) continue;
      ours.send(event.ours);
      theirs.send(event.theirs);
      compare();
    }
    return all;
  };
}

const seeds = Array.from({ length: SEQUENCES }, (_none, index) => index + 1);

describe.each(findMachines().map((machine) => [machine.id, machine] as const))(
  'the SCXML of %s',
  (_id, machine) => {
    const root = outlineOf(machine);
    const [walk] = subjectOf(machine).walks;

    it(`takes the same transitions in another interpreter on ${SEQUENCES} random sequences`, () => {
      const taken = new Set(seeds.flatMap(createWalk(machine, walk?.input)));
      // Walks that stayed near the start would prove little.
      expect(taken.size).toBeGreaterThan(allTransitions(root).length * 0.9);
    });

    it('names events so that none is meant by the beginning of another', () => {
      const names = eventsOf(root).map(({ theirs }) => theirs);
      const unclear = names.filter((one) => names.some((other) => other.startsWith(`${one}.`)));
      expect(unclear).toEqual([]);
    });
  },
);

const trickyMachine = setup({
  guards: { 'is “so”': () => true, isOpen: () => true },
  actions: { note: () => {} },
  delays: { pause: 20 },
}).createMachine({
  id: 'tricky',
  description: 'Quotes " and <marks> & -- dashes.',
  initial: 'one',
  on: { reset: { target: '.one' }, restart: { target: '.one', reenter: true } },
  states: {
    one: { on: { next: [{ guard: 'is “so”', target: 'two' }, { target: 'both' }], stay: 'one' } },
    two: {
      initial: 'inner',
      entry: 'note',
      states: { inner: { on: { deeper: 'other' } }, other: {} },
      on: { next: 'both', again: 'two', over: { target: 'two', reenter: true }, deeper: {} },
      after: { pause: 'one' },
    },
    both: {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { flip: 'b' } }, b: { on: { flip: 'a' } } } },
        right: {
          initial: 'c',
          states: { c: { always: { guard: 'isOpen', target: 'd' } }, d: { on: { flip: 'c' } } },
        },
      },
      on: { next: 'one', again: '.left.b', over: 'both' },
    },
  },
});

describe('a document of SCXML', () => {
  const text = scxmlOf(outlineOf(trickyMachine));

  it('escapes what XML would read as marks', () => {
    expect(text).toContain('<!-- Quotes &quot; and &lt;marks&gt; &amp; – dashes. -->');
    expect(text).toContain('<data id="is__so_" expr="false"/>');
  });

  it('sends an event for a delay, and cancels it when the state is left', () => {
    expect(text).toContain(
      '<send event="after.pause.tricky.two" id="after.pause.tricky.two" delay="20ms"/>',
    );
    expect(text).toContain('<cancel sendid="after.pause.tricky.two"/>');
  });

  it('keeps what XState does with targets inside their own state', () => {
    const taken = new Set(seeds.flatMap(createWalk(trickyMachine)));
    expect(taken.size).toBe(allTransitions(outlineOf(trickyMachine)).length);
  });
});
