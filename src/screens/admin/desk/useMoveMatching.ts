import { t } from '../../../../domain/language';
import type { DeskPage } from '../../../../domain/contract/admin/desk';
import { LARGEST_BULK, type BulkResult } from '../../../../domain/contract/admin/pipeline';
import { eventText, type ApplicationEventType } from '../../../../domain/vetting/applicationEvents';
import { useSendDeskBulkMutation } from '../../../api/admin/deskApi';
import { useSendBulkEventsMutation } from '../../../api/admin/pipelineApi';
import { readFailure } from '../../../api/failure';
import { problemOf, reasonOf } from '../../../api/reasonOf';
import type { Problem } from '../../../ui/fields/FormAlert';
import { countText } from '../../../ui/format';
import { useToast } from '../../../ui/toasts';
import { toPayload, type DecisionValues } from '../application/decisionForm';
import type { DeskAddress } from './deskAddress';
import { undoOfAll } from './matchingMoves';

/** Moves all that match the filter, which the server judges again, and offers to undo it. */
export function useMoveMatching({ view, q, category }: DeskAddress, states: DeskPage['states']) {
  const toast = useToast();
  const [sendMatching] = useSendDeskBulkMutation();
  const [sendEach] = useSendBulkEventsMutation();

  function report(event: ApplicationEventType, { done }: BulkResult) {
    if (done.length === 0) return;
    const back = undoOfAll(states, event);
    const undo = async () => {
      if (!back) return;
      let undone = 0;
      try {
        for (let first = 0; first < done.length; first += LARGEST_BULK) {
          const applications = done.slice(first, first + LARGEST_BULK);
          undone += (await sendEach({ applications, ...back }).unwrap()).done.length;
        }
        toast('success', `${t(eventText(back.event))}: ${countText(undone, 'application')}`);
      } catch (thrown) {
        const told =
          undone === 0 ? t('Nothing was undone.') : t('Only {undone} were undone.', { undone });
        toast('error', `${told} ${reasonOf(readFailure(thrown))}`);
      }
    };
    const text = `${t(eventText(event))}: ${countText(done.length, 'application')}`;
    toast('success', text, back ? { label: t('Undo'), onAct: () => void undo() } : undefined);
  }

  return async (
    event: ApplicationEventType,
    values: DecisionValues,
    expected: number,
  ): Promise<BulkResult | Problem> => {
    const { note } = toPayload(event, values);
    const filter = { view, ...(q && { q }), ...(category && { category }) };
    try {
      const body = { ...filter, event, expected, ...(note !== undefined && { note }) };
      const result = await sendMatching(body).unwrap();
      report(event, result);
      return result;
    } catch (thrown) {
      console.error('The applications that match were not moved', thrown);
      return problemOf(readFailure(thrown));
    }
  };
}
