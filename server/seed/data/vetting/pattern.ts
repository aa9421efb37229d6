import { QUESTIONNAIRE } from '../../../../domain/vetting/questionnaire';
import type { Answer, VettingOption, VettingQuestion } from '../../../../domain/vetting/types';
import { drawsOf } from '../habits';

/** By code: the value of an option, several, or what was typed. */
export type GivenAnswers = Readonly<Record<string, string | readonly string[]>>;

/** What a demo business answered, as its usual score and what differs from it. */
export interface DemoAnswers {
  /** Points of most scored answers, by category id; the rest lie one above or below. */
  usual: Readonly<Record<number, number>>;
  /** Category ids answered so far; the last of them in part when `isHalfway`. */
  categories: readonly number[];
  isHalfway?: boolean;
  given: GivenAnswers;
  /** Why a question that does not apply does not. */
  reasons?: Readonly<Record<string, string>>;
  /** Where good answers are backed, such as https://a.example/papers/. */
  evidence?: string;
}

const MOST_POINTS = 4;

const chosen = (options: readonly VettingOption[]): Answer => ({
  text: '',
  selected_options: options.map(({ id }) => id),
  evidence_url: '',
});

const typed = (text: string): Answer => ({ text, selected_options: [], evidence_url: '' });

function fromGiven(question: VettingQuestion, given: string | readonly string[], why?: string) {
  const values = [given].flat();
  const options = question.options.filter(({ value }) => values.includes(value));
  if (options.length === 0) return typed(values.join(' '));
  return { ...chosen(options), text: why ?? '' };
}

/** The answer that earns so many points, or the most below it. */
function fromPoints({ kind, bounds, options }: VettingQuestion, points: number): Answer {
  const bound = bounds?.[Math.max(0, points - 1)] ?? 0;
  if (kind === 'number' || kind === 'percentage') return typed(String(bound));
  const plain = options.filter(
    (option) => !option.is_exclusive && !option.is_not_applicable && option.flag === null,
  );
  if (kind === 'many') return chosen(plain.slice(0, Math.max(1, bound)));
  const within = plain.filter((option) => (option.points ?? 0) <= points);
  const best = [...within].sort((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, 1);
  return chosen(best.length > 0 ? best : plain.slice(0, 1));
}

const backed = (answer: Answer, question: VettingQuestion, folder: string): Answer => ({
  ...answer,
  evidence_url: question.evidence_hint ? `${folder}${question.code.toLowerCase()}` : '',
});

/** Believable answers that are the same everywhere, by question id. */
export function demoAnswersOf(key: string, demo: DemoAnswers): Record<number, Answer> {
  const draw = drawsOf(`${key} answers`);
  const answers: Record<number, Answer> = {};
  for (const category of demo.categories) {
    const questions = QUESTIONNAIRE.questions.filter((each) => each.category === category);
    const isPartial = demo.isHalfway === true && category === demo.categories.at(-1);
    const count = isPartial ? Math.ceil(questions.length / 2) : questions.length;
    for (const question of questions.slice(0, count)) {
      const chance = draw();
      const shift = chance < 0.2 ? -1 : Number(chance > 0.8);
      const points = Math.min(MOST_POINTS, Math.max(1, (demo.usual[category] ?? 2) + shift));
      const given = demo.given[question.code];
      const answer =
        given === undefined
          ? fromPoints(question, points)
          : fromGiven(question, given, demo.reasons?.[question.code]);
      const isBacked = demo.evidence !== undefined && question.weight > 0 && points >= 3;
      answers[question.id] = isBacked ? backed(answer, question, demo.evidence ?? '') : answer;
    }
  }
  return answers;
}
