import type { HistoryEntry } from '../../domain/contract/vetting';

/** What happened to an application, as its history tells it. */
const EVENT_TEXTS: Partial<Record<string, string>> = {
  'answer.given': 'First answer given',
  'application.submitted': 'Submitted',
  'application.withdrawn': 'Taken back before review',
  'application.claimed': 'Review begun',
  'application.returned': 'Put back into the queue',
  'changes.requested': 'Changes wanted',
  'application.approved': 'Approved',
  'application.rejected': 'Not accepted',
  'application.reopened': 'Review opened again',
  'application.resumed': 'Taken up again',
  'application.renewed': 'Renewed',
  'application.expired': 'Expired after twelve months',
  'listing.published': 'Listed in the directory',
  'listing.changed': 'Listing changed: back to review',
  'clearance.overridden': 'Our team decided on the Advanced part',
  'clearance.restored': 'The rule decides on the Advanced part again',
};

export const eventText = (event: string): string => EVENT_TEXTS[event] ?? event;

export function actorText({ by, actor_name }: Pick<HistoryEntry, 'by' | 'actor_name'>): string {
  if (by === 'system') return 'by itself';
  const who = by === 'owner' ? 'the business' : 'our team';
  return actor_name ? `by ${actor_name} (${who})` : `by ${who}`;
}
