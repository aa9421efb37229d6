import { countyName } from '../../domain/counties';
import { t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';
import { nameText } from './names';

/** How long a link that confirms works. */
export const JOIN_ALERT_HOURS = 48;

interface Search {
  q: string;
  county: string;
}

/** What somebody looks for: a business for “sabuni” in Kisumu. */
export const wantedText = ({ q, county }: Search): string => {
  const words = nameText(q);
  const where = countyName(county);
  if (where === undefined) {
    return q === '' ? t('a business') : t('a business for “{words}”', { words });
  }
  return q === ''
    ? t('a business in {where}', { where })
    : t('a business for “{words}” in {where}', { words, where });
};

/** Asks whether the address wants the email that `joinedMail` sends. Anybody can type any address. */
export const joinAlertMail = (
  config: Config,
  { to, link, ...search }: Search & { to: string; link: string },
): Mail =>
  framed(config, {
    kind: 'joinAlert',
    to,
    subject: t('Shall we write when a business joins {productName}?', {
      productName: config.productName,
    }),
    preview: t('One click, and we write to you once.'),
    blocks: [
      t('Somebody looked in {productName} for {wanted}, found none, and gave this address.', {
        productName: config.productName,
        wanted: wantedText(search),
      }),
      t('Do you want an email when one joins?'),
      { link, label: t('Yes, write to me') },
      t(
        'The link works within {hours} hours. We send one email, then we delete your address. If you did not ask for it, ignore this email.',
        { hours: JOIN_ALERT_HOURS },
      ),
    ],
  });

interface Joined extends Search {
  to: string;
  business: string;
  place: string;
  link: string;
}

/** The one email that was asked for. */
export const joinedMail = (
  config: Config,
  { to, business, place, link, ...search }: Joined,
): Mail =>
  framed(config, {
    kind: 'joined',
    to,
    subject: t('A business has joined {productName}', { productName: config.productName }),
    preview: t('You looked for {wanted}.', { wanted: wantedText(search) }),
    blocks: [
      t('You asked us to write when there is {wanted}. Here it is:', {
        wanted: wantedText(search),
      }),
      `${nameText(business)}, ${nameText(place)}`,
      { link, label: t('Open the directory') },
      t('This was the only email about this search. We have deleted your address from it.'),
    ],
  });
