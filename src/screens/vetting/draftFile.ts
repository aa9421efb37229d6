import { checkAnswer } from '../../../domain/vetting/answers';
import type {
  Answer,
  Answers,
  Questionnaire,
  VettingQuestion,
} from '../../../domain/vetting/types';
import { BLANK, isSameAnswer } from './answerDraft';

const KIND = 'vetting-draft';
const FORMAT = 1;

interface StoredAnswer {
  /** Question and options by code and value, which outlive ids. */
  question: string;
  options: string[];
  text: string;
  evidence_url: string;
}

export const NOT_A_DRAFT = 'This file is not a saved draft of an assessment.';

/** The draft as a file: readable, and fit for another device or a later version. */
export function writeDraft(questionnaire: Questionnaire, answers: Answers, now: number): string {
  const stored = questionnaire.questions.flatMap((question): StoredAnswer[] => {
    const answer = answers[question.id];
    if (!answer || isSameAnswer(answer, BLANK)) return [];
    return [
      {
        question: question.code,
        options: question.options
          .filter(({ id }) => answer.selected_options.includes(id))
          .map(({ value }) => value),
        text: answer.text,
        evidence_url: answer.evidence_url,
      },
    ];
  });
  const draft = {
    kind: KIND,
    format: FORMAT,
    questionnaire_version: questionnaire.version,
    saved_at: new Date(now).toISOString(),
    answers: stored,
  };
  return JSON.stringify(draft, null, 2);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAnswer(question: VettingQuestion, entry: Record<string, unknown>): Answer | null {
  const values: unknown[] = Array.isArray(entry['options']) ? entry['options'] : [];
  const chosen = question.options.filter(({ value }) => values.includes(value));
  const answer = {
    text: textOf(entry['text']),
    selected_options: chosen.map(({ id }) => id),
    evidence_url: textOf(entry['evidence_url']),
  };
  const isWhole = chosen.length === values.length;
  return isWhole && checkAnswer(question, answer).length === 0 ? answer : null;
}

export interface Restorable {
  /** Answers that differ from those that are there. */
  changes: { question: VettingQuestion; answer: Answer }[];
  /** Entries that today's questions cannot take. */
  unreadable: number;
}

/** Reads a draft; null where the file is not one. `mayChange` says which questions are open. */
export function readDraftFile(
  text: string,
  questionnaire: Questionnaire,
  answers: Answers,
  mayChange: (question: number) => boolean,
): Restorable | null {
  let draft: unknown;
  try {
    draft = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(draft) || draft['kind'] !== KIND || !Array.isArray(draft['answers'])) return null;
  const entries: unknown[] = draft['answers'];
  const changes: Restorable['changes'] = [];
  let unreadable = 0;
  for (const entry of entries) {
    const question =
      isRecord(entry) && questionnaire.questions.find(({ code }) => code === entry['question']);
    const answer = question ? readAnswer(question, entry) : null;
    if (!question || !answer || !mayChange(question.id)) unreadable += 1;
    else if (!isSameAnswer(answer, answers[question.id] ?? BLANK))
      changes.push({ question, answer });
  }
  return { changes, unreadable };
}
