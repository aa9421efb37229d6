import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';
import {
  type ApplicationEventType,
  namesQuestions,
} from '../../../../domain/vetting/applicationEvents';
import { adminMoves } from '../application/moves';

export interface BulkAction {
  event: ApplicationEventType;
  /** Those that take it. */
  takes: PipelineCard[];
  /** Those that do not, and stay as they are. */
  others: PipelineCard[];
}

/** What can be done with several at once: all but what names questions of a single business. */
export function bulkActions(cards: readonly PipelineCard[]): BulkAction[] {
  const events = new Set(cards.flatMap(({ possible }) => adminMoves(possible)));
  return [...events]
    .filter((event) => !namesQuestions(event))
    .map((event) => ({
      event,
      takes: cards.filter(({ possible }) => possible.includes(event)),
      others: cards.filter(({ possible }) => !possible.includes(event)),
    }));
}
