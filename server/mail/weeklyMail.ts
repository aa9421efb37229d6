import { msg, t } from '../../domain/language';
import type { Config } from '../config';
import type { IssueCard } from '../db/schema/newsletter';
import { framed } from './frame';
import { cardBlock } from './issueMail';
import type { Mail } from './mailer';

interface Week {
  to: string;
  firstName: string;
  /** Ends the weekly email without signing in. */
  unsubscribe: string;
  cards: readonly IssueCard[];
  key: string;
}

const SECTIONS = [
  { kind: 'event', heading: msg('Coming events:') },
  { kind: 'listing', heading: msg('New in the directory:') },
  { kind: 'resource', heading: msg('New resources:') },
] as const;

/** Tells a member what is new in their county and themes. */
export function weeklyMail(config: Config, week: Week): Mail {
  const { to, firstName, unsubscribe, cards, key } = week;
  const [first = '', ...others] = cards.map(({ title }) => title);
  return framed(config, {
    kind: 'weekly',
    to,
    subject: t('This week near you: {productName}', { productName: config.productName }),
    preview:
      others.length === 0
        ? first
        : t('{title} and {count} more', { title: first, count: others.length }),
    firstName,
    blocks: [
      t('This is new near you and in your themes.'),
      ...SECTIONS.flatMap(({ kind, heading }) => {
        const ofKind = cards.filter((card) => card.kind === kind);
        return ofKind.length === 0 ? [] : [t(heading), ...ofKind.map(cardBlock)];
      }),
    ],
    footer: t('You get this email once a week because you chose it in your profile.'),
    endLinks: [{ link: unsubscribe, label: t('Unsubscribe') }],
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    key,
  });
}
