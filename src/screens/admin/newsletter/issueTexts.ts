import type { IssueCounts, IssueSummary } from '../../../../domain/contract/admin/newsletter';
import type { CardKind, IssueState } from '../../../../domain/newsletter';
import { countText, momentText } from '../../../ui/format';

export const STATE_NAMES: Record<IssueState, string> = {
  draft: 'Draft',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

export const CARD_NAMES: Record<CardKind, string> = {
  event: 'Event',
  listing: 'Listing',
  resource: 'Resource',
};

export const titleOf = ({ subject }: Pick<IssueSummary, 'subject'>): string =>
  subject.trim() || 'Without a subject';

const totalOf = ({ sent, failed, skipped, waiting }: IssueCounts): number =>
  sent + failed + skipped + waiting;

/** One line about an issue in the list. */
export function issueText({ state, changed_at, started_at, counts }: IssueSummary): string {
  if (started_at === null) return `${STATE_NAMES[state]}, changed ${momentText(changed_at)}`;
  return `${STATE_NAMES[state]}, started ${momentText(started_at)}: ${counts.sent} of ${countText(totalOf(counts), 'person', 'people')} got it`;
}

/** The numbers of an issue, each with what it says. */
export const countRows = (counts: IssueCounts, state: IssueState): [string, number][] => [
  ['Handed to the mail server', counts.sent],
  [state === 'stopped' ? 'Never sent' : 'Still to be sent', counts.waiting],
  ['Refused by the mail server', counts.failed],
  ['Left the newsletter before their turn', counts.skipped],
  ['Unsubscribed by the link of this issue', counts.unsubscribed],
];
