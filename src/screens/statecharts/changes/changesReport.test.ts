/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { readChart } from '../../../machines/chart/readChart';
import type { OutlinedState } from '../../../machines/chart/outline';
import { changesReport } from './changesReport';

function chart(definition: object): OutlinedState {
  const read = readChart(JSON.stringify(definition));
  if (!read.isGood) throw new Error(read.reason);
  return read.root;
}

const door = (open: object, more: object = {}) =>
  chart({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { pushed: 'open' } }, open, ...more },
  });

test('says in words what was added, removed and changed', () => {
  const before = door(
    { after: { pause: 'shut' }, on: { pushed: { target: 'shut', guard: 'isFree' } } },
    { gone: {} },
  );
  const after = door(
    { entry: 'ring', on: { pushed: { target: 'shut', actions: 'close' } } },
    { locked: { on: { pushed: {} } } },
  );
  expect(changesReport(new Map([['door', before]]), new Map([['door', after]]))).toBe(
    [
      '### door',
      '',
      '- ~ Changed: open',
      '  - On entry: nothing → ring',
      '- ~ Changed: open · pushed · to shut',
      '  - If: isFree → nothing',
      '  - Does: nothing → close',
      '- − Removed: open · after pause · to shut',
      '- + Added: locked',
      '- − Removed: gone',
      '',
    ].join('\n'),
  );
});

test('names machines that are new or gone, and says when there is nothing to say', () => {
  const one = new Map([['door', door({})]]);
  expect(changesReport(new Map(), one)).toBe('### door\n\nThe machine is new.\n');
  expect(changesReport(one, new Map())).toBe('### door\n\nThe machine is gone.\n');
  expect(changesReport(one, one)).toBe('No machine has changed.\n');
});
