import fc from 'fast-check';
import { cellKey, countAnswers, settle, type Answers, type Counts } from './counts';
import { publish, SMALLEST_TWO_WAY } from './publish';
import { SMALLEST_ONE_WAY } from './steps';
import { crossesOf, tablesOf } from './tables';
import { answersTo, corners, leaks, thresholdOnly, type Rule } from './testing/leaks';
import { member, NOTHING, population } from './testing/population';

const RUNS = { numRuns: 300 };

const theRule: Rule = (counts) => {
  const { shown } = publish(counts);
  return (answer, other) => shown.has(cellKey(answer, other));
};

const seen = fc.sample(population, { numRuns: 200, seed: 5 });

test('publishes no number, and no difference of two, that describes a few people', () => {
  fc.assert(
    fc.property(population, (members) => {
      expect(leaks(members, theRule)).toEqual([]);
    }),
    RUNS,
  );
});

test('counts members in parts as all at once', () => {
  fc.assert(
    fc.property(population, population, (first, rest) => {
      const inParts = countAnswers(rest, countAnswers(first));
      expect(inParts).toEqual(countAnswers([...first, ...rest]));
    }),
    { numRuns: 50 },
  );
});

test('publishes many one-way and two-way cells', () => {
  const shown = seen.flatMap((members) => [...publish(countAnswers(members)).shown]);
  expect(shown.filter((key) => !key.includes('&')).length).toBeGreaterThan(1000);
  expect(shown.filter((key) => key.includes('&')).length).toBeGreaterThan(1000);
});

test.each([
  ['a threshold without a look at the complement', /^not /, thresholdOnly(false)],
  ['a threshold for cell and complement', /^rest of/, thresholdOnly(true)],
  ['a two-way cell without a look at those with neither answer', /falsefalse/, thresholdOnly(true)],
])('would reveal few people with only %s', (_weaker, leak, rule) => {
  expect(seen.flatMap((members) => leaks(members, rule)).join('\n')).toMatch(
    new RegExp(leak.source, 'm'),
  );
});

const figures = (counts: Counts) => {
  const published = publish(counts);
  const filters = ['themes', 'bought_categories', 'county'] as const;
  return {
    people: published.people(),
    tables: tablesOf(published),
    crosses: crossesOf(published),
    filtered: filters.flatMap((name) =>
      answersTo(name).map((answer) => [published.people(answer), tablesOf(published, answer)]),
    ),
  };
};

/** Up to four members join, leave or answer anew. */
const fewChanges = fc
  .tuple(
    population,
    fc.array(fc.tuple(fc.nat(), fc.option(member), fc.boolean()), { maxLength: 4 }),
  )
  .map(([before, changes]) => {
    const after = [...before];
    for (const [at, now, replaces] of changes) {
      if (!now) after.splice(at % Math.max(after.length, 1), 1);
      else if (replaces && after.length > 0) after[at % after.length] = now;
      else after.push(now);
    }
    return { before, after };
  });

test('reveals no few people in sums over several counties', () => {
  const rest = seen.flatMap((members) => corners(members, theRule));
  expect(rest.length).toBeGreaterThan(100);
  expect(rest.filter((size) => size > 0 && size < SMALLEST_TWO_WAY)).toEqual([]);
  const weaker = seen.flatMap((members) => corners(members, thresholdOnly(true)));
  expect(weaker.some((size) => size > 0 && size < SMALLEST_ONE_WAY)).toBe(true);
});

test('publishes the same figures next month when up to four members change', () => {
  fc.assert(
    fc.property(fewChanges, ({ before, after }) => {
      const first = countAnswers(before);
      expect(figures(settle(first, countAnswers(after)))).toEqual(figures(first));
    }),
    { numRuns: 60 },
  );
});

test('would reveal a few members without settling', () => {
  const changes = fc.sample(fewChanges, { numRuns: 100, seed: 5 });
  const visible = changes.filter(
    ({ before, after }) =>
      JSON.stringify(figures(countAnswers(before))) !==
      JSON.stringify(figures(countAnswers(after))),
  );
  expect(visible.length).toBeGreaterThan(10);
});

test('moves each count in fives and within four of the real number over many months', () => {
  fc.assert(
    fc.property(fc.array(population, { minLength: 2, maxLength: 4 }), (months) => {
      let counts: Counts | null = null;
      for (const members of months) {
        const now = countAnswers(members);
        const next: Counts = counts ? settle(counts, now) : now;
        for (const key of new Set([
          ...Object.keys(counts?.cells ?? {}),
          ...Object.keys(now.cells),
        ])) {
          const settled = next.cells[key] ?? 0;
          if (counts) expect(Math.abs(settled - (counts.cells[key] ?? 0)) % 5).toBe(0);
          expect(Math.abs(settled - (now.cells[key] ?? 0))).toBeLessThan(5);
        }
        counts = next;
      }
    }),
    { numRuns: 50 },
  );
});

test('rounds people to fives and shares to five percent', () => {
  const crowd = (length: number, change: Partial<Answers>) =>
    Array.from({ length }, (): Answers => ({ ...NOTHING, ...change }));
  const published = publish(
    countAnswers([...crowd(23, { solar_at_home: 'yes' }), ...crowd(29, { transport: 'cycle' })]),
  );
  expect(published.people()).toBe(50);
  expect(published.share({ question: 'solar_at_home', value: 'yes' })).toBe(50);
  expect(published.share({ question: 'transport', value: 'cycle' })).toBe(60);
  expect(published.share({ question: 'transport', value: 'walk' })).toBeNull();
});

test('publishes no figures for fewer than ten members', () => {
  const published = publish(countAnswers(Array<Answers>(9).fill({ ...NOTHING, themes: ['x'] })));
  expect(published.people()).toBeNull();
  expect(published.shown.size).toBe(0);
});
