import { fill, msg, t, type Values } from '../language';

/**
 * Sentences of assessments. These are stored, downloaded and compared, so they are written in English
 * for every reader (`kept`) and translated where they are shown (`keptText`).
 */
export const KEPT = {
  unansweredOne: msg('Answer the question left in “{category}”.'),
  unanswered: msg('Answer the {count} questions left in “{category}”.'),
  red: msg(
    'The answer “{answer}” to “{question}” stands in the way. Once it has changed, change the answer and submit again.',
  ),
  amber: msg('The answer “{answer}” to “{question}” needs a check by a reviewer.'),
  reviewNeeds: msg(
    'The Basic score is {score} %: a review needs at least {reviewed} %, clearance {cleared} %.',
  ),
  reviewerDecides: msg('The Basic score is {score} %: below {cleared} % a reviewer decides.'),
};

/** One of them with its values, the same in every language. */
export const kept = (name: keyof typeof KEPT, values: Values): string => fill(KEPT[name], values);

/** The values of a sentence that was made from a text; null of any other. */
function valuesIn(text: string, sentence: string): Record<string, string> | null {
  const pattern = text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${pattern}$`).exec(sentence)?.groups ?? null;
}

export const isKept = (name: keyof typeof KEPT, sentence: string): boolean =>
  valuesIn(KEPT[name], sentence) !== null;

/** A sentence of an assessment in the language of the reader. */
export function keptText(sentence: string): string {
  for (const text of Object.values(KEPT)) {
    const values = valuesIn(text, sentence);
    if (values) {
      const shown = Object.entries(values).map(([name, value]): [string, string] => [
        name,
        t(value),
      ]);
      return t(text, Object.fromEntries(shown));
    }
  }
  return t(sentence);
}
