import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

export type EventChange = 'changed' | 'cancelled' | 'postponed' | 'published';

const NEWS: Record<EventChange, { subject: string; text: string }> = {
  changed: { subject: 'Changed', text: 'has changed.' },
  cancelled: { subject: 'Cancelled', text: 'does not take place.' },
  postponed: { subject: 'Postponed', text: 'was postponed.' },
  published: { subject: 'On again', text: 'takes place after all.' },
};

/** Nobody waits for a place in what is cancelled. */
function eventWords(change: EventChange, isWaiting: boolean): string {
  if (!isWaiting) return 'An event that you attend';
  return `An event for which you ${change === 'cancelled' ? 'waited' : 'wait'} for a place`;
}

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
  count === 1
    ? 'This holds for one later date too.'
    : `This holds for ${count} later dates of yours too.`;

const IN_REVIEW =
  'The event page is not public until our team has reviewed all changes. You keep your place.';

function linkBlocks(change: EventChange, link: string | null) {
  if (link !== null) return [{ link, label: 'See the event' }];
  return change === 'cancelled' ? [] : [IN_REVIEW];
}

/**
 * Tells somebody who attends or waits for a place what became of the event. Nothing of it is in the
 * organiser's words but the name, which was reviewed.
 */
export function eventNoticeMail(
  config: Config,
  { to, firstName, isWaiting, change, name, when, changed, moreDates = 0, link }: Notice,
): Mail {
  const { subject, text } = NEWS[change];
  const news = `${eventWords(change, isWaiting)} ${text}`;
  return framed(config, {
    kind: 'eventNotice',
    to,
    subject: `${subject}: ${nameText(name)}`,
    preview: news,
    firstName,
    blocks: [
      news,
      {
        lines: [
          nameText(name),
          ...(when === null ? [] : [when]),
          ...(change === 'postponed' && when === null ? ['The new date is not known yet.'] : []),
          ...(changed.length === 0 ? [] : [`Changed: ${changed.join(', ')}`]),
        ],
      },
      ...(moreDates > 0 ? [moreText(moreDates)] : []),
      ...linkBlocks(change, link),
    ],
    footer: isWaiting
      ? `You receive this email because you joined the waiting list on ${config.productName}.`
      : `You receive this email because you signed up for this event on ${config.productName}.`,
  });
}
