import type { Assessment } from '../contract/assessment';
import type { Level } from '../vocabulary';
import { reaches, type Fraction } from './fractions';
import { highestLevel, levelWithin, type Floors } from './levels';
import { QUESTIONNAIRE } from './questionnaire';
import { assess } from './score';
import { answersBy, answersWorth, final } from './testing/samples';
import { themeOf } from './themes';

const themeIds = QUESTIONNAIRE.categories.filter(themeOf).map(({ id }) => id);
const scored = QUESTIONNAIRE.questions.filter(({ weight }) => weight > 0);
const inThemes = scored.filter(({ category }) => themeIds.includes(category));
const governance = inThemes.filter(({ code }) => code.startsWith('T'));
const link = { evidence_url: 'https://example.co.ke/proof' };
const checked = { ...final, isChecked: true };

const missed = ({ floors }: Assessment) =>
  floors.filter(({ is_met }) => !is_met).map(({ rule }) => rule);

test.each([
  [0n, 1n, 'Seed'],
  [2499n, 100n, 'Seed'],
  [25n, 1n, 'Sprout'],
  [4999n, 100n, 'Sprout'],
  [50n, 1n, 'Sapling'],
  [7499n, 100n, 'Sapling'],
  [75n, 1n, 'Tree'],
  [100n, 1n, 'Tree'],
  [149999999999999999n, 2000000000000000n, 'Sapling'],
] as const)('reads a total of %s / %s as %s', (numerator, denominator, level) => {
  const total: Fraction = { numerator, denominator };
  expect(highestLevel((bound) => reaches(total, bound))).toBe(level);
});

const floorsBut = (...missing: string[]): Floors =>
  (['sapling_themes', 'no_red_flag', 'tree_themes', 'tree_evidence', 'tree_checked'] as const).map(
    (rule) => ({ rule, is_met: !missing.includes(rule) }),
  );

test.each<[Level, string[], Level]>([
  ['Tree', [], 'Tree'],
  ['Tree', ['tree_themes'], 'Sapling'],
  ['Tree', ['tree_evidence'], 'Sapling'],
  ['Tree', ['tree_checked'], 'Sapling'],
  ['Tree', ['no_red_flag'], 'Sprout'],
  ['Tree', ['sapling_themes', 'tree_themes'], 'Sprout'],
  ['Sapling', ['tree_themes', 'tree_evidence', 'tree_checked'], 'Sapling'],
  ['Sapling', ['sapling_themes'], 'Sprout'],
  ['Sapling', ['no_red_flag'], 'Sprout'],
  ['Sprout', ['sapling_themes', 'no_red_flag'], 'Sprout'],
  ['Seed', [], 'Seed'],
])('lowers %s without %j to %s', (byTotal, missing, level) => {
  expect(levelWithin(byTotal, floorsBut(...missing))).toBe(level);
});

describe('the level of an assessment', () => {
  test('is Tree with full marks, evidence and the check of an admin', () => {
    const assessment = assess(QUESTIONNAIRE, answersWorth(inThemes, 4, link), checked);
    expect(assessment).toMatchObject({ total: 100, level_by_total: 'Tree', level: 'Tree' });
    expect(missed(assessment)).toEqual([]);
  });

  test('is Sapling without the check of an admin', () => {
    const assessment = assess(QUESTIONNAIRE, answersWorth(inThemes, 4, link), final);
    expect(assessment).toMatchObject({ level_by_total: 'Tree', level: 'Sapling' });
    expect(missed(assessment)).toEqual(['tree_checked']);
  });

  test.each([
    [0.8, []],
    [0.79, ['tree_evidence']],
  ])('with evidence on %d of the high answers misses %j', (share, expected) => {
    const high = inThemes.slice(0, 40);
    const answers = answersWorth(high, 4, link);
    const backed = Math.floor(share * high.length);
    const bare = answersWorth(high.slice(backed), 4);
    expect(missed(assess(QUESTIONNAIRE, { ...answers, ...bare }, checked))).toEqual(
      expect.arrayContaining(expected),
    );
    const evidence = assess(QUESTIONNAIRE, { ...answers, ...bare }, checked).floors[3];
    expect(evidence).toEqual({ rule: 'tree_evidence', is_met: expected.length === 0 });
  });

  test('is Sapling with one theme below 50 and Sprout with one below 25', () => {
    const answers = answersWorth(inThemes, 4, link);
    const with1 = { ...answers, ...answersWorth(governance, 1, link) };
    const T = { T1: 'planned', T2: 'no', T3: 'planned', T4: 'planned', T5: 'no', T7: 'planned' };
    const low = { ...with1, ...answersBy(QUESTIONNAIRE, { ...T, T6: 'planned', T8: '0' }) };
    const sapling = {
      ...answers,
      ...answersWorth(governance, 2, link),
      ...answersBy(QUESTIONNAIRE, { T8: '1' }),
    };
    expect(assess(QUESTIONNAIRE, sapling, checked)).toMatchObject({
      level_by_total: 'Tree',
      level: 'Sapling',
    });
    expect(missed(assess(QUESTIONNAIRE, sapling, checked))).toEqual(['tree_themes']);
    expect(assess(QUESTIONNAIRE, low, checked)).toMatchObject({
      level_by_total: 'Tree',
      level: 'Sprout',
    });
  });

  test('misses nothing for Tree with a theme at exactly 50', () => {
    const half = { ...answersWorth(inThemes, 4, link), ...answersWorth(governance, 2, link) };
    expect(missed(assess(QUESTIONNAIRE, half, checked))).toEqual([]);
  });

  test('is Sprout with a red answer in the Advanced part', () => {
    const answers = {
      ...answersWorth(inThemes, 4, link),
      ...answersBy(QUESTIONNAIRE, { W2: 'below_minimum' }),
    };
    const assessment = assess(QUESTIONNAIRE, answers, checked);
    expect(missed(assessment)).toEqual(['no_red_flag']);
    expect(assessment).toMatchObject({ level_by_total: 'Tree', level: 'Sprout' });
  });

  test('misses both rules on themes when no theme has a score', () => {
    expect(missed(assess(QUESTIONNAIRE, {}, { ...checked, isFinal: false }))).toEqual([
      'sapling_themes',
      'tree_themes',
    ]);
  });
});
