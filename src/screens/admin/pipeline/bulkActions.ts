import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';
import {
  type ApplicationEventType,
  namesQuestions,
} from '../../../../domain/vetting/applicationEvents';
import { adminMoves } from '../application/moves';

export interface BulkAction {
  event: ApplicationEventType;
  /** The applications that can take the event. */
  takes: PipelineCard[];
  /** Those that cannot, and stay as they are. */
  others: PipelineCard[];
}

/** Events for several applications: all but those that name questions of one business. */
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
