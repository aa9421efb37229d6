/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { DURATION_ENDS, endsOf, LONGEST_RANGE, medianRange, rangeOf } from './durations';
import { useOf, type StateCount } from './stateUse';

const count = (kind: StateCount['kind'], times: number, range = 0): StateCount => ({
  kind,
  name: 'lamp.on',
  range,
  times,
});

describe('the ranges of durations', () => {
  test('begin where the one before ends, and the last has no end', () => {
    expect(rangeOf(0)).toBe(0);
    for (const [range, end] of DURATION_ENDS.entries()) {
      expect([rangeOf(end - 1), rangeOf(end)]).toEqual([range, range + 1]);
      expect(endsOf(range)[1]).toBe(endsOf(range + 1)[0]);
    }
    expect(endsOf(LONGEST_RANGE)[1]).toBeNull();
  });

  test.each([
    [[], null],
    [[[4, 1]], 4],
    [
      [
        [9, 3],
        [2, 4],
      ],
      2,
    ],
    [
      [
        [2, 3],
        [9, 4],
      ],
      9,
    ],
    [
      [
        [2, 3],
        [9, 3],
      ],
      2,
    ],
    [
      [
        [1, 2],
        [5, 1],
        [8, 2],
      ],
      5,
    ],
  ] as [[number, number][], number | null][])('of %j have their median in %s', (counts, range) => {
    expect(medianRange(new Map(counts))).toBe(range);
  });
});

describe('the use of a machine', () => {
  test.each([
    [4, []],
    [5, [5]],
    [12, [10]],
    [13, [15]],
    [1001, [1000]],
  ])('shows %d times a transition as %j', (times, shown) => {
    const { transitions } = useOf([count('taken', times - 1), count('taken', 1)]);
    expect(transitions.map((each) => each.times)).toEqual(shown);
  });

  test('adds visits that went on and those that ended with the page, without pages that were come back to', () => {
    expect(
      useOf([
        count('stayed', 30, 3),
        count('stayed', 40, 5),
        count('left', 33),
        count('returned', 3),
      ]).states,
    ).toEqual([{ name: 'lamp.on', visits: 100, exits: 30, median: 5 }]);
  });

  test('hides exits and medians of fewer than five', () => {
    expect(useOf([count('stayed', 4, 3), count('left', 4)]).states).toEqual([
      { name: 'lamp.on', visits: 10, exits: null, median: null },
    ]);
    expect(useOf([count('stayed', 2), count('left', 2)]).states).toEqual([]);
  });

  test('does not count fewer than none where pages were left before the period', () => {
    expect(useOf([count('stayed', 10), count('returned', 8)]).states).toMatchObject([
      { visits: 10, exits: null },
    ]);
  });
});
