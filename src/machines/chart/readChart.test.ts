/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { findMachines } from '../testing/findMachines';
import { packChart, unpackChart, LONGEST_LINK } from './chartLink';
import { allTransitions, flatten, outlineOf } from './outline';
import { CHART_LIMITS, readChart } from './readChart';

const problemOf = (text: string): string => {
  const read = readChart(text);
  return read.isGood ? 'none' : read.problem;
};

const nested = (levels: number): object => ({
  states: levels === 0 ? {} : { inner: nested(levels - 1) },
});

const manyStates = Object.fromEntries(
  Array.from({ length: CHART_LIMITS.states + 1 }, (_none, index) => [`s${index}`, {}]),
);

describe('a definition that is handed in', () => {
  it('is read as what the machine is', () => {
    for (const machine of findMachines()) {
      const read = readChart(JSON.stringify(machine.config));
      if (!read.isGood) throw new Error(read.reason);
      const keys = (root: typeof read.root) => [
        flatten(root).map(({ id, screen }) => [id, screen]),
        allTransitions(root).map(({ key, guard, targets, actions }) => [
          key,
          guard,
          targets,
          actions,
        ]),
      ];
      expect(keys(read.root)).toEqual(keys(outlineOf(machine)));
    }
  });

  it.each([
    ['no JSON', '{', 'notJson'],
    ['a list', '[]', 'notAMachine'],
    ['without states', '{"id":"a"}', 'notAMachine'],
    ['leading nowhere', '{"id":"a","states":{"b":{"on":{"x":"nowhere"}}}}', 'notAMachine'],
    ['starting nowhere', '{"id":"a","initial":"nowhere","states":{"b":{}}}', 'notAMachine'],
    ['with a state that is none', '{"id":"a","states":{"b":null}}', 'notAMachine'],
    ['too deep', JSON.stringify(nested(CHART_LIMITS.levels + 1)), 'tooLarge'],
    ['too long', ' '.repeat(CHART_LIMITS.characters + 1), 'tooLarge'],
    ['of too many states', JSON.stringify({ states: manyStates }), 'tooLarge'],
  ])('is refused when it is %s', (_what, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('has texts alone where texts are drawn, and screens of the product', () => {
    const read = readChart(
      JSON.stringify({
        id: 'odd',
        initial: 'a',
        states: {
          a: {
            description: { very: 'odd' },
            meta: { screen: 'toString' },
            tags: [{}],
            on: {
              go: {
                target: 'a',
                description: 3,
                actions: [{ type: { x: 1 } }],
                guard: 'x'.repeat(500),
              },
            },
          },
        },
      }),
    );
    if (!read.isGood) throw new Error(read.reason);
    const [, a] = flatten(read.root);
    expect(a).toMatchObject({ description: null, screen: null, tags: ['[object Object]'] });
    expect(a?.transitions[0]).toMatchObject({
      description: null,
      actions: ['[object Object]'],
      guard: 'x'.repeat(CHART_LIMITS.name),
    });
  });
});

describe('a chart in a link', () => {
  it('comes out as it went in, in letters that an address can have', async () => {
    for (const machine of findMachines()) {
      const text = JSON.stringify(machine.config);
      const packed = await packChart(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(packed.length).toBeLessThan(LONGEST_LINK);
      expect(await unpackChart(packed)).toBe(text);
    }
  });

  it('keeps letters beyond ASCII', async () => {
    expect(await unpackChart(await packChart('{"id":"Wanjikũ “…” 🌱"}'))).toBe(
      '{"id":"Wanjikũ “…” 🌱"}',
    );
  });

  it('may be as long as a definition, and not longer', async () => {
    const longest = ' '.repeat(CHART_LIMITS.characters);
    const unpacked = await unpackChart(await packChart(longest));
    expect(unpacked?.length).toBe(CHART_LIMITS.characters);
    expect(await unpackChart(await packChart(`${longest} `))).toBeNull();
  });

  it('is refused when it is damaged, too long, or unpacks to too much', async () => {
    const packed = await packChart(JSON.stringify({ states: {} }));
    expect(await unpackChart(packed.slice(0, -4))).toBeNull();
    expect(await unpackChart('not a chart')).toBeNull();
    expect(await unpackChart('')).toBeNull();
    expect(await unpackChart('A'.repeat(LONGEST_LINK + 1))).toBeNull();
    const bomb = await packChart(' '.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await unpackChart(bomb)).toBeNull();
  });
});
