import { msg, t } from '../language';
import { LIMIT_MESSAGES } from '../messages';
import { compareDecimals, isDecimal } from './decimals';
import type { Answer, VettingOption, VettingQuestion } from './types';

/** The fewest characters of a reason why a question does not apply; `ANSWER_MESSAGES` says it too. */
export const REASON_MIN_LENGTH = 5;

/** To be translated where they are shown, as `checkAnswer` does. */
export const ANSWER_MESSAGES = {
  foreignOption: msg('An option does not belong to this question.'),
  chooseOne: msg('Choose one option.'),
  choose: msg('Choose at least one option.'),
  onlyOne: msg('Choose only one option.'),
  reason: msg('Say in at least 5 characters why this does not apply to you.'),
  number: msg('Enter a number such as 12 or 12.5.'),
  percentage: msg('Enter a percentage from 0 to 100.'),
  noChoice: msg('Answer this question in words or figures.'),
  evidence: msg('Enter a web address that starts with http:// or https://.'),
} as const;

/** The question's options that the answer chooses, in the question's order. */
export const chosenOptions = (
  { options }: VettingQuestion,
  answer: Pick<Answer, 'selected_options'>,
): VettingOption[] => options.filter(({ id }) => answer.selected_options.includes(id));

/** Whether the answer says that the question does not concern the business. */
export const isNotApplicable = (question: VettingQuestion, answer: Answer): boolean =>
  chosenOptions(question, answer).some((option) => option.is_not_applicable);

/** Nothing chosen and nothing written: the question is open again. */
const isCleared = ({ selected_options, text }: Answer): boolean =>
  selected_options.length === 0 && text.trim() === '';

function faultsOfFigure(kind: 'number' | 'percentage', text: string): string[] {
  if (kind === 'number') return isDecimal(text) ? [] : [ANSWER_MESSAGES.number];
  const isPercentage = isDecimal(text) && compareDecimals(text, 100) <= 0;
  return isPercentage ? [] : [ANSWER_MESSAGES.percentage];
}

function faultsOfOptions(kind: 'one' | 'many', chosen: readonly VettingOption[]): string[] {
  if (chosen.length === 0)
    return [kind === 'one' ? ANSWER_MESSAGES.chooseOne : ANSWER_MESSAGES.choose];
  if (kind === 'one' && chosen.length > 1) return [ANSWER_MESSAGES.onlyOne];
  return [];
}

function faultsOfContent(question: VettingQuestion, answer: Answer): string[] {
  const chosen = chosenOptions(question, answer);
  const known = new Set(question.options.map(({ id }) => id));
  if (answer.selected_options.some((id) => !known.has(id))) return [ANSWER_MESSAGES.foreignOption];
  const alone = chosen.find((option) => option.is_exclusive || option.is_not_applicable);
  if (alone && chosen.length > 1)
    return [t('“{option}” can only be chosen alone.', { option: alone.label })];
  if (alone?.is_not_applicable)
    return answer.text.trim().length < REASON_MIN_LENGTH ? [ANSWER_MESSAGES.reason] : [];
  const { kind } = question;
  if (kind === 'one' || kind === 'many') return faultsOfOptions(kind, chosen);
  if (chosen.length > 0) return [ANSWER_MESSAGES.noChoice];
  return kind === 'text' ? [] : faultsOfFigure(kind, answer.text);
}

/** Apart from the content, since an answer from before the limit goes on to count. */
function faultsOfCount({ max_choices: max }: VettingQuestion, answer: Answer): string[] {
  const isMore = max !== null && answer.selected_options.length > max;
  return isMore ? [LIMIT_MESSAGES.maxItems(max)] : [];
}

/** Whether another option would be one too many. */
export const isFull = ({ max_choices: max }: VettingQuestion, chosen: readonly number[]): boolean =>
  max !== null && chosen.length >= max;

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * What is wrong with an answer, in sentences; none when it may be kept. An answer with nothing chosen
 * and nothing written may be kept: it opens the question again.
 */
export function checkAnswer(question: VettingQuestion, answer: Answer): string[] {
  const evidence = answer.evidence_url.trim();
  return [
    ...(isCleared(answer) ? [] : faultsOfContent(question, answer)),
    ...faultsOfCount(question, answer),
    ...(evidence === '' || isWebAddress(evidence) ? [] : [ANSWER_MESSAGES.evidence]),
  ].map((text) => t(text));
}

/** Whether the question has an answer that counts; "not applicable" with its reason is one. */
export const isAnswered = (question: VettingQuestion, answer: Answer | undefined): boolean =>
  answer !== undefined && !isCleared(answer) && faultsOfContent(question, answer).length === 0;

/** Whether the answer is backed by a link. */
export const hasEvidence = ({ evidence_url }: Answer): boolean => isWebAddress(evidence_url.trim());
