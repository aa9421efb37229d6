import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

export type EventChange = 'changed' | 'cancelled' | 'postponed' | 'published';

const NEWS: Record<EventChange, { subject: string; text: string }> = {
  changed: { subject: 'Changed', text: 'An event that you attend has changed.' },
  cancelled: { subject: 'Cancelled', text: 'An event that you attend does not take place.' },
  postponed: { subject: 'Postponed', text: 'An event that you attend was postponed.' },
  published: { subject: 'On again', text: 'An event that you attend takes place after all.' },
};

interface Notice {
  to: string;
  firstName: string;
  change: EventChange;
  name: string;
  /** Null where none is known yet. */
  when: string | null;
  /** The names of the fields that have changed; what they say now is on the page alone. */
  changed: string[];
  link: string;
}

/**
 * Tells somebody who attends what became of the event. Nothing of it is in the organiser's words but the
 * name, which was reviewed.
 */
export const eventNoticeMail = (
  config: Config,
  { to, firstName, change, name, when, changed, link }: Notice,
): Mail =>
  framed(config, {
    kind: 'eventNotice',
    to,
    subject: `${NEWS[change].subject}: ${nameText(name)}`,
    preview: NEWS[change].text,
    firstName,
    blocks: [
      NEWS[change].text,
      {
        lines: [
          nameText(name),
          ...(when === null ? [] : [when]),
          ...(change === 'postponed' && when === null ? ['The new date is not known yet.'] : []),
          ...(changed.length === 0 ? [] : [`Changed: ${changed.join(', ')}`]),
        ],
      },
      { link, label: 'See the event' },
    ],
    footer: `You receive this mail because you said on ${config.productName} that you come.`,
  });
