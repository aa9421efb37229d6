import { msg, plural, t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

export type EventChange = 'changed' | 'cancelled' | 'postponed' | 'published';

interface News {
  subject: string;
  /** To those who attend, and to those who wait for a place. */
  attending: string;
  waiting: string;
}

/** Nobody waits for a place in what is cancelled. */
const NEWS: Record<EventChange, News> = {
  changed: {
    subject: msg('Changed'),
    attending: msg('An event that you attend has changed.'),
    waiting: msg('An event for which you wait for a place has changed.'),
  },
  cancelled: {
    subject: msg('Cancelled'),
    attending: msg('An event that you attend does not take place.'),
    waiting: msg('An event for which you waited for a place does not take place.'),
  },
  postponed: {
    subject: msg('Postponed'),
    attending: msg('An event that you attend was postponed.'),
    waiting: msg('An event for which you wait for a place was postponed.'),
  },
  published: {
    subject: msg('On again'),
    attending: msg('An event that you attend takes place after all.'),
    waiting: msg('An event for which you wait for a place takes place after all.'),
  },
};

interface Notice {
  to: string;
  firstName: string;
  /** For a place, instead of having one. */
  isWaiting: boolean;
  change: EventChange;
  name: string;
  /** Null where none is known yet. */
  when: string | null;
  /** The names of the fields that have changed; what they say now is on the page alone. */
  changed: string[];
  /** Of the later dates of its series in which the recipient takes part too, this many have the same news. */
  moreDates?: number;
  /** Null where there is no page, or none until it is reviewed. */
  link: string | null;
}

const moreText = (count: number): string =>
  plural(count, 'This holds for one later date too.', 'This holds for # later dates of yours too.');

const IN_REVIEW = msg(
  'The event page is not public until our team has reviewed all changes. You keep your place.',
);

function linkBlocks(change: EventChange, link: string | null) {
  if (link !== null) return [{ link, label: t('See the event') }];
  return change === 'cancelled' ? [] : [t(IN_REVIEW)];
}

/**
 * Tells somebody who attends or waits for a place what became of the event. Nothing of it is in the
 * organiser's words but the name, which was reviewed.
 */
export function eventNoticeMail(
  config: Config,
  { to, firstName, isWaiting, change, name, when, changed, moreDates = 0, link }: Notice,
): Mail {
  const { subject, attending, waiting } = NEWS[change];
  const news = t(isWaiting ? waiting : attending);
  const { productName } = config;
  return framed(config, {
    kind: 'eventNotice',
    to,
    subject: `${t(subject)}: ${nameText(name)}`,
    preview: news,
    firstName,
    blocks: [
      news,
      {
        lines: [
          nameText(name),
          ...(when === null ? [] : [when]),
          ...(change === 'postponed' && when === null ? [t('The new date is not known yet.')] : []),
          ...(changed.length === 0
            ? []
            : [t('Changed: {fields}', { fields: changed.map((field) => t(field)).join(', ') })]),
        ],
      },
      ...(moreDates > 0 ? [moreText(moreDates)] : []),
      ...linkBlocks(change, link),
    ],
    footer: isWaiting
      ? t('You receive this email because you joined the waiting list on {productName}.', {
          productName,
        })
      : t('You receive this email because you signed up for this event on {productName}.', {
          productName,
        }),
  });
}
