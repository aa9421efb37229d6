import fc from 'fast-check';
import type {
  Answer,
  Answers,
  Circumstances,
  Questionnaire,
  VettingOption,
  VettingQuestion,
} from '../types';

/** An option's value, several, what was typed, or nothing (''); `not_applicable` brings its reason. */
type Given = string | readonly string[] | Partial<Answer>;

const REASON = 'It does not concern this business.';

export const answerOf = (more: Partial<Answer>): Answer => ({
  text: '',
  selected_options: [],
  evidence_url: '',
  ...more,
});

function toAnswer({ kind, options, code }: VettingQuestion, given: Given): Answer {
  if (typeof given === 'object' && !Array.isArray(given)) return answerOf(given as Partial<Answer>);
  const values = ([given].flat() as string[]).filter((value) => value !== '');
  const chosen = options.filter(({ value }) => values.includes(value));
  const isTyped = !['one', 'many'].includes(kind) && chosen.length === 0;
  if (isTyped) return answerOf({ text: values.join() });
  if (chosen.length !== values.length) throw new Error(`${code} has no ${values.join()}`);
  const isOut = chosen.some((option) => option.is_not_applicable);
  return answerOf({ selected_options: chosen.map(({ id }) => id), text: isOut ? REASON : '' });
}

/** Answers by the questions' codes. */
export const answersBy = (
  { questions }: Questionnaire,
  given: Readonly<Record<string, Given>>,
): Answers =>
  Object.fromEntries(
    Object.entries(given).map(([code, each]) => {
      const question = questions.find((candidate) => candidate.code === code);
      if (!question) throw new Error(`no question ${code}`);
      return [question.id, toAnswer(question, each)];
    }),
  );

const plain = (options: readonly VettingOption[]): VettingOption[] =>
  options.filter((option) => !option.is_exclusive && !option.is_not_applicable);

/** An answer that earns that many points, or the most below; of what is unscored, one without a flag. */
export function answerWorth(question: VettingQuestion, points: number): Answer {
  const { kind, options, bounds, max_choices, weight } = question;
  if (kind === 'text') return answerOf({ text: 'none' });
  if (kind === 'one') {
    const calm = options.filter((option) => !option.flag && !option.is_not_applicable);
    const worth = calm.filter((option) => (option.points ?? 0) <= points);
    const best = worth.toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0)).at(-1);
    return answerOf({
      selected_options: [weight > 0 ? best?.id : calm[0]?.id].flatMap((id) => id ?? []),
    });
  }
  const bound = points > 0 ? (bounds?.[points - 1] ?? 0) : 0;
  const isFalling = bounds !== null && bounds[0] > bounds[3];
  if (kind !== 'many')
    return answerOf({ text: String(isFalling && points === 0 ? bounds[0] + 1 : bound) });
  const calm = plain(options).filter(({ flag }) => !flag);
  const chosen = calm.slice(0, weight > 0 ? bound : (max_choices ?? undefined));
  const none = options.filter((option) => option.is_exclusive && !option.is_not_applicable);
  return answerOf({
    selected_options: (chosen.length > 0 ? chosen : none.slice(0, 1)).map(({ id }) => id),
  });
}

/** Every question answered, each worth that many points. */
export const answersWorth = (
  questions: readonly VettingQuestion[],
  points: number,
  more: Partial<Answer> = {},
): Answers =>
  Object.fromEntries(
    questions.map((question) => [question.id, { ...answerWorth(question, points), ...more }]),
  );

export const inProgress: Circumstances = { category: null, isFinal: false, isChecked: false };
export const final: Circumstances = { category: null, isFinal: true, isChecked: false };

export const questionOf = (more: Partial<VettingQuestion>): VettingQuestion => ({
  id: 101,
  code: 'Q1',
  category: 1,
  text: 'A question?',
  help: '',
  why: '',
  source: '',
  evidence_hint: '',
  kind: 'one',
  weight: 0,
  bounds: null,
  options: [],
  max_choices: null,
  presets: [],
  ...more,
});

export const optionOf = (id: number, more: Partial<VettingOption> = {}): VettingOption => ({
  id,
  value: `option_${id}`,
  label: `Option ${id}`,
  points: null,
  flag: null,
  is_exclusive: false,
  is_not_applicable: false,
  ...more,
});

const decimals = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.constantFrom('', '.0', '.1', '.5'))
    .map(([whole, rest]) => (whole === most ? String(whole) : `${whole}${rest}`));

/** Any answer that may be kept, N/A too. */
export function anyAnswer({ kind, options, max_choices }: VettingQuestion): fc.Arbitrary<Answer> {
  const single = options.map(({ id, is_not_applicable: isOut }) =>
    answerOf({ selected_options: [id], text: isOut ? REASON : '' }),
  );
  const ids = plain(options).map(({ id }) => id);
  const typed = (texts: fc.Arbitrary<string>) =>
    fc.oneof(
      { weight: 4, arbitrary: texts.map((text) => answerOf({ text })) },
      ...single.map((answer) => fc.constant(answer)),
    );
  if (kind === 'text') return fc.constant(answerOf({ text: 'some words' }));
  if (kind === 'percentage') return typed(decimals(100));
  if (kind === 'number') return typed(decimals(120));
  const one = fc.constantFrom(...single);
  if (kind === 'one') return one;
  const several = fc.subarray(ids, { minLength: 1, maxLength: max_choices ?? ids.length });
  return fc.oneof(
    one,
    several.map((selected_options) => answerOf({ selected_options })),
  );
}

/** Some questions answered, or most, or all. */
export const anyAnswers = ({ questions }: Questionnaire): fc.Arbitrary<Answers> =>
  fc.constantFrom(0.2, 0.9, 1).chain((share) =>
    fc
      .tuple(
        ...questions.map((question) =>
          fc.tuple(anyAnswer(question), fc.double({ min: 0, max: 1, noNaN: true })),
        ),
      )
      .map((drawn) =>
        Object.fromEntries(
          drawn.flatMap(([answer, chance], index) => {
            const question = questions[index];
            return question && chance <= share ? [[question.id, answer]] : [];
          }),
        ),
      ),
  );
