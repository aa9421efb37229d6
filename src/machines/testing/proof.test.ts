/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { assign, setup } from 'xstate';
import { redefined } from './mutants';
import { pathsOf } from './paths';
import { prove } from './proof';

const trapMachine = setup({
  types: {
    context: {} as { falls: number },
    events: {} as { type: 'walked' } | { type: 'fell' } | { type: 'rested' },
  },
  actions: { countFall: assign({ falls: ({ context }) => Math.min(context.falls + 1, 2) }) },
  guards: { isHurt: ({ context }) => context.falls > 5 },
}).createMachine({
  id: 'trap',
  context: { falls: 0 },
  initial: 'path',
  states: {
    path: {
      meta: { screen: 'home' },
      on: {
        walked: { target: 'home' },
        fell: { target: 'pit', actions: 'countFall' },
        rested: { guard: 'isHurt', target: 'home' },
      },
    },
    pit: { on: { fell: { target: 'pit' } } },
    home: { type: 'final' },
  },
});
const walk = {
  machine: trapMachine,
  events: [{ type: 'walked' }, { type: 'fell' }, { type: 'rested' }],
};
const isScreen = (name: string) => name === 'home';

describe('planned paths', () => {
  it('take a transition that leads back to its own state', () => {
    const taken = pathsOf(walk).map(({ steps }) => steps.map(({ event }) => event.type));
    expect(taken).toContainEqual(['xstate.init', 'fell', 'fell']);
    expect(taken).toContainEqual(['xstate.init', 'walked']);
  });
});

describe('a proof', () => {
  it('counts what was reached and names each fault in a sentence', async () => {
    expect(await prove({ machine: trapMachine, walks: [walk] }, isScreen)).toEqual({
      machine: 'trap',
      states: { seen: 3, all: 3 },
      transitions: { seen: 3, all: 4 },
      exits: { seen: 1, all: 2 },
      refusals: { seen: 3, all: 3 },
      screens: { seen: 1, all: 1 },
      paths: 2,
      faults: [
        'trap: no path takes the transition of path: rested [isHurt].',
        'trap: nothing leads out of the state pit, which is not final.',
      ],
    });
  });

  it('finds an event that is refused but changes something', async () => {
    let asked = 0;
    const machine = redefined(trapMachine, (definition) => {
      Object.assign(definition.states?.['path'] ?? {}, { entry: 'begin' });
    }).provide({
      actions: { begin: () => (asked = 1) },
      guards: { isHurt: () => asked > 0 && (asked += 1) % 2 === 1 },
    });
    const { faults } = await prove({ machine, walks: [{ ...walk, machine }] }, isScreen);
    expect(faults).toContain('trap: rested in path is refused, yet changes something.');
  });

  it('finds a screen that does not exist', async () => {
    const machine = redefined(trapMachine, (definition) => {
      Object.assign(definition.states?.['pit'] ?? {}, { meta: { screen: 'cellar' } });
    });
    const { faults } = await prove({ machine, walks: [{ ...walk, machine }] }, isScreen);
    expect(faults).toContain('trap: cellar is named as a screen, which does not exist.');
  });
});
