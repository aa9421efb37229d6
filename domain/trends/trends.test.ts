import fc from 'fast-check';
import { cellKey, countAnswers, settle, type Answer, type Answers, type Counts } from './counts';
import { publish, SMALLEST_ONE_WAY, SMALLEST_TWO_WAY } from './publish';
import { isCrossed, TREND_QUESTIONS, type TrendName } from './questions';
import { crossesOf, tablesOf } from './tables';

/** Few answers to each question, so that groups of every size come about. */
const optionsOf = (name: TrendName, count: number): string[] =>
  TREND_QUESTIONS.find((question) => question.name === name)
    ?.options.slice(0, count)
    .map(({ value }) => value) ?? [];
const one = (name: TrendName, count: number) => fc.constantFrom('', ...optionsOf(name, count));
const many = (name: TrendName, count: number) => fc.subarray(optionsOf(name, count));

const NOTHING: Answers = {
  themes: [],
  bought_categories: [],
  buying_frequency: '',
  sways: [],
  barriers: [],
  extra_willing: '',
  waste_sorting: '',
  transport: '',
  cooking: [],
  solar_at_home: '',
  volunteering: [],
  heard_through: '',
  county: '',
  age_bracket: '18-24',
};

const member: fc.Arbitrary<Answers> = fc
  .record({
    themes: many('themes', 3),
    bought_categories: many('bought_categories', 3),
    county: one('county', 4),
    age_bracket: fc.constantFrom('18-24', '25-34', '35-44'),
    sways: many('sways', 2),
    barriers: many('barriers', 2),
    extra_willing: one('extra_willing', 3),
    waste_sorting: one('waste_sorting', 2),
    transport: one('transport', 4),
    solar_at_home: fc.constantFrom('yes', 'no'),
  })
  .map((answers) => ({ ...NOTHING, ...answers }));

/** Crowds of equal members make cells large enough to be shown, with stragglers around them. */
const population = fc
  .array(fc.record({ member, times: fc.constantFrom(1, 1, 2, 3, 4, 6, 11, 17) }), {
    minLength: 4,
    maxLength: 40,
  })
  .map((groups) => groups.flatMap(({ member: each, times }) => Array<Answers>(times).fill(each)));

const RUNS = { numRuns: 300 };

type IsShown = (answer: Answer, other?: Answer) => boolean;
type Rule = (counts: Counts) => IsShown;

const theRule: Rule = (counts) => {
  const { shown } = publish(counts);
  return (answer, other) => shown.has(cellKey(answer, other));
};

const gave = ({ question, value }: Answer, each: Answers): boolean => {
  const given = each[question];
  return typeof given === 'string' ? given === value : given.includes(value);
};

const answersTo = (name: TrendName): Answer[] =>
  (TREND_QUESTIONS.find((question) => question.name === name)?.options ?? []).map(({ value }) => ({
    question: name,
    value,
  }));

const isSingle = (name: TrendName) =>
  TREND_QUESTIONS.some((question) => question.name === name && question.kind === 'one');

/**
 * Looks among the members themselves for groups whose size follows from what is shown: cells, their
 * differences with whatever contains them, and what the shown parts leave of a whole.
 */
function leaks(members: readonly Answers[], rule: Rule): string[] {
  const isShown = rule(countAnswers(members));
  const found: string[] = [];
  const check = (
    what: string,
    smallest: number,
    test: (each: Answers) => boolean,
    mayBeNone = false,
  ) => {
    const size = members.filter(test).length;
    if (size < smallest && !(mayBeNone && size === 0)) found.push(`${what}: ${size}`);
  };
  const names = TREND_QUESTIONS.map(({ name }) => name);
  const any = (answers: readonly Answer[], each: Answers) =>
    answers.some((answer) => gave(answer, each));

  for (const name of names) {
    const shown = answersTo(name).filter((answer) => isShown(answer));
    for (const answer of shown) {
      check(cellKey(answer), SMALLEST_ONE_WAY, (each) => gave(answer, each));
      check(`not ${cellKey(answer)}`, SMALLEST_ONE_WAY, (each) => !gave(answer, each));
    }
    if (isSingle(name) && shown.length > 0)
      check(`rest of ${name}`, SMALLEST_ONE_WAY, (each) => !any(shown, each), true);
    for (const by of names.filter((other) => isCrossed(name, other))) {
      const all: Answer[] = [];
      for (const group of answersTo(by)) {
        const cells = answersTo(name).filter((answer) => isShown(answer, group));
        all.push(...cells);
        for (const answer of cells) {
          const key = cellKey(answer, group);
          for (const [a, b] of [
            [true, true],
            [true, false],
            [false, true],
            [false, false],
          ])
            check(
              `${key} ${a}${b}`,
              SMALLEST_TWO_WAY,
              (each) => gave(answer, each) === a && gave(group, each) === b,
            );
        }
        if (!isSingle(name) || cells.length === 0) continue;
        for (const inside of [true, false])
          check(
            `rest of ${name} ${inside ? 'in' : 'outside'} ${cellKey(group)}`,
            SMALLEST_TWO_WAY,
            (each) => gave(group, each) === inside && !any(cells, each),
            true,
          );
      }
      if (isSingle(by))
        for (const answer of answersTo(name)) {
          const groups = answersTo(by).filter((group) => isShown(answer, group));
          if (groups.length === 0) continue;
          for (const inside of [true, false])
            check(
              `rest of ${by} ${inside ? 'in' : 'outside'} ${cellKey(answer)}`,
              SMALLEST_TWO_WAY,
              (each) => gave(answer, each) === inside && !any(groups, each),
              true,
            );
        }
    }
  }
  return found;
}

