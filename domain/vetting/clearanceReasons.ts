import type { Assessment } from '../contract/assessment';
import { language, t } from '../language';
import { NEEDED_YES } from './clearance';
import { isKept, KEPT, keptText } from './keptTexts';
import type { VettingOption, VettingQuestion } from './types';

type Asked = Pick<VettingQuestion, 'text'> & {
  options: readonly Pick<VettingOption, 'id' | 'label'>[];
};

/**
 * The reasons of a clearance in the language of the reader. They were kept in English; what they say of
 * an answer follows from its flag, since the reasons have the order of the flags. `questionOf` gives
 * the question as the reader knows it.
 */
export function reasonTexts(
  { clearance, flags, receipt }: Pick<Assessment, 'clearance' | 'flags' | 'receipt'>,
  questionOf: (id: number) => Asked | undefined,
): string[] {
  if (language() === 'en') return clearance.reasons;
  const codes = new Map(receipt.lines.map(({ question, code }) => [question, code]));
  const told = flags.filter(
    ({ question, flag }) => !(flag === 'red' && (codes.get(question) ?? '') in NEEDED_YES),
  );
  return clearance.reasons.map((reason) => {
    const kind = (['red', 'amber'] as const).find((name) => isKept(name, reason));
    const place = told.findIndex(({ flag }) => flag === kind);
    const [flag] = place === -1 ? [] : told.splice(place, 1);
    const question = flag && questionOf(flag.question);
    const answer = question?.options.find(({ id }) => id === flag?.option)?.label;
    return kind && question && answer !== undefined
      ? t(KEPT[kind], { answer, question: question.text })
      : keptText(reason);
  });
}
