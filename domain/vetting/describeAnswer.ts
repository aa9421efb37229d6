import { t } from '../language';
import type { Answer, VettingQuestion } from './types';

/** What of a question its answer is read by. */
type Asked = Pick<VettingQuestion, 'kind'> & {
  options: readonly Pick<VettingQuestion['options'][number], 'id' | 'label'>[];
};

/** What was chosen and typed, as its giver would read it, in lines; empty when nothing is given. */
export function answerWords(question: Asked, answer: Answer | null): string[] {
  if (!answer) return [];
  const chosen = question.options
    .filter(({ id }) => answer.selected_options.includes(id))
    .map(({ label }) => label);
  const isShare = question.kind === 'percentage' && chosen.length === 0;
  return [...chosen, ...(answer.text === '' ? [] : [isShare ? `${answer.text}%` : answer.text])];
}

/** The same with the link of its evidence. */
export const describeAnswer = (question: Asked, answer: Answer | null): string[] => [
  ...answerWords(question, answer),
  ...(answer?.evidence_url ? [t('Evidence: {address}', { address: answer.evidence_url })] : []),
];