/** Shows whatever enough people stand in; `complement` also looks at those who do not. */
const thresholdOnly =
  (complement: boolean): Rule =>
  (counts) =>
  (answer, other) => {
    const count = counts.cells[cellKey(answer, other)] ?? 0;
    const smallest = other ? SMALLEST_TWO_WAY : SMALLEST_ONE_WAY;
    const wholes = other
      ? [counts.cells[cellKey(answer)] ?? 0, counts.cells[cellKey(other)] ?? 0]
      : [counts.people];
    return count >= smallest && (!complement || wholes.every((all) => all - count >= smallest));
  };

const seen = fc.sample(population, { numRuns: 200, seed: 5 });

test('no number, and no difference of two, stands for a few people', () => {
  fc.assert(
    fc.property(population, (members) => {
      expect(leaks(members, theRule)).toEqual([]);
    }),
    RUNS,
  );
});

test('there is something to see: one-way and two-way cells are shown', () => {
  const shown = seen.flatMap((members) => [...publish(countAnswers(members)).shown]);
  expect(shown.filter((key) => !key.includes('&')).length).toBeGreaterThan(1000);
  expect(shown.filter((key) => key.includes('&')).length).toBeGreaterThan(1000);
});

test.each([
  ['a threshold without a look at the complement', /^not /, thresholdOnly(false)],
  ['a threshold for cell and complement', /^rest of/, thresholdOnly(true)],
  ['a two-way cell without a look at those with neither answer', /falsefalse/, thresholdOnly(true)],
])('%s would not do', (_weaker, leak, rule) => {
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

/** Groups beside the members of several groups, and with none of the answers shown for these. */
function corners(members: readonly Answers[], rule: Rule): number[] {
  const isShown = rule(countAnswers(members));
  const groups = answersTo('county');
  const names = TREND_QUESTIONS.map(({ name }) => name).filter(
    (name) => isSingle(name) && isCrossed(name, 'county'),
  );
  return names.flatMap((name) =>
    fc
      .sample(fc.subarray(groups.slice(0, 4), { minLength: 1 }), { numRuns: 15, seed: 1 })
      .flatMap((some) => {
        const shown = answersTo(name).filter((answer) =>
          some.every((group) => isShown(answer, group)),
        );
        const outside = members.filter(
          (each) => ![...shown, ...some].some((answer) => gave(answer, each)),
        );
        return shown.length > 0 ? [outside.length] : [];
      }),
  );
}

test('sums over several counties leave no few people either', () => {
  const rest = seen.flatMap((members) => corners(members, theRule));
  expect(rest.length).toBeGreaterThan(100);
  expect(rest.filter((size) => size > 0 && size < SMALLEST_TWO_WAY)).toEqual([]);
  const weaker = seen.flatMap((members) => corners(members, thresholdOnly(true)));
  expect(weaker.some((size) => size > 0 && size < SMALLEST_ONE_WAY)).toBe(true);
});

test('what up to four members do changes nothing that the next month tells', () => {
  fc.assert(
    fc.property(fewChanges, ({ before, after }) => {
      const first = countAnswers(before);
      expect(figures(settle(first, countAnswers(after)))).toEqual(figures(first));
    }),
    { numRuns: 60 },
  );
});

test('without settling, one member would show', () => {
  const changes = fc.sample(fewChanges, { numRuns: 100, seed: 5 });
  const telling = changes.filter(
    ({ before, after }) =>
      JSON.stringify(figures(countAnswers(before))) !==
      JSON.stringify(figures(countAnswers(after))),
  );
  expect(telling.length).toBeGreaterThan(10);
});

test('over many months each count moves in whole fives and follows the members', () => {
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

test('people are told in fives and shares in steps of five percent', () => {
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

test('too few members are no figures at all', () => {
  const published = publish(countAnswers(Array<Answers>(9).fill({ ...NOTHING, themes: ['x'] })));
  expect(published.people()).toBeNull();
  expect(published.shown.size).toBe(0);
});
