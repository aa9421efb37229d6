import { isCrossed, TREND_QUESTIONS, type TrendName } from './questions';

/** What one member answered; a question left out is an empty text or list. */
export type Answers = Readonly<Record<TrendName, string | readonly string[]>>;

/** One answer to one question. */
export interface Answer {
  question: TrendName;
  value: string;
}

/**
 * How many members gave an answer, and how many gave two of them together, by `cellKey`; nobody is
 * left out. Never sent to a client: see `publish`.
 */
export interface Counts {
  people: number;
  cells: Readonly<Record<string, number>>;
}

const answerKey = ({ question, value }: Answer): string => `${question}=${value}`;

/** The key of one answer, or of two given together, in either order. */
export function cellKey(answer: Answer, other?: Answer): string {
  const one = answerKey(answer);
  if (!other) return one;
  const two = answerKey(other);
  return one < two ? `${one}&${two}` : `${two}&${one}`;
}

export const countIn = (counts: Counts, answer: Answer, other?: Answer): number =>
  counts.cells[cellKey(answer, other)] ?? 0;

function answersOf(member: Answers): Answer[] {
  return TREND_QUESTIONS.flatMap(({ name, options }) => {
    const given = member[name];
    return options
      .filter(({ value }) => (typeof given === 'string' ? given === value : given.includes(value)))
      .map(({ value }) => ({ question: name, value }));
  });
}

const NOBODY: Counts = { people: 0, cells: {} };

/** Counts these members together with those who were counted before. */
export function countAnswers(members: readonly Answers[], before: Counts = NOBODY): Counts {
  const cells: Record<string, number> = { ...before.cells };
  const add = (key: string) => {
    cells[key] = (cells[key] ?? 0) + 1;
  };
  for (const member of members) {
    const answers = answersOf(member);
    answers.forEach((answer, index) => {
      add(cellKey(answer));
      for (const other of answers.slice(index + 1)) {
        const isCounted =
          isCrossed(answer.question, other.question) || isCrossed(other.question, answer.question);
        if (isCounted) add(cellKey(answer, other));
      }
    });
  }
  return { people: before.people + members.length, cells };
}

/** A count moves between months in whole groups of this many people. */
const MOVE = 5;

const move = (previous: number, now: number): number =>
  previous + MOVE * Math.trunc((now - previous) / MOVE);

/**
 * The counts of a month after those of the month before. Each follows in whole fives: a change of
 * one to four people changes nothing that is published, and what changed, or any sum or difference
 * of what changed, is a multiple of five.
 */
export function settle(previous: Counts, now: Counts): Counts {
  const cells: Record<string, number> = {};
  for (const key of new Set([...Object.keys(previous.cells), ...Object.keys(now.cells)])) {
    const count = move(previous.cells[key] ?? 0, now.cells[key] ?? 0);
    if (count > 0) cells[key] = count;
  }
  return { people: move(previous.people, now.people), cells };
}
