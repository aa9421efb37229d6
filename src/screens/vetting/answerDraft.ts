import { checkAnswer } from '../../../domain/vetting/answers';
import { canonicalDecimal } from '../../../domain/vetting/decimals';
import type { Answer, VettingQuestion } from '../../../domain/vetting/types';

export const BLANK: Answer = { text: '', selected_options: [], evidence_url: '' };

export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.text === other.text &&
  one.evidence_url === other.evidence_url &&
  one.selected_options.length === other.selected_options.length &&
  one.selected_options.every((id) => other.selected_options.includes(id));

const isNumeric = ({ kind }: VettingQuestion) => kind === 'number' || kind === 'percentage';

/** The chosen option that says that the question does not concern the business. */
export const notApplicableOption = (question: VettingQuestion, { selected_options }: Answer) =>
  question.options.find(
    ({ id, is_not_applicable }) => is_not_applicable && selected_options.includes(id),
  ) ?? null;

/** An address as people write it; `https://` is added where no scheme is. */
const webAddress = (typed: string): string => {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
};

export interface ReadDraft {
  /** What can be kept of it; null where the answer itself cannot. */
  answer: Answer | null;
  /** What is wrong with the answer, or with the reason why it is not applicable. */
  problems: readonly string[];
  evidenceProblems: readonly string[];
}

function answerText(question: VettingQuestion, draft: Answer): string {
  const text = draft.text.trim();
  if (notApplicableOption(question, draft) || question.kind === 'text') return text;
  return isNumeric(question) ? (canonicalDecimal(text) ?? text) : '';
}

/** Reads what was typed and chosen; an unreadable evidence link does not hold up the answer. */
export function readDraft(question: VettingQuestion, draft: Answer, saved: Answer): ReadDraft {
  const typedAddress = webAddress(draft.evidence_url);
  const evidenceProblems = checkAnswer(question, { ...BLANK, evidence_url: typedAddress });
  const evidence_url = evidenceProblems.length === 0 ? typedAddress : saved.evidence_url;
  const { selected_options } = draft;
  const answer = { text: answerText(question, draft), selected_options, evidence_url };
  const problems = checkAnswer(question, { ...answer, evidence_url: '' });
  return { answer: problems.length === 0 ? answer : null, problems, evidenceProblems };
}

/** The draft after an option was pressed; what rules out others stands alone. */
export function withOption(question: VettingQuestion, draft: Answer, optionId: number): Answer {
  const isAlone = (id: number) =>
    question.options.some(
      (option) => option.id === id && (option.is_exclusive || option.is_not_applicable),
    );
  const wasNotApplicable = notApplicableOption(question, draft) !== null;
  const chosen = draft.selected_options;
  const next =
    question.kind === 'one' || isAlone(optionId)
      ? chosen.includes(optionId) && question.kind !== 'one'
        ? []
        : [optionId]
      : chosen.includes(optionId)
        ? chosen.filter((id) => id !== optionId)
        : [...chosen.filter((id) => !isAlone(id)), optionId];
  const isNotApplicable = notApplicableOption(question, { ...draft, selected_options: next });
  return {
    ...draft,
    selected_options: next,
    text: wasNotApplicable === Boolean(isNotApplicable) ? draft.text : '',
  };
}
