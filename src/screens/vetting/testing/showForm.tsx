import { screen, within } from '@testing-library/react';
import type { KnownFacts } from '../../../../domain/vetting/knownFacts';
import { QUESTIONNAIRE } from '../../../../domain/vetting/questionnaire';
import { answersBy } from '../../../../domain/vetting/testing/samples';
import type { Vetting } from '../../../actors/vetting';
import { questionAnchor } from '../../../paths';
import { renderThemed } from '../../../testing/renderThemed';
import { KnownFactsContext } from '../knownFacts';
import { VettingFormPageView } from '../VettingFormPageView';
import { ask, KeepingAnswers } from './aVetting';

export const BUSINESS_DETAILS = '1';
export const answers = (given: Parameters<typeof answersBy>[1]) => answersBy(QUESTIONNAIRE, given);
export const categoryOf = (code: string) => String(ask(code).category);

export function show(
  categoryId: string,
  start: Partial<Vetting> = {},
  place = '',
  facts: KnownFacts | null = null,
) {
  const onAnswer = jest.fn();
  const shown = renderThemed(
    <KeepingAnswers start={start} onAnswer={onAnswer}>
      <KnownFactsContext value={facts}>
        <VettingFormPageView categoryId={categoryId} />
      </KnownFactsContext>
    </KeepingAnswers>,
    `/vetting/form/${categoryId}${place}`,
  );
  return { onAnswer, ...shown };
}

/** Shows the section of one question. */
export const showQuestion = (
  code: string,
  start: Partial<Vetting> = {},
  facts: KnownFacts | null = null,
) => show(categoryOf(code), start, `#${questionAnchor(ask(code).id)}`, facts);

export const next = () => screen.getByRole('link', { name: /^Next:/ });

/** The list item of one question. */
export function card(code: string) {
  const item = screen.getByRole('heading', { level: 3, name: ask(code).text }).closest('li');
  if (!item) throw new Error(`${code} is not shown`);
  return within(item);
}
