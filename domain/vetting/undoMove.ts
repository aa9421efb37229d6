import type { ApplicationEventPayload } from '../contract/vetting';
import { needsNote, type NotedEvent } from './applicationEvents';
import { reverseOf } from './applicationLife';
import type { ApplicationState } from './applicationStates';
import { STOCK_REASONS } from './stockReasons';

/** What a business reads when a decision is undone at once. */
const mistakeOf = (event: NotedEvent): string =>
  STOCK_REASONS[event].find(({ label }) => label.endsWith('by mistake'))?.text ?? '';

/** What an admin sends to undo a move at once, with the note that it needs; null where nothing undoes it. */
export function undoOf(
  from: ApplicationState,
  to: ApplicationState,
): ApplicationEventPayload | null {
  const event = reverseOf(from, to, 'admin');
  if (event === null) return null;
  return needsNote(event) ? { event, note: mistakeOf(event) } : { event };
}
