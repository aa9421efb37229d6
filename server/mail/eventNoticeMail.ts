import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

export type EventChange = 'moved' | 'cancelled' | 'postponed' | 'published';

const NEWS: Record<EventChange, { subject: string; text: string }> = {
  moved: { subject: 'Changed', text: 'The time or place of an event that you attend has changed.' },
  cancelled: { subject: 'Cancelled', text: 'An event that you attend does not take place.' },
  postponed: { subject: 'Postponed', text: 'An event that you attend was postponed.' },
  published: { subject: 'On again', text: 'An event that you attend takes place after all.' },
};

interface Notice {
  to: string;
  firstName: string;
  change: EventChange;
  name: string;
  /** Null where there is none, or none that is known yet. */
  when: string | null;
  place: string | null;
  link: string;
}

/** Tells somebody who attends what became of the event. */
export const eventNoticeMail = (
  config: Config,
  { to, firstName, change, name, when, place, link }: Notice,
): Mail =>
  framed(config, {
    to,
    subject: `${NEWS[change].subject}: ${name}`,
    preview: NEWS[change].text,
    firstName,
    blocks: [
      NEWS[change].text,
      {
        lines: [
          name,
          ...(when === null ? [] : [when]),
          ...(change === 'postponed' && when === null ? ['The new date is not known yet.'] : []),
          ...(place === null ? [] : [place]),
        ],
      },
      { link, label: 'See the event' },
    ],
    footer: `You receive this mail because you said on ${config.productName} that you come.`,
  });
