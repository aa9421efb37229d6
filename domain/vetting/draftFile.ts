import { checkAnswer } from './answers';
import type { Answer, Answers, Questionnaire } from './types';

/** Of the file's shape; a file of another shape is refused. */
const FILE_VERSION = 1;
const KIND = 'vetting-draft';

type Read = { isRead: true; answers: Answers } | { isRead: false; reason: string };

/** Answers as a JSON text that `readDraftFile` takes back; no errors. */
export const saveDraftFile = (questionnaire: Questionnaire, answers: Answers): string =>
  JSON.stringify(
    {
      kind: KIND,
      version: FILE_VERSION,
      questionnaire: questionnaire.version,
      answers: Object.entries(answers).map(([question, answer]) => ({
        question: Number(question),
        ...answer,
      })),
    },
    null,
    2,
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, fields: readonly string[]): boolean =>
  Object.keys(value).length === fields.length && fields.every((field) => field in value);

const ENTRY = ['question', 'text', 'selected_options', 'evidence_url'] as const;

function entryOf(value: unknown): { question: number; answer: Answer } | null {
  if (!isRecord(value) || !hasOnly(value, ENTRY)) return null;
  const { question, text, selected_options, evidence_url } = value;
  const isEntry =
    typeof question === 'number' &&
    typeof text === 'string' &&
    typeof evidence_url === 'string' &&
    Array.isArray(selected_options) &&
    selected_options.every((option): option is number => Number.isInteger(option));
  return isEntry ? { question, answer: { text, selected_options, evidence_url } } : null;
}

const refuse = (reason: string): Read => ({ isRead: false, reason });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The answers of a saved draft, by question id, or a sentence that says why the file is refused. All
 * or nothing: never part of a file, never an answer that `checkAnswer` would not keep.
 */
export function readDraftFile(questionnaire: Questionnaire, text: string): Read {
  const file = parse(text);
  if (!isRecord(file) || file['kind'] !== KIND) {
    return refuse('This file is not a saved assessment.');
  }
  if (file['version'] !== FILE_VERSION) {
    return refuse('This file was saved by another version of this site and cannot be read.');
  }
  if (file['questionnaire'] !== questionnaire.version) {
    return refuse(
      `This file belongs to other questions than the present ones (${questionnaire.version}).`,
    );
  }
  const damaged = refuse('This file is damaged and cannot be read.');
  if (!hasOnly(file, ['kind', 'version', 'questionnaire', 'answers'])) return damaged;
  if (!Array.isArray(file['answers'])) return damaged;
  const answers: Record<number, Answer> = {};
  for (const value of file['answers']) {
    const entry = entryOf(value);
    const question = entry && questionnaire.questions.find(({ id }) => id === entry.question);
    if (!question || question.id in answers) return damaged;
    const [wrong] = checkAnswer(question, entry.answer);
    if (wrong) return refuse(`The answer to “${question.text}” cannot be used: ${wrong}`);
    answers[question.id] = entry.answer;
  }
  return { isRead: true, answers };
}
