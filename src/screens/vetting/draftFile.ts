import { msg } from '../../../domain/language';
import { checkAnswer } from '../../../domain/vetting/answers';
import type {
  Answer,
  Answers,
  Questionnaire,
  VettingQuestion,
} from '../../../domain/vetting/types';
import { BLANK, isSameAnswer } from './answerDraft';

const KIND = 'vetting-draft';
/** Files of format 1 have no versions: what differs in them counts as changed. */
const FORMAT = 2;

interface StoredAnswer {
  /** Question and options by code and value, which outlive ids. */
  question: string;
  options: string[];
  text: string;
  evidence_url: string;
  /** How often the server had stored the answer on which this one is based; 0 for none. */
  revision: number;
  /** It differs from what the server had then. */
  is_changed: boolean;
}

/** What a device knows of one assessment. */
export interface DraftState {
  questionnaire: Questionnaire;
  answers: Answers;
  /** Its application; null before the first answer. Revisions of another one mean nothing. */
  application: number | null;
  revisionOf(question: number): number;
  /** The server does not have this answer yet. */
  isUnsaved(question: number): boolean;
}

export const NOT_A_DRAFT = msg('This file is not a saved draft of an assessment.');

/** The draft as a file: readable, and fit for another device or a later version. */
export function writeDraft(state: DraftState, now: number): string {
  const { questionnaire, answers, application } = state;
  const stored = questionnaire.questions.flatMap((question): StoredAnswer[] => {
    const answer = answers[question.id] ?? BLANK;
    const revision = state.revisionOf(question.id);
    const is_changed = state.isUnsaved(question.id);
    if (isSameAnswer(answer, BLANK) && revision === 0) return [];
    return [
      {
        question: question.code,
        options: question.options
          .filter(({ id }) => answer.selected_options.includes(id))
          .map(({ value }) => value),
        text: answer.text,
        evidence_url: answer.evidence_url,
        revision,
        is_changed,
      },
    ];
  });
  const draft = {
    kind: KIND,
    format: FORMAT,
    questionnaire_version: questionnaire.version,
    application,
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

/** An answer of the file. */
export interface FiledAnswer {
  question: VettingQuestion;
  answer: Answer;
}

export interface Restorable {
  /** Answers of the file that are newer than those that are there. */
  changes: FiledAnswer[];
  /** Changed in the file, and since then here too. */
  conflicts: FiledAnswer[];
  /** How many were changed here alone, and stay. */
  newerHere: number;
  /** Entries that today's questions cannot take. */
  unreadable: number;
}

/** Reads a draft; null where the file is not one. `mayChange` says which questions are open. */
export function readDraftFile(
  text: string,
  state: DraftState,
  mayChange: (question: number) => boolean,
): Restorable | null {
  let draft: unknown;
  try {
    draft = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(draft) || draft['kind'] !== KIND || !Array.isArray(draft['answers'])) return null;
  const isSameApplication =
    draft['format'] === FORMAT && draft['application'] === state.application;
  const questions = new Map(state.questionnaire.questions.map((each) => [each.code, each]));
  const found: Restorable = { changes: [], conflicts: [], newerHere: 0, unreadable: 0 };
  for (const entry of draft['answers'] as unknown[]) {
    const question = isRecord(entry) ? questions.get(textOf(entry['question'])) : undefined;
    const answer = question && isRecord(entry) ? readAnswer(question, entry) : null;
    if (!isRecord(entry) || !question || !answer || !mayChange(question.id)) {
      found.unreadable += 1;
      continue;
    }
    const { id } = question;
    if (isSameAnswer(answer, state.answers[id] ?? BLANK)) continue;
    const revision = isSameApplication ? Number(entry['revision']) || 0 : 0;
    const isChangedHere = state.isUnsaved(id) || state.revisionOf(id) > revision;
    if (!isChangedHere) found.changes.push({ question, answer });
    else if (isSameApplication && entry['is_changed'] !== true) found.newerHere += 1;
    else found.conflicts.push({ question, answer });
  }
  return found;
}
