import { localeFor, msg, plural, t } from '../../../domain/language';
import type { ListingActivity } from '../../../domain/contract/memberZone';
import {
  ACTIVITY_PERIOD_DAYS,
  tapsIn,
  type ActivityCounts,
  type ActivityKind,
} from '../../../domain/listing/activity';
import { dateText } from '../../ui/format';

export const ACTIVITY_NAMES: Readonly<Record<ActivityKind, string>> = {
  view: msg('Viewed the page'),
  call: msg('Tapped Call'),
  whatsapp: msg('Tapped WhatsApp'),
  directions: msg('Tapped Directions'),
};

const TAPS: readonly (readonly [Exclude<ActivityKind, 'view'>, string])[] = [
  ['whatsapp', msg('WhatsApp')],
  ['call', msg('Call')],
  ['directions', msg('Directions')],
];

/** Such as “Visitors tapped WhatsApp 2 times and Call once.”; empty without taps. */
function tapsText(counts: ActivityCounts): string {
  const taps = TAPS.filter(([kind]) => counts[kind] > 0);
  if (taps.length === 0) return '';
  const parts = taps.map(([kind, name]) =>
    plural(counts[kind], '{name} once', '{name} # times', { name: t(name) }),
  );
  const inWords = new Intl.ListFormat(localeFor('en-GB'), { type: 'conjunction' });
  return t('Visitors tapped {taps}.', { taps: inWords.format(parts) });
}

/** How often the listing was viewed since a day, or in the last 28. */
function viewsText(views: number, since: string | null): string {
  if (since === null) {
    return plural(
      views,
      'In the last {days} days your listing was viewed once.',
      'In the last {days} days your listing was viewed # times.',
      { days: ACTIVITY_PERIOD_DAYS },
    );
  }
  return plural(
    views,
    'Since {date}, when you were here last, your listing was viewed once.',
    'Since {date}, when you were here last, your listing was viewed # times.',
    { date: dateText(since) },
  );
}

const nobodyText = (since: string | null): string =>
  since === null
    ? t('In the last {days} days nobody opened your listing.', { days: ACTIVITY_PERIOD_DAYS })
    : t('Since {date}, when you were here last, nobody opened your listing.', {
        date: dateText(since),
      });

/** What visitors did since the last visit of the owner, or in the last 28 days. */
export function activitySentence(
  { latest, since_visit }: ListingActivity,
  since: string | null,
): string {
  const counts = since_visit ?? latest;
  if (counts.view + tapsIn(counts) === 0) return nobodyText(since);
  return [viewsText(counts.view, since), tapsText(counts)].filter(Boolean).join(' ');
}
