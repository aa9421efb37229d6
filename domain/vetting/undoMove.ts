import type { ApplicationEventPayload } from '../contract/vetting';
import { needsNote } from './applicationEvents';
import { reverseOf } from './applicationLife';
import type { ApplicationState } from './applicationStates';
import { STOCK_REASONS } from './stockReasons';

/** What a business reads when a decision is undone at once. */
const MISTAKE = STOCK_REASONS['application.reopened'].find(
  ({ label }) => label === 'Decided by mistake',
);

/** What an admin sends to undo a move at once, with the note that it needs; null where nothing undoes it. */
export function undoOf(
  from: ApplicationState,
  to: ApplicationState,
): ApplicationEventPayload | null {
  const event = reverseOf(from, to, 'admin');
  if (event === null) return null;
  return needsNote(event) ? { event, note: MISTAKE?.text ?? '' } : { event };
}
