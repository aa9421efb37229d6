import { QUESTIONNAIRE } from '../questionnaire';
import { byCode, codes, codesWhere } from '../testing/byCode';
import type { VettingQuestion } from '../types';

const { questions } = QUESTIONNAIRE;

describe('options', () => {
  test('have distinct values within a question', () => {
    for (const { code, options } of questions) {
      const values = options.map(({ value }) => value);
      expect([code, new Set(values).size]).toEqual([code, values.length]);
      expect(values.filter((value) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(value))).toEqual([]);
    }
  });

  test('include "does not apply" on the planned questions, without points or flag', () => {
    expect(
      codesWhere(({ options }) => options.some(({ is_not_applicable }) => is_not_applicable)),
    ).toEqual(codes('BD3 BD7 BD8 DI7 T2 T6 W1 W2 W3 W4 W6 W7 W8 R3 R4 R6 R7 R8 E6 E7 N2 N3 N4 N6'));
    const notApplicable = questions.flatMap(({ options }) =>
      options.filter(({ is_not_applicable }) => is_not_applicable),
    );
    for (const option of notApplicable) {
      expect(option).toMatchObject({ points: null, flag: null, is_exclusive: true });
      expect(option.label).toMatch(/^Does not apply: .{5,}/);
    }
  });

  test('include one exclusive option in each question with several choices', () => {
    const withoutWayOut = questions.filter(
      ({ kind, options }) =>
        kind === 'many' &&
        options.filter((option) => option.is_exclusive && !option.is_not_applicable).length !== 1,
    );
    expect(withoutWayOut).toEqual([]);
  });

  test('exist for every choice question, and elsewhere only as "does not apply"', () => {
    for (const { kind, options } of questions) {
      const isChoice = kind === 'one' || kind === 'many';
      const choices = options.filter(({ is_not_applicable }) => !is_not_applicable);
      expect(choices.length >= 2).toBe(isChoice);
      expect(choices.length > 0).toBe(isChoice);
    }
  });
});

describe('presets', () => {
  test('exist for the planned questions', () => {
    expect(codesWhere(({ presets }) => presets.length > 0)).toEqual(
      codes('T2 T6 W1 W2 W3 W4 W6 W7 W8 R3 R4 R6 R7 R8 E6 N2 N3 N4'),
    );
  });

  test.each([
    ['T2', [[{ question: 'BD1', has_any: ['sole_trader'] }]]],
    [
      'T6',
      [
        [
          { question: 'SC1', has_any: ['no_staff'] },
          { question: 'SC2', has_none: ['customer_data'] },
        ],
      ],
    ],
    ['W2', [[{ question: 'SC1', has_any: ['no_staff'] }]]],
    [
      'W8',
      [
        [{ question: 'SC1', has_any: ['no_staff'] }],
        [{ question: 'SC1', has_any: ['no_staff', '1_to_9', '10_to_19'] }],
      ],
    ],
    ['R3', [[{ question: 'SC2', has_none: ['make_process', 'pack_import'] }]]],
    ['R6', [[{ question: 'SC2', has_none: ['hazardous_chemicals'] }]]],
    ['R7', [[{ question: 'SC2', has_none: ['own_water', 'effluent', 'make_process'] }]]],
    ['E6', [[{ question: 'SC2', has_none: ['vehicles'] }]]],
    ['N2', [[{ question: 'SC5', has_any: ['no'] }]]],
    ['N3', [[{ question: 'SC2', has_none: ['own_water'] }]]],
    ['N4', [[{ question: 'SC2', has_none: ['land_use'] }]]],
  ])('leave out %s when %j', (code, conditions) => {
    expect(byCode(code).presets.map(({ when }) => when)).toEqual(conditions);
  });

  test('are shared by questions with the same reason', () => {
    const same = (text: string) => new Set(codes(text).map((code) => byCode(code).presets[0])).size;
    expect(same('W1 W2 W3 W4 W6 W7 W8')).toBe(1);
    expect(same('R3 R4 R8')).toBe(1);
  });

  test('name choices of an earlier question that is always asked, and say why', () => {
    for (const question of questions) {
      for (const { because, when } of question.presets) {
        expect(because).toMatch(/^You said that .+\.$/);
        for (const condition of when) {
          const earlier = byCode(condition.question);
          expect(earlier.id).toBeLessThan(question.id);
          expect(earlier.presets).toEqual([]);
          const named = [...(condition.has_any ?? []), ...(condition.has_none ?? [])];
          expect(named.length).toBeGreaterThan(0);
          expect(earlier.options.map(({ value }) => value)).toEqual(expect.arrayContaining(named));
        }
      }
    }
  });
});

describe('texts', () => {
  const faults = ({ text, help, why, source, evidence_hint, options }: VettingQuestion) =>
    [
      !/^[A-Z][^?]{9,118}\?$/.test(text) && `not a short question: ${text}`,
      !/^.{20,320}$/.test(help) && `help: ${help}`,
      !/^[A-Z].{15,180}\.$/.test(why) && `why: ${why}`,
      source.length > 160 && `source: ${source}`,
      evidence_hint.length > 80 && `evidence: ${evidence_hint}`,
      ...options.map(({ label }) => (label.length < 2 || label.length > 100) && `option: ${label}`),
      ...[text, help, why, source, evidence_hint, ...options.map(({ label }) => label)].map(
        (words) => words !== words.trim() && `spaces: ${words}`,
      ),
    ].filter((fault) => fault !== false);

  test.each(questions.map((question) => [question.code, question] as const))(
    'of %s are complete and short',
    (_, question) => {
      expect(faults(question)).toEqual([]);
    },
  );

  test('differ between questions', () => {
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    expect(new Set(questions.map(({ help }) => help)).size).toBe(questions.length);
  });
});
