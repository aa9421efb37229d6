/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machineFiles } from './testing/findMachines';
import { violationsOf } from './testing/machineRules';

const root = path.join(__dirname, '../..');

describe('violationsOf', () => {
  it.each(machineFiles())('finds none in %s', (file) => {
    expect(violationsOf(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  });

  it('is given at least three machine files', () => {
    expect(machineFiles().length).toBeGreaterThanOrEqual(3);
  });
});

const good = `
import { fromPromise, not, setup } from 'xstate';
import type { Light } from './light';

export const lampMachine = setup({
  types: { context: {} as { light: Light } },
  actors: { warm: fromPromise(() => Promise.reject(new Error('warm is not provided'))) },
  actions: { click: () => {} },
  guards: { hasPower: () => true, isReady: not('hasPower') },
  delays: { patience: 50 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  context: () => ({ light: null }),
  initial: 'off',
  states: {
    off: {
      id: 'lamp.off',
      description: 'Dark.',
      on: { pressed: { guard: 'hasPower', target: 'on', description: 'Switch.', actions: ['click'] } },
    },
    on: {
      description: 'Bright.',
      entry: 'click',
      invoke: { id: 'warming', src: 'warm', input: ({ context }) => context.light, onError: {} },
      after: { patience: { target: '#lamp.off' } },
    },
  },
});
`;

describe('violationsOf an example', () => {
  it('is empty when the example keeps every rule', () => {
    expect(violationsOf(good)).toEqual([]);
  });

  it.each([
    ['import type { Light }', 'import { Light }', "imports values from './light'"],
    ['import type { Light }', 'import { type Light }', "imports values from './light'"],
    ['export const', 'const', 'exports one literal setup({}).createMachine({})'],
    ['setup({\n', 'base.extend({\n', 'exports one literal setup({}).createMachine({})'],
    ["import type { Light } from './light';", 'enum Light {}', 'declares an enum'],
    ["initial: 'off',", "initial: 'off' as const,", 'uses as const'],
    ["initial: 'off',", "initial: 'off' satisfies string,", 'uses satisfies'],
    ["initial: 'off',", "initial: dark ? 'off' : 'on',", "is no literal at: dark ? 'off' : 'on'"],
    ["initial: 'off',", "initial: 'off', ...shared,", 'is no literal at: ...shared'],
    ['states: {\n', 'states: {\n    broken,\n', 'is no literal at: broken'],
    ['delays: {', 'delays: { ...slow,', 'is no literal at: ...slow'],
    ["actions: ['click']", 'actions: [() => {}]', 'has an inline action: () => {}'],
    ["actions: ['click']", "actions: ['clack']", 'has an undeclared action: clack'],
    ["entry: 'click'", "entry: { type: 'clack' }", 'has an undeclared action: clack'],
    ["guard: 'hasPower'", 'guard: () => true', 'has an inline guard: () => true'],
    ["guard: 'hasPower'", "guard: 'hasFuel'", 'has an undeclared guard: hasFuel'],
    ['after: { patience:', 'after: { 50:', 'has an undeclared delay: 50'],
    ["src: 'warm'", "src: 'cool'", 'has an undeclared actor: cool'],
    ["  id: 'lamp',\n", '', 'has no id'],
    ["id: 'warming', ", '', "invokes without an id: { src: 'warm', input: ({ context }) => c"],
    [', onError: {}', '', 'has no onError for warming'],
    ["id: 'lamp.off',", '', 'targets #lamp.off, which no state has as its id'],
    ["target: 'on'", "target: 'on.dim'", 'targets on.dim in another branch, which needs an id'],
    [
      "=> Promise.reject(new Error('warm is not provided'))",
      '=> heat()',
      'has an actor that is no stub: warm',
    ],
    ['actions: { click: () => {} }', 'actions: makeActions()', 'is no literal at: makeActions()'],
    ["not('hasPower')", "not('hasFuel')", 'has an undeclared guard: hasFuel'],
    ["not('hasPower')", 'not(() => true)', 'has an inline guard: () => true'],
    ["{ target: '#lamp.off' }", "'#lamp.off'", "has a transition that is no object: '#lamp.off'"],
    [
      "{ target: '#lamp.off' }",
      "{ target: '#lamp.off', cond: 'hasPower' }",
      'has a transition with cond',
    ],
    ["description: 'Dark.',", '', 'has no description for off'],
    ["description: 'Switch.',", '', 'has no description for pressed in off'],
  ])('names the breach when %j is replaced by %j', (kept, broken, violation) => {
    expect(good).toContain(kept);
    expect(violationsOf(good.replace(kept, broken))).toContain(violation);
  });
});
