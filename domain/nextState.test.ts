import { setup } from 'xstate';
import { firstState, moveOf, nextState, stateAfter, statesOf, statesThat } from './nextState';

interface DoorEvent {
  type: 'opened' | 'closed' | 'locked' | 'pushed';
  by: 'owner' | 'guest';
}

const doorMachine = setup({
  types: { events: {} as DoorEvent },
  guards: { isOwner: ({ event }) => event.by === 'owner' },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      initial: 'closed',
      on: { opened: { target: 'open' } },
      states: {
        closed: {
          on: { locked: { guard: 'isOwner', target: 'bolted' }, pushed: { target: '#door.open' } },
        },
        bolted: { on: { opened: {}, pushed: { target: 'bolted' } } },
      },
    },
    open: { on: { closed: { target: 'shut' } } },
  },
});
const by = 'owner';

test('the states of rows are the innermost ones, of which the first is where a row begins', () => {
  expect(statesOf(doorMachine)).toEqual(['closed', 'bolted', 'open']);
  expect(firstState(doorMachine)).toBe('closed');
});

test('an event leads from within a state to a state within another', () => {
  expect(nextState(doorMachine, 'closed', { type: 'opened', by })).toBe('open');
  expect(nextState(doorMachine, 'open', { type: 'closed', by })).toBe('closed');
});

test('an event that the state or the guard refuses leads nowhere', () => {
  expect(nextState(doorMachine, 'open', { type: 'locked', by })).toBeNull();
  expect(nextState(doorMachine, 'closed', { type: 'locked', by: 'guest' })).toBeNull();
  expect(nextState(doorMachine, 'bolted', { type: 'opened', by })).toBeNull();
  expect(() => stateAfter(doorMachine, 'open', { type: 'locked', by })).toThrow(
    'door does not take {"type":"locked","by":"owner"} in open',
  );
});

test('an event for many rows has its sources and one target', () => {
  expect(statesThat(doorMachine, { type: 'opened', by })).toEqual(['closed']);
  expect(moveOf(doorMachine, { type: 'locked', by })).toEqual({ from: ['closed'], to: 'bolted' });
  expect(() => moveOf(doorMachine, { type: 'locked', by: 'guest' })).toThrow(
    'does not lead to one state',
  );
  expect(() => moveOf(doorMachine, { type: 'pushed', by })).toThrow('does not lead to one state');
});
