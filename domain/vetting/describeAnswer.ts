import type { Answer, VettingQuestion } from './types';

/** An answer as its giver would read it, in lines; empty when nothing is given. */
export function describeAnswer(
  question: Pick<VettingQuestion, 'kind'> & {
    options: readonly Pick<VettingQuestion['options'][number], 'id' | 'label'>[];
  },
  answer: Answer | null,
): string[] {
  if (!answer) return [];
  const chosen = question.options
    .filter(({ id }) => answer.selected_options.includes(id))
    .map(({ label }) => label);
  const text =
    question.kind === 'percentage' && chosen.length === 0 ? `${answer.text} %` : answer.text;
  return [
    ...chosen,
    ...(answer.text === '' ? [] : [text]),
    ...(answer.evidence_url === '' ? [] : [`Evidence: ${answer.evidence_url}`]),
  ];
}
