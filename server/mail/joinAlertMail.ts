import { countyName } from '../../domain/counties';
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
  const what = q === '' ? 'a business' : `a business for “${nameText(q)}”`;
  const where = countyName(county);
  return where === undefined ? what : `${what} in ${where}`;
};

/** Asks whether the address wants the email that `joinedMail` sends. Anybody can type any address. */
export const joinAlertMail = (
  config: Config,
  { to, link, ...search }: Search & { to: string; link: string },
): Mail =>
  framed(config, {
    kind: 'joinAlert',
    to,
    subject: `Shall we write when a business joins ${config.productName}?`,
    preview: 'One click, and we write to you once.',
    blocks: [
      `Somebody looked in ${config.productName} for ${wantedText(search)}, found none, and gave this address.`,
      'Do you want an email when one joins?',
      { link, label: 'Yes, write to me' },
      `The link works within ${JOIN_ALERT_HOURS} hours. We send one email, then we delete your address. If you did not ask for it, ignore this email.`,
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
    subject: `A business has joined ${config.productName}`,
    preview: `You looked for ${wantedText(search)}.`,
    blocks: [
      `You asked us to write when there is ${wantedText(search)}. Here it is:`,
      `${nameText(business)}, ${nameText(place)}`,
      { link, label: 'Open the directory' },
      'This was the only email about this search. We have deleted your address from it.',
    ],
  });
