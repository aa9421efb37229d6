import type { ReportComparison } from '../contract/admin/reports';
import type { VettingReport } from '../contract/assessment';
import type { VettingQuestionEntry } from '../contract/vetting';
import { msg } from '../language';
import { answerWords } from './describeAnswer';
import { STRONG_FROM } from './strengths';

/** Why a reviewer reads an answer, what matters most first. */
export const MATTERS = {
  red: msg('Red answers'),
  amber: msg('Amber answers'),
  changed: msg('Changed since the last review'),
  unproven: msg('High scores without proof'),
} as const;

export type Matter = keyof typeof MATTERS;

export interface AnswerThatMatters {
  question: number;
  code: string;
  text: string;
  matter: Matter;
  /** In lines; empty where nothing is answered any more. */
  answer: string[];
  /** Address of the proof; empty without one. */
  proof: string;
  /** What can prove it, empty when nothing is expected. */
  hint: string;
  points: number | null;
  /** What was answered at the last review; null where it is the same. */
  before: string | null;
}

type Report = Pick<VettingReport, 'assessment' | 'responses'>;
type Changes = ReportComparison['changes'];

/** The answers of a report that a reviewer reads first, each under the weightiest reason for it. */
export function answersThatMatter(
  { assessment, responses }: Report,
  questions: readonly VettingQuestionEntry[],
  changes: Changes,
): AnswerThatMatters[] {
  if (!assessment) return [];
  const given = new Map(responses.map((response) => [response.question, response]));
  const lines = new Map(assessment.receipt.lines.map((line) => [line.question, line]));
  const changed = new Map(
    changes
      .filter(({ before, after }) => before !== after)
      .map(({ question, before }) => [question, before]),
  );
  const hasFlag = (id: number, kind: 'red' | 'amber') =>
    assessment.flags.some(({ question, flag }) => question === id && flag === kind);
  const isUnproven = ({ id, evidence_hint }: VettingQuestionEntry) =>
    evidence_hint !== '' &&
    (lines.get(id)?.points ?? 0) >= STRONG_FROM &&
    !given.get(id)?.evidence_url;
  const is: Record<Matter, (question: VettingQuestionEntry) => boolean> = {
    red: ({ id }) => hasFlag(id, 'red'),
    amber: ({ id }) => hasFlag(id, 'amber'),
    changed: ({ id }) => changed.has(id),
    unproven: isUnproven,
  };
  const matters = Object.keys(MATTERS).filter((key): key is Matter => key in MATTERS);
  const found = questions.flatMap((question): AnswerThatMatters[] => {
    const matter = matters.find((each) => is[each](question));
    if (!matter) return [];
    const { id, code, text, evidence_hint: hint } = question;
    const response = given.get(id) ?? null;
    return [
      {
        ...{ question: id, code, text, matter, hint },
        answer: answerWords(question, response),
        proof: response?.evidence_url ?? '',
        points: lines.get(id)?.points ?? null,
        before: changed.get(id) ?? null,
      },
    ];
  });
  return matters.flatMap((matter) => found.filter((each) => each.matter === matter));
}
