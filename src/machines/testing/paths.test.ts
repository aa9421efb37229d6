/** @jest-environment node */
import { setup } from 'xstate';
import { deadEnds, pathsOf } from './paths';

const trapMachine = setup({
  types: { events: {} as { type: 'walked' } | { type: 'fell' } },
}).createMachine({
  id: 'trap',
  initial: 'path',
  states: {
    path: { on: { walked: { target: 'home' }, fell: { target: 'pit' } } },
    pit: { on: { fell: { target: 'pit' } } },
    home: { type: 'final' },
  },
});
const events = [{ type: 'walked' }, { type: 'fell' }];

describe('planned paths', () => {
  it('take a transition that leads back to its own state', () => {
    const taken = pathsOf(trapMachine, events).map(({ steps }) =>
      steps.map(({ event }) => event.type),
    );
    expect(taken).toContainEqual(['xstate.init', 'fell', 'fell']);
    expect(taken).toContainEqual(['xstate.init', 'walked']);
  });

  it('show a state that nothing leaves, unless it is final', () => {
    expect(deadEnds(trapMachine, events)).toEqual(['"pit"']);
  });
});
