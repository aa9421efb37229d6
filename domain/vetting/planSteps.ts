import { chosenOptions, hasEvidence } from './answers';
import { pointsOf } from './points';
import type { Reading } from './reading';
import type { Answer, Questionnaire, VettingOption, VettingQuestion } from './types';

/** Answers that stay as they are: where and by whom the business was founded, and a conviction. */
const LASTING: readonly string[] = ['BD2', 'BD5', 'DI5'];

/** In an answer of a plan: the place of a link that the business does not have yet. */
export const PROOF_TO_COME = 'https://proof-to-come.example/';

/** From so many points on, an answer of a Tree needs proof. */
export const PROVEN_FROM = 3;

/** An answer that a plan may ask for. */
export interface Step {
  answer: Answer;
  points: number;
}

/** Questions whose answers decide what else is asked: facts, which no plan asks to change. */
const decidingCodes = ({ questions }: Questionnaire): Set<string> =>
  new Set(
    questions.flatMap(({ presets }) =>
      presets.flatMap(({ when }) => when.map(({ question }) => question)),
    ),
  );

/** Whether a plan may ask for another answer. What does not concern the business stays so. */
export function changeableIn(questionnaire: Questionnaire): (reading: Reading) => boolean {
  const deciding = decidingCodes(questionnaire);
  return ({ question: { code }, isAsked, answer, isNotApplicable }) =>
    isAsked &&
    !isNotApplicable &&
    !deciding.has(code) &&
    (answer === null || !LASTING.includes(code));
}

export const isRed = ({ question, answer }: Reading): boolean =>
  answer !== null && chosenOptions(question, answer).some(({ flag }) => flag === 'red');

const isPlain = ({ flag, is_exclusive, is_not_applicable }: VettingOption): boolean =>
  flag !== 'red' && !is_exclusive && !is_not_applicable;

type Content = Pick<Answer, 'text' | 'selected_options'>;

const choosing = (...options: readonly VettingOption[]): Content => ({
  text: '',
  selected_options: options.map(({ id }) => id),
});

/** One choice more at a time, in the order of the options, beside those that may stay. */
function choicesOf(question: VettingQuestion, answer: Answer | null): Content[] {
  const plain = question.options.filter(isPlain);
  const kept = plain.filter(({ id }) => answer?.selected_options.includes(id));
  const fewest = kept.length > 0 ? [choosing(...kept)] : [];
  const none = question.options.filter(
    (option) => option.is_exclusive && !option.is_not_applicable && option.flag !== 'red',
  );
  const added = plain.filter((option) => option.flag === null && !kept.includes(option));
  const rising = added.map((_, index) => [...kept, ...added.slice(0, index + 1)]);
  const allowed = rising.filter(({ length }) => length <= (question.max_choices ?? length));
  return [
    ...(fewest.length > 0 ? fewest : none.map((option) => choosing(option))),
    ...(question.bounds ? allowed.map((options) => choosing(...options)) : []),
  ];
}

/** What could be answered, without what rules out a level and without "does not apply". */
function contentsOf(question: VettingQuestion, answer: Answer | null): Content[] {
  const { kind, options, bounds, weight } = question;
  if (kind === 'many') return choicesOf(question, answer);
  if (kind !== 'one')
    return (bounds ?? []).map((bound) => ({ text: String(bound), selected_options: [] }));
  const calm = options.filter(
    ({ flag, is_not_applicable }) => flag !== 'red' && !is_not_applicable,
  );
  // Without points, options go from the best to the worst: the nearest is the last.
  return (weight > 0 ? calm : calm.toReversed()).map((option) => choosing(option));
}

export const pointsNow = ({ question, answer }: Reading): number =>
  answer && question.weight > 0 ? pointsOf(question, answer) : 0;

/**
 * The answers that a plan may ask for, the least step first: those with more points, any that is not
 * red in place of a red one, and with `isProofCounted` the same answers with a link to their proof.
 */
export function stepsOf(reading: Reading, isProofCounted: boolean): Step[] {
  const { question, answer } = reading;
  const evidence_url = answer?.evidence_url ?? '';
  const isScored = question.weight > 0;
  const now = pointsNow(reading);
  const better = contentsOf(question, answer)
    .map((content): Step => {
      const next = { ...content, evidence_url };
      return { answer: next, points: isScored ? pointsOf(question, next) : 0 };
    })
    .filter(({ points }) => isRed(reading) || (isScored && points > now))
    .toSorted((one, other) => one.points - other.points);
  if (!isProofCounted || !isScored) return better;
  const same = answer && !isRed(reading) ? [{ answer, points: now }] : [];
  const proven = [...same, ...better]
    .filter((step) => step.points >= PROVEN_FROM && !hasEvidence(step.answer))
    .map(({ answer: bare, points }) => ({
      answer: { ...bare, evidence_url: PROOF_TO_COME },
      points,
    }));
  return [...better, ...proven].toSorted((one, other) => one.points - other.points);
}
