import type { AbuseReport } from '../../domain/contract/admin/moderation';
import { localeFor, msg, t } from '../../domain/language';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

type Outcome = NonNullable<AbuseReport['outcome']>;

const NEWS: Record<Outcome, string> = {
  acted: msg('We looked into it and did something about it.'),
  dismissed: msg('We looked into it and found nothing that has to change.'),
};

const THANKS: Record<AbuseReport['subject'], string> = {
  listing: msg(
    'On {day} you told us about a business of the directory on {productName}. Thank you.',
  ),
  event: msg('On {day} you told us about an event on {productName}. Thank you.'),
  resource: msg('On {day} you told us about a resource on {productName}. Thank you.'),
  member: msg('On {day} you told us about a member on {productName}. Thank you.'),
};

interface Answer {
  to: string;
  subject: AbuseReport['subject'];
  reportedAt: Date;
  outcome: Outcome;
}

/** Tells who reported something what came of it; not of whom, nor by whom, nor why. */
export const reportOutcomeMail = (
  config: Config,
  { to, subject, reportedAt, outcome }: Answer,
): Mail => {
  const day = reportedAt.toLocaleDateString(localeFor('en-GB'), {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  });
  const { productName } = config;
  return framed(config, {
    kind: 'reportOutcome',
    to,
    subject: t('Your report to {productName}', { productName }),
    preview: t(NEWS[outcome]),
    blocks: [t(THANKS[subject], { day, productName }), t(NEWS[outcome])],
    helpLine: t('Is something still wrong? Write to'),
  });
};
