import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText, unlinked } from './names';

interface Place {
  to: string;
  firstName: string;
  name: string;
  /** Null where the new date is not known yet. */
  when: string | null;
  /** Null where it is online alone, or not read by an admin yet. */
  place: string | null;
  link: string;
  /** The event as a file for calendars. */
  calendarLink: string;
}

/** To whoever waited longest, when a place has become free. */
export const eventPlaceMail = (
  config: Config,
  { to, firstName, name, when, place, link, calendarLink }: Place,
): Mail =>
  framed(config, {
    kind: 'eventPlace',
    to,
    subject: t('You have a place: {name}', { name: nameText(name) }),
    preview: t('A place has become free, and it is yours.'),
    firstName,
    blocks: [
      t('A place has become free, and it is yours. There is nothing else to do.'),
      {
        lines: [
          nameText(name),
          ...(when === null ? [] : [when]),
          ...(place === null ? [] : [unlinked(place)]),
        ],
      },
      ...(when === null
        ? [t('The event was postponed. We send you an email when the new date is known.')]
        : []),
      { link, label: t('See the event') },
      ...(when === null
        ? []
        : [t('Put it into your calendar:'), { link: calendarLink, label: t('Add to calendar') }]),
      t(
        'If you can no longer attend, press “Cancel my place” on the event page, and the next person gets it.',
      ),
    ],
    footer: t('You receive this email because you joined the waiting list on {productName}.', {
      productName: config.productName,
    }),
  });
