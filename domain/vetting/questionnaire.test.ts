import { createHash } from 'node:crypto';
import { CATEGORY_ORDER } from './order';
import { QUESTIONNAIRE, questionByCode, questionById } from './questionnaire';
import { byCode, codes, codesWhere } from './testing/byCode';

const { categories, questions } = QUESTIONNAIRE;

const pointsOf = (code: string) =>
  byCode(code)
    .options.filter((option) => !option.is_not_applicable)
    .map(({ points }) => points);
const weightIn = (ids: number[]) =>
  questions
    .filter(({ category }) => ids.includes(category))
    .reduce((sum, { weight }) => sum + weight, 0);

describe('the questionnaire', () => {
  test('has the specified categories with the planned number of questions', () => {
    expect(categories.map(({ category_name }) => category_name)).toEqual(CATEGORY_ORDER);
    expect(categories.map(({ id }) => id)).toEqual(CATEGORY_ORDER.map((_, place) => place + 1));
    expect(categories.map(({ part }) => part === 'basic')).toEqual(
      categories.map(({ id }) => id <= 5),
    );
    const counts = categories.map(
      ({ id }) => questions.filter(({ category }) => category === id).length,
    );
    expect(counts).toEqual([8, 8, 8, 4, 3, 4, 5, 8, 8, 7, 8, 7, 6, 4]);
    expect(questions).toHaveLength(88);
  });

  test('numbers questions and options by their place', () => {
    const places = new Map<number, number>();
    for (const { id, category, options } of questions) {
      const place = (places.get(category) ?? 0) + 1;
      places.set(category, place);
      expect(id).toBe(category * 100 + place);
      expect(options.map((option) => option.id)).toEqual(
        options.map((_, index) => id * 100 + index + 1),
      );
    }
  });

  test('names each question by the letters of its category and its place', () => {
    const letters = codes('BD SJ DI AF SO LG SC T W A R E N WN');
    for (const { id, code, category } of questions) {
      expect(code).toBe(`${letters[category - 1] ?? ''}${id % 100}`);
    }
  });

  /** Answers keep ids of options: what they mean may not change under a version's name. */
  test('keeps its rules while its version stays the same', () => {
    const rules = questions.map(({ id, code, kind, weight, bounds, options, presets }) => [
      [id, code, kind, weight, bounds],
      options.map(({ label: _label, ...option }) => Object.values(option)),
      presets.map(({ when }) => when),
    ]);
    const fingerprint = createHash('sha256').update(JSON.stringify(rules)).digest('hex');
    expect([QUESTIONNAIRE.version, fingerprint.slice(0, 16)]).toEqual([
      '2026-11',
      '4026044bc39b769e',
    ]);
  });

  test('finds a question by id and by code', () => {
    expect(questionById(QUESTIONNAIRE, 101)?.code).toBe('BD1');
    expect(questionByCode(QUESTIONNAIRE, 'WN4')?.id).toBe(1404);
    expect(questionById(QUESTIONNAIRE, 109)).toBeUndefined();
    expect(questionByCode(QUESTIONNAIRE, 'bd1')).toBeUndefined();
  });
});

