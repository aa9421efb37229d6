import { t } from '../../domain/language';
import type { Config } from '../config';
import { eventPath } from '../pages/eventPage';
import { listingPath } from '../pages/listingPage';
import type { ListingNews } from '../routes/savedListings/repository';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';
import { pageAddress } from '../pages/pageAddress';

interface Follower {
  to: string;
  firstName: string;
  news: readonly ListingNews[];
}

/** What is new of the businesses that a member follows. */
export function followMail(config: Config, { to, firstName, news }: Follower): Mail {
  const { productName } = config;
  const [first] = news;
  const isOne = first !== undefined && news.length === 1;
  return framed(config, {
    kind: 'followed',
    to,
    subject: isOne
      ? t('News of {name}', { name: nameText(first.name) })
      : t('News of businesses that you follow'),
    preview: t('What is new on {productName}.', { productName }),
    firstName,
    blocks: [
      t('This is new of what you follow:'),
      ...news.flatMap(({ name, slug, hasChanged, events }) => [
        ...(hasChanged
          ? [
              t('{name} has changed its listing:', { name: nameText(name) }) +
                `\n${pageAddress(config, listingPath(config, slug))}`,
            ]
          : []),
        ...events.map(
          (event) =>
            t('{name} invites to “{event}”:', {
              name: nameText(name),
              event: nameText(event.name),
            }) + `\n${pageAddress(config, eventPath(event.slug))}`,
        ),
      ]),
    ],
    footer: t(
      'You receive this email because you follow these businesses, at most once a day. You can stop that in your Member Zone.',
    ),
    endLinks: [{ link: pageAddress(config, '/general#saved'), label: t('Saved businesses') }],
  });
}
