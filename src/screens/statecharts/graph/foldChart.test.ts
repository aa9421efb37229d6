/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { readChart } from '../../../machines/chart/readChart';
import { allTransitions, flatten } from '../../../machines/chart/outline';
import { around, foldChart, topLevel } from './foldChart';

const read = readChart(
  JSON.stringify({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        initial: 'b',
        states: {
          b: { on: { inside: 'c', out: '#m.d' } },
          c: { initial: 'e', states: { e: { on: { deep: '#m.d' } } } },
        },
        on: { all: 'd' },
      },
      d: { on: { back: '#m.a.c.e' } },
    },
  }),
);
if (!read.isGood) throw new Error(read.reason);
const { root } = read;

const arrows = (folded: string[]) =>
  allTransitions(foldChart(root, new Set(folded))).map(
    ({ source, trigger, targets }) => `${source} ${trigger.name} ${targets.join()}`,
  );

test('ends arrows at the box of a folded state, and leaves out what happens inside', () => {
  expect(arrows(['m.a'])).toEqual(['m.a all m.d', 'm.a out m.d', 'm.a deep m.d', 'm.d back m.a']);
  const [, a] = flatten(foldChart(root, new Set(['m.a'])));
  expect(a).toMatchObject({ states: [], initial: null, folded: 3 });
});

test('folds a state inside another that stays open', () => {
  expect(arrows(['m.a.c'])).toEqual([
    'm.a all m.d',
    'm.a.b inside m.a.c',
    'm.a.b out m.d',
    'm.a.c deep m.d',
    'm.d back m.a.c',
  ]);
});

test('changes nothing where nothing is folded', () => {
  expect(foldChart(root, new Set())).toEqual(root);
});

test('knows the top level, and the states around one', () => {
  expect([...topLevel(root)]).toEqual(['m.a']);
  expect(around(root, 'm.a.c.e').map(({ id }) => id)).toEqual(['m', 'm.a', 'm.a.c']);
});
