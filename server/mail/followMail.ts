import type { Config } from '../config';
import { eventPath } from '../pages/eventPage';
import { listingPath } from '../pages/listingPage';
import type { ListingNews } from '../routes/savedListings/repository';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

interface Follower {
  to: string;
  firstName: string;
  news: readonly ListingNews[];
}

/** What is new of the businesses that a member follows. */
export function followMail(config: Config, { to, firstName, news }: Follower): Mail {
  const { publicUrl, productName } = config;
  const [first] = news;
  const about = first && news.length === 1 ? nameText(first.name) : 'businesses that you follow';
  return framed(config, {
    kind: 'followed',
    to,
    subject: `News of ${about}`,
    preview: `What is new on ${productName}.`,
    firstName,
    blocks: [
      'This is new of what you follow:',
      ...news.flatMap(({ name, slug, hasChanged, events }) => [
        ...(hasChanged
          ? [`${nameText(name)} has changed its listing:\n${publicUrl}${listingPath(config, slug)}`]
          : []),
        ...events.map(
          (event) =>
            `${nameText(name)} invites to “${nameText(event.name)}”:\n${publicUrl}${eventPath(event.slug)}`,
        ),
      ]),
    ],
    footer:
      'You receive this email because you follow these businesses, at most once a day. You can stop that in your Member Zone.',
    endLinks: [{ link: `${publicUrl}/general#saved`, label: 'Saved businesses' }],
  });
}
