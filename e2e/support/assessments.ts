import type { APIRequestContext } from '@playwright/test';
import type { Answer, Answers } from '../../domain/vetting/types';

type Kept = Pick<Answer, 'text' | 'selected_options'> & { question: number };

const inOrder = (answers: readonly Kept[]): Kept[] =>
  answers
    .map(({ question, text, selected_options }) => ({
      question,
      text,
      selected_options: selected_options.toSorted((a, b) => a - b),
    }))
    .toSorted((one, other) => one.question - other.question);

/** What was given, as `storedAnswers` says it. */
export const givenAnswers = (answers: Answers): Kept[] =>
  inOrder(Object.entries(answers).map(([id, answer]) => ({ ...answer, question: Number(id) })));

/** The answers that the server has of a business, each as often as it has it, in the order of their questions. */
export async function storedAnswers(
  request: APIRequestContext,
  { token }: { token: string },
): Promise<Kept[]> {
  const answered = await request.get('/vet/responses/', {
    headers: { Authorization: `Token ${token}` },
  });
  return inOrder((await answered.json()) as Kept[]);
}
