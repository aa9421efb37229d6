import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText, unlinked } from './names';

interface Reminder {
  to: string;
  firstName: string;
  name: string;
  when: string;
  /** Where it is; null where it is online alone, or not read by an admin yet. */
  place: string | null;
  /** Where to join online. */
  joinLink: string | null;
  link: string;
  /** The event as a file for calendars. */
  calendarLink: string;
  key: string;
}

/** The day before, to somebody who attends. */
export const eventReminderMail = (
  config: Config,
  { to, firstName, name, when, place, joinLink, link, calendarLink, key }: Reminder,
): Mail =>
  framed(config, {
    kind: 'eventReminder',
    to,
    subject: t('Reminder: {name}', { name: nameText(name) }),
    preview: when,
    firstName,
    key,
    blocks: [
      t('An event that you attend begins within a day.'),
      { lines: [nameText(name), when, ...(place === null ? [] : [unlinked(place)])] },
      ...(joinLink === null ? [] : [t('Join online:'), { link: joinLink, label: t('Join') }]),
      { link, label: t('See the event') },
      t('Put it into your calendar:'),
      { link: calendarLink, label: t('Add to calendar') },
      t('Plans changed? You can cancel your place on the event page.'),
    ],
    footer: t('You receive this email because you signed up for this event on {productName}.', {
      productName: config.productName,
    }),
  });
