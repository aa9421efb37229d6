import type { AbuseReport } from '../../domain/contract/admin/moderation';
import type { Config } from '../config';
import { framed } from './frame';
import type { Mail } from './mailer';

type Outcome = NonNullable<AbuseReport['outcome']>;

const NEWS: Record<Outcome, string> = {
  acted: 'We looked into it and did something about it.',
  dismissed: 'We looked into it and found nothing that has to change.',
};

const KINDS: Record<AbuseReport['subject'], string> = {
  listing: 'a business of the directory',
  event: 'an event',
  resource: 'a resource',
  member: 'a member',
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
  const day = reportedAt.toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  });
  return framed(config, {
    kind: 'reportOutcome',
    to,
    subject: `Your report to ${config.productName}`,
    preview: NEWS[outcome],
    blocks: [
      `On ${day} you told us about ${KINDS[subject]} on ${config.productName}. Thank you.`,
      NEWS[outcome],
    ],
    helpLine: 'Is something still wrong? Write to',
  });
};