describe('the scoring of the questionnaire', () => {
  test.each([
    ['Basic', [1, 2, 3, 4, 5], 72],
    ['governance', [8], 64],
    ['workers', [9], 68],
    ['community', [10], 48],
    ['processing', [11], 76],
    ['energy', [12], 52],
    ['nature', [13], 52],
    ['what only informs', [6, 7, 14], 0],
  ])('gives %s the planned maximum', (_, ids, maximum) => {
    expect(4 * weightIn(ids)).toBe(maximum);
  });

  test('has the planned weights', () => {
    expect(codesWhere(({ weight }) => weight === 3)).toEqual(
      codes('SJ1 DI1 T3 W2 W5 R1 R5 R6 E2 N2'),
    );
    expect(codesWhere(({ weight }) => weight === 1)).toEqual(codes('SJ6 DI6 T8 W8 A5 A6 E6 E7'));
    expect(codesWhere(({ weight, category }) => weight === 0 && category <= 3)).toEqual(
      codes('BD1 BD2 BD3 BD4 BD5 BD6 BD7 BD8 SJ2 SJ7 SJ8 DI2 DI3 DI5 DI8'),
    );
  });

  test.each([
    ['many', 'SJ3', [1, 3, 5, 6]],
    ['many', 'SJ5', [1, 2, 3, 4]],
    ['many', 'DI1', [1, 2, 3, 4]],
    ['percentage', 'T8', [1, 20, 34, 50]],
    ['percentage', 'W1', [50, 80, 95, 100]],
    ['percentage', 'W8', [0.1, 2.5, 5, 10]],
    ['percentage', 'A1', [20, 40, 60, 80]],
    ['percentage', 'A2', [1, 10, 20, 30]],
    ['number', 'A3', [90, 60, 45, 30]],
    ['percentage', 'R4', [20, 40, 60, 80]],
    ['percentage', 'E2', [20, 40, 60, 80]],
  ])('gives the %s question %s the bounds %j', (kind, code, bounds) => {
    expect(byCode(code)).toMatchObject({ kind, bounds });
  });

  test('has bounds nowhere else', () => {
    expect(codesWhere(({ bounds }) => bounds !== null)).toEqual(
      codes('SJ3 SJ5 DI1 T8 W1 W8 A1 A2 A3 R4 E2'),
    );
  });

  const ladders = codes(
    'SJ1 SJ6 DI6 T1 T3 T4 T6 T7 W4 W5 W7 A4 A5 A6 A7 R2 R6 R7 E1 E3 E6 N1 N3 N4 N6',
  );
  const papers = codes('T2 T5 W3 W6 R3 R8 N2');
  const own: [string, number[]][] = [
    ['SJ4', [0, 1, 2, 3, 4]],
    ['DI4', [4, 3, 1, 0]],
    ['DI7', [0, 2, 3, 4]],
    ['W2', [0, 1, 2, 3, 4]],
    ['R1', [0, 1, 2, 3, 4]],
    ['R5', [0, 1, 3, 4]],
    ['E4', [0, 1, 2, 3, 4]],
    ['E5', [0, 1, 2, 3, 4]],
    ['E7', [0, 1, 2, 3, 4]],
    ['N5', [0, 1, 2, 3, 4]],
  ];

  test.each([
    ...ladders.map((code): [string, number[]] => [code, [0, 1, 2, 3, 4]]),
    ...papers.map((code): [string, number[]] => [code, [0, 2, 4]]),
    ...own,
  ])('gives the options of %s the points %j', (code, points) => {
    expect(byCode(code).kind).toBe('one');
    expect(pointsOf(code)).toEqual(points);
  });

  test('gives no other question points by options, and each scored one points in one way', () => {
    const byOptions = codesWhere(({ options }) => options.some(({ points }) => points !== null));
    expect(byOptions.sort()).toEqual([...ladders, ...papers, ...own.map(([code]) => code)].sort());
    for (const { code, weight, bounds } of questions) {
      const ways = Number(bounds !== null) + Number(byOptions.includes(code));
      expect([code, ways]).toEqual([code, weight > 0 ? 1 : 0]);
    }
  });
});

describe('flags', () => {
  const flagged = (flag: string) =>
    questions.flatMap(({ code, options }) =>
      options.filter((option) => option.flag === flag).map(({ value }) => `${code} ${value}`),
    );

  test('are red on the planned options', () => {
    expect(flagged('red')).toEqual([
      'DI2 banned_bags',
      'DI2 wildlife_timber',
      'DI2 weapons',
      'DI2 tobacco',
      'DI2 gambling',
      'DI2 coal_oil',
      'DI3 found_open',
      'DI4 open_no_plan',
      'DI5 convicted',
      'DI8 no',
      'SO1 no',
      'W2 below_minimum',
      'R5 still_used',
    ]);
  });

  test('are amber on the planned options', () => {
    expect(flagged('amber')).toEqual([
      'DI3 none_unchecked',
      'DI3 found_remedied',
      'DI4 open_plan',
      'DI5 pending',
      'R5 phasing_out',
    ]);
  });
});
