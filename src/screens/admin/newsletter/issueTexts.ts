import { msg, plural, t } from '../../../../domain/language';
import type { IssueCounts, IssueSummary } from '../../../../domain/contract/admin/newsletter';
import type { CardKind, IssueState } from '../../../../domain/newsletter';
import { momentText } from '../../../ui/format';

export const STATE_NAMES: Record<IssueState, string> = {
  draft: msg('Draft'),
  sending: msg('Being sent'),
  paused: msg('Paused'),
  sent: msg('Sent'),
  stopped: msg('Stopped'),
};

export const CARD_NAMES: Record<CardKind, string> = {
  event: msg('Event'),
  listing: msg('Listing'),
  resource: msg('Resource'),
};

export const titleOf = ({ subject }: Pick<IssueSummary, 'subject'>): string =>
  subject.trim() || t('Without a subject');

const totalOf = ({ sent, failed, skipped, waiting }: IssueCounts): number =>
  sent + failed + skipped + waiting;

/** One line about an issue in the list. */
export function issueText({ state, changed_at, started_at, counts }: IssueSummary): string {
  const name = t(STATE_NAMES[state]);
  if (started_at === null) {
    return t('{state}, changed {moment}', { state: name, moment: momentText(changed_at) });
  }
  return plural(
    totalOf(counts),
    '{state}, started {moment}: {sent} of # person got it',
    '{state}, started {moment}: {sent} of # people got it',
    { state: name, moment: momentText(started_at), sent: counts.sent },
  );
}

/** The numbers of an issue, each with what it says. */
export const countRows = (counts: IssueCounts, state: IssueState): [string, number][] => [
  [t('Handed to the mail server'), counts.sent],
  [state === 'stopped' ? t('Never sent') : t('Still to be sent'), counts.waiting],
  [t('Refused by the mail server'), counts.failed],
  [t('Left the newsletter before their turn'), counts.skipped],
  [t('Unsubscribed by the link of this issue'), counts.unsubscribed],
];
